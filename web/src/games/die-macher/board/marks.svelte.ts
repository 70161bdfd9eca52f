/** Marks on the pieces that the last event moved. Each piece is reactive on its own: of some hundred pieces only a few move. */

import { landings } from "./fresh";
import type { PieceName } from "./acting";

class Mark {
  on = $state(false);
}

export class Marks {
  readonly #marks: Map<PieceName, Mark>;
  #on: Mark[] = [];
  #timers: ReturnType<typeof setTimeout>[] = [];
  #frame = 0;

  /** `pieces`: all pieces there are. */
  constructor(pieces: Iterable<PieceName>) {
    this.#marks = new Map([...pieces].map((piece) => [piece, new Mark()]));
  }

  has(piece: PieceName): boolean {
    return this.#marks.get(piece)?.on ?? false;
  }

  /** Mark the pieces that have moved, replacing earlier marks: one kind after another, or without motion all at once. */
  show(moved: Iterable<PieceName>, motion: boolean): void {
    this.clear();
    const groups = landings(moved);
    if (!motion) {
      for (const { pieces } of groups) this.#mark(pieces);
      return;
    }
    // A piece that was already marked lands again, once the page has been drawn without the mark.
    this.#frame = requestAnimationFrame(() => {
      this.#frame = requestAnimationFrame(() => {
        for (const { at, pieces } of groups) {
          if (at === 0) this.#mark(pieces);
          else this.#timers.push(setTimeout(() => this.#mark(pieces), at));
        }
      });
    });
  }

  /** Cancel the landings still to come, if there were any, and clear all marks. */
  skip(): void {
    if (this.#timers.length > 0) this.clear();
  }

  clear(): void {
    cancelAnimationFrame(this.#frame);
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    for (const mark of this.#on) mark.on = false;
    this.#on = [];
  }

  #mark(pieces: PieceName[]): void {
    for (const piece of pieces) {
      const mark = this.#marks.get(piece);
      if (!mark) continue;
      mark.on = true;
      this.#on.push(mark);
    }
  }
}
