/** Which pieces differ between two positions: they land like a stamp. */

import type { PieceName } from "../../../play/picking";
import { seatsOf } from "../derive";
import { COLOURS, SQUARES, type Position } from "../model";

export function changes(before: Position, after: Position): Set<PieceName> {
  const found = new Set<PieceName>();
  const differ = (name: PieceName, was: number | undefined, is: number | undefined) => {
    if (was !== is) found.add(name);
  };
  const seats = seatsOf(after);
  for (let square = 0; square < SQUARES; square += 1)
    for (const seat of seats) differ(`pawn:${square}:${seat}`, before.pawns[square]?.[seat], after.pawns[square]?.[seat]);
  for (const level of [0, 1, 2])
    for (let colour = 0; colour < COLOURS; colour += 1)
      differ(`law:${level}:${colour}`, before.laws[level]?.[colour], after.laws[level]?.[colour]);
  for (let colour = 0; colour < COLOURS; colour += 1) differ(`beside:${colour}`, before.beside[colour], after.beside[colour]);
  for (const seat of seats) {
    const sum = (points: number[] | undefined) => points?.reduce((all, each) => all + each, 0);
    differ(`score:${seat}`, sum(before.points[seat]), sum(after.points[seat]));
    differ(`cards:${seat}`, before.hand_size[seat], after.hand_size[seat]);
    differ(`specials:${seat}`, before.special_n[seat], after.special_n[seat]);
    for (let colour = 0; colour < COLOURS; colour += 1)
      differ(`aid:${seat}:${colour}`, before.aid[seat]?.[colour], after.aid[seat]?.[colour]);
  }
  differ("marker", before.drawer, after.drawer);
  if (before.box.some((count, card) => count !== after.box[card])) found.add("box");
  return found;
}
