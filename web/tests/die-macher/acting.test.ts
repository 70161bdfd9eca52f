import { describe, expect, it } from "vitest";
import fixture from "./fixture.json";
import { NOTHING, candidates, click, entriesOf, open, type Entry } from "../../src/games/die-macher/board/acting";
import { meaning } from "../../src/games/die-macher/model";
import { drafted } from "../../src/games/die-macher/board/drafted";
import { changes, everyPiece, landings } from "../../src/games/die-macher/board/fresh";
import { figuresOf, type Position } from "../../src/games/die-macher/model";
import { rulesOf } from "../../src/games/die-macher/reference";
import { ruleKey, ruleValues } from "../../src/play/rulebook";
import type { Ask } from "../../src/net/wire";

const moments = fixture.moments as unknown as { edition: string; seat: number; position: Position; ask: Ask }[];
const of = (kind: string) => moments.filter((m) => m.ask.kind === kind);
const first = (kind: string) => {
  const { ask, position, seat } = of(kind)[0]!;
  return { entries: entriesOf(ask, position, seat), ask, g: position, me: seat };
};
const clicks = (entries: Entry[], ...pieces: string[]) =>
  pieces.reduce((picked, piece) => click(entries, picked, piece), NOTHING);

describe.each(moments.map((m) => [`${m.ask.kind}, ${m.edition}`, m] as const))("%s", (_, { ask, position, seat }) => {
  const entries = entriesOf(ask, position, seat);

  it("every option is meant by pieces, a pass too", () => {
    const meant = new Set(entries.map(({ option }) => option));
    const without = ask.options.filter(({ option }) => !meant.has(option));
    expect(without).toEqual([]);
  });

  it("clicking its pieces, in any order, chooses each option", () => {
    for (const { option, parts } of entries) {
      for (const order of [parts, [...parts].reverse()]) {
        let picked = clicks(entries, ...order);
        // Several options may be meant by the same single piece: clicks go round them.
        for (let again = 0; picked.option !== option && order.length === 1 && again < 4; again += 1)
          picked = click(entries, picked, order[0]!);
        expect(picked.option, `${ask.kind} ${order.join(" ")}`).toBe(option);
      }
    }
  });

  it("only pieces of legal options can be clicked", () => {
    expect(click(entries, NOTHING, "state:99")).toEqual(NOTHING);
    const all = new Set(entries.flatMap(({ parts }) => parts));
    for (const piece of open(entries, NOTHING)) expect(all.has(piece)).toBe(true);
  });

  it("an option's number says what it means", () => {
    for (const { option, key, things } of ask.options) {
      const found = meaning(option);
      if (found.key !== "other") expect(found).toEqual({ key, things });
    }
  });
});

describe("two pieces together", () => {
  const { entries, ask } = first("opinion-swap");
  const [a, b] = entries.filter(({ parts }) => parts.length === 2) as [Entry, Entry];

  it("one piece alone chooses nothing, and what completes it stays open", () => {
    const half = clicks(entries, a.parts[0]!);
    expect(half.option).toBeNull();
    expect(open(entries, half).has(a.parts[1]!)).toBe(true);
    expect(open(entries, half).has(a.parts[0]!)).toBe(false);
    expect(candidates(entries, half)).toContain(a.option);
  });

  it("the same piece again takes it back", () => {
    expect(clicks(entries, a.parts[0]!, a.parts[0]!)).toEqual(NOTHING);
    expect(clicks(entries, ...a.parts, a.parts[1]!).option).toBeNull();
  });

  it("another piece of the same kind takes its place", () => {
    const other = entries.find(({ parts }) => parts[1] === a.parts[1] && parts[0] !== a.parts[0]);
    if (other) expect(clicks(entries, ...a.parts, other.parts[0]!).option).toBe(other.option);
    expect(b.option).not.toBe(a.option);
    expect(ask.kind).toBe("opinion-swap");
  });
});

it("one line of a poll or two", () => {
  const { entries, ask } = first("poll-use");
  const two = entries.find(({ parts }) => parts.length === 2)!;
  const one = clicks(entries, two.parts[0]!);
  expect(ask.options.find(({ option }) => option === one.option)?.key).toBe("publish");
  expect(clicks(entries, ...two.parts).option).toBe(two.option);
  expect(clicks(entries, ...two.parts, two.parts[0]!).option).toBe(clicks(entries, two.parts[1]!).option);
});

it("a contribution card is taken by one click, refused by a second, let go by a third", () => {
  const { entries, ask } = first("contribution");
  const gift = entries[0]!.parts[0]!;
  const key = (picked: { option: number | null }) => ask.options.find(({ option }) => option === picked.option)?.key;
  expect(key(clicks(entries, gift))).toBe("accept");
  expect(key(clicks(entries, gift, gift))).toBe("refuse");
  expect(clicks(entries, gift, gift, gift)).toEqual(NOTHING);
  expect(key(clicks(entries, gift, "refuse"))).toBe("refuse");
});

it("what an event moved is found by the names of the pieces", () => {
  const { position: g } = moments[0]!;
  const trend = g.trend.map((row) => [...row]);
  trend[2]![1]! += 1;
  expect(changes(g, { ...g, trend })).toEqual(new Set(["trend:2:1"]));
  expect(changes(g, { ...g, trend, round: g.round + 1 }).size).toBe(0);
});

it("every piece that can move has a name that is known beforehand", () => {
  for (const { position: g } of moments) {
    const all = everyPiece(g);
    const other = moments.find(
      ({ position }) => position.round === g.round && position.parties === g.parties && position !== g,
    )?.position;
    if (other) for (const piece of changes(other, g)) expect(all).toContain(piece);
  }
});

it("kinds of pieces land one after another in the order of a round, within 1.2 seconds", () => {
  expect(landings(["votes:0:1", "cubes:0:1", "votes:0:2"])).toEqual([
    { at: 0, pieces: ["cubes:0:1"] },
    { at: 240, pieces: ["votes:0:1", "votes:0:2"] },
  ]);
  expect(landings([])).toEqual([]);
  const all = landings(everyPiece(moments[0]!.position));
  expect(all.length).toBe(14);
  expect(all.at(-1)!.at + 240).toBeCloseTo(1200);
  expect(new Set(all.map(({ at }) => at)).size).toBe(14);
});

it("reference cards name rules by their messages and figures by theirs", () => {
  expect(rulesOf("meetings")).toEqual(["3.6.1"]);
  expect([ruleKey("3.5.2"), ruleKey("3.5-a")]).toEqual(["rule-3-5-2", "ruling-3-5-a"]);
  const values = ruleValues(fixture.figures["2006"]);
  expect(values).toMatchObject({
    meeting_price: 1,
    meeting_price_thousands: 1000,
    members_bonus_2: 6,
    membership_rounds: "1, 3, 5",
  });
});

describe("a draft that the server does not show to its end", () => {
  const figures = (edition: string) => figuresOf((fixture.figures as Record<string, Record<string, unknown>>)[edition]!);
  const last = (kind: string, key: string) => {
    const found = of(kind).find(({ ask }) => ask.options.some((option) => option.key === key))!;
    const choice = found.ask.options.findLast((option) => option.key === key)!;
    const g = found.position;
    return {
      g,
      me: found.seat,
      things: choice.things,
      after: drafted(figures(found.edition), g, g, found.seat, [choice.option], 0),
    };
  };

  it("shows an exchanged platform card", () => {
    const { g, me, things, after } = last("platform-swap", "swap-platform");
    expect(after.platform[me]![things["card"]! >> 1]).toBe(things["card"]! % 2 === 0 ? 1 : -1);
    expect(after.platform[me]!.filter((side) => side !== 0)).toHaveLength(g.platform[me]!.filter((side) => side !== 0).length);
  });

  it("shows a card laid face down", () => {
    const { me, things, after } = last("placing", "place-cabinet");
    expect(after.cabinet_down[me]![things["state"]!]).toBe(things["cabinet"]);
    expect(after.cabinet_back[me]![things["state"]!]).toBe(1);
  });

  it("shows meetings turned into votes, never more than the track has", () => {
    const { g, me, things, after } = last("converting", "convert");
    expect(after.meetings[g.state]![me]).toBe(g.meetings[g.state]![me]! - things["cubes"]!);
    expect(after.votes[g.state]![me]).toBeGreaterThanOrEqual(g.votes[g.state]![me]!);
    expect(after.votes[g.state]![me]).toBeLessThanOrEqual(50);
  });

  it("shows a marker and a card carried to the national board", () => {
    const marker = last("marker-move", "move-marker");
    expect(marker.after.national_media[marker.g.round - 1]![marker.me]).toBe(
      marker.g.national_media[marker.g.round - 1]![marker.me]! + 1,
    );
    const card = last("opinion-placing", "place-opinion");
    expect(card.after.opinion[card.g.round - 1]![card.things["issue"]!]).toBe(0);
    expect(card.after.national.some((there) => there >> 1 === card.things["issue"])).toBe(
      card.g.national.includes(-1) || card.g.national.some((there) => there >> 1 === card.things["issue"]),
    );
    const pushed = last("opinion-space", "push-out");
    expect(pushed.after.national[pushed.things["space"]!]! >> 1).toBe(pushed.g.placing);
  });

  it("leaves what the server shows as it is", () => {
    const { position, seat, edition } = of("meetings")[0]!;
    expect(drafted(figures(edition), position, position, seat, [640], 1)).toBe(position);
    expect(drafted(figures(edition), position, position, seat, [], 0)).toBe(position);
  });
});
