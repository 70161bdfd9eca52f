/** What the address of a replay says beside the game: which position, through whose eyes, which other one beside it, and the
 * link that opens it. It stands after the # and so never reaches the server: `/r/abc#at=120&seat=2`. A position may be named by
 * what is told there: `/r/abc#told=story-election&nth=3`. */

export interface Place {
  /** The position; null: where the game ends. */
  at: number | null;
  /** In its place: where a line of the record is told, e.g. `story-election`, for the first time, the second ... */
  told?: { key: string; nth: number };
  /** Through whose eyes; null: all hands open. */
  seat: number | null;
  /** The position shown beside it. */
  beside: number | null;
  /** A link to the table, for whoever has none. */
  key: string;
  /** A whole record, for whoever does not have it. */
  record?: string;
}

export const NOWHERE: Place = { at: null, seat: null, beside: null, key: "" };

function count(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

export function readPlace(rest: string): Place {
  // A bare link, as those of tables are, or a bare number.
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
