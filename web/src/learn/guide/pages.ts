/** The pages of a guide, and which comes next. Pure functions: the game's course knows what there is to explain, the view what is
 * happening. */
import type { Course, Figure, Step } from "../../games/course";
import type { Line, LogLine, View } from "../../net/wire";

const MOST_LINES = 6;

export type Page =
  { kind: "passed"; step: Step; lines: LogLine[] } | { kind: "asked"; step: Step } | { kind: "waiting" } | { kind: "end" };

/** The page to show now. Steps that passed without a question are explained first, in order; after the last one the end, once. */
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
  // While a question is open, all steps before it are over; otherwise only those the table has left behind. At the end, all
  // remaining steps are told, whatever is being asked.
  const before = course.steps
    .slice(0, now > last && !done ? now : Math.min(until, now))
    .find(({ name }) => !shown.includes(name));
  if (before) return { kind: "passed", step: before, lines: told(before, lines) };
  if (!done && (now > last || (now !== last && shown.includes(course.steps[last]?.name ?? "")))) return { kind: "end" };
  return step ? { kind: "asked", step } : { kind: "waiting" };
}

/** The last lines of the record about a step: those of this round if there are any, otherwise the latest. */
export function told({ lines: keys }: Step, lines: LogLine[]): LogLine[] {
  if (!keys) return [];
  const round = lines.findLastIndex(({ line }) => line.key === "story-round");
  const recent = lines.filter(({ line }, place) => place > round && keys.includes(line.key));
  return (recent.length > 0 ? recent : lines.filter(({ line }) => keys.includes(line.key))).slice(-MOST_LINES);
}

/** The steps that are over once a view's question is answered: the reader has moved past them, with or without the guide. */
export function behind(course: Course, view: View): string[] {
  const kind = view.ask?.kind;
  const asked = course.steps.findIndex(({ kinds }) => kind !== undefined && kinds.includes(kind));
  return course.steps.slice(0, asked + 1).map(({ name }) => name);
}

/** The steps not explained when the guide is turned on in the middle of a game, because they are over. */
export function gone(course: Course, view: View): string[] {
  return course.steps.slice(0, course.reached(view)).map(({ name }) => name);
}

/** A question, and the table right after its answer, before the others decide. */
interface Answered {
  asked: View;
  then: View | null;
}

/** The last two questions to the reader's seat, the newest first. */
export type Answers = readonly [Answered?, Answered?];

/** Those with the table as it is now. `mine`: the reader's seat is being asked. */
export function followed([now, last]: Answers, view: View, mine: boolean): Answers {
  const seen = now && !now.then && view.seq > now.asked.seq ? { ...now, then: view } : now;
  if (mine && seen?.asked.seq !== view.seq) return [{ asked: view, then: null }, seen];
  return seen === now ? [now, last] : [seen, last];
}

/** The positions before and after the last choice. A sealed choice has no effect of its own: everything since then counts. */
export function choiceOf([now, last]: Answers, view: View, mine: boolean): [View, View] | null {
  const made = mine ? last : now;
  return made ? [made.asked, made.asked.ask?.sealed ? view : (made.then ?? view)] : null;
}

export interface Difference {
  line: Line;
  before: number;
  after: number;
  money: boolean;
}

/** Which of the reader's figures differ. */
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
