/** Suggestions of the server's network, requested once per question. If none comes in time, the guide goes by its own habits and
 * stays with them for that question: a text does not change while it is being read. */
import { SvelteMap } from "svelte/reactivity";
import { Trouble } from "../../net/api";
import type { Suggestion } from "../../net/wire";

const PATIENCE = 2500; // milliseconds to wait for a suggestion
const MOST = 50; // questions to remember

export class Adviser {
  /** By question: the suggestion, null if there is none, "asked" while it may still come. */
  #known = new SvelteMap<string, Suggestion | null | "asked">();

  /** The suggestion; null: there is none; undefined: it may still come. */
  of(question: string): Suggestion | null | undefined {
    const found = this.#known.get(question);
    return found === "asked" ? undefined : found;
  }

  /** Request a suggestion, unless that was done before. */
  async ask(question: string, request: () => Promise<Suggestion>): Promise<void> {
    if (this.#known.has(question)) return;
    this.#known.set(question, "asked");
    for (const oldest of [...this.#known.keys()].slice(0, -MOST)) this.#known.delete(oldest);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const enough = new Promise<null>((go) => {
      timer = setTimeout(go, PATIENCE, null);
    });
    try {
      this.#known.set(question, await Promise.race([request(), enough]));
    } catch (error) {
      this.#known.set(question, null);
      if (!(error instanceof Trouble)) throw error;
    } finally {
      clearTimeout(timer);
    }
  }
}
