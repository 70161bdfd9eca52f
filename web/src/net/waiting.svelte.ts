/** Requests waiting for the server's answer: whether one is late, and which are repeated after a break.
 *
 *     const waiting = new Waiting(() => connection.check());
 *     await waiting.for(waiting.request((signal) => post(path, body, token, signal)));
 *     waiting.late                                  // it takes longer than usual
 *     waiting.again();                              // the server is back after a break
 */

/** Milliseconds after which an answer counts as late, and the page says so. */
const LATE = 1_000;

export class Waiting {
  #late = $state(0);
  #breaking = new AbortController();
  readonly #alarm: () => void;

  /** `alarm`: called when an answer is late. */
  constructor(alarm: () => void) {
    this.#alarm = alarm;
  }

  /** Whether an answer is taking longer than usual. */
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

  /** A request that may be made twice: it is repeated if a break interrupted it. */
  async request<Answer>(make: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
    const { signal } = this.#breaking;
    try {
      return await make(signal);
    } catch (error) {
      if (!signal.aborted) throw error;
      return this.request(make);
    }
  }

  /** The server answers after a break: requests still under way may be on a dead line, so repeat them. */
  again(): void {
    this.#breaking.abort();
    this.#breaking = new AbortController();
  }
}
