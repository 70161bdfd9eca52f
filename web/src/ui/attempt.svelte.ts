/** Something that the server may refuse: whether it is under way, and why it was refused, said anew in every language.
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

  /** `own`: of these the server knows best what is wrong, and its own sentence is shown. */
  constructor(...own: Problem["error"][]) {
    this.#own = own;
  }

  /** Why it was refused, or nothing. */
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
