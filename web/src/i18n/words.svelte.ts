/** The page's texts, from the same Fluent files as the terminal's: `text/words.py` in the browser.
 *
 *     words.say("page-seal", { count: 2 })
 *     words.line(line)             // a line from the wire: its key, and its things named
 *     words.pieces(line)           // the same in pieces, so that marks and links can stand where things are named
 *     words.form(line, "letter")   // an attribute of a name, or undefined
 *
 * A thing that is itself a line becomes its text; the attributes of its message are added under the thing's name and their own,
 * e.g. `$state_in` next to `$state`. Every text is reactive and follows a change of language.
 */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Line } from "../net/wire";

export type Values = Record<string, string | number>;
type Thing = string | number | Line | Line[];

/** A part of a sentence. If it names a thing: what kind of thing (`party`, `state_2`), its line, and the parts of that. */
export interface Piece {
  text: string;
  thing?: string;
  line?: Line;
  parts?: Piece[];
}

export const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français", nl: "Nederlands", it: "Italiano" } as const;
export type Lang = keyof typeof LANGUAGES;

export function isLang(text: string | null | undefined): text is Lang {
  return text !== null && text !== undefined && Object.hasOwn(LANGUAGES, text);
}

/** Characters that no catalogue uses. They mark a thing's text while a sentence is formatted: open, what it is, close. */
const [OPEN, MIDDLE, CLOSE] = ["\uE000", "\uE001", "\uE002"];

interface Wish {
  lang: Lang;
  games: string[];
}

type Fetcher = (path: string) => Promise<string>;

async function download(path: string): Promise<string> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.text();
}

export class Words {
  #lang = $state<Lang>("en");
  #bundle = $state.raw<FluentBundle | null>(null);
  #wanted: Wish = { lang: "en", games: [] };
  #granted = this.#wanted;
  /** Requests for catalogues are numbered, and the number of the one in use is kept: an answer that arrives after a later one's
   * is ignored. */
  #wishes = 0;
  #used = 0;
  #latest: Promise<void> = Promise.resolve();
  #sources = new Map<string, Promise<string>>();
  #download: Fetcher;
  /** Lines already cut into pieces in this language: the whole record is drawn again after every move. */
  #cut = new WeakMap<Line, Piece[]>();

  constructor(fetcher: Fetcher = download) {
    this.#download = fetcher;
  }

  get lang(): Lang {
    return this.#lang;
  }

  /** Changes with the catalogues in use: a cache of texts is cleared when this changes. */
  get catalogues(): unknown {
    return this.#bundle;
  }

  /** Whether any catalogue has loaded. */
  get ready(): boolean {
    return this.#bundle !== null;
  }

  /** Change the language: all texts change as soon as its catalogues have loaded. */
  speak(lang: Lang): Promise<void> {
    return this.#want({ ...this.#wanted, lang });
  }

  /** Load the words of a game, in addition to the program's. */
  with(game: string): Promise<void> {
    return this.#want({ ...this.#wanted, games: [game] });
  }

  /** Load the words of one more game, where a page names several: tables in a list, pictures. */
  async also(game: string): Promise<void> {
    const { games } = this.#wanted;
    if (!games.includes(game)) await this.#want({ ...this.#wanted, games: [...games, game] });
    await this.#latest; // a later request brings these words, too
  }

  #want(wanted: Wish): Promise<void> {
    return (this.#latest = this.#fetch(wanted));
  }

  async #fetch(wanted: Wish): Promise<void> {
    this.#wanted = wanted;
    const wish = ++this.#wishes;
    const { lang, games } = wanted;
    try {
      const texts = await Promise.all(
        [`/api/words/${lang}`, ...games.map((game) => `/api/words/${game}/${lang}`)].map((path) => this.#source(path)),
      );
      // Even while a later request is under way: the caller of this one is about to show its words.
      if (wish > this.#used) {
        this.#used = wish;
        if (this.#wanted === this.#granted) this.#wanted = wanted; // all later requests have failed
        this.#granted = wanted;
        this.#use(lang, texts);
      }
    } catch (error) {
      if (this.#wanted === wanted) this.#wanted = this.#granted;
      throw error;
    }
  }

  #source(path: string): Promise<string> {
    const known = this.#sources.get(path);
    if (known) return known;
    const text = this.#download(path);
    this.#sources.set(path, text);
    text.catch(() => this.#sources.delete(path));
    return text;
  }

  /** Use these catalogues from now on; the first message of a name counts, as in Python. */
  #use(lang: Lang, texts: string[]): void {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    for (const text of texts) bundle.addResource(new FluentResource(text));
    this.#cut = new WeakMap();
    this.#lang = lang;
    this.#bundle = bundle;
  }

  /** For tests and fixtures: catalogues as text. */
  use(lang: Lang, ...texts: string[]): void {
    this.#use(lang, texts);
  }

  has(key: string): boolean {
    return this.#pattern(key) !== null;
  }

  #pattern(key: string) {
    const [name = "", attribute] = key.split(".");
    const message = this.#bundle?.getMessage(name);
    if (!message) return null;
    return (attribute === undefined ? message.value : message.attributes[attribute]) ?? null;
  }

  /** A message with its values, or its key if it is missing. */
  say(key: string, values: Values = {}): string {
    const pattern = this.#pattern(key);
    if (pattern === null || this.#bundle === null) return key;
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, numbered(values), errors);
    if (errors.length > 0 && import.meta.env?.DEV) console.warn(`message ${key}`, errors);
    return together(text);
  }

  /** A message said without values; undefined if it is missing or needs values. */
  bare(key: string): string | undefined {
    const pattern = this.#pattern(key);
    const missing: Error[] = [];
    const text = pattern === null ? "" : this.#bundle?.formatPattern(pattern, null, missing);
    return text && missing.length === 0 ? text : undefined;
  }

  number(value: number): string {
    return this.say("number", { number: value });
  }

  /** A list in a sentence: a, b and c. */
  join(parts: string[]): string {
    const [first, ...rest] = parts;
    if (first === undefined) return this.say("list-empty");
    const last = rest.pop();
    const before = rest.reduce((text, next) => this.say("list-comma", { before: text, next }), first);
    return last === undefined ? first : this.say("list-and", { before, last });
  }

  line(line: Line): string {
    return this.say(line.key, this.#values(line));
  }

  /** An attribute of a thing's name, e.g. the letter of a party; undefined where its message has none. */
  form(line: Line, attribute: string): string | undefined {
    const key = `${line.key}.${attribute}`;
    return this.has(key) ? this.say(key, this.#values(line)) : undefined;
  }

  #values(line: Line, named: (thing: string, value: Line, text: string) => string = (_, __, text) => text): Values {
    const values: Values = {};
    for (const [thing, value] of Object.entries(line.things ?? {}) as [string, Thing][]) {
      if (Array.isArray(value)) {
        values[thing] = this.join(value.map((part) => named("", part, this.say(part.key, this.#values(part, named)))));
      } else if (typeof value === "object") {
        const inner = this.#values(value);
        const name = this.say(value.key, inner);
        values[thing] = named(thing, value, this.say(value.key, this.#values(value, named)));
        for (const attribute of Object.keys(this.#bundle?.getMessage(value.key)?.attributes ?? {})) {
          // A form that contains the name stands for the thing as well; other forms (number, gender) only choose between words.
          const text = this.say(`${value.key}.${attribute}`, inner);
          values[`${thing}_${attribute}`] = text.includes(name) ? named(thing, value, text) : text;
        }
      } else {
        values[thing] = value;
      }
    }
    return values;
  }

  pieces(line: Line): Piece[] {
    if (this.#bundle === null) return [{ text: line.key }];
    const known = this.#cut.get(line);
    if (known) return known;
    const found: { thing: string; line: Line }[] = [];
    const marked = this.say(
      line.key,
      this.#values(line, (thing, value, text) => `${OPEN}${found.push({ thing, line: value }) - 1}${MIDDLE}${text}${CLOSE}`),
    );
    const pieces = cut(marked, found);
    this.#cut.set(line, pieces);
    return pieces;
  }
}

/** Never breaks a line inside "(rule 3.5.1)". The catalogues have a plain space there, because these messages are also errors of
 * commands and of the API, where people search for them. */
function together(text: string): string {
  return text.replace(/(\(\p{L}+) (?=\d+[.-][\w.-]*\))/gu, "$1\u00a0");
}

/** Numbers as the terminal writes them: always with a thousands separator, even where a browser would write 4000 but 10.000. */
function numbered(values: Values): Record<string, FluentVariable> {
  const written = Object.entries(values).map(([name, value]): [string, FluentVariable] => [
    name,
    typeof value === "number" ? new FluentNumber(value, { useGrouping: "always" } as Intl.NumberFormatOptions) : value,
  ]);
  return Object.fromEntries(written);
}

/** Cuts a marked sentence into its pieces. */
function cut(marked: string, found: { thing: string; line: Line }[]): Piece[] {
  const root: Piece[] = [];
  const open: { piece: Piece | null; into: Piece[] }[] = [{ piece: null, into: root }];
  const pattern = new RegExp(`${OPEN}(\\d+)${MIDDLE}|${CLOSE}|[^${OPEN}${CLOSE}]+`, "gu");
  for (const [part, number] of marked.matchAll(pattern)) {
    const top = open.at(-1);
    if (!top) break;
    if (number !== undefined) {
      const { thing, line } = found[Number(number)] ?? { thing: "", line: { key: "" } };
      const piece: Piece = { text: "", thing, line, parts: [] };
      top.into.push(piece);
      open.push({ piece, into: piece.parts ?? [] });
    } else if (part === CLOSE) {
      const { piece } = open.pop() ?? {};
      if (piece) piece.text = (piece.parts ?? []).map(({ text }) => text).join("");
    } else {
      top.into.push({ text: part });
    }
  }
  return root;
}

export const words = new Words();
