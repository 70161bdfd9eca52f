/** What is asked of the server until it is answered: whether that is late, and what is asked anew after a break.
 *
 *     const waiting = new Waiting(() => connection.check());
 *     await waiting.for(waiting.request((signal) => post(path, body, token, signal)));
 *     waiting.late                                  // it takes longer than usual
 *     waiting.again();                              // the server is back after a break
 */

/** Milliseconds after which it is said that an answer is waited for. */
const LATE = 1_000;

export class Waiting {
  #late = $state(0);
  #breaking = new AbortController();
  readonly #alarm: () => void;

  /** `alarm`: called where an answer is late. */
  constructor(alarm: () => void) {
    this.#alarm = alarm;
  }

  /** Whether an answer is waited for, for longer than usual. */
  get late(): boolean {
    return this.#late > 0;
  }

  async for<Answer>(answer: Promise<Answer>): Promise<Answer> {
    let late = 0;
    const timer = setTimeout(() => {
      this.#late += late = 1;
      this.#alarm();
    }, LATE);
    try {
      return await answer;
    } finally {
      clearTimeout(timer);
      this.#late -= late;
    }
  }

  /** A request that may be made twice: anew where it was under way in a break. */
  async request<Answer>(make: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
    const { signal } = this.#breaking;
    try {
      return await make(signal);
    } catch (error) {
      if (!signal.aborted) throw error;
      return this.request(make);
    }
  }

  /** The server answers after a break: what is still under way may be so on a line that is gone. */
  again(): void {
    this.#breaking.abort();
    this.#breaking = new AbortController();
  }
}
