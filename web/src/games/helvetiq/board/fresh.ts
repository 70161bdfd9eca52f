/** The pieces that differ between two positions: they land like a stamp. */

import { moved, type Holds } from "../../../play/moved";
import type { PieceName } from "../../../play/picking";
import { seatsOf } from "../derive";
import type { Position } from "../model";

const GRIDS: Holds<Position> = [
  ["pawns", "pawn"],
  ["laws", "law"],
  ["aid", "aid"],
];
const ROWS: Holds<Position> = [
  ["beside", "beside"],
  ["hand_size", "cards"],
  ["special_n", "specials"],
];
const sum = (points: number[] | undefined) => points?.reduce((all, each) => all + each, 0);

export function changes(before: Position, after: Position): Set<PieceName> {
  const found = new Set(moved(GRIDS, ROWS, after, before));
  for (const seat of seatsOf(after)) if (sum(before.points[seat]) !== sum(after.points[seat])) found.add(`score:${seat}`);
  if (before.drawer !== after.drawer) found.add("marker");
  if (before.box.some((count, card) => count !== after.box[card])) found.add("box");
  return found;
}
