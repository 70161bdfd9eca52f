/** Clicks on a board: one piece, or several that belong together, mean an option.
 *
 * A piece's name begins with its kind, up to the first colon. If one piece can mean several options, clicks cycle through
 * them. */

export type PieceName = string;

export interface Entry {
  option: number;
  parts: PieceName[];
}

export interface Picked {
  pieces: PieceName[];
  /** The option these pieces mean, once they mean one. */
  option: number | null;
}

export const NOTHING: Picked = { pieces: [], option: null };

const meant = (entry: Entry, pieces: PieceName[]) => pieces.every((piece) => entry.parts.includes(piece));

/** What is picked after a click on a piece: one piece more, one fewer, or a new start if it does not go with the rest. */
export function click(entries: Entry[], picked: Picked, piece: PieceName): Picked {
  const around = entries.filter((entry) => entry.parts.length === 1 && entry.parts[0] === piece);
  if (picked.pieces.includes(piece)) {
    const place = around.findIndex((entry) => entry.option === picked.option);
    const next = around[place + 1];
    if (picked.pieces.length === 1 && place >= 0 && next) return { pieces: [piece], option: next.option };
    const pieces = picked.pieces.filter((other) => other !== piece);
    return { pieces, option: exactly(entries, pieces) };
  }
  let pieces = [...picked.pieces, piece];
  if (!entries.some((entry) => meant(entry, pieces))) {
    // Another piece of the same kind replaces the one picked before; failing that, start over.
    const kind = (name: PieceName) => name.split(":")[0];
    pieces = [...picked.pieces.filter((other) => kind(other) !== kind(piece)), piece];
    if (!entries.some((entry) => meant(entry, pieces))) pieces = [piece];
  }
  if (!entries.some((entry) => meant(entry, pieces))) return picked;
  return { pieces, option: exactly(entries, pieces) };
}

function exactly(entries: Entry[], pieces: PieceName[]): number | null {
  if (pieces.length === 0) return null;
  return entries.find((entry) => entry.parts.length === pieces.length && meant(entry, pieces))?.option ?? null;
}

/** The pieces that can be clicked now: those that complete the pieces picked, or any if nothing more is needed. */
export function open(entries: Entry[], picked: Picked): Set<PieceName> {
  const rest = entries.filter((entry) => meant(entry, picked.pieces)).flatMap((entry) => entry.parts);
  const more = rest.filter((piece) => !picked.pieces.includes(piece));
  return new Set(more.length > 0 ? more : entries.flatMap((entry) => entry.parts));
}

/** The options that the pieces picked so far can still lead to. */
export function candidates(entries: Entry[], picked: Picked): number[] {
  return [...new Set(entries.filter((entry) => meant(entry, picked.pieces)).map((entry) => entry.option))];
}
