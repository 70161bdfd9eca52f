/** The course of a game: what its guide explains, step by step. */
import type { Ask, Line, View } from "../net/wire";

/** Something to look at: where it is on the page, and what it is. */
export interface Look {
  /** A selector; {state}, {now} and {me} stand for the state asked about, the current one and the reader's seat. */
  at: string;
  say: string;
  /** The section of a phone's dock it is in. */
  dock?: string;
}

export interface Step {
  name: string;
  title: string;
  /** The purpose of the step. */
  say: string;
  /** Decisions that belong to it. */
  kinds: readonly string[];
  /** Shown if the step passed without a question to the reader. */
  passed?: string;
  looks: readonly Look[];
  /** Lines of the record that tell what happened in it. */
  lines?: readonly string[];
}

/** Something to try, as options of the decision, and why. */
export interface Suggestion {
  options: number[];
  why: Line;
}

/** A figure of the reader's seat: its name and value. */
export interface Figure {
  line: Line;
  value: number;
  money?: boolean;
}

export interface Course {
  steps: readonly Step[];
  /** Its steps follow one another: what a draft would lead to belongs to a later step, and is not explained yet. */
  inOrder?: true;
  /** The position of the step that the table has reached; the number of steps when all are over. */
  reached(view: View): number;
  /** Values for the messages: the table's figures by name. */
  values(view: View, figures: Record<string, unknown>): Record<string, string | number>;
  /** Values for the selectors. */
  places(view: View): Record<string, number>;
  /** Decisions whose whole plan is proposed at once, e.g. meetings in all states. */
  plans?: readonly string[];
  /** Something to try by simple habits, where no stronger player can be asked. */
  suggest(view: View, ask: Ask, figures: Record<string, unknown>): Suggestion | null;
  /** Why these options make sense, in a sentence of the game; null if no simple sentence says it. */
  explain(view: View, ask: Ask, figures: Record<string, unknown>, options: number[]): Line | null;
  /** The panel's name for doing nothing, if it has one of its own. */
  passing?(kind: string): Line | null;
  /** The figures of the reader's seat that choices change. */
  figures(view: View): Figure[];
}
