/** The connection over which a table is live: made again after every break, and where acts are said and answered.
 *
 *     const connection = new Connection({ type: "hello", table, token }, { hear: (push) => ..., lost: (retry) => ... });
 *     connection.connect();
 *     await connection.say(act);                    // null: it does not answer; then a request does
 */
import { Answers } from "./answers";
import type * as Wire from "./wire";

export type Pushed =
  Wire.Welcome | Wire.Changed | Wire.TableChanged | Wire.Said | Wire.Promised | Wire.Gone | Wire.Pong | Wire.Answered;

/** Too many requests, or the server cannot write just now: nothing was carried out. */
const BUSY: ReadonlySet<number> = new Set([429, 503]);
export const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 25_000;
const SILENCE = 60_000;
/** Seconds in which an attempt to connect has to be welcomed; those after it have longer. */
const WELCOME_WAIT = 10;
/** Seconds in which anything has to be heard once something is late. */
const PONG_WAIT = 5;

export interface Listener {
  hear(push: Pushed): void;
  /** Out of touch; told anew with every second of `retry`, those until the next attempt. */
  lost(retry: number): void;
}

export class Connection {
  readonly #hello: Wire.Hello;
  readonly #listener: Listener;
  readonly #answers = new Answers();
  #socket: WebSocket | null = null;
  #attempts = 0;
  #heard = 0;
  /** It has left an act unanswered, and nothing has come over it since. */
  #silent = false;
  /** It has been asked whether it is there, and nothing has come over it since. */
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

  // A line that is gone closes no connection: without the browser's word it would be noticed after a minute of silence.
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
    // A server that stands still takes connections, too, and says nothing.
    this.#within(WELCOME_WAIT * Math.max(1, this.#attempts), () => this.#welcomed);
  }

  /** Something is late: is the line still there? Where nothing comes over it in some seconds, it is not. */
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

  /** For good. */
  end(): void {
    this.#ended = true;
    globalThis.removeEventListener?.("offline", this.#offline);
    globalThis.removeEventListener?.("online", this.#online);
    this.#drop();
  }

  /** The server has let us in: the next break is the first one again. */
  welcomed(): void {
    this.#attempts = 0;
    this.#welcomed = true;
  }

  lose(): void {
    this.#drop();
    if (this.#ended) return;
    // The wait grows, and differs from page to page: a server that comes back is not met by everyone at once.
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

  /** Whether the server hears and is heard, as far as one can tell. */
  get open(): boolean {
    return !this.#silent && this.#socket?.readyState === WebSocket.OPEN;
  }

  speak(message: Wire.Hello | Wire.Resync | Wire.Ping | Wire.ActLive): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Act; null: it does not answer, or the server was too busy to carry it out. */
  async say(act: Wire.ActLive): Promise<Wire.Answered | null> {
    const socket = this.#socket;
    const answering = this.#answers.to(act.id);
    this.speak(act);
    const answer = await answering;
    if (answer === null && socket === this.#socket) this.#silent = true;
    return answer !== null && BUSY.has(answer.status) ? null : answer;
  }

  /** An answer to an act has come. */
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

  /** Lose the connection where this is not so in time. Second by second: a page that has stood still itself hears first. */
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
