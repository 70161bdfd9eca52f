/** Unsent drafts, kept in this browser: people who come back to a table continue where they were. Nobody else sees them, and if
 * the table has moved on meanwhile the draft is not restored.
 *
 *     keepDraft(live, draft, () => drawn);      // while a component is created; `drawn`: the boards are ready to take it up
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

/** Note what a seat has drafted; an empty draft deletes the note. */
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

  // A restored draft takes a moment to appear: until something is drafted, the note stays.
  let begun = false;
  $effect(() => {
    const { options } = draft;
    const seq = live.view?.seq;
    if (!resumed || seq === undefined) return;
    begun ||= options.length > 0;
    if (begun) note(place(), seq, options);
  });
}
