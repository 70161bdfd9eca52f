// Promises in the record: what was said of them stands where it was said.
import { describe, expect, it } from "vitest";
import { withPromises } from "../src/play/promises";
import { LiveTable } from "../src/net/table.svelte";
import { offersTo } from "../src/net/views";
import type * as Wire from "../src/net/wire";

const line = (number: number, seq: number): Wire.LogLine => ({
  number,
  seq,
  seat: 0,
  line: { key: `line-${number}`, things: {} },
});

const promise = (more: Partial<Wire.Promise>, ...said: [key: string, seq: number, at: number][]): Wire.Promise => ({
  what: "coalition", place: 0, by: 0, to: 1, public: false, stage: "offered", line: { key: "a coalition", things: {} }, lines: said.map(([key, seq, at]) => ({ seq, at, seat: 0, line: { key, things: {} } })), ...more,
}); // prettier-ignore

const keys = (lines: Wire.LogLine[]): string[] => lines.map((told) => told.line.key);

describe("the record", () => {
  const lines = [line(0, 0), line(1, 3), line(2, 3), line(3, 7)];

  it("is as it was where nothing was promised", () => {
    expect(withPromises(lines, null)).toEqual(lines);
    expect(withPromises(lines, [])).toEqual(lines);
  });

  it("has what was said after the lines of its position, in order of time", () => {
    const both = [promise({}, ["ask", 3, 1], ["yes", 5, 4]), promise({ to: 2, public: true }, ["loud", 5, 2], ["kept", 7, 9])];
    const found = withPromises(lines, both);
    expect(keys(found)).toEqual(["line-0", "line-1", "line-2", "ask", "loud", "yes", "line-3", "kept"]);
    expect(found.map(({ aside }) => aside ?? false)).toEqual([false, false, false, true, false, true, false, false]);
    const numbers = found.map(({ number }) => number);
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.filter(Number.isInteger)).toEqual([0, 1, 2, 3]);
  });

  it("keeps what was said at a position that was taken back", () => {
    const undone = [line(0, 0), { ...line(1, 9), line: { key: "table-undo", things: {} } }];
    expect(keys(withPromises(undone, [promise({}, ["ask", 4, 1])]))).toEqual(["line-0", "ask", "table-undo"]);
  });
});

describe("a table", () => {
  const table = { table: "t", title: "T", game: "g", edition: "e", variants: [], players: 3, public: false, open_money: false, own_figures: false, status: "playing", seats: [], waiting_for: [], entries: 1, created: 0, updated: 0 } satisfies Wire.TableInfo; // prettier-ignore
  const view: Wire.View = { table, seat: 1, seq: 1, phase: { key: "p", things: {} }, position: {}, asked: [], sealed: [], ask: null, since: 0, promises: [] }; // prettier-ignore

  it("asks for an answer to what others offer, while the game goes on", () => {
    const promises = [promise({}), promise({ by: 1, to: 2 }), promise({ by: 2, stage: "agreed" })];
    expect(offersTo({ ...view, promises })).toEqual([promises[0]]);
    expect(offersTo({ ...view, promises, seat: null })).toEqual([]);
    expect(offersTo({ ...view, promises, table: { ...table, status: "over" } })).toEqual([]);
    expect(offersTo({ ...view, promises: null })).toEqual([]);
  });

  it("takes in what the server pushes, and says that somebody offers something", () => {
    const live = new LiveTable("t", "k", { connect: false });
    const heard: string[] = [];
    live.listen(({ type }) => heard.push(type));
    live.hear({ type: "welcome", push: 1, state: view, lines: [], chat: [] });
    live.hear({ type: "promises", push: 2, promises: [promise({})] });
    expect(live.view?.promises).toHaveLength(1);
    live.hear({ type: "promises", push: 3, promises: [promise({ stage: "agreed" })] });
    live.hear({ type: "promises", push: 4, promises: [promise({ by: 1, to: 0 })] });
    expect(heard).toEqual(["offer"]);
  });
});
