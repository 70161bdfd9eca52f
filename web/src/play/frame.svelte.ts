/** A finished table, for the boards: they follow it like a live one, and are shown one frame of the replay at a time. */
import { LiveTable } from "../net/table.svelte";
import type { Frame, LogLine, Replay, View } from "../net/wire";

/** A frame as the view a reader would have of it. */
export function viewOf(replay: Replay, frame: Frame): View {
  const last = frame.number === replay.frames - 1;
  return {
    table: { ...replay.table, status: last ? replay.table.status : "playing", waiting_for: frame.asked },
    seat: replay.seat,
    seq: frame.number,
    phase: frame.phase,
    position: frame.position,
    asked: frame.asked,
    sealed: [],
    result: last ? replay.result : null,
    figures: replay.figures,
  };
}

export class FrameTable extends LiveTable {
  constructor(table = "", token = "") {
    super(table, token, { connect: false });
  }

  /** Show a frame; the boards mark what differs from the one before. */
  show(replay: Replay, frame: Frame, lines: LogLine[] = []): void {
    this.hear({ type: "welcome", push: 1, state: viewOf(replay, frame), lines, chat: [] });
  }
}
