/** What a guide is made of, and which of its pages comes next. Pure: the game's own course says what there is to explain, the
 * table says what is going on. */
import type { Ask, Line, LogLine, View } from "../net/wire";

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
  /** Where the table is: the place of the step it has reached; the number of steps when all are over. */
  reached(view: View): number;
  /** What the messages speak of: the table's figures by name. */
  values(view: View, figures: Record<string, unknown>): Record<string, string | number>;
  /** What the selectors speak of. */
  places(view: View): Record<string, number>;
  suggest(view: View, ask: Ask, figures: Record<string, unknown>): Suggestion | null;
  /** The own figures that choices change. */
  figures(view: View): Figure[];
}

const MOST_LINES = 6;

export type Page =
  { kind: "passed"; step: Step; lines: LogLine[] } | { kind: "asked"; step: Step } | { kind: "waiting" } | { kind: "end" };

/** The page to show now. Steps that went by unasked are explained first, in their order; after the last one comes the end, once. */
export function pageOf(
  course: Course,
  { shown, done }: { shown: readonly string[]; done: boolean },
  view: View,
  asked: string | null,
  lines: LogLine[],
): Page {
  const now = course.reached(view);
  const step = asked === null ? undefined : course.steps.find(({ kinds }) => kinds.includes(asked));
  const until = step ? course.steps.indexOf(step) : now;
  const last = course.steps.length - 1;
  // Where something is asked, what lies behind it is over; where nothing is, only what the table has left behind. In the end
  // whatever was not met is told, whatever is asked then.
  const before = course.steps
    .slice(0, now > last && !done ? now : Math.min(until, now))
    .find(({ name }) => !shown.includes(name));
  if (before) return { kind: "passed", step: before, lines: told(before, lines) };
  if (!done && (now > last || (now !== last && shown.includes(course.steps[last]?.name ?? "")))) return { kind: "end" };
  return step ? { kind: "asked", step } : { kind: "waiting" };
}

/** The last lines of the record about a step: what is told there in one go, and nothing of earlier rounds. */
export function told({ lines: keys }: Step, lines: LogLine[]): LogLine[] {
  if (!keys) return [];
  const round = lines.findLastIndex(({ line }) => line.key === "story-round");
  const recent = lines.filter(({ line }, place) => place > round && keys.includes(line.key));
  return (recent.length > 0 ? recent : lines.filter(({ line }) => keys.includes(line.key))).slice(-MOST_LINES);
}

/** When the guide comes to a table in the middle of a game: what has gone by is not explained any more. */
export function gone(course: Course, view: View): string[] {
  return course.steps.slice(0, course.reached(view)).map(({ name }) => name);
}

export interface Difference {
  line: Line;
  before: number;
  after: number;
  money: boolean;
}

/** Which of the own figures differ. */
export function differences(before: Figure[], after: Figure[]): Difference[] {
  const was = new Map(before.map((figure) => [JSON.stringify(figure.line), figure.value]));
  return after.flatMap(({ line, value, money }) => {
    const old = was.get(JSON.stringify(line));
    return old === undefined || old === value ? [] : [{ line, before: old, after: value, money: money ?? false }];
  });
}

/** A selector with its places filled in. */
export function filled(at: string, places: Record<string, number>): string {
  return at.replace(/\{(\w+)\}/g, (_, name: string) => String(places[name] ?? 0));
}
