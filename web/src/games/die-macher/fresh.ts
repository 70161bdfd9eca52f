/** Which pieces differ between two positions, by the names the board gives them: they land like a stamp. */

import type { PieceName } from "./acting";
import type { Position } from "./model";

const GRIDS = [
  ["votes", "votes"],
  ["trend", "trend"],
  ["media", "media"],
  ["meetings", "cubes"],
  ["opinion", "opinion"],
  ["platform", "open"],
  ["tile", "tile"],
  ["national_media", "nation"],
] as const;
const ROWS = [
  ["national", "slot"],
  ["national_pile", "slot"],
  ["members", "members"],
  ["pool", "pool"],
  ["key_issue", "key"],
  ["partner", "partner"],
] as const;

export function changes(before: Position, after: Position): Set<PieceName> {
  const moved = new Set<PieceName>();
  if (before.round !== after.round) return moved;
  for (const [field, name] of GRIDS)
    after[field].forEach((row, i) => row.forEach((value, j) => value !== before[field][i]?.[j] && moved.add(`${name}:${i}:${j}`)));
  for (const [field, name] of ROWS) after[field].forEach((value, i) => value !== before[field][i] && moved.add(`${name}:${i}`));
  return moved;
}
