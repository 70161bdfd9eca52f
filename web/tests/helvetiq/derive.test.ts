import { describe, expect, it } from "vitest";
import fixture from "./fixture.json";
import * as d from "../../src/games/helvetiq/derive";
import { DRAWINGS } from "../../src/games/helvetiq/board/drawings";
import { FIRST_END, OPTION, FIRST_RED, colourOf, figuresOf, type Position } from "../../src/games/helvetiq/model";

interface Moment {
  seat: number;
  position: Position;
  ask: { kind: string; options: { option: number; key: string; things: Record<string, number> }[] };
  numbers: {
    price: (number | null)[];
    means: number;
    total: number[];
    with_board: number[];
    red: number[];
    office: number;
    chair_free: boolean[];
  };
}
const moments = fixture.moments as unknown as Moment[];
const f = figuresOf(fixture.figures, null);

describe.each(moments.map((m, i) => [`${m.ask.kind} ${i}`, m] as const))("%s", (_, { seat, position: g, numbers, ask }) => {
  it("prices, and what the hand can pay", () => {
    expect(numbers.price.map((price, route) => (price === null ? null : d.price(f, g, seat, route).all))).toEqual(numbers.price);
    expect(f.price.map((price) => price < 0)).toEqual(numbers.price.map((price) => price === null));
    // A ballot that is in the box already counts as held by the rules, but cannot be paid with.
    if (ask.kind !== "second-ballot") expect(d.means(f, g, seat)).toBe(numbers.means);
  });

  it("points, now and with the board", () => {
    expect(d.seatsOf(g).map((s) => d.total(g, s))).toEqual(numbers.total);
    expect(d.seatsOf(g).map((s) => d.withBoard(f, g, s, false))).toEqual(numbers.with_board);
    expect(d.seatsOf(g).map((s) => d.withBoard(f, g, s, true))).toEqual(numbers.total);
    expect(d.seatsOf(g).map((s) => [0, 1, 2].reduce((sum, level) => sum + d.ofLevel(f, g, s, level), 0))).toEqual(
      numbers.with_board.map((all, s) => all - numbers.total[s]!),
    );
  });

  it("red cards, offices and chairs", () => {
    expect(numbers.red.map((_, i) => d.redPoints(f, g, seat, FIRST_RED + i))).toEqual(numbers.red);
    expect(d.officeCards(f, g, seat)).toBe(numbers.office);
    expect(numbers.chair_free.map((_, square) => d.chairsFree(f, g, square) !== 0)).toEqual(numbers.chair_free);
  });

  it("a suggested payment is of cards in hand, enough, and without waste where that can be", () => {
    const due = ask.kind === "paying-election" ? g.due : 2;
    const cards = d.payment(f, g, seat, due);
    const worth = (list: number[]) =>
      list.reduce((sum, option) => sum + (colourOf(option - OPTION.pay) === g.colour[seat] ? f.ownColour : 1), 0);
    if (cards.length === 0) {
      expect(d.means(f, g, seat) - f.ownColour * d.jokersOf(g, seat)).toBeLessThan(due);
      return;
    }
    expect(worth(cards)).toBeGreaterThanOrEqual(due);
    expect(worth(cards.slice(1)) < due || worth(cards.slice(0, -1)) < due).toBe(true);
    for (const card of new Set(cards))
      expect(cards.filter((other) => other === card).length).toBeLessThanOrEqual(g.hand[seat]![card - OPTION.pay]!);
  });
});

it("laws one by one: as many as there are, one of each colour answers to a click", () => {
  for (const { position: g } of moments)
    for (const level of [0, 1, 2]) {
      const laws = d.lawsThere(g, level);
      expect(laws.length).toBe(3);
      for (const colour of new Set(laws.map((law) => law.colour)))
        expect(laws.filter((law) => law.colour === colour && law.chief).length).toBe(1);
      if (g.level === level) expect(laws.filter(({ going }) => going).length).toBe(d.sum(g.going));
    }
});

it("the risk of a popular vote: none without referendums, sure where all are, more with every law", () => {
  const { position, seat } = moments.find(({ ask }) => ask.kind === "turn")!;
  const risks = [1, 2, 3].map((laws) => d.referendumRisk(f, position, seat, laws));
  expect(risks[0]!).toBeGreaterThan(0);
  expect(risks[1]!).toBeGreaterThan(risks[0]!);
  expect(risks[2]!).toBeGreaterThan(risks[1]!);
  const gone = { ...position, discard: position.discard.map((count, card) => (card % 5 === 4 ? 3 : count)) };
  expect(d.referendumRisk(f, gone, seat, 3)).toBe(0);
  const only = { ...position, discard: position.discard.map((_, card) => (card % 5 === 4 ? 0 : 3)) };
  expect(d.referendumRisk(f, only, seat, 1)).toBe(100);
});

it("what a change of laws gives is what the board gives after it", () => {
  const naming = moments.find(({ ask }) => ask.kind === "first-ballot")!;
  const { position: g } = naming;
  const after = structuredClone(g);
  for (let colour = 0; colour < 5; colour += 1) after.laws[g.level]![colour]! += g.coming[colour]! - g.going[colour]!;
  for (const seat of d.seatsOf(g))
    expect(d.lawGain(f, g, seat)).toBe(d.withBoard(f, after, seat, false) - d.withBoard(f, g, seat, false));
});

it("time: drawers to the next open one, and none after the last", () => {
  const { position: g } = moments[0]!;
  expect(d.toOpen(f, { ...g, drawer: 5 })).toBe(1);
  expect(d.toOpen(f, { ...g, drawer: 6 })).toBe(5);
  expect(d.toOpen(f, { ...g, drawer: 33 })).toBeNull();
});

it("the president is likelier with more pawns in the council", () => {
  const { position: g } = moments[0]!;
  const pawns = g.pawns.map((row, square) => (square === 8 ? [3, 1, 0, 0] : row));
  expect([0, 1].map((seat) => d.presidentChance({ ...g, pawns }, seat))).toEqual([75, 25]);
  expect(d.presidentChance({ ...g, pawns: g.pawns.map(() => [0, 0, 0, 0]) }, 0)).toBe(0);
});

it("a table's own figures stand in place of the printed ones", () => {
  const own = figuresOf(fixture.figures, {
    'board.points."E3"': 20,
    "board.drawers": 12,
    "board.stairs": [["J1", "J2", 3]],
    'board.needs_a_pawn_on."J2"': "none",
  });
  expect([own.points[8], own.drawers, own.price[3], own.price[4], own.needs[3], own.needs[6]]).toEqual([20, 12, 3, -1, -1, 7]);
  expect(f.most[FIRST_END]).toBe(4);
});

it("nine buildings are drawn, each its own", () => {
  expect(new Set(DRAWINGS.map(({ lines, fine }) => lines + fine)).size).toBe(9);
  for (const { lines, fine } of DRAWINGS) expect(lines + fine).not.toMatch(/NaN|undefined/);
});
