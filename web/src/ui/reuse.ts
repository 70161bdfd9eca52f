/** New JSON with its unchanged parts taken from the old: what has not changed stays the same object, so that nothing drawn from
 * it is drawn again. */
export function reuse<T>(before: unknown, after: T): T {
  if (before === after) return after;
  if (Array.isArray(after)) {
    if (!Array.isArray(before)) return after;
    const parts = after.map((part, i) => reuse<unknown>(before[i], part));
    return (before.length === after.length && parts.every((part, i) => part === before[i]) ? before : parts) as T;
  }
  if (!isObject(before) || !isObject(after)) return after;
  const parts = Object.fromEntries(Object.entries(after).map(([key, part]) => [key, reuse(before[key], part)]));
  const same =
    Object.keys(before).length === Object.keys(parts).length &&
    Object.keys(parts).every((key) => key in before && parts[key] === before[key]);
  return (same ? before : parts) as T;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
