// The connection notices a line that is gone, and one that is there again, as soon as the browser does.
import { afterEach, expect, it, vi } from "vitest";
import { Connection } from "../src/net/connection";

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
