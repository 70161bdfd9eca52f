/** What is revealed to everybody at once. Each game derives it from lines of the record alone, so nothing is shown that this
 * reader has not been told, and those lines are what is read out. */
import type { Line } from "../net/wire";

/** One part of a reveal: the fronts of one or more cards. */
export interface Turned {
  /** A party, or something else the cards have in common. */
  of: Line;
  fronts: Line[];
  /** Whether it was the best. */
  best: boolean;
}

export interface Reveal {
  title: string;
  cards: Turned[];
  /** The result, shown below the cards. */
  then: Line | null;
}

type Things = NonNullable<Line["things"]>;

export const thingsOf = (line: Line): Things => line.things ?? {};
export const lineOf = (thing: Things[string] | undefined): Line | null =>
  typeof thing === "object" && "key" in thing ? thing : null;
export const linesOf = (thing: Things[string] | undefined): Line[] => (Array.isArray(thing) ? thing : []);
