/** The pieces that differ between two positions, by their names on the board: they land like a stamp, one kind after another. */

import { moved as movedOf, type Holds } from "../../../play/moved";
import type { PieceName } from "./acting";
import type { Position } from "../model";

// In the order in which they are shown, which is that of a round.
const GRIDS: Holds<Position> = [
  ["opinion", "opinion"],
  ["platform", "open"],
  ["tile", "tile"],
  ["media", "media"],
  ["trend", "trend"],
  ["meetings", "cubes"],
  ["votes", "votes"],
  ["national_media", "nation"],
];
const ROWS: Holds<Position> = [
  ["key_issue", "key"],
  ["partner", "partner"],
  ["national", "slot"],
  ["national_pile", "slot"],
  ["members", "members"],
  ["pool", "pool"],
  ["cash", "cash"],
];
const ORDER = [
  "pool",
  "opinion",
  "key",
  "open",
  "tile",
  "partner",
  "media",
  "trend",
  "cubes",
  "votes",
  "nation",
  "slot",
  "members",
  "cash",
];

const pieces = (after: Position, before?: Position) => movedOf(GRIDS, ROWS, after, before);

export function everyPiece(g: Position): Set<PieceName> {
  return new Set(pieces(g));
}

/** The differences between two positions, however far apart they are. */
export function differences(before: Position, after: Position): Set<PieceName> {
  return new Set(pieces(after, before));
}

export function changes(before: Position, after: Position): Set<PieceName> {
  return before.round === after.round ? new Set(pieces(after, before)) : new Set();
}

const STAMP = 240; // milliseconds, as in the style sheet
const LONGEST = 1200;

/** When each piece lands, in milliseconds: one kind of piece after another, all within the longest duration. */
export function landings(moved: Iterable<PieceName>): { at: number; pieces: PieceName[] }[] {
  const kinds = new Map<string, PieceName[]>();
  for (const piece of moved) {
    const kind = piece.split(":", 1)[0]!;
    kinds.set(kind, [...(kinds.get(kind) ?? []), piece]);
  }
  const groups = [...kinds].sort(([a], [b]) => ORDER.indexOf(a) - ORDER.indexOf(b));
  const step = Math.min(STAMP, (LONGEST - STAMP) / Math.max(1, groups.length - 1));
  return groups.map(([, pieces], i) => ({ at: i * step, pieces }));
}
