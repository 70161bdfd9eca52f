/** The timeline of a game from its first entry to its last: where rounds begin, and which labels have room. */
import type { Chapter } from "../../net/wire";

/** The place of `at` in a sorted list of numbers: the last that is not after it. */
export function placeOf(numbers: readonly number[], at: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The starts of the rounds, from those of the phases. */
export function roundsOf(chapters: readonly Chapter[]): Chapter[] {
  return chapters.filter((chapter, index) => index === 0 || chapter.round !== chapters[index - 1]?.round);
}

/** Which places on a line have room for a label: at least `gap` after the label before. Both as shares of the line. */
export function roomy(places: readonly number[], gap: number): boolean[] {
  let free = -Infinity;
  return places.map((place) => {
    if (place < free) return false;
    free = place + gap;
    return true;
  });
}
