/** Acts sent over a live connection that wait for an answer, until it comes or it is clear that none will. */
import type * as Wire from "./wire";

/** Milliseconds without an answer after which an act is sent again, by a request. */
const ANSWER_WAIT = 5_000;

export class Answers {
  #waiting = new Map<string, (answer: Wire.Answered | null) => void>();

  /** The answer to the act with this id; null if none comes. */
  to(id: string): Promise<Wire.Answered | null> {
    return new Promise((go) => {
      const answered = (answer: Wire.Answered | null): void => {
        clearTimeout(timer);
        this.#waiting.delete(id);
        go(answer);
      };
      const timer = setTimeout(() => answered(null), ANSWER_WAIT);
      this.#waiting.set(id, answered);
    });
  }

  /** Ignores an answer that nobody is waiting for any more. */
  take(answer: Wire.Answered): void {
    this.#waiting.get(answer.id)?.(answer);
  }

  /** The connection has ended: no more answers will come over it. */
  end(): void {
    for (const answered of [...this.#waiting.values()]) answered(null);
  }
}
