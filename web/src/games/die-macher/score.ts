/** The score sheet's rows above the parts of the score: the seats of each state, its winners underlined. */
import type { View } from "../../net/wire";
import type { Words } from "../../i18n/words.svelte";
import type { ScoreRow } from "../module";
import { LANDS, NOBODY, NONE, type Position } from "./model";

export function rows(view: View, words: Words): ScoreRow[] {
  const g = view.position as unknown as Position;
  return Array.from({ length: g.rounds }, (_, state) => {
    const land = g.land[state] ?? NONE;
    return {
      nth: String(state + 1),
      label: land === NONE ? "–" : words.say(LANDS[land]!.key),
      values: g.seats[state]!.slice(0, g.parties),
      won: [g.winner[state]!, g.winner_partner[state]!].filter((party) => party !== NOBODY),
    };
  });
}
