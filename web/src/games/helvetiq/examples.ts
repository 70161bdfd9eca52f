/** Examples for the rules of Helvetiq. */
import { means, onBoard, price } from "./derive";
import { CODES, COLOURS, FACES, KINDS, SPECIALS, SQUARES, figuresOf, type Position } from "./model";
import { choice, number, yes, type Example } from "../example";

const zeros = (n: number) => Array<number>(n).fill(0);
const SEATS = 2;

/** A table for two with nothing on it. */
function table(fields: Partial<Position>): Position {
  const blank: Partial<Position> = {
    players: SEATS,
    colour: [0, 1],
    pawns: Array.from({ length: SQUARES }, () => zeros(SEATS)),
    laws: Array.from({ length: 3 }, () => zeros(COLOURS)),
    hand: [zeros(KINDS), zeros(KINDS)],
    special: [zeros(SPECIALS), zeros(SPECIALS)],
    points: [zeros(7), zeros(7)],
    coalition: 0,
    bus: 0,
    cubes: 0,
  };
  return { ...blank, ...fields } as Position;
}

export function examples(_edition: string, printed: Record<string, unknown>): Example[] {
  const f = figuresOf(printed, null);
  const routes = f.price.flatMap((cost, route) => (cost >= 0 ? [route] : []));
  const way = (route: number) =>
    f.start[route] === -1 ? `→ ${CODES[f.there[route]!]}` : `${CODES[f.start[route]!]} → ${CODES[f.there[route]!]}`;
  const high = ["J3", "L3", "E3"].map((code) => (CODES as readonly string[]).indexOf(code));
  return [
    {
      rule: "3.2.2",
      title: "example-price",
      inputs: [
        choice("way", "example-way", routes.map(way), 6),
        number("opponents", "example-opponents", 0, 5, 1),
        number("own", "example-own", 0, 5, 1),
        number("others", "example-others", 0, 6, 1),
      ],
      result: (v) => {
        const route = routes[v["way"]!]!;
        const pawns = Array.from({ length: SQUARES }, (_, square) => (square === f.there[route] ? [0, v["opponents"]!] : [0, 0]));
        const hand = zeros(KINDS);
        hand[0] = v["own"]!;
        hand[2 * FACES] = v["others"]!;
        const g = table({ pawns, hand: [hand, zeros(KINDS)] });
        const [cost, has] = [price(f, g, 0, route).all, means(f, g, 0)];
        return [{ key: has >= cost ? "example-price-yes" : "example-price-no", things: { price: cost, means: has } }];
      },
    },
    {
      rule: "3.2.7",
      title: "example-law",
      inputs: [
        number("l1", "example-level-1", 0, 3, 1),
        number("l2", "example-level-2", 0, 3, 0),
        number("l3", "example-level-3", 0, 3, 1),
        yes("five", "example-five"),
      ],
      result: (v) => [
        {
          key: "example-law-result",
          things: {
            points:
              f.applySteps.reduce((all, step, level) => all + step * v[`l${level + 1}`]!, 0) +
              (v["five"] === 1 ? f.fiveColours : 0),
          },
        },
      ],
    },
    {
      rule: "3.3.2",
      title: "example-vote",
      inputs: [
        number("yes", "example-yes", 0, 8, 2),
        number("no", "example-no", 0, 8, 1),
        number("blank", "example-blank", 0, 8, 3),
      ],
      result: (v) => [
        { key: v["yes"]! > v["no"]! ? "example-vote-yes" : v["yes"]! < v["no"]! ? "example-vote-no" : "example-vote-level" },
      ],
    },
    {
      rule: "4.3",
      title: "example-end",
      inputs: [
        ...high.map((square, place) =>
          number(`on${square}`, "example-pawns-on", 0, 3, place === 2 ? 1 : 0, { square: CODES[square]! }),
        ),
        number("laws", "example-laws-on", 0, 2, 1),
      ],
      result: (v) => {
        const pawns = Array.from({ length: SQUARES }, (_, square) => [v[`on${square}`] ?? 0, 0]);
        const laws = [zeros(COLOURS), zeros(COLOURS), [v["laws"]!, 0, 0, 0, 0]];
        const found = onBoard(f, table({ pawns, laws }), 0, false);
        return [{ key: "example-end-result", things: { ...found, points: found.pawns + found.laws } }];
      },
    },
  ];
}
