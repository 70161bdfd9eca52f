/** Pieces that differ between two positions, by their names on the board. */
import type { PieceName } from "./picking";

/** A field of the position, and the kind of piece it holds. */
export type Holds<Position> = readonly (readonly [keyof Position, string])[];

/** The pieces of a position that differ from `before`, or all of them without it: `grids` hold one for each pair of places,
 * `rows` one for each place. */
export function* moved<Position>(
  grids: Holds<Position>,
  rows: Holds<Position>,
  after: Position,
  before?: Position,
): Generator<PieceName> {
  for (const [field, kind] of grids) {
    const was = before?.[field] as number[][] | undefined;
    const is = after[field] as number[][];
    if (was === is) continue;
    for (const [i, row] of is.entries())
      for (const [j, value] of row.entries()) if (value !== was?.[i]?.[j]) yield `${kind}:${i}:${j}`;
  }
  for (const [field, kind] of rows) {
    const was = before?.[field] as number[] | undefined;
    for (const [i, value] of (after[field] as number[]).entries()) if (value !== was?.[i]) yield `${kind}:${i}`;
  }
}
