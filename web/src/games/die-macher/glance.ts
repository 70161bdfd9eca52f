/** The election at stake, for the front page: votes, and where each party would be if all its meetings turned into votes now. */
import type { Words } from "../../i18n/words.svelte";
import type { View } from "../../net/wire";
import type { Glance, Printed } from "../module";
import { converts, current, partiesOf, votesThen } from "./derive";
import { figuresOf, LANDS, type Position } from "./model";

export function glance(view: View, printed: Printed, words: Words): Glance | null {
  const g = view.position as unknown as Position;
  const state = current(g);
  const land = LANDS[g.land?.[state] ?? -1];
  if (!land) return null;
  const f = figuresOf(printed, view.figures);
  const lanes = partiesOf(g).map((seat) => {
    const votes = g.votes[state]![seat]!;
    return { seat, votes, to: converts(f, g, state, seat) ? votesThen(f, g, state, seat) : votes };
  });
  return { title: words.say(land.key), lanes };
}
