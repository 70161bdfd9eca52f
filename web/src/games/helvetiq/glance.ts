/** The race for the front page: points so far, and where each player would end with the board as it is. */
import type { Words } from "../../i18n/words.svelte";
import type { View } from "../../net/wire";
import type { Glance, Printed } from "../module";
import { seatsOf, total, withBoard } from "./derive";
import { figuresOf, PHASE, type Position } from "./model";

const STEP = 20;

export function glance(view: View, printed: Printed, words: Words): Glance | null {
  const g = view.position as unknown as Position;
  if (!g.pawns) return null;
  const f = figuresOf(printed, view.figures ?? null);
  const over = g.phase === PHASE.over;
  const lanes = seatsOf(g).map((seat) => ({ seat, votes: total(g, seat), to: withBoard(f, g, seat, over) }));
  return {
    title: words.say("hq-at-turn", { turn: g.turn }),
    lanes,
    most: STEP * Math.ceil(Math.max(STEP, ...lanes.map(({ to }) => to + 2)) / STEP),
    lane: "hq-lane",
    told: "hq-how-to-read",
  };
}
