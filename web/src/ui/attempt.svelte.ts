/** A request that the server may refuse: whether it is under way, and why it was refused, in the current language.
 *
 *     const attempt = new Attempt();
 *     const links = await attempt.run(() => post<Links>("/tables", wish));   // undefined if it was refused
 *     attempt.busy, attempt.why
 */
import { Trouble } from "../net/api";
import type { Problem } from "../net/wire";
import { words } from "../i18n/words.svelte";

export class Attempt {
  busy = $state(false);
  problem = $state.raw<Problem | null>(null);
  readonly #own: readonly Problem["error"][];

  /** `own`: errors for which the server's own sentence is shown, because it knows best what is wrong. */
  constructor(...own: Problem["error"][]) {
    this.#own = own;
  }

  /** Why it was refused, or an empty string. */
  get why(): string {
    if (!this.problem) return "";
    const { error, message } = this.problem;
    return this.#own.includes(error) ? message : words.say(`page-trouble-${error}`);
  }

  async run<T>(what: () => Promise<T>): Promise<T | undefined> {
    this.busy = true;
    this.problem = null;
    try {
      return await what();
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      this.problem = error.problem;
      return undefined;
    } finally {
      this.busy = false;
    }
  }
}
