// Acting at a table: over the open connection, and by a request under the same id wherever that does not answer.
import { describe, expect, it, vi } from "vitest";
import type * as Wire from "../src/net/wire";
import { Draft } from "../src/play/draft.svelte";
import { Socket, connected, line, push, staged, view, welcome } from "./live";

staged();

/** What a server answers by either road: an act carried out, in full or left to the push. */
const done = (seq = 2): Wire.Done => ({ seq, lines: [line(seq)], state: view(seq) });
const briefly = (seq = 2): Wire.DoneBriefly => ({ seq, lines: [line(seq)], state: null });
const refused: Wire.Problem = {
  error: "illegal",
  message: "That is too dear.",
  rule: "3.5.1",
  line: { key: "too-dear", things: {} },
};

const answer = (number: number, id: string, status: number, body: Wire.Done | Wire.DoneBriefly | Wire.Problem): Wire.Answered => {
  const problem = "error" in body ? body : null;
  return { type: "answer", push: number, id, status, done: "error" in body ? null : body, problem };
};

type Body = Wire.Act & { path: string };

/** Requests are answered like this; those that were made. */
function requests(said: (body: Body, count: number) => object | null, status = 200): Body[] {
  const made: Body[] = [];
  vi.stubGlobal("fetch", (path: string, { body }: { body?: string } = {}) => {
    const asked = { path, ...(body ? (JSON.parse(body) as Wire.Act) : {}) } as Body;
    made.push(asked);
    const found = said(asked, made.length);
    return found === null
      ? Promise.reject(new TypeError("away"))
      : Promise.resolve(new Response(JSON.stringify(found), { status }));
  });
  return made;
}

const none = (): Body[] => requests(() => null);
const soon = (milliseconds = 10): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

/** What was last said over a connection, an act. */
function act(socket: Socket): Wire.ActLive {
  const said = socket.sent.at(-1);
  expect(said?.type).toBe("act");
  return said as unknown as Wire.ActLive;
}

describe("an act over the connection", () => {
  it("asks for a brief answer, makes no request, and is done once it is answered", async () => {
    const { live, socket } = connected();
    const made = none();
    let over = false;
    const acting = live.act([1]).then(() => (over = true));
    expect(act(socket)).toMatchObject({ seq: 1, options: [1], brief: true });
    socket.say(push(2, 2));
    await soon();
    expect([live.view?.seq, over]).toEqual([2, false]); // the state is shown as it comes
    socket.say(answer(3, act(socket).id, 200, briefly()));
    await acting;
    expect(live.lines.map(({ number }) => number)).toEqual([0, 1, 2]);
    socket.say(push(4, 3));
    expect(live.view?.seq).toBe(3); // an answer is counted among the pushes: none is missing
    expect([made, socket.sent.length]).toEqual([[], 2]);
    live.close();
  });

  it("has sealed once the push is there, not when another one comes", async () => {
    const { live, socket } = connected();
    none();
    let over = false;
    const acting = live.act([1]).then(() => (over = true));
    socket.say(push(2, 1, { sealed: [1] }));
    socket.say(answer(3, act(socket).id, 200, { ...briefly(1), sealed: true, lines: [] }));
    await soon();
    expect(over).toBe(false);
    socket.say(push(4, 1, { sealed: [0, 1] }));
    await acting;
    expect(live.mine).toBe(false);
    live.close();
  });

  it("shows the whole state where the answer has it", async () => {
    const { live, socket } = connected();
    none();
    const acting = live.act([1]);
    socket.say(answer(2, act(socket).id, 200, done()));
    await acting;
    expect([live.view?.seq, live.lines.length]).toEqual([2, 3]);
    live.close();
  });

  it("is refused in the words of a request, and not sent again", async () => {
    const { live, socket } = connected();
    const made = none();
    const acting = expect(live.act([1])).rejects.toMatchObject({ problem: refused, status: 409, message: refused.message });
    socket.say(answer(2, act(socket).id, 409, refused));
    await acting;
    await soon(60_000);
    expect(made).toEqual([]);
    live.close();
  });

  it("shows the new state of a stale one, but none that is older than what is shown", async () => {
    const { live, socket } = connected();
    none();
    const stale = (seq: number): Wire.Problem => ({ error: "stale", message: "moved", state: view(seq) });
    let acting = expect(live.act([1])).rejects.toMatchObject({ problem: { error: "stale" } });
    socket.say(answer(2, act(socket).id, 409, stale(7)));
    await acting;
    expect(live.view?.seq).toBe(7);
    acting = expect(live.act([1])).rejects.toMatchObject({ problem: { error: "stale" } });
    socket.say(push(3, 9));
    socket.say(answer(4, act(socket).id, 409, stale(8)));
    await acting;
    expect(live.view?.seq).toBe(9);
    live.close();
  });

  it("is answered also where a push is missing before the answer, and waits for the state", async () => {
    const { live, socket } = connected();
    const made = none();
    const acting = live.act([1]);
    const { id } = act(socket);
    socket.say(answer(3, id, 200, briefly()));
    expect(socket.sent.at(-1)).toEqual({ type: "resync" });
    socket.say({ ...welcome(2), push: 4 });
    await acting;
    expect([live.view?.seq, made]).toEqual([2, []]);
    live.close();
  });

  it("asks for the state itself where no push follows a brief answer", async () => {
    for (const sealed of [false, true]) {
      const { live, socket } = connected();
      const made = requests(() => (sealed ? view(1, { sealed: [0] }) : view(2)));
      const acting = live.act([1]);
      socket.say(answer(2, act(socket).id, 200, { ...briefly(sealed ? 1 : 2), sealed }));
      await soon(3_000);
      await acting;
      expect(made.map(({ path }) => path)).toEqual(["/api/tables/t/view"]);
      expect([live.view?.seq, live.mine, live.lines.length]).toEqual(sealed ? [1, false, 2] : [2, true, 3]);
      live.close();
      Socket.made = [];
    }
  });
});

describe("an act by a request", () => {
  it("wants the whole answer while the connection is lost", async () => {
    const { live, socket } = connected();
    socket.onclose?.();
    const made = requests(() => done());
    await live.act([1]);
    expect(made).toMatchObject([{ path: "/api/tables/t/act", seq: 1, options: [1], brief: false }]);
    expect([live.view?.seq, socket.sent.length]).toEqual([2, 1]);
    live.close();
  });

  it("is not said over a connection that is closing", async () => {
    const { live, socket } = connected();
    socket.readyState = 2;
    const made = requests(() => done());
    await live.act([1]);
    expect([made.length, socket.sent.length]).toEqual([1, 1]);
    live.close();
  });

  it("is repeated under one id while the server is away", async () => {
    const { live, socket } = connected();
    socket.onclose?.();
    const made = requests((_, count) => (count > 1 ? done() : null));
    const acting = live.act([1]);
    await soon(1_000);
    await acting;
    expect([made.length, new Set(made.map(({ id }) => id)).size, live.view?.seq]).toEqual([2, 1, 2]);
    live.close();
  });

  it("follows under the same id when the connection breaks before the answer", async () => {
    const { live, socket } = connected();
    const made = requests(() => done());
    const acting = live.act([1]);
    const { id } = act(socket);
    socket.onclose?.();
    await acting;
    expect(made).toMatchObject([{ id, seq: 1, options: [1], brief: false }]);
    expect([live.view?.seq, live.status]).toEqual([2, "lost"]);
    live.close();
  });

  it("follows also when the push of another came before the break", async () => {
    for (const sealed of [false, true]) {
      const { live, socket } = connected();
      requests(() => (sealed ? { seq: 2, sealed, lines: [], state: view(2, { sealed: [0, 1] }) } : done(3)));
      const acting = live.act([1]);
      socket.say(push(2, 2, { sealed: sealed ? [1] : [] }));
      socket.onclose?.();
      await acting;
      expect(sealed ? live.mine : live.view?.seq).toBe(sealed ? false : 3); // not the one of before, until it is in touch again
      live.close();
      Socket.made = [];
    }
  });

  it("follows when the server says goodbye, and when the table is left", async () => {
    for (const leave of [false, true]) {
      const { live, socket } = connected();
      const made = requests(() => done());
      const acting = live.act([1]);
      const { id } = act(socket);
      if (leave) live.close();
      else socket.say({ type: "gone", push: 2, problem: { error: "unavailable", message: "restarting" } });
      await acting;
      expect(made.map((one) => one.id)).toEqual([id]);
      live.close();
      Socket.made = [];
    }
  });

  it("follows when the server is too busy to carry it out", async () => {
    for (const status of [429, 503]) {
      const { live, socket } = connected();
      const made = requests(() => briefly());
      const acting = live.act([1]);
      const { id } = act(socket);
      socket.say(answer(2, id, status, { error: status === 429 ? "too-many" : "unavailable", message: "later" }));
      await soon();
      expect(made).toMatchObject([{ id, brief: true }]); // the connection is as good as it was
      socket.say(push(3, 2));
      await acting;
      expect(live.view?.seq).toBe(2);
      live.close();
      Socket.made = [];
    }
  });

  it("follows when no answer comes, and the late one is ignored", async () => {
    const { live, socket } = connected();
    const made = requests(() => done(3));
    const acting = live.act([1]);
    const { id } = act(socket);
    await soon(4_000);
    expect(made).toEqual([]);
    await soon(1_500);
    await acting;
    expect(made).toMatchObject([{ id, brief: false }]);
    expect(live.view?.seq).toBe(3);
    // The connection has said nothing: the next act does not wait for it.
    await live.act([2]);
    expect([made.length, socket.sent.filter(({ type }) => type === "act").length]).toEqual([2, 1]);
    // What comes late is older than what is shown; the connection counts again.
    socket.say(push(2, 2));
    socket.say(answer(3, id, 200, done(2)));
    await soon();
    expect([live.view?.seq, live.view?.position]).toEqual([3, view(3).position]);
    void live.act([1]);
    expect(act(socket).seq).toBe(3);
    expect(made.length).toBe(2);
    requests(() => done(4));
    live.close();
  });

  it("is what undo and taking back a sealed answer are", async () => {
    const { live, socket } = connected();
    const made = requests(() => done());
    await live.undo();
    await live.unseal();
    expect(made.map(({ path }) => path)).toEqual(["/api/tables/t/undo", "/api/tables/t/unseal"]);
    expect(socket.sent.length).toBe(1);
    live.close();
  });
});

it("a draft that came too late is fitted to the new state", async () => {
  const { live, socket } = connected();
  live.preview = (options) =>
    Promise.resolve({
      taken: options.length,
      ends: "all",
      lines: [],
      state: view(live.view?.seq ?? 0, { position: { drafted: 1 } }),
    });
  none();
  const draft = new Draft(live);
  await draft.pick(2);
  for (const [seq, asked] of [
    [7, true],
    [8, false],
  ] as const) {
    const sending = draft.send();
    await soon();
    const state = view(seq, asked ? {} : { ask: null });
    socket.say(answer(seq - 5, act(socket).id, 409, { error: "stale", message: "moved", state }));
    expect(await sending).toBe(false);
    expect([draft.options, draft.moved]).toEqual(asked ? [[2], { kept: 1, of: 1 }] : [[], { kept: 0, of: 1 }]);
  }
  live.close();
});

it("a draft that is refused stays, says why, and can be sent again", async () => {
  const { live, socket } = connected();
  none();
  const draft = new Draft(live);
  const sending = draft.sendNow(2);
  await soon();
  expect(draft.sending).toBe(true);
  socket.say(answer(2, act(socket).id, 409, refused));
  expect(await sending).toBe(false);
  expect([draft.refused, draft.sending]).toEqual([refused.line, false]);
  const first = act(socket).id;
  void draft.sendNow(1);
  await soon();
  expect(act(socket).id).not.toBe(first);
  requests(() => done());
  live.close();
});
