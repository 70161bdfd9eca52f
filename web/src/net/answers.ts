/** Acts said over a live connection, each until it is answered, or until it is clear that it will not be. */
import type * as Wire from "./wire";

/** Milliseconds until an act is sent again, by a request. */
const ANSWER_WAIT = 5_000;

export class Answers {
  #waiting = new Map<string, (answer: Wire.Answered | null) => void>();

  /** The answer to the act with this id; null where none comes. */
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

  /** One that nobody waits for any longer is no news. */
  take(answer: Wire.Answered): void {
    this.#waiting.get(answer.id)?.(answer);
  }

  /** The connection has ended: nothing more is answered over it. */
  end(): void {
    for (const answered of [...this.#waiting.values()]) answered(null);
  }
}
