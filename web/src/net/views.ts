/** A reader's view of a table, updated from push to push. Pure functions. */
import type * as Wire from "./wire";

/** A view after a push. */
export function changed(view: Wire.View, push: Wire.Changed): Wire.View {
  return {
    ...view,
    seq: push.seq,
    position: { ...view.position, ...push.changes },
    phase: push.phase,
    asked: push.asked,
    sealed: push.sealed,
    ask: push.ask ?? null,
    can_undo: push.can_undo ?? false,
    result: push.result ?? null,
    since: push.since,
    clock: push.clock ?? null,
    orders: push.orders ?? 0,
  };
}

/** The seats that have yet to answer; the table's `waiting_for` is older than the view. */
export function stillAsked({ asked, sealed }: Wire.View): number[] {
  return asked.filter((seat) => !sealed.includes(seat));
}

/** The offers that wait for this reader's answer. */
export function offersTo({ promises, seat, table }: Wire.View): Wire.Promise[] {
  const open = table.status === "playing" || table.status === "paused";
  return open && seat !== null ? (promises ?? []).filter(({ stage, to }) => stage === "offered" && to === seat) : [];
}

/** Merge lines by number: new ones replace old ones of the same number, and with `from` all old ones from that number on go. */
export function merged<L extends { number: number }>(have: L[], more: L[], from?: number | null): L[] {
  const kept = from === undefined || from === null ? have : have.filter((line) => line.number < from);
  if (more.length === 0) return kept;
  const fresh = new Set(more.map((line) => line.number));
  return [...kept.filter((line) => !fresh.has(line.number)), ...more].sort((a, b) => a.number - b.number);
}
