/** What is turned over for everybody at once. Each game tells it from lines of the record alone, so nothing is shown that this
 * reader has not been told, and those lines are what is read out of it. */
import type { Line } from "../net/wire";

/** One part of it: what stands on the front of a card, or of several. */
export interface Turned {
  /** A party, or what else the cards have in common. */
  of: Line;
  fronts: Line[];
  /** Whether it has come out best. */
  best: boolean;
}

export interface Reveal {
  title: string;
  cards: Turned[];
  /** What came of it, below the cards. */
  then: Line | null;
}

type Things = NonNullable<Line["things"]>;

export const thingsOf = (line: Line): Things => line.things ?? {};
export const lineOf = (thing: Things[string] | undefined): Line | null =>
  typeof thing === "object" && "key" in thing ? thing : null;
export const linesOf = (thing: Things[string] | undefined): Line[] => (Array.isArray(thing) ? thing : []);
