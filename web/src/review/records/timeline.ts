/** The line of a game from its first entry to its last: where rounds begin on it, and where labels have room. */
import type { Chapter } from "../../net/wire";

/** The place in a sorted list of numbers where `at` belongs: the last that is not after it. */
export function placeOf(numbers: readonly number[], at: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Where rounds begin, from where phases do. */
export function roundsOf(chapters: readonly Chapter[]): Chapter[] {
  return chapters.filter((chapter, index) => index === 0 || chapter.round !== chapters[index - 1]?.round);
}

/** Which of some places on a line have room for a label: not nearer than `gap` to the label before. Both in shares of the line. */
export function roomy(places: readonly number[], gap: number): boolean[] {
  let free = -Infinity;
  return places.map((place) => {
    if (place < free) return false;
    free = place + gap;
    return true;
  });
}
