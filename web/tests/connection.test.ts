// The connection notices a line that is gone, and one that is there again, as soon as the browser does, and a server that stands
// still as soon as something is late; what was asked of it is asked anew.
import { afterEach, expect, it, vi } from "vitest";
import { Connection } from "../src/net/connection";
import type * as Wire from "../src/net/wire";
import { Socket as Line, connected, view, welcome } from "./live";

class Socket {
  static readonly OPEN = 1;
  static made: Socket[] = [];
  readyState = Socket.OPEN;
  constructor() {
    Socket.made.push(this);
  }
  send(): void {}
  close(): void {
    this.readyState = 3;
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  Socket.made = [];
});

it("is lost when the browser is offline, and made again at once when it is back", () => {
  vi.useFakeTimers();
  const browser = new EventTarget();
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("addEventListener", browser.addEventListener.bind(browser));
  vi.stubGlobal("removeEventListener", browser.removeEventListener.bind(browser));
  const lost = vi.fn();
  const connection = new Connection({ type: "hello", table: "t", token: "x" }, { hear: () => undefined, lost });
  connection.connect();
  browser.dispatchEvent(new Event("online")); // it is open: nothing is made anew
  expect([Socket.made.length, lost.mock.calls.length]).toEqual([1, 0]);
  browser.dispatchEvent(new Event("offline"));
  expect(lost).toHaveBeenCalledOnce();
  expect(connection.open).toBe(false);
  browser.dispatchEvent(new Event("online"));
  expect([Socket.made.length, connection.open]).toEqual([2, true]);
  connection.end();
  browser.dispatchEvent(new Event("online"));
  expect(Socket.made.length).toBe(2);
});

/** A table whose connection is in the hand of a test, and its requests: each waits until it is answered or broken off. */
function standing(): ReturnType<typeof connected> & {
  asked: { path: string; body: { id?: string }; answer: (said: object) => void }[];
} {
  vi.useFakeTimers();
  Line.made = [];
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  const asked: ReturnType<typeof standing>["asked"] = [];
  vi.stubGlobal(
    "fetch",
    (path: string, { body, signal }: { body: string; signal: AbortSignal }) =>
      new Promise((answered, broken) => {
        signal.addEventListener("abort", () => broken(new Error("broken off")));
        asked.push({
          path,
          body: JSON.parse(body) as { id?: string },
          answer: (said) => answered(new Response(JSON.stringify(said))),
        });
      }),
  );
  return { ...connected(), asked };
}

const previewed: Wire.Previewed = { taken: 1, ends: "all", lines: [], state: view(1) };

it("says after a second that the server is waited for, asks whether it is there, and is content with any word", async () => {
  const { live, socket, asked } = standing();
  const preview = live.preview([1]);
  vi.advanceTimersByTime(900);
  expect([live.late, socket.sent.length]).toEqual([false, 1]);
  vi.advanceTimersByTime(200);
  expect([live.late, socket.sent.at(-1)]).toEqual([true, { type: "ping" }]);
  socket.say({ type: "pong", push: 2 });
  vi.advanceTimersByTime(20_000);
  expect([live.late, live.status]).toEqual([true, "live"]); // slow, but there
  asked[0]!.answer(previewed);
  expect(await preview).toEqual(previewed);
  expect(live.late).toBe(false);
  live.close();
});

it("takes a line for broken that does not answer in some seconds, and asks anew when the server is back", async () => {
  const { live, asked } = standing();
  const preview = live.preview([1]);
  vi.advanceTimersByTime(7_000);
  expect([live.status, live.late]).toEqual(["lost", true]);
  vi.advanceTimersByTime(1_000);
  const next = Line.made[1]!;
  next.onopen?.();
  next.say(welcome());
  await vi.advanceTimersByTimeAsync(0);
  expect([live.status, asked.length]).toEqual(["live", 2]);
  expect(asked[1]!.body).toEqual(asked[0]!.body);
  asked[1]!.answer(previewed);
  expect(await preview).toEqual(previewed);
  expect(live.late).toBe(false);
  live.close();
});

it("sends what was decided once more under its id when the server is back", async () => {
  const { live, asked, socket } = standing();
  const act = live.act([1]);
  await vi.advanceTimersByTimeAsync(7_000); // over the connection, then by a request
  expect([live.status, live.late, asked.length]).toEqual(["lost", true, 1]);
  await vi.advanceTimersByTimeAsync(1_000);
  const next = Line.made[1]!;
  next.onopen?.();
  next.say(welcome());
  await vi.advanceTimersByTimeAsync(0);
  const said = socket.sent.find(({ type }) => type === "act");
  expect(asked.map(({ body }) => body.id)).toEqual([said?.id, said?.id]);
  asked[1]!.answer({ seq: 2, lines: [], state: view(2) });
  expect((await act).seq).toBe(2);
  expect([live.view?.seq, live.late]).toEqual([2, false]);
  live.close();
});

it("does not wait for ever for a server that takes a connection and says nothing", () => {
  const { live, socket } = standing();
  socket.onclose?.();
  vi.advanceTimersByTime(1_000);
  expect([Line.made.length, live.retry]).toEqual([2, 0]); // under way
  vi.advanceTimersByTime(9_000);
  expect(Line.made).toHaveLength(2);
  vi.advanceTimersByTime(5_000);
  expect(Line.made).toHaveLength(3);
  live.close();
});
