// The small pure parts: addresses, rules, options, score sheets, fields, and types that are up to date.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { at, bits, sorted } from "../src/play/position";
import { amountOf, grouped, highest, optionOf, quickAmounts } from "../src/ui/options";
import { difference, ranking } from "../src/review/result/ranking";
import { card, sectionOf, type Rulebook } from "../src/play/rulebook";
import type { Choice, FieldInfo } from "../src/net/wire";
// @ts-expect-error a script without types
import { typescript } from "../scripts/wire.mjs";

describe("addresses", () => {
  let parse: typeof import("../src/ui/router.svelte").parse;
  beforeAll(async () => {
    vi.stubGlobal("location", { pathname: "/", hash: "" });
    vi.stubGlobal("addEventListener", () => undefined);
    ({ parse } = await import("../src/ui/router.svelte"));
    vi.unstubAllGlobals();
  });

  it("lead to pages", () => {
    expect(parse("/", "")).toEqual({ page: "home" });
    expect(parse("/t/abc", "#se-cret_1")).toEqual({ page: "table", table: "abc", token: "se-cret_1" });
    expect(parse("/rules/die-macher", "#3.5.2")).toEqual({ page: "rules", game: "die-macher", part: "3.5.2" });
    expect([parse("/t", ""), parse("/nowhere", "")]).toEqual([{ page: "lost" }, { page: "lost" }]);
  });
});

describe("rules", () => {
  const book: Rulebook = {
    game: "g", edition: "e", lang: "en", figures: [], how_to_replace: "",
    rules: [
      { number: "3", kind: "section", text: "Campaign" }, { number: "3.5", kind: "section", text: "Media" },
      { number: "3.5.1", kind: "rule", text: "one" }, { number: "3.5-a", kind: "ruling", text: "a" },
      { number: "3.6", kind: "section", text: "Meetings" }, { number: "3.6.1", kind: "rule", text: "two" },
    ],
  }; // prettier-ignore

  it("stand in sections", () => {
    expect(sectionOf(book, "3.5.1")?.text).toBe("Media");
    expect(sectionOf(book, "3.5-a")?.text).toBe("Media");
    expect(sectionOf(book, "3.9.1")?.text).toBe("Campaign");
    expect(sectionOf(book, "9")).toBeUndefined();
  });

  it("make a card of whole sections, each once", () => {
    const made = card(book, ["3.5.1", "3.5-a", "3.6.1"]);
    expect(made.map(({ section, rules }) => [section.number, rules.map(({ number }) => number)])).toEqual([
      ["3.5", ["3.5.1", "3.5-a"]],
      ["3.6", ["3.6.1"]],
    ]);
  });
});

describe("options", () => {
  const choice = (option: number, key: string): Choice => ({ option, key, things: {}, line: { key, things: {} } });

  it("of one kind stand together, in their order", () => {
    const groups = grouped([choice(1, "a"), choice(2, "b"), choice(3, "a")]);
    expect(groups.map((group) => group.map(({ option }) => option))).toEqual([[1, 3], [2]]);
  });

  it("that are amounts have quick ones within bounds, lowest and highest always", () => {
    expect(quickAmounts(5, 5)).toEqual([5]);
    expect(quickAmounts(0, 2)).toEqual([0, 1, 2]);
    for (const [low, high] of [
      [0, 299],
      [4, 25],
      [17, 18],
    ] as const) {
      const quick = quickAmounts(low, high);
      expect([quick[0], quick.at(-1)]).toEqual([low, high]);
      expect(quick.length).toBeLessThan(9);
      expect(quick).toEqual([...new Set(quick)].sort((a, b) => a - b));
    }
  });
});

describe("amounts whose options have a gap", () => {
  const amounts = { low: 0, high: 299, option: 0, beyond: { low: 300, high: 311, option: 763 } };

  it("are options by number or beyond all others, and back", () => {
    expect(highest(amounts)).toBe(311);
    for (const [amount, option] of [
      [0, 0],
      [299, 299],
      [300, 763],
      [311, 774],
    ] as const) {
      expect(optionOf(amounts, amount)).toBe(option);
      expect(amountOf(amounts, option)).toBe(amount);
    }
    for (const option of [300, 762, 775]) expect(amountOf(amounts, option)).toBeNull();
    expect(optionOf({ low: 305, high: 311, option: 768 }, 306)).toBe(769);
  });
});

describe("a score sheet", () => {
  const result = {
    scores: [10, 30, 25],
    winners: [1],
    parts: ["x", "y"],
    by_part: [
      [5, 5],
      [10, 20],
      [20, 5],
    ],
  };

  it("ranks winners first, also where points are equal", () => {
    expect(ranking(result)).toEqual([1, 2, 0]);
    expect(ranking({ ...result, scores: [30, 30, 25] })).toEqual([1, 0, 2]);
  });

  it("says what made the difference", () => {
    expect(difference(result)).toEqual({ part: "y", winner: 1, points: 20, other: 2, others: 5 });
    expect(difference({ ...result, winners: [1, 2] })).toBeNull();
  });
});

describe("a position", () => {
  const field = (name: string, axes: string[], audience: FieldInfo["audience"] = "everyone"): FieldInfo => ({
    name,
    axes,
    shape: axes.map(() => 2),
    holds: "number",
    audience,
  });
  const fields = [
    field("a", []),
    field("b", ["seat"]),
    field("c", ["seat", "card"], "owner"),
    field("d", ["card"]),
    field("e", ["square", "seat"]),
  ];

  it("is sorted into tables, by the labels there are", () => {
    const all = sorted(fields, () => false);
    expect([all.single, all.seats, all.own, all.lists, all.grids].map((some) => some.map(({ name }) => name))).toEqual([
      ["a"],
      ["b"],
      ["c"],
      ["d"],
      ["e"],
    ]);
    expect(sorted(fields, (name) => name === "d")).toMatchObject({ single: [], lists: [{ name: "d" }] });
  });

  it("is read by index", () => {
    expect([
      at(
        [
          [1, 2],
          [3, 4],
        ],
        1,
        0,
      ),
      at([1], 5),
      at(7),
      at([1], 0, 0),
    ]).toEqual([3, undefined, 7, undefined]);
    expect(bits(0b1011)).toEqual([0, 1, 3]);
  });
});

describe("types", () => {
  it("are those of the schema that the server's models give", async () => {
    const here = (path: string): string => readFileSync(join(import.meta.dirname, path), "utf8");
    expect(await typescript(JSON.parse(here("../wire.json")))).toBe(here("../src/net/wire.ts"));
  });
});
