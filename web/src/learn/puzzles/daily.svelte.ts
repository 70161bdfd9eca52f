/** The puzzle of the day, the same for everybody by the date in UTC, and how it was solved here. */
import { words } from "../../i18n/words.svelte";
import { read, write } from "../../net/storage";

const KEPT = "hustings.daily";
const DAY = 86_400_000;

/** How a puzzle of the day was solved in this browser. */
export interface Solution {
  day: number;
  tries: number;
  hinted: boolean;
}

export const today = (now = Date.now()): number => Math.floor(now / DAY);

/** Stands in the address instead of a puzzle's name. */
export const TODAY = "today";

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** The puzzle of a day: each has its turn before any repeats, and neighbours in the list are days apart. */
export function puzzleOf(day: number, names: readonly string[]): string | undefined {
  const all = [...names].sort();
  let stride = Math.max(1, Math.round(all.length * 0.618));
  while (all.length > 0 && divisor(stride, all.length) > 1) stride += 1;
  return all[(day * stride) % Math.max(1, all.length)];
}

class Daily {
  #solution = $state.raw<Solution | null>(read<Solution | null>(KEPT, null));

  /** How today's puzzle was solved; null: not yet. The first time counts. */
  get solution(): Solution | null {
    return this.#solution?.day === today() ? this.#solution : null;
  }

  solved(tries: number, hinted: boolean): void {
    if (this.solution) return;
    this.#solution = { day: today(), tries, hinted };
    write(KEPT, this.#solution);
  }

  /** The outcome, to be shared: it does not give away the solution. */
  said({ day, tries, hinted }: Solution): string {
    const date = new Date(day * DAY).toLocaleDateString(words.lang, { dateStyle: "long", timeZone: "UTC" });
    return `${words.say("puzzle-shared", { date, tries, hinted: hinted ? "yes" : "no" })} ${location.origin}/puzzles/${TODAY}`;
  }
}

export const daily = new Daily();
