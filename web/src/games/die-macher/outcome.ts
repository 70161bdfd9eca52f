/** How the position answers a puzzle's question, in sentences: why a decision solved it, or did not. */
import { decide, outlook } from "./derive";
import { COLOURS, LANDS, figuresOf, type Position } from "./model";
import { verdict } from "./verdict";
import type { Line, PuzzleInfo, View } from "../../net/wire";
import type { Told } from "../module";

function party(g: Position, seat: number): Line {
  return { key: `party-${g.edition}-${COLOURS[g.colour[seat]!]}` };
}

/** Who would win a state now, or has won it. */
function standing(view: View, printed: Record<string, unknown>, state: number): Told {
  const g = view.position as unknown as Position;
  const voted = g.victory[state]! > 0;
  const found = voted
    ? {
        ...decide(g, state, g.votes[state]!.slice(0, g.parties), g.height[state]!),
        winner: g.winner[state]!,
        partner: g.winner_partner[state]!,
        victory: g.victory[state]!,
      }
    : outlook(figuresOf(printed, view.figures), g, state);
  const of: Line = { key: LANDS[g.land[state]!]?.key ?? "land-none", things: { place: state + 1 } };
  return { of, line: verdict(found, (seat) => party(g, seat), voted) };
}

/** The sentences for a puzzle; none if the record says enough. */
export function outcome(puzzle: PuzzleInfo, view: View, printed: Record<string, unknown>): Told[] {
  const { numbers } = puzzle;
  if (puzzle.goal === "members") {
    const members = (view.position as unknown as Position).members[view.seat ?? 0]!;
    return [{ line: { key: "puzzle-outcome-members", things: { members, wanted: numbers["members"]! } } }];
  }
  return ["state", "other"].flatMap((name) => (numbers[name] === undefined ? [] : [standing(view, printed, numbers[name])]));
}
