/** Promises in the record: their lines stand among those of the game, at the time they were made. */
import type { LogLine, Promise as Promised } from "../net/wire";

/** A line of the record; `aside`: only the two people involved can read it. */
export interface RecordLine extends LogLine {
  aside?: boolean;
}

const BETWEEN = 1000;

/** The record with the lines about promises. Their numbers lie between those of the game's lines. */
export function withPromises(lines: readonly LogLine[], promises: readonly Promised[] | null | undefined): RecordLine[] {
  if (!promises || promises.length === 0) return [...lines];
  const said = promises
    .flatMap(({ lines: own, public: open }) => own.map((line) => ({ ...line, aside: !open })))
    .sort((a, b) => a.seq - b.seq || a.at - b.at);
  const found: RecordLine[] = [];
  let next = 0;
  for (const [index, line] of lines.entries()) {
    found.push(line);
    const following = lines[index + 1]?.seq ?? Number.POSITIVE_INFINITY;
    if (following === line.seq) continue;
    for (let place = 1; next < said.length && said[next]!.seq < following; next += 1, place += 1)
      found.push({ ...said[next]!, number: line.number + place / BETWEEN });
  }
  return found;
}
