/** The guide's proposals with their reasons: from the server's network if available, otherwise from the game's own habits. */
import type { Course } from "../../games/course";
import type { Words } from "../../i18n/words.svelte";
import type { Ask, Line, SuggestedStep, Suggestion, View } from "../../net/wire";
import { whyOf } from "./why";

/** A proposal: options for the draft, in words, and why. */
export interface Proposal {
  options: number[];
  said: string | null;
  why: string;
}

/** A question the guide can make a proposal for, with the table as the draft leaves it. */
export interface Question {
  ask: Ask;
  figures: Record<string, unknown>;
  shown: View;
}

export function byNetwork(course: Course, { ask, figures, shown }: Question, found: Suggestion, words: Words): Proposal {
  const options = found.steps.map(({ option }) => option);
  const doing = found.steps.filter(({ passes }) => !passes);
  const line = (step: SuggestedStep): Line => (step.passes && course.passing?.(ask.kind)) || step.line;
  const why = whyOf(found, course.explain(shown, ask, figures, options), words, (step) => words.line(line(step)));
  return { options, said: inOne((doing.length > 0 ? doing : found.steps.slice(0, 1)).map(line), words), why };
}

export function byHabit(course: Course, { ask, figures, shown }: Question, words: Words): Proposal | null {
  const suggestion = course.suggest(shown, ask, figures);
  if (!suggestion) return null;
  const [first] = suggestion.options;
  const choice = ask.options.find(({ option }) => option === first);
  const single = suggestion.options.length === 1;
  const amount = words.has("option-bid") && first !== undefined ? words.say("option-bid", { money: first * 1000 }) : null;
  return {
    options: suggestion.options,
    said: !single ? null : choice ? words.line((first === ask.decline && course.passing?.(ask.kind)) || choice.line) : amount,
    why: words.line(suggestion.why),
  };
}

/** Several options in the panel's words. Options that differ in one thing only are joined: "Discard x, y and z". Of the others,
 * those that begin with a capital are sentences, the rest ("2 meetings in Hessen") a list. */
export function inOne(lines: Line[], words: Words): string {
  const [first, ...rest] = lines;
  const [name, ...more] = Object.keys(first?.things ?? {});
  if (first && name !== undefined && more.length === 0 && rest.length > 0 && rest.every(({ key }) => key === first.key)) {
    const things = lines.flatMap(({ things }) => things?.[name] ?? []).filter((thing) => typeof thing === "object");
    if (things.length === lines.length) return words.line({ key: first.key, things: { [name]: things } });
  }
  const said = lines.map((line) => words.line(line));
  return said.slice(1).some((text) => /^\p{Lu}/u.test(text)) ? said.join(". ") : words.join(said);
}
