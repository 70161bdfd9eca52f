/** Rows of the score sheet: the points of each level, pawns and laws together. */

import { server } from "../../net/server.svelte";
import type { View } from "../../net/wire";
import type { Words } from "../../i18n/words.svelte";
import type { ScoreRow } from "../module";
import { ofLevel, seatsOf } from "./derive";
import { LEVEL_NAMES, figuresOf, type Position } from "./model";

export function rows(view: View, words: Words): ScoreRow[] {
  const printed = server.game("helvetiq")?.figures[view.table.edition];
  if (!printed || !("pawns" in view.position)) return [];
  const g = view.position as unknown as Position;
  const f = figuresOf(printed, view.figures ?? null);
  return LEVEL_NAMES.map((name, level) => {
    const values = seatsOf(g).map((seat) => ofLevel(f, g, seat, level));
    const most = Math.max(...values);
    return {
      label: words.say("hq-score-level", { level: words.say(`level-${name}`) }),
      values,
      won: most > 0 ? values.flatMap((value, seat) => (value === most ? [seat] : [])) : [],
    };
  }).reverse();
}
