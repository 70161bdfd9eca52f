import { describe, expect, it } from "vitest";
import fixture from "./fixture.json";
import { entriesOf, placeOf } from "../../src/games/helvetiq/board/acting";
import { changes } from "../../src/games/helvetiq/board/fresh";
import type { Board } from "../../src/games/helvetiq/board/board.svelte";
import { sendLabel } from "../../src/games/helvetiq/ask/asking";
import { OPTION, figuresOf, meaning, type Position } from "../../src/games/helvetiq/model";
import { NOTHING, candidates, click, open, type Entry } from "../../src/play/picking";
import type { Ask } from "../../src/net/wire";

const moments = fixture.moments as unknown as { players: number; seat: number; position: Position; ask: Ask }[];
const f = figuresOf(fixture.figures, null);
const first = (kind: string) => {
  const { ask, position, seat } = moments.find((m) => m.ask.kind === kind)!;
  return { entries: entriesOf(ask, f, position, seat), ask, g: position, me: seat };
};
const clicks = (entries: Entry[], ...pieces: string[]) =>
  pieces.reduce((picked, piece) => click(entries, picked, piece), NOTHING);

it("every kind of decision is there", () => {
  expect(new Set(moments.map((m) => m.ask.kind)).size).toBe(15);
});

describe.each(moments.map((m, i) => [`${m.ask.kind} ${i}`, m] as const))("%s", (_, { ask, position, seat }) => {
  const entries = entriesOf(ask, f, position, seat);

  it("every option has a place on the board, a pass too", () => {
    const meant = new Set(entries.map(({ option }) => option));
    expect(ask.options.filter(({ option }) => !meant.has(option))).toEqual([]);
  });

  it("clicking its pieces, in any order, chooses each option", () => {
    for (const { option } of ask.options) {
      const ways = entries.filter((entry) => entry.option === option);
      // Where one piece is enough it is chosen at once; else by all pieces, in any order.
      const reached = ways.some(({ parts }) =>
        [parts, [...parts].reverse()].every((order) => clicks(entries, ...order).option === option),
      );
      expect(reached, `${ask.kind} ${JSON.stringify(ways)}`).toBe(true);
    }
  });

  it("only pieces of legal options can be clicked", () => {
    expect(click(entries, NOTHING, "square:99")).toEqual(NOTHING);
    const all = new Set(entries.flatMap(({ parts }) => parts));
    for (const piece of open(entries, NOTHING)) expect(all.has(piece)).toBe(true);
  });

  it("an option's number says what it means", () => {
    for (const { option, key, things } of ask.options) expect(meaning(option)).toEqual({ key, things });
  });

  it("what is refused has a place that can say why, where it is about something on the board", () => {
    for (const { options } of ask.refused)
      for (const option of options) {
        const { key, things } = meaning(option);
        if (["elect", "apply", "propose", "initiative", "play", "obtain"].includes(key))
          expect(placeOf(key, things)).not.toBeNull();
      }
  });
});

describe("two pieces together", () => {
  const { entries } = first("naming");
  const a = entries.find(({ parts }) => parts.length === 2)!;

  it("one piece alone chooses nothing, and what completes it stays open", () => {
    const half = clicks(entries, a.parts[0]!);
    expect(half.option).toBeNull();
    expect(open(entries, half).has(a.parts[1]!)).toBe(true);
    expect(open(entries, half).has(a.parts[0]!)).toBe(false);
    expect(candidates(entries, half)).toContain(a.option);
  });

  it("the same piece again takes it back", () => {
    expect(clicks(entries, a.parts[0]!, a.parts[0]!)).toEqual(NOTHING);
  });

  it("another piece of the same kind takes its place", () => {
    const other = entries.find(({ parts }) => parts[1] === a.parts[1] && parts[0] !== a.parts[0]);
    if (other) expect(clicks(entries, a.parts[0]!, other.parts[0]!, a.parts[1]!).option).toBe(other.option);
  });
});

it("a building alone is enough where one way leads there, else a pawn says which", () => {
  for (const { ask, position, seat } of moments.filter((m) => ["turn", "last-action", "tacit-election"].includes(m.ask.kind))) {
    const entries = entriesOf(ask, f, position, seat);
    const ways = new Map<number, number>();
    for (const { key, things } of ask.options)
      if (key === "elect") ways.set(f.there[things["route"]!]!, (ways.get(f.there[things["route"]!]!) ?? 0) + 1);
    for (const [there, count] of ways) expect(clicks(entries, `square:${there}`).option !== null).toBe(count === 1);
  }
});

it("pieces that an event moved are found by name", () => {
  const { g } = first("turn");
  const after: Position = structuredClone(g);
  after.pawns[3]![0]! += 1;
  after.laws[1]![2]! += 1;
  after.drawer += 1;
  after.points[1]![0]! += 2;
  expect(changes(g, after)).toEqual(new Set(["pawn:3:0", "law:1:2", "score:1", "marker"]));
  expect(changes(g, structuredClone(g)).size).toBe(0);
});

it.each([
  ["turn", "hq-send-end"],
  ["second-ballot", "hq-send"],
  ["last-action", "hq-send"],
])("what the button says of doing without, asked for a %s", (kind, said) => {
  const draft = { first: moments.find(({ ask }) => ask.kind === kind)!.ask, options: [OPTION.pass], empty: false, ends: "over" };
  const board = { draft, kind: null, sendable: true, say: (key: string) => key } as unknown as Board;
  expect(sendLabel(board)).toBe(said);
});
