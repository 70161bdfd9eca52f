/** The course of a game: what its guide explains, step by step. */
import type { Ask, Line, View } from "../net/wire";

/** Something to look at: where it is on the page and what it is. */
export interface Look {
  /** A selector; {state}, {now} and {me} stand for the state asked about, the current one and the own seat. */
  at: string;
  say: string;
  /** The section of a phone's dock it is in. */
  dock?: string;
}

export interface Step {
  name: string;
  title: string;
  /** What it is for. */
  say: string;
  /** Decisions that belong to it. */
  kinds: readonly string[];
  /** Said where it went by without asking us. */
  passed?: string;
  looks: readonly Look[];
  /** Lines of the record that tell what happened in it. */
  lines?: readonly string[];
}

/** What to try, as options of the decision, and why. */
export interface Suggestion {
  options: number[];
  why: Line;
}

/** A figure of the own seat: what it is called, and how much. */
export interface Figure {
  line: Line;
  value: number;
  money?: boolean;
}

export interface Course {
  steps: readonly Step[];
  /** Its steps come one after the other: what a draft would lead to belongs to a later one, and is not explained yet. */
  inOrder?: true;
  /** Where the table is: the place of the step it has reached; the number of steps when all are over. */
  reached(view: View): number;
  /** What the messages speak of: the table's figures by name. */
  values(view: View, figures: Record<string, unknown>): Record<string, string | number>;
  /** What the selectors speak of. */
  places(view: View): Record<string, number>;
  /** Decisions whose whole plan is proposed at once, e.g. meetings in all states. */
  plans?: readonly string[];
  /** What to try by simple habits, where nobody who plays better can be asked. */
  suggest(view: View, ask: Ask, figures: Record<string, unknown>): Suggestion | null;
  /** Why these options make sense, in a sentence of the game; null where no simple one says it. */
  explain(view: View, ask: Ask, figures: Record<string, unknown>, options: number[]): Line | null;
  /** What doing nothing is called in the panel, where it has a name of its own there. */
  passing?(kind: string): Line | null;
  /** The own figures that choices change. */
  figures(view: View): Figure[];
}
