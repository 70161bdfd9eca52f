/** The parts of a replay's address besides the game: the position, the point of view, another position next to it, and the link
 * that opens it. They come after the # and so never reach the server: `/r/abc#at=120&seat=2`. A position can also be given by a
 * line of the record: `/r/abc#told=story-election&nth=3`. */

export interface Place {
  /** The position; null: the end of the game. */
  at: number | null;
  /** Instead of it: a line of the record, e.g. `story-election`, the first one, the second ... */
  told?: { key: string; nth: number };
  /** The point of view; null: all hands open. */
  seat: number | null;
  /** The position shown next to it. */
  beside: number | null;
  /** A link to the table, for somebody who has none. */
  key: string;
  /** A whole record, for somebody who does not have it. */
  record?: string;
}

export const NOWHERE: Place = { at: null, seat: null, beside: null, key: "" };

function count(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

export function readPlace(rest: string): Place {
  // A bare link, like those of tables, or a bare number.
  if (/^\d{1,6}$/.test(rest)) return { ...NOWHERE, at: Number(rest) };
  if (rest !== "" && !rest.includes("=")) return { ...NOWHERE, key: rest };
  const said = new URLSearchParams(rest);
  const told = said.get("told");
  return {
    at: count(said.get("at")),
    ...(told && { told: { key: told, nth: count(said.get("nth")) ?? 1 } }),
    seat: count(said.get("seat")),
    beside: count(said.get("beside")),
    key: said.get("key") ?? "",
    ...(said.get("record") && { record: said.get("record") ?? "" }),
  };
}

export function writePlace(path: string, { at, seat, beside, key, record }: Place): string {
  const said = new URLSearchParams();
  if (at !== null) said.set("at", String(at));
  if (seat !== null) said.set("seat", String(seat));
  if (beside !== null) said.set("beside", String(beside));
  if (key) said.set("key", key);
  if (record) said.set("record", record);
  const rest = said.toString();
  return rest ? `${path}#${rest}` : path;
}
