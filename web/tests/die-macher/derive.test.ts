import { describe, expect, it } from "vitest";
import fixture from "./fixture.json";
import * as d from "../../src/games/die-macher/derive";
import { OPTION, convertOption, figuresOf, meetOption, placeOption, type Position } from "../../src/games/die-macher/model";

interface Moment {
  edition: string;
  seat: number;
  position: Position;
  ask: { kind: string; options: { option: number; key: string; things: Record<string, number> }[] };
  numbers: {
    states: number[];
    match: number[][];
    factor: number[][];
    controller: number[];
    majority: number[];
    common: number[][];
    outlook: {
      votes: number[];
      height: number[];
      seats: number[];
      victory: number;
      winner: number;
      partner: number;
      second: number;
      first_votes: number;
      second_votes: number;
    }[];
    income: number[] | null;
    swaps: Record<string, number[][]>;
  };
}
const moments = fixture.moments as unknown as Moment[];
const figures = (edition: string) => figuresOf((fixture.figures as Record<string, Record<string, unknown>>)[edition]!);
const each = moments.map((m) => [`${m.ask.kind}, ${m.edition}`, m] as const);

it("a table's own figures stand in place of the printed ones, the others stay", () => {
  const printed = (fixture.figures as Record<string, Record<string, unknown>>)["2006"]!;
  const { position: g, seat } = moments.find(({ ask, edition }) => ask.kind === "meetings" && edition === "2006")!;
  const own = figuresOf(printed, {
    "components.meeting_price": 7,
    "components.meetings_per_state_and_round": 1,
    'seats."Bayern"': [1, 2, 3, 4, 5, 6, 7, 8, 9, 99],
  });
  expect([own.meetingPrice, own.meetingsPerRound]).toEqual([7, 1]);
  expect(d.seatsFor(own, 1, 50)).toBe(99);
  expect(d.meetingRoom(own, { ...g, cash: g.cash.map(() => 300) }, seat, g.round - 1, 0, 0)).toEqual({
    room: 1,
    stop: "per-round",
  });
  expect(d.meetingRoom(own, { ...g, cash: g.cash.map(() => 6) }, seat, g.round - 1, 0, 0)).toEqual({ room: 0, stop: "cash" });
  expect({ ...own, meetingPrice: 0, meetingsPerRound: 0, seats: [] }).toEqual({
    ...figuresOf(printed, null),
    meetingPrice: 0,
    meetingsPerRound: 0,
    seats: [],
  });
});

it("meetings that are only planned are paid for, take cubes, and count as votes", () => {
  const { position: g, seat, edition } = moments.find(({ ask }) => ask.kind === "meetings")!;
  const f = figures(edition);
  const state = g.round - 1;
  const next = d.afterMeetings(f, g, seat, { [state]: 2, [state + 1]: 1 });
  expect(next.meetings[state]![seat]).toBe(g.meetings[state]![seat]! + 2);
  expect(next.meetings[state + 1]![seat]).toBe(g.meetings[state + 1]![seat]! + 1);
  expect([g.cubes[seat]! - next.cubes[seat]!, g.cash[seat]! - next.cash[seat]!]).toEqual([3, 3 * f.meetingPrice]);
  expect(d.votesThen(f, next, state, seat)).toBe(d.votesThen(f, g, state, seat, g.meetings[state]![seat]! + 2));
  expect({ ...next, meetings: g.meetings, cubes: g.cubes, cash: g.cash }).toEqual(g);
});

it("every kind of decision is there", () => {
  expect(new Set(moments.map((m) => m.ask.kind)).size).toBe(23);
});

describe.each(each)("%s", (_, { edition, seat, position: g, numbers, ask }) => {
  const f = figures(edition);

  it("match and factor", () => {
    expect(numbers.states.map((s) => d.partiesOf(g).map((p) => d.match(g, s, p)))).toEqual(numbers.match);
    expect(numbers.states.map((s) => d.partiesOf(g).map((p) => d.factor(g, s, p)))).toEqual(numbers.factor);
  });

  it("media control and absolute majority", () => {
    expect(numbers.states.map((s) => d.controller(g, s))).toEqual(numbers.controller);
    expect(numbers.states.map((s) => d.majority(g, s))).toEqual(numbers.majority);
  });

  it("cards in common", () => {
    expect(d.partiesOf(g).map((p) => d.partiesOf(g).map((q) => d.commonCards(g, p, q)))).toEqual(numbers.common);
  });

  it("who wins, votes, seats and the stack if all convert now", () => {
    const found = numbers.states.map((s) => {
      const { firstVotes, secondVotes, ...rest } = d.outlook(f, g, s);
      return { ...rest, first_votes: firstVotes, second_votes: secondVotes };
    });
    expect(found).toEqual(numbers.outlook);
  });

  it("money at current votes", () => {
    if (numbers.income) expect(d.partiesOf(g).map((p) => d.income(f, g, p))).toEqual(numbers.income);
  });

  it("what a card swap changes", () => {
    for (const [option, after] of Object.entries(numbers.swaps)) {
      const platform = ask.kind === "platform-swap";
      const rest = Number(option) - (platform ? OPTION.swapPlatform : OPTION.swapOpinion);
      const [issue, card] = [Math.floor(rest / 14), rest % 14];
      const next = platform ? d.afterPlatformSwap(g, seat, issue, card) : d.afterOpinionSwap(g, g.state, issue, card);
      expect(numbers.states.map((s) => d.partiesOf(g).map((p) => d.factor(next, s, p)))).toEqual(after);
      const changed = d.factorChanges(g, next, seat);
      for (const [i, s] of numbers.states.entries())
        for (const p of d.partiesOf(g)) {
          const there = changed.find((c) => c.state === s && c.party === p);
          expect(there?.after ?? numbers.factor[i]![p]).toBe(after[i]![p]);
        }
    }
  });

  it("options are numbered as in the rules", () => {
    for (const { option, key, things } of ask.options) {
      if (key === "meet") expect(meetOption(things.state!, things.cubes!)).toBe(option);
      if (key === "place-cabinet") expect(placeOption(things.state!, things.cabinet!)).toBe(option);
      if (key === "convert") expect(convertOption(things.cubes!)).toBe(option);
    }
  });
});

it("polls are patterns turned by one colour", () => {
  const f = figures("2006");
  expect(f.polls).toHaveLength(20);
  expect(f.polls[0]).toEqual([2, -1, -1, 1, -1]);
  expect(f.polls[1]).toEqual([-1, 2, -1, -1, 1]);
});

describe("meetings that can still be held", () => {
  const { position, seat, edition } = moments.find((m) => m.ask.kind === "meetings")!;
  const f = figures(edition);
  const with_ = (changes: Partial<Position>) => ({ ...position, ...changes });
  const all = (n: number) => position.cubes.map(() => n);
  const held = (n: number) => position.meetings.map((row) => row.map(() => n));

  it("stop at four a round, at the spaces, the cubes and the money", () => {
    const plenty = with_({ cubes: all(18), cash: all(30), meetings: held(0) });
    expect(d.meetingRoom(f, plenty, seat, 1, 0, 0)).toEqual({ room: 4, stop: "per-round" });
    expect(d.meetingRoom(f, plenty, seat, 1, 3, 0)).toEqual({ room: 1, stop: "per-round" });
    expect(d.meetingRoom(f, with_({ cubes: all(5), cash: all(30), meetings: held(0) }), seat, 1, 1, 4)).toEqual({
      room: 0,
      stop: "cubes",
    });
    expect(d.meetingRoom(f, with_({ cubes: all(18), cash: all(2), meetings: held(0) }), seat, 1, 0, 1)).toEqual({
      room: 1,
      stop: "cash",
    });
    expect(d.meetingRoom(f, with_({ cubes: all(18), cash: all(30), meetings: held(8) }), seat, 1, 0, 0)).toEqual({
      room: 2,
      stop: "spaces",
    });
  });
});

it("a pile is told from below, and not at 0 votes", () => {
  const { position } = moments[0]!;
  const votes = position.votes.map((row) => [...row]);
  const height = position.height.map((row) => [...row]);
  votes[0] = [12, 12, 0, 0, 7].slice(0, position.parties);
  height[0] = [1, 0, 0, 1, 0].slice(0, position.parties);
  const g = { ...position, votes, height };
  expect(d.pile(g, 0, 0)).toEqual({ place: 1, size: 2 });
  expect(d.pile(g, 0, 1)).toEqual({ place: 0, size: 2 });
  expect(d.pile(g, 0, 2)).toBeNull();
  expect(d.stackOrder([12, 12, 3], [0, 1, 0])).toEqual([1, 0, 2]);
});
