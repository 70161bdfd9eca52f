/** The connection that keeps a table live: it reconnects after every break, sends acts and receives their answers.
 *
 *     const connection = new Connection({ type: "hello", table, token }, { hear: (push) => ..., lost: (retry) => ... });
 *     connection.connect();
 *     await connection.say(act);                    // null: no answer came, so send it by a request
 */
import { Answers } from "./answers";
import type * as Wire from "./wire";

export type Pushed =
  Wire.Welcome | Wire.Changed | Wire.TableChanged | Wire.Said | Wire.Promised | Wire.Gone | Wire.Pong | Wire.Answered;

/** Too many requests, or the server cannot write at the moment: nothing was carried out. */
const BUSY: ReadonlySet<number> = new Set([429, 503]);
export const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 25_000;
const SILENCE = 60_000;
/** Seconds in which the first attempt to connect has to be welcomed; later attempts get longer. */
const WELCOME_WAIT = 10;
/** Seconds in which something has to arrive once an answer is late. */
const PONG_WAIT = 5;

export interface Listener {
  hear(push: Pushed): void;
  /** Out of touch; called again every second with `retry`, the seconds left until the next attempt. */
  lost(retry: number): void;
}

export class Connection {
  readonly #hello: Wire.Hello;
  readonly #listener: Listener;
  readonly #answers = new Answers();
  #socket: WebSocket | null = null;
  #attempts = 0;
  #heard = 0;
  /** An act has gone unanswered, and nothing has arrived since. */
  #silent = false;
  /** A ping has been sent to check the connection, and nothing has arrived since. */
  #checking = false;
  #welcomed = false;
  #ended = false;
  #timers = new Set<ReturnType<typeof setTimeout>>();
  #countdown: ReturnType<typeof setInterval> | undefined;

  constructor(hello: Wire.Hello, listener: Listener) {
    this.#hello = hello;
    this.#listener = listener;
    globalThis.addEventListener?.("offline", this.#offline);
    globalThis.addEventListener?.("online", this.#online);
  }

  // A dead line does not close the connection: without the browser's event it would go unnoticed for up to a minute.
  #offline = (): void => {
    if (this.#socket) this.lose();
  };
  #online = (): void => {
    if (!this.#ended && !this.open) this.again();
  };

  connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/live`);
    this.#socket = socket;
    this.#silent = this.#checking = this.#welcomed = false;
    socket.onopen = () => this.speak(this.#hello);
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      this.#heard = Date.now();
      this.#silent = this.#checking = false;
      this.#listener.hear(JSON.parse(data) as Pushed);
    };
    socket.onclose = () => this.lose();
    this.#heard = Date.now();
    this.#later(PING_EVERY, () => this.#ping());
    // A server that hangs accepts connections too, but says nothing.
    this.#within(WELCOME_WAIT * Math.max(1, this.#attempts), () => this.#welcomed);
  }

  /** Something is late: check the line, and drop the connection if nothing arrives within a few seconds. */
  check(): void {
    if (this.#checking || this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#checking = true;
    this.speak({ type: "ping" });
    this.#within(PONG_WAIT, () => !this.#checking);
  }

  /** Try now instead of waiting. */
  again(): void {
    this.#attempts = 0;
    this.#drop();
    this.connect();
  }

  /** End the connection for good. */
  end(): void {
    this.#ended = true;
    globalThis.removeEventListener?.("offline", this.#offline);
    globalThis.removeEventListener?.("online", this.#online);
    this.#drop();
  }

  /** The server has let us in: the next break counts as the first again. */
  welcomed(): void {
    this.#attempts = 0;
    this.#welcomed = true;
  }

  lose(): void {
    this.#drop();
    if (this.#ended) return;
    // The wait grows, and varies from page to page so that a server that comes back is not hit by all of them at once.
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#attempts) * (0.75 + Math.random() / 2);
    this.#attempts += 1;
    let retry = Math.ceil(wait / 1000);
    this.#listener.lost(retry);
    this.#countdown = setInterval(() => this.#listener.lost((retry = Math.max(0, retry - 1))), 1000);
    this.#later(wait, () => {
      clearInterval(this.#countdown);
      this.#listener.lost(0);
      this.connect();
    });
  }

  /** Whether the server hears us and we hear it, as far as we can tell. */
  get open(): boolean {
    return !this.#silent && this.#socket?.readyState === WebSocket.OPEN;
  }

  speak(message: Wire.Hello | Wire.Resync | Wire.Ping | Wire.ActLive): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Send an act. Null: no answer came, or the server was too busy to carry it out. */
  async say(act: Wire.ActLive): Promise<Wire.Answered | null> {
    const socket = this.#socket;
    const answering = this.#answers.to(act.id);
    this.speak(act);
    const answer = await answering;
    if (answer === null && socket === this.#socket) this.#silent = true;
    return answer !== null && BUSY.has(answer.status) ? null : answer;
  }

  /** An answer to an act has arrived. */
  take(answer: Wire.Answered): void {
    this.#answers.take(answer);
  }

  #drop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    clearInterval(this.#countdown);
    const socket = this.#socket;
    this.#socket = null;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = socket.onerror = null;
      socket.close();
    }
    this.#answers.end();
  }

  #later(wait: number, what: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      what();
    }, wait);
    this.#timers.add(timer);
  }

  /** Drop the connection unless the condition holds in time. Counts second by second: a page that was suspended itself first
   * hears what has arrived. */
  #within(seconds: number, so: () => boolean): void {
    if (so()) return;
    if (seconds <= 0) this.lose();
    else this.#later(1000, () => this.#within(seconds - 1, so));
  }

  #ping(): void {
    if (Date.now() - this.#heard > SILENCE) {
      this.lose();
      return;
    }
    this.speak({ type: "ping" });
    this.#later(PING_EVERY, () => this.#ping());
  }
}
