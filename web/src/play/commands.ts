/** The page's command line: the terminal's commands, answered only from what this page knows about the table.
 *
 *     const commands = new Commands(live, words);
 *     await commands.run("?");          // the question, with numbered answers
 *     await commands.run("2 0 p");      // three decisions, all or nothing
 *     await commands.run("?state 2");   // a query of the game's own
 */
import { Trouble } from "../net/api";
import { server } from "../net/server.svelte";
import type { LiveTable } from "../net/table.svelte";
import type { Ask, Choice, Line } from "../net/wire";
import type { Words } from "../i18n/words.svelte";
import { highest, optionOf } from "../ui/options";

const PASS = new Set(["p", "pass"]);
const LAST = 10;

const answers = (word: string): boolean => /^\d+$/.test(word) || PASS.has(word);

/** The options that are numbered, from 1: all but passing. */
export const numbered = (ask: Ask): Choice[] => ask.options.filter(({ option }) => option !== ask.decline);

/** The option a word stands for: an amount as itself, a place in the list, or passing; null if none. */
export function optionMeant(ask: Ask, word: string): number | null {
  if (PASS.has(word)) return ask.decline ?? null;
  if (!/^\d{1,6}$/.test(word)) return null;
  const number = Number(word);
  if (ask.amounts && number >= ask.amounts.low && number <= highest(ask.amounts)) return optionOf(ask.amounts, number);
  if (number === 0) return ask.decline ?? null;
  return ask.amounts ? null : (numbered(ask)[number - 1]?.option ?? null);
}

/** A typed line, parsed: a word, and what it is about. The question mark before a word is optional; before an answer it turns the
 * answer into a question: what is being asked. */
export function parsed(typed: string): { word: string; rest: string[] } {
  const [first = "", ...rest] = typed.trim().toLowerCase().split(/\s+/);
  if (!first.startsWith("?")) return { word: first, rest };
  const [word = "?", ...about] = [first.slice(1), ...rest].filter((each) => each !== "");
  return answers(word) ? { word: "?", rest: [] } : { word, rest: about };
}

export class Commands {
  readonly #live: LiveTable;
  readonly #words: Words;

  constructor(live: LiveTable, words: Words) {
    this.#live = live;
    this.#words = words;
  }

  /** The answer to a typed line. */
  async run(typed: string): Promise<string[]> {
    const { word, rest } = parsed(typed);
    if (word === "") return [];
    try {
      if (answers(word)) return await this.#answer([word, ...rest]);
      switch (word) {
        case "?":
          return this.asked();
        case "help":
          return await this.#help();
        case "why":
          return await this.#why(rest[0]);
        case "log":
          return this.#log(rest[0]);
        case "undo":
          await this.#live.undo();
          return [this.#words.say("term-undone")];
        default: {
          const query = (await this.#live.queries?.())?.[word];
          return query ? query(rest) : [this.#unknown(word)];
        }
      }
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      const { line, error: kind } = error.problem;
      if (word === "undo" && kind === "conflict") return [this.#words.say("term-no-undo")];
      return [line ? this.#words.line(line) : this.#words.say(`page-trouble-${kind}`)];
    }
  }

  /** This seat's question, and the numbers of its answers. */
  asked(): string[] {
    const { view, mine } = this.#live;
    if (!view || !mine || !view.ask) return [this.#words.say("page-cmd-nothing")];
    const { ask } = view;
    const said = [this.#words.line(ask.question)];
    if (ask.amounts) {
      const key = server.game(view.table.game)?.money ? "term-amounts-of-money" : "term-amounts";
      said.push(this.#words.say(key, { least: ask.amounts.low, most: highest(ask.amounts) }));
    }
    for (const [place, { line }] of numbered(ask).entries()) said.push(this.#item(String(place + 1), line));
    const decline = ask.options.find(({ option }) => option === ask.decline);
    if (decline) said.push(this.#item("p", decline.line));
    return said;
  }

  #item(number: string, line: Line): string {
    return this.#words.say("page-cmd-item", { number, what: this.#words.line(line) });
  }

  #unknown(word: string): string {
    return this.#words.say("term-no-such-choice", { word: word.slice(0, 24) });
  }

  /** Send one decision or several, previewed first, all or nothing. */
  async #answer(typed: string[]): Promise<string[]> {
    const { view, mine } = this.#live;
    if (!view || !mine) return this.asked();
    let ask: Ask | null = view.ask ?? null;
    const chosen: number[] = [];
    for (const word of typed) {
      if (!ask) return [this.#words.say("term-not-so-many", { count: chosen.length })];
      const option = optionMeant(ask, word);
      if (option === null) return [this.#unknown(word)];
      chosen.push(option);
      if (chosen.length === typed.length) break;
      const { ends, state } = await this.#live.preview(chosen);
      ask = ends === "all" ? (state.ask ?? null) : null;
    }
    const { lines } = await this.#live.act(chosen, view.seq);
    const told = lines.map(({ line }) => this.#words.line(line));
    return told.length > 0 ? told : [this.#words.say("page-cmd-done")];
  }

  /** Why an option is refused; without a number, all refused options, by reason. */
  async #why(word: string | undefined): Promise<string[]> {
    const ask = this.#live.mine ? this.#live.view?.ask : null;
    if (!ask) return this.asked();
    if (word !== undefined) {
      const option = optionMeant(ask, word);
      if (option === null) return [this.#unknown(word)];
      const { legal, line } = await this.#live.why(option);
      return [legal || !line ? this.#words.say("page-cmd-allowed", { number: word }) : this.#words.line(line)];
    }
    if (ask.refused.length === 0) return [this.#words.say("term-nothing-refused")];
    return ask.refused.map(
      ({ line, options }) => `${this.#words.say("page-not-possible", { count: options.length })} ${this.#words.line(line)}`,
    );
  }

  #log(word: string | undefined): string[] {
    const last = word && /^\d{1,5}$/.test(word) ? Number(word) : LAST;
    return last === 0 ? [] : this.#live.lines.slice(-last).map(({ line }) => this.#words.line(line));
  }

  async #help(): Promise<string[]> {
    const own = Object.keys((await this.#live.queries?.()) ?? {}).map((word) => `?${word}`);
    const said = this.#words.say("page-cmd-help").split("\n");
    return own.length > 0 ? [...said, this.#words.say("page-cmd-also", { words: own.join(", ") })] : said;
  }
}
