// A table as one reader sees it, push by push; and drafts on it.
import { describe, expect, it, vi } from "vitest";
import { Draft } from "../src/play/draft.svelte";
import { LiveTable } from "../src/net/table.svelte";
import { changed, merged } from "../src/net/views";
import { Socket, ask, connected, line, push, staged, table, view, welcome } from "./live";

staged();

describe("merging", () => {
  it("puts lines in order, the new one of a number counts, those taken back are gone", () => {
    expect(merged([line(0), line(1)], [line(1, 9), line(2)])).toEqual([line(0), line(1, 9), line(2)]);
    expect(merged([line(0), line(1), line(2)], [line(1, 5)], 1)).toEqual([line(0), line(1, 5)]);
    expect(merged([line(0), line(1)], [], 1)).toEqual([line(0)]);
  });

  it("changes only the fields that a push names", () => {
    const after = changed(view(1), push(2, 2, { ask: null, can_undo: true }));
    expect(after).toMatchObject({ seq: 2, position: { a: 2, b: 1 }, ask: null, can_undo: true, table });
  });
});

describe("a live table", () => {
  it("says hello, is welcomed and follows", () => {
    const { live, socket } = connected();
    expect(socket.sent).toEqual([{ type: "hello", table: "t", token: "secret" }]);
    expect(live.status).toBe("live");
    const events: string[] = [];
    live.listen((event) => events.push(event.type));
    socket.say(push(2, 2));
    expect(live.view?.position).toEqual({ a: 2, b: 1 });
    expect(live.lines.map(({ number }) => number)).toEqual([0, 1, 2]);
    socket.say({ type: "chat", push: 3, line: { number: 0, seat: 1, name: "B", text: "hi", at: 0 } });
    expect(live.chats).toHaveLength(1);
    expect(events).toEqual(["changed", "chat"]);
    live.close();
  });

  it("asks for everything again when a push is missing, and does not believe what came after", () => {
    const { live, socket } = connected();
    socket.say(push(3, 3));
    expect(live.view?.seq).toBe(1);
    expect(socket.sent.at(-1)).toEqual({ type: "resync" });
    socket.say({ ...welcome(3), push: 4 });
    expect(live.view?.seq).toBe(3);
    live.close();
  });

  it("connects again by itself, later each time, and keeps what it knows", () => {
    const { live, socket } = connected();
    socket.onclose?.();
    expect(live.status).toBe("lost");
    expect(live.view?.seq).toBe(1);
    vi.advanceTimersByTime(1000);
    expect(Socket.made).toHaveLength(2);
    (Socket.made[1] as Socket).onclose?.();
    vi.advanceTimersByTime(600);
    expect(Socket.made).toHaveLength(2);
    vi.advanceTimersByTime(2000);
    expect(Socket.made).toHaveLength(3);
    const third = Socket.made[2] as Socket;
    third.onopen?.();
    third.say({ ...welcome(4), lines: [line(0)] });
    expect([live.status, live.view?.seq, live.lines.length]).toEqual(["live", 4, 1]);
    live.close();
  });

  it("does not come back from a link that is gone", () => {
    const { live, socket } = connected();
    socket.say({ type: "gone", push: 2, problem: { error: "unauthorised", message: "gone" } });
    vi.advanceTimersByTime(60_000);
    expect([live.status, live.problem?.error, Socket.made.length]).toEqual(["gone", "unauthorised", 1]);
  });

  it("comes back when the server was only busy", () => {
    const { live, socket } = connected();
    socket.say({ type: "gone", push: 2, problem: { error: "unavailable", message: "busy" } });
    expect(live.status).toBe("lost");
    vi.advanceTimersByTime(2000);
    expect(Socket.made).toHaveLength(2);
    live.close();
  });

  it("notices that a connection has fallen silent", () => {
    const { live, socket } = connected();
    vi.advanceTimersByTime(25_000);
    expect(socket.sent.at(-1)).toEqual({ type: "ping" });
    vi.advanceTimersByTime(50_000);
    expect(live.status).toBe("lost");
    live.close();
  });
});

/** A server that knows three decisions in a row: 1 or 2, then 3, then 4, which draws. */
function previewing(live: LiveTable): number[][] {
  const asked: number[][] = [];
  live.preview = (options) => {
    asked.push(options);
    const legal = [[1, 2], [3], [4]];
    const wrong = options.findIndex((option, place) => !legal[place]?.includes(option));
    if (wrong >= 0) {
      vi.stubGlobal("fetch", () =>
        Promise.resolve(new Response(JSON.stringify({ error: "illegal", message: "no" }), { status: 409 })),
      );
      return LiveTable.prototype.preview.call(live, options);
    }
    const draws = options.length === 3;
    const state = view(live.view?.seq ?? 0, { position: { a: options.length }, ask: ask(...(legal[options.length] ?? [])) });
    return Promise.resolve({ taken: draws ? 2 : options.length, ends: draws ? "draw" : "all", lines: [], state });
  };
  return asked;
}

describe("a draft", () => {
  it("grows, shows where it leads, and ends before a draw", async () => {
    const { live } = connected();
    previewing(live);
    const draft = new Draft(live);
    expect(draft.shown).toBe(live.view);
    await Promise.all([draft.pick(1), draft.pick(3)]);
    expect(draft.options).toEqual([1, 3]);
    expect(draft.shown?.position).toEqual({ a: 2 });
    expect(draft.ask?.options.map(({ option }) => option)).toEqual([4]);
    expect(draft.choice(3)?.line.key).toBe("option-3");
    await draft.pick(4);
    expect([draft.options, draft.complete, draft.ends, draft.ask]).toEqual([[1, 3, 4], true, "draw", null]);
    await draft.pick(9);
    expect(draft.options).toEqual([1, 3, 4]);
    live.close();
  });

  it("stays as it was when a step is refused, and says why", async () => {
    const { live } = connected();
    previewing(live);
    const draft = new Draft(live);
    await draft.pick(1);
    await draft.pick(8);
    expect(draft.options).toEqual([1]);
    expect(draft.trouble?.problem.error).toBe("illegal");
    await draft.set([2]);
    expect([draft.options, draft.trouble]).toEqual([[2], null]);
    await draft.back();
    expect([draft.empty, draft.shown]).toEqual([true, live.view]);
    live.close();
  });

  it("keeps what still fits when the table moves on", async () => {
    const { live, socket } = connected();
    const asked = previewing(live);
    const draft = new Draft(live);
    await draft.pick(1);
    await draft.pick(3);
    asked.length = 0;
    socket.say(push(2, 2));
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual([[1, 3]]);
    expect([draft.options, draft.moved]).toEqual([[1, 3], { kept: 2, of: 2 }]);
    live.close();
  });

  it("is gone when it is sent", async () => {
    const { live, socket } = connected();
    previewing(live);
    const draft = new Draft(live);
    await draft.pick(2);
    const sending = draft.send();
    await vi.advanceTimersByTimeAsync(1);
    const said = socket.sent.at(-1);
    expect(said).toMatchObject({ type: "act", seq: 1, options: [2] });
    expect(draft.sending).toBe(true);
    expect(await draft.send()).toBe(false); // a second click sends nothing
    socket.say(push(2, 2));
    socket.say({ type: "answer", push: 3, id: said?.id, status: 200, done: { seq: 2, lines: [], state: null }, problem: null });
    expect(await sending).toBe(true);
    expect([draft.empty, draft.sending, socket.sent.length]).toEqual([true, false, 2]);
    live.close();
  });
});
