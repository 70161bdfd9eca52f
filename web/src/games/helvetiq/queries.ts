/** Queries about a table of Helvetiq for the command line: points, cards held, a level with its pawns and laws, the reader's
 * hand. They are answered only from the position as this reader may see it. */
import type { Queries } from "../../net/table.svelte";
import type { Board } from "./board/board.svelte";
import { onBoard, sum, total, turnOrder } from "./derive";
import { COLOURS, LEVELS, squareOf } from "./model";

export function queries(board: Board): Queries {
  const { g0: g, f } = board;
  const list = (parts: string[]): string => (parts.length > 0 ? board.words.join(parts) : board.say("hq-ask-none"));
  const each = (key: string, values: (seat: number) => Record<string, number>): string[] =>
    turnOrder(g).map((seat) => board.say(key, { party: board.party(seat), ...values(seat) }));
  const laws = (counts: number[]): string =>
    list(
      Array.from({ length: COLOURS }, (_, colour) => colour)
        .filter((colour) => counts[colour]! > 0)
        .map((colour) => board.say("hq-ask-law", { law: board.lawName(colour), count: counts[colour]! })),
    );
  const pawns = (square: number): string =>
    list(
      board.seats
        .filter((seat) => g.pawns[square]![seat]! > 0)
        .map((seat) => board.say("hq-ask-pawns", { party: board.party(seat), count: g.pawns[square]![seat]! })),
    );
  const all = Array.from({ length: LEVELS }, (_, level) => level);
  const named = (level: number): string => board.say("hq-ask-level", { number: level + 1, level: board.level(level) });

  function level(place: number): string[] {
    const squares = [0, 1, 2].map((power) => squareOf(place, power));
    return [
      named(place),
      ...squares.map((square) => board.say("hq-ask-square", { square: board.square(square), pawns: pawns(square) })),
      board.say("hq-ask-laws", { laws: laws(g.laws[place]!) }),
    ];
  }

  return {
    points: () => [
      board.say("hq-ask-time", { drawer: g.drawer, drawers: f.drawers }),
      ...each("hq-ask-points", (seat) => {
        const there = onBoard(f, g, seat, board.over);
        const more = there.pawns + there.laws;
        return { points: total(g, seat), board: more, sum: total(g, seat) + more };
      }),
    ],
    cards: () =>
      each("hq-ask-cards", (seat) => ({ cards: g.hand_size[seat]!, special: g.special_n[seat]!, reserve: g.reserve[seat]! })),
    level: ([word]) => {
      if (word === undefined) return all.flatMap(level);
      const place = Number(word) - 1;
      return all.includes(place) ? level(place) : [board.say("hq-ask-no-level", { levels: all.map(named).join("; ") })];
    },
    laws: () => [
      board.say("hq-ask-beside", { laws: laws(g.beside) }),
      ...all.map((place) => `${named(place)}. ${laws(g.laws[place]!)}`),
    ],
    hand: () => {
      const { me } = board;
      if (me === null) return [];
      const held = g.hand[me]!.flatMap((count, card) => Array<string>(Math.max(0, count)).fill(board.card(card)));
      const special = g.special[me]!.flatMap((count, card) => (count > 0 ? [board.special(card)] : []));
      return [
        board.say("story-own-hand", { cards: list(held) }),
        ...(sum(g.special[me]!) > 0 ? [board.say("hq-ask-special", { cards: list(special) })] : []),
      ];
    },
  };
}
