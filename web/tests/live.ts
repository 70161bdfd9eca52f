/** A table that a test pushes to, over a connection of its own. */
import { afterEach, beforeEach, vi } from "vitest";
import { LiveTable } from "../src/net/table.svelte";
import type * as Wire from "../src/net/wire";

export const line = (number: number, seq = number): Wire.LogLine => ({
  number,
  seq,
  seat: 0,
  line: { key: `line-${number}`, things: {} },
});

export const table: Wire.TableInfo = {
  table: "t", title: "T", game: "g", edition: "e", variants: [], players: 2, public: false, open_money: false, own_figures: false, status: "playing", seats: [], waiting_for: [0], entries: 1, created: 0, updated: 0,
}; // prettier-ignore

export const ask = (...options: number[]): Wire.Ask => ({
  kind: "k", question: { key: "q", things: {} }, rules: [], sealed: false, refused: [], drafted: [], options: options.map((option) => ({ option, key: "o", things: {}, line: { key: `option-${option}`, things: {} } })),
}); // prettier-ignore

export const view = (seq: number, more: Partial<Wire.View> = {}): Wire.View => ({
  table, seat: 0, seq, phase: { key: "p", things: {} }, position: { a: seq, b: 1 }, asked: [0], sealed: [], ask: ask(1, 2), since: 0, ...more,
}); // prettier-ignore

export const welcome = (seq = 1): Wire.Welcome => ({
  type: "welcome",
  push: 1,
  state: view(seq),
  lines: [line(0), line(1)],
  chat: [],
});

export const push = (number: number, seq: number, more: Partial<Wire.Changed> = {}): Wire.Changed => ({
  type: "changed", push: number, seq, changes: { a: seq }, phase: { key: "p", things: {} }, asked: [0], sealed: [], ask: ask(1, 2), since: 0, lines: [line(seq)], ...more,
}); // prettier-ignore

/** What the page says over a connection. */
export type Spoken = { type: string; id?: string };

export class Socket {
  static made: Socket[] = [];
  static OPEN = 1;
  readyState = 1;
  sent: Spoken[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(readonly url: string) {
    Socket.made.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Spoken);
  }

  close(): void {
    this.readyState = 3;
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

export function connected(): { live: LiveTable; socket: Socket } {
  const live = new LiveTable("t", "secret");
  const socket = Socket.made[0] as Socket;
  socket.onopen?.();
  socket.say(welcome());
  return { live, socket };
}

/** Each test has timers and connections of its own. */
export function staged(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    Socket.made = [];
    vi.stubGlobal("WebSocket", Socket);
    vi.stubGlobal("location", { protocol: "http:", host: "here" });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}
