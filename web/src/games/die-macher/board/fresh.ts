/** Which pieces differ between two positions, by the names the board gives them: they land like a stamp, one kind after another. */

import type { PieceName } from "./acting";
import type { Position } from "../model";

// In the order in which they are shown, which is that of a round.
const GRIDS = [
  ["opinion", "opinion"],
  ["platform", "open"],
  ["tile", "tile"],
  ["media", "media"],
  ["trend", "trend"],
  ["meetings", "cubes"],
  ["votes", "votes"],
  ["national_media", "nation"],
] as const;
const ROWS = [
  ["key_issue", "key"],
  ["partner", "partner"],
  ["national", "slot"],
  ["national_pile", "slot"],
  ["members", "members"],
  ["pool", "pool"],
  ["cash", "cash"],
] as const;
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

/** All pieces, by name: those of a position that differ from `before`, or all there are. */
function* pieces(after: Position, before?: Position): Generator<PieceName> {
  for (const [field, name] of GRIDS) {
    const was = before?.[field];
    if (was === after[field]) continue;
    for (const [i, row] of after[field].entries())
      for (const [j, value] of row.entries()) if (value !== was?.[i]?.[j]) yield `${name}:${i}:${j}`;
  }
  for (const [field, name] of ROWS)
    for (const [i, value] of after[field].entries()) if (value !== before?.[field][i]) yield `${name}:${i}`;
}

export function everyPiece(g: Position): Set<PieceName> {
  return new Set(pieces(g));
}

/** Where two positions differ, however far they are apart. */
export function differences(before: Position, after: Position): Set<PieceName> {
  return new Set(pieces(after, before));
}

export function changes(before: Position, after: Position): Set<PieceName> {
  return before.round === after.round ? new Set(pieces(after, before)) : new Set();
}

const STAMP = 240; // milliseconds, as in the style sheet
const LONGEST = 1200;

/** When each piece lands, in milliseconds: kinds of pieces one after another, all of them within the longest show. */
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
