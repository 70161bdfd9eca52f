/** The pieces on the board that stand for options. Every option has a place, also a pass: the bell.
 *
 * Pieces: `square:4`, `route:9` (stairs), `pawn:4:1` (square, seat), `reserve` (the reader's pawns outside), `law:2:0` (level,
 * colour), `beside:3` (colour), `propose:1`, `initiative:1`, `level:2`, `card:17` and `special:4` of the reader's hand, `take:17`
 * of the hand looked at, `seat:2`, `time` and `deck` (obtain), `bell`. */

import type { Entry, PieceName } from "../../../play/picking";
import type { Ask, Choice } from "../../../net/wire";
import { NONE, POWER, pairOf, squareOf, type Figures, type Position } from "../model";

/** The combinations of pieces that stand for an option. */
function partsOf({ key, things }: Choice, f: Figures, g: Position, me: number, only: Map<number, number>): PieceName[][] {
  const thing = (name: string) => things[name] ?? NONE;
  switch (key) {
    case "pass":
      return [["bell"]];
    case "obtain":
      return [["time"], ["deck"]];
    case "elect": {
      const route = thing("route");
      const [start, there] = [f.start[route]!, f.there[route]!];
      const pawn = start === NONE ? "reserve" : `pawn:${start}:${me}`;
      // The building alone is enough if only one way leads there.
      return [[`route:${route}`], [pawn, `square:${there}`], ...(only.get(there) === 1 ? [[`square:${there}`]] : [])];
    }
    case "apply":
      return [
        [`law:${thing("level")}:${thing("colour")}`],
        [`pawn:${squareOf(thing("level"), POWER.judiciary)}:${me}`, `law:${thing("level")}:${thing("colour")}`],
      ];
    case "propose":
    case "initiative":
      return [[`${key}:${thing("level")}`]];
    case "play":
    case "joker":
      return [[`special:${thing("special")}`]];
    case "pay":
    case "ballot":
      return [[`card:${thing("card")}`]];
    case "replace":
      return [[`law:${g.level}:${thing("going")}`, `beside:${thing("coming")}`]];
    case "choose-level":
      return [[`level:${thing("level")}`], [`square:${squareOf(thing("level"), POWER.legislature)}`]];
    case "exchange": {
      const [lower, higher] = pairOf(thing("levels"));
      return [[`law:${lower}:${thing("lower")}`, `law:${higher}:${thing("higher")}`]];
    }
    case "choose-seat":
      return [[`seat:${thing("seat")}`]];
    case "demote":
      return [[`pawn:${squareOf(1, thing("power") + 1)}:${thing("seat")}`]];
    case "take":
      return [[`take:${thing("card")}`]];
    default:
      return [];
  }
}

/** All options of a decision with the pieces that stand for them. */
export function entriesOf(ask: Ask, f: Figures, g: Position, me: number): Entry[] {
  const only = new Map<number, number>();
  for (const { key, things } of ask.options) {
    const there = key === "elect" ? f.there[things["route"]!]! : NONE;
    only.set(there, (only.get(there) ?? 0) + 1);
  }
  return ask.options.flatMap((choice) => partsOf(choice, f, g, me, only).map((parts) => ({ option: choice.option, parts })));
}

/** The piece for a refused option: its tooltip says why it is refused. */
export function placeOf(key: string, things: Record<string, number>): PieceName | null {
  switch (key) {
    case "elect":
      return `route:${things["route"]}`;
    case "apply":
      return `law:${things["level"]}:${things["colour"]}`;
    case "propose":
    case "initiative":
      return `${key}:${things["level"]}`;
    case "play":
      return `special:${things["special"]}`;
    case "obtain":
      return "time";
    case "pass":
      return "bell";
    default:
      return null;
  }
}
