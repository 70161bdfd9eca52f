import { describe, expect, it } from "vitest";
import { spread, steps } from "../src/review/charts/spacing";
import type { Chapter, Replay, Story } from "../src/net/wire";
import { readPlace, writePlace } from "../src/review/records/address";
import { differencesOf } from "../src/review/player/differences";
import { Player } from "../src/review/player/player.svelte";
import { placeOf, roomy, roundsOf } from "../src/review/records/timeline";
import { pack, unpack } from "../src/review/records/share-link";
import { nameOf } from "../src/review/records/saved";
import type { Source } from "../src/review/records/source";

describe("the address of a position", () => {
  it("comes back as it was written", () => {
    for (const place of [
      { at: 120, seat: 2, beside: 80, key: "se-cret_1" },
      { at: 0, seat: null, beside: null, key: "" },
      { at: 3, seat: 0, beside: null, key: "", record: "abc-_9" },
    ]) {
      const [path = "", rest = ""] = writePlace("/r/x", place).split("#");
      expect(path).toBe("/r/x");
      expect(readPlace(decodeURIComponent(rest))).toEqual(place);
    }
    expect(writePlace("/r/x", { at: null, seat: null, beside: null, key: "" })).toBe("/r/x");
  });

  it("is nowhere in particular if it says nothing sensible", () => {
    expect(readPlace("told=story-election&nth=3")).toMatchObject({ at: null, told: { key: "story-election", nth: 3 } });
    expect(readPlace("told=story-election&nth=x").told).toEqual({ key: "story-election", nth: 1 });
    expect(readPlace("at=-3&seat=x&beside=99999999")).toEqual({ at: null, seat: null, beside: null, key: "" });
    expect(readPlace("45").at).toBe(45);
    expect(readPlace("toKen_of-a-link").key).toBe("toKen_of-a-link");
  });
});

describe("a record in a link", () => {
  it("travels whole, and what is not whole is nothing", async () => {
    const text = JSON.stringify({ names: ["Zoë", "Ümit"], entries: Array.from({ length: 500 }, (_, i) => i * i) });
    const packed = await pack(text);
    expect(packed).toMatch(/^[\w-]+$/);
    expect(await unpack(packed ?? "")).toBe(text);
    expect(await unpack((packed ?? "").slice(0, 40))).toBeNull();
    expect(await unpack("?")).toBeNull();
  });

  it("is not made where it would be too long", async () => {
    const noise = Array.from({ length: 90_000 }, (_, i) =>
      String.fromCharCode(33 + ((i * 7919 + ((i * i) % 97) * 31) % 90)),
    ).join("");
    const unlike = Array.from({ length: 12 }, (_, i) => nameOf(noise + i)).join("");
    expect(await pack(Array.from({ length: 9000 }, (_, i) => nameOf(unlike + i)).join(""))).toBeNull();
  });
});

it("names different texts differently", () => {
  expect(new Set(Array.from({ length: 2000 }, (_, i) => nameOf(`record ${i}`))).size).toBe(2000);
});

it("finds the phase that a position belongs to", () => {
  expect([0, 4, 5, 9, 10, 99].map((at) => placeOf([0, 5, 10], at))).toEqual([0, 0, 1, 1, 2, 2]);
  expect(placeOf([], 3)).toBe(-1);
});

it("labels rounds where there is room", () => {
  expect(roomy([0, 2, 5, 6, 20], 4)).toEqual([true, false, true, false, true]);
});

it("pushes marks apart in the order of their lines, inside the chart", () => {
  const placed = spread([10, 12, 11, 90], 10, 0, 95);
  expect(placed).toEqual([10, 30, 20, 90]);
  expect(spread([94, 95, 95], 10, 0, 95)).toEqual([75, 85, 95]);
});

it("counts along an axis in round figures", () => {
  expect(steps(82)).toEqual([0, 20, 40, 60, 80, 100]);
  expect(steps(125)).toEqual([0, 25, 50, 75, 100, 125]);
  expect(steps(4)).toEqual([0, 1, 2, 3, 4]);
  expect(steps(0)).toEqual([0]);
});

it("finds where two positions differ", () => {
  const field = (name: string, shape: number[]) => ({
    name,
    shape,
    axes: shape.map(() => "seat"),
    holds: "number",
    audience: "everyone" as const,
    about: "",
  });
  const fields = [field("round", []), field("votes", [2, 2]), field("gone", [2])];
  const found = differencesOf(
    fields,
    {
      round: 1,
      votes: [
        [1, 2],
        [3, 4],
      ],
    },
    {
      round: 2,
      votes: [
        [1, 2],
        [3, 7],
      ],
    },
  );
  expect(found.map(({ field: { name }, place, before, after }) => [name, place, before, after])).toEqual([
    ["round", [], 1, 2],
    ["votes", [1, 1], 4, 7],
  ]);
});

/** A game of 60 positions: rounds begin at 0, 20 and 40, phases every ten. */
const FRAMES = 60;
const line = { key: "phase" };
const chapters: Chapter[] = [0, 10, 20, 30, 40, 50].map((number) => ({
  number,
  round: 1 + Math.floor(number / 20),
  phase: { key: `phase-${number}` },
}));

function source() {
  const asked: string[] = [];
  const made: Source = {
    kind: "local",
    path: "/r/local/x",
    frames: (first, count, seat) => {
      asked.push(`${first} ${seat}`);
      const numbers = Array.from({ length: Math.max(0, Math.min(count, FRAMES - first)) }, (_, i) => first + i);
      const positions = numbers.map((number) => ({
        number,
        seat: 0,
        option: null,
        decision: null,
        position: {},
        phase: line,
        lines: [],
        round: 1,
        asked: [],
      }));
      return Promise.resolve({ frames: FRAMES, first, positions, seat } as unknown as Replay);
    },
    story: () => Promise.resolve({ frames: FRAMES, chapters, lines: [] } satisfies Story),
    charts: () => Promise.reject(new Error("not asked for")),
    record: () => Promise.resolve(""),
    analyse: () => Promise.reject(new Error("not asked for")),
    analysis: () => Promise.resolve(null),
  };
  return { made, asked };
}

describe("a player", () => {
  it("stands where it was opened, or at the end", async () => {
    const player = new Player(source().made);
    await player.open(33, null);
    expect([player.at, player.frame?.number, player.now?.number, player.nowRound?.round]).toEqual([33, 33, 30, 2]);
    await player.open(null, 1);
    expect([player.at, player.frame?.number]).toEqual([59, 59]);
    await player.go(1000);
    expect(player.at).toBe(59);
    await player.go(-4);
    expect([player.at, player.frame?.number]).toEqual([0, 0]);
  });

  it("goes on by decision, phase and round, and back to where they begin", async () => {
    const player = new Player(source().made);
    await player.open(33, null);
    const after = (what: () => void) => {
      what();
      return player.at;
    };
    expect(after(() => player.step(-1))).toBe(32);
    expect(after(() => player.chapter(-1))).toBe(30);
    expect(after(() => player.chapter(-1))).toBe(20);
    expect(after(() => player.chapter(1))).toBe(30);
    expect(after(() => player.round(1))).toBe(40);
    expect(after(() => player.round(1))).toBe(59);
    expect(after(() => player.round(-1))).toBe(40);
    expect(roundsOf(chapters).map(({ number }) => number)).toEqual([0, 20, 40]);
  });

  it("asks for a stretch once, for the next one before it is needed, and anew for other eyes", async () => {
    const { made, asked } = source();
    const player = new Player(made);
    await player.open(0, null);
    for (let at = 0; at < 20; at += 1) await player.go(at);
    expect(asked).toEqual(["0 null", "25 null"]);
    await player.through(2);
    expect([player.at, asked.at(-1)]).toEqual([19, "25 2"]);
    expect(asked.filter((what) => what === "0 2")).toHaveLength(1);
  });
});
