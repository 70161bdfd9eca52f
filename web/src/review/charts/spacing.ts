/** Marks at the ends of lines, pushed apart where they would overlap, in the order of their lines. */
export function spread(wanted: readonly number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0) || a - b);
  const placed = [...wanted];
  let least = low;
  for (const index of order) {
    placed[index] = Math.max(placed[index] ?? 0, least);
    least = (placed[index] ?? 0) + gap;
  }
  let most = high;
  for (const index of order.toReversed()) {
    placed[index] = Math.min(placed[index] ?? 0, most);
    most = (placed[index] ?? 0) - gap;
  }
  return placed;
}

/** Figures along an axis from 0 up: at most five steps, each a 1, 2, 25 or 5 followed by zeros. */
export function steps(most: number): number[] {
  const rough = Math.max(1, most) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(
    1,
    [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((each) => each >= rough && Number.isInteger(each)) ?? 10 * power,
  );
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, index) => index * step);
}
