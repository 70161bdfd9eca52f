// What is typed on the command line, and what it means.
import { describe, expect, it, vi } from "vitest";
import { Trouble } from "../src/net/api";
import { LiveTable } from "../src/net/table.svelte";
import { server } from "../src/net/server.svelte";
import type { About, Ask, View } from "../src/net/wire";
import { Commands, numbered, optionMeant, parsed } from "../src/play/commands";
import type { Words } from "../src/i18n/words.svelte";

const choice = (option: number) => ({ option, key: "x", things: {}, line: { key: `option-${option}` } });
const ask = (more: Partial<Ask> = {}): Ask => ({
  kind: "media-buying",
  question: { key: "question" },
  rules: [],
  sealed: false,
  options: [choice(40), choice(7), choice(41)],
  refused: [],
  decline: 7,
  drafted: [],
  amounts: null,
  ...more,
});

describe("a word", () => {
  it("has a number where it is an option, and p passes", () => {
    expect(numbered(ask()).map(({ option }) => option)).toEqual([40, 41]);
    expect(["1", "2", "3", "p", "pass", "0", "x", "-1"].map((word) => optionMeant(ask(), word))).toEqual([
      40,
      41,
      null,
      7,
      7,
      7,
      null,
      null,
    ]);
  });

  it("is an amount where amounts are asked for", () => {
    const bid = ask({ amounts: { low: 3, high: 9, option: 100, beyond: null } });
    expect(["3", "9", "10", "2", "0"].map((word) => optionMeant(bid, word))).toEqual([100, 106, null, null, 7]);
    expect(optionMeant(ask({ amounts: { low: 0, high: 9, option: 100, beyond: null } }), "0")).toBe(100);
  });

  it("is the same with and without its question mark", () => {
    for (const typed of ["state 2", "?state 2", "? state 2", " ?STATE  2 "])
      expect(parsed(typed)).toEqual({ word: "state", rest: ["2"] });
    expect(parsed("?")).toEqual({ word: "?", rest: [] });
  });

  it("never decides with a question mark before it", () => {
    for (const typed of ["?1", "? 1", "?p", "?12 3"]) expect(parsed(typed)).toEqual({ word: "?", rest: [] });
    expect(parsed("1 2")).toEqual({ word: "1", rest: ["2"] });
  });
});

describe("a line", () => {
  const words = {
    say: (key: string, values?: object) => (values ? `${key} ${JSON.stringify(values)}` : key),
    line: ({ key }: { key: string }) => key,
  } as unknown as Words;
  function table(asked: Ask | null): LiveTable {
    const live = new LiveTable("t", "k", { connect: false });
    live.view = { seq: 3, seat: 0, ask: asked, asked: [0], sealed: [], table: { status: "playing" } } as unknown as View;
    return live;
  }

  it("says that money is counted in thousands, and other amounts are not", () => {
    const live = table(ask({ amounts: { low: 0, high: 9, option: 100, beyond: null }, options: [] }));
    const asked = (money: number): string => {
      server.about = { games: [{ name: "a game", money }] } as unknown as About;
      live.view = { ...live.view!, table: { ...live.view!.table, game: "a game" } };
      return new Commands(live, words).asked()[1]!;
    };
    expect(asked(1000)).toMatch(/^term-amounts-of-money /);
    expect(asked(0)).toMatch(/^term-amounts /);
  });

  it("is several decisions, of which all or none are sent", async () => {
    const live = table(ask());
    const sent: number[][] = [];
    vi.spyOn(live, "preview").mockImplementation(() => Promise.resolve({ ends: "all", state: { ask: ask() } } as never));
    vi.spyOn(live, "act").mockImplementation((options) => {
      sent.push(options);
      return Promise.resolve({ lines: [] } as never);
    });
    const commands = new Commands(live, words);
    await commands.run("1 9");
    expect(sent).toEqual([]);
    expect(await commands.run("1 2 p")).toEqual(["page-cmd-done"]);
    expect(sent).toEqual([[40, 41, 7]]);
  });

  it("stops where something is drawn or revealed", async () => {
    const live = table(ask());
    vi.spyOn(live, "preview").mockImplementation(() => Promise.resolve({ ends: "draw", state: { ask: ask() } } as never));
    const act = vi.spyOn(live, "act");
    expect((await new Commands(live, words).run("1 2"))[0]).toContain("term-not-so-many");
    expect(act).not.toHaveBeenCalled();
  });

  it("says what is asked, what is not possible, and what a game answers", async () => {
    const live = table(ask({ refused: [{ reason: "r", rule: "1", line: { key: "refusal-r" }, options: [1, 2] }] }));
    live.queries = () => Promise.resolve({ cash: () => ["cash of all"], state: ([which]) => [`state ${which}`] });
    const commands = new Commands(live, words);
    expect(await commands.run("?")).toHaveLength(4);
    expect((await commands.run("?why"))[0]).toContain("refusal-r");
    expect(await commands.run("?cash")).toEqual(["cash of all"]);
    expect(await commands.run("?state 2")).toEqual(["state 2"]);
    expect((await commands.run("?nonsense"))[0]).toContain("term-no-such-choice");
    expect((await commands.run("help")).at(-1)).toContain("?cash, ?state");
    expect(await new Commands(table(null), words).run("1")).toEqual(["page-cmd-nothing"]);
  });

  it("says why it was refused", async () => {
    const live = table(ask());
    vi.spyOn(live, "undo").mockRejectedValue(new Trouble({ error: "conflict", message: "" } as never, 409));
    expect(await new Commands(live, words).run("undo")).toEqual(["term-no-undo"]);
  });
});
