/** What the server's network suggests for the question that is asked, asked for once a question. Where nothing comes, or not soon,
 * the guide goes by its own habits, and stays with them for that question: what somebody reads does not change under their eyes. */
import { SvelteMap } from "svelte/reactivity";
import { Trouble } from "../../net/api";
import type { Suggestion } from "../../net/wire";

const PATIENCE = 2500; // milliseconds that somebody waits for a suggestion
const MOST = 50; // questions that are remembered

export class Adviser {
  /** By question: the suggestion, null where none came, "asked" while it may still come. */
  #known = new SvelteMap<string, Suggestion | null | "asked">();

  /** What is suggested; null: nothing; undefined: it may still come. */
  of(question: string): Suggestion | null | undefined {
    const found = this.#known.get(question);
    return found === "asked" ? undefined : found;
  }

  /** Ask for a suggestion, if that was not done before. */
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
