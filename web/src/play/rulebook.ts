/** The rules of a game in the reader's language, from the server; each language is requested once. */
import { ask } from "../net/api";
import type { Words } from "../i18n/words.svelte";

export interface Rule {
  number: string;
  kind: "section" | "rule" | "ruling";
  text: string;
}

export interface Figure {
  key: string;
  value: unknown;
  source: string;
  entry_sources?: string[];
}

export interface Rulebook {
  game: string;
  edition: string;
  lang: string;
  rules: Rule[];
  figures: Figure[];
  how_to_replace: string;
}

const books = new Map<string, Promise<Rulebook>>();

export function rulebook(game: string, edition: string, lang: string): Promise<Rulebook> {
  const path = `/rules/${game}?edition=${encodeURIComponent(edition)}&lang=${lang}`;
  let book = books.get(path);
  if (!book) {
    book = ask<Rulebook>(path);
    book.catch(() => books.delete(path));
    books.set(path, book);
  }
  return book;
}

/** The message of a rule or ruling: `rule-3-5-2`, `ruling-3-5-a`. */
export function ruleKey(number: string): string {
  return `${number.includes("-") ? "ruling" : "rule"}-${number.replaceAll(".", "-")}`;
}

/** Figures under the names used in the rules' messages: `meeting_price`, in full `meeting_price_thousands`, of a list
 * `members_bonus_1`. */
export function ruleValues(figures: Record<string, unknown>): Record<string, string | number> {
  const values: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(figures)) {
    const name = (key.includes(".") ? key.slice(key.indexOf(".") + 1) : key).replaceAll(".", "_").replaceAll('"', "");
    if (typeof value === "string") values[name] = value;
    else if (typeof value === "number") {
      values[name] = value;
      values[`${name}_thousands`] = value * 1000;
    } else if (Array.isArray(value) && value.every((entry) => typeof entry === "number")) {
      values[name] = value.join(", ") || "-";
      value.forEach((entry: number, i) => (values[`${name}_${i + 1}`] = entry));
    }
  }
  return values;
}

/** A function that gives a rule's text with the table's own figures; null if the table has none. */
export function withOwn(
  book: Rulebook,
  own: Record<string, unknown> | null | undefined,
  words: Words,
): ((rule: Rule) => string) | null {
  if (!own) return null;
  const values = ruleValues({ ...Object.fromEntries(book.figures.map(({ key, value }) => [key, value])), ...own });
  return ({ number, text }) => (words.has(ruleKey(number)) ? words.say(ruleKey(number), values) : text);
}

/** The section a rule is in: "3.5" for 3.5.2 and for 3.5-a, if there is such a section. */
export function sectionOf(book: Rulebook, number: string): Rule | undefined {
  const sections = new Map(book.rules.filter(({ kind }) => kind === "section").map((rule) => [rule.number, rule]));
  for (let at = number.replace(/-[a-z]$/, ""); at; at = at.includes(".") ? at.slice(0, at.lastIndexOf(".")) : "") {
    const found = sections.get(at);
    if (found) return found;
  }
  return undefined;
}

/** The content of a reference card for some rules: their whole sections, each once. */
export function card(book: Rulebook, numbers: string[]): { section: Rule; rules: Rule[] }[] {
  const found = new Map<string, { section: Rule; rules: Rule[] }>();
  for (const number of numbers) {
    const section = sectionOf(book, number);
    if (!section || found.has(section.number)) continue;
    const rules = book.rules.filter((rule) => rule.kind !== "section" && sectionOf(book, rule.number) === section);
    found.set(section.number, { section, rules });
  }
  return [...found.values()];
}
