/** A cache of sentences from the current catalogues: a board says the same few hundred things after every event. */

import type { Values, Words } from "./words.svelte";

const MOST = 5000;

export class Sayings {
  readonly #words: Words;
  #catalogues: unknown = null;
  #texts = new Map<string, string>();

  constructor(words: Words) {
    this.#words = words;
  }

  say(key: string, values?: Values): string {
    const { catalogues } = this.#words;
    if (this.#catalogues !== catalogues || this.#texts.size > MOST) {
      this.#catalogues = catalogues;
      this.#texts.clear();
    }
    const name = values ? `${key} ${Object.values(values).join("\u0000")}` : key;
    let text = this.#texts.get(name);
    if (text === undefined) this.#texts.set(name, (text = this.#words.say(key, values)));
    return text;
  }
}

export function upper(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

export const signed = (n: number) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");
