/** Drafts that were left unsent, kept in this browser: whoever comes back to a table goes on where they were. Nobody else is told
 * of them, and a table that has moved on meanwhile asks anew.
 *
 *     keepDraft(live, draft, () => drawn);      // while a component is made; `drawn`: the boards are there to take it up
 */
import { untrack } from "svelte";
import type { LiveTable } from "../net/table.svelte";
import { read, write } from "../net/storage";
import type { Draft } from "./draft.svelte";

interface Kept {
  seq: number;
  options: number[];
  at: number;
}

const KEPT = "hustings.drafts";
const MOST = 20;

/** Note what a seat has drafted; nothing forgets it. */
function note(place: string, seq: number, options: number[]): void {
  const { [place]: before, ...others } = read<Record<string, Kept>>(KEPT, {});
  if (!before && options.length === 0) return;
  const newest = Object.entries(others).sort(([, a], [, b]) => b.at - a.at);
  const now: [string, Kept][] = options.length === 0 ? [] : [[place, { seq, options, at: Date.now() }]];
  write(KEPT, Object.fromEntries([...now, ...newest].slice(0, MOST)));
}

export function keepDraft(live: LiveTable, draft: Draft, drawn: () => boolean): void {
  const place = (): string => `${live.table} ${live.seat}`;
  let resumed = $state(false);

  $effect(() => {
    if (resumed || !live.view || !drawn()) return;
    untrack(() => {
      const kept = read<Record<string, Kept>>(KEPT, {})[place()];
      if (kept && kept.seq === live.view?.seq && live.mine && draft.empty) draft.propose(kept.options);
      resumed = true;
    });
  });

  // What is taken up again is not there at once: until something is drafted, what was kept stays.
  let begun = false;
  $effect(() => {
    const { options } = draft;
    const seq = live.view?.seq;
    if (!resumed || seq === undefined) return;
    begun ||= options.length > 0;
    if (begun) note(place(), seq, options);
  });
}
