/** The events of a table, shown one after another: election nights and reveals. */
import type { Event } from "../../../net/table.svelte";
import type { Line, LogLine } from "../../../net/wire";
import { settings } from "../../../ui/settings.svelte";
import { play } from "../../../ui/sounds";
import { LANDS, type Position } from "../model";
import { lineOf, thingsOf, type Reveal } from "../../../play/reveal";
import { revealOf } from "./reveals";

/** Lines about what an election brings. */
const SPOILS = new Set([
  "story-marker-moved",
  "story-national-new",
  "story-national-turned",
  "story-national-secured",
  "story-recruited",
  "story-paid",
]);

/** The state that has voted. The round does not tell: the last one votes as its round begins. */
function placeOf(election: Line, g: Position): number {
  const key = lineOf(thingsOf(election)["state"])?.key;
  return g.land.findIndex((card) => LANDS[card]?.key === key);
}

export interface NightShown {
  place: number;
  /** A front page of the past: it stays until it is closed. */
  still: boolean;
  lines: LogLine[];
}

export class Shows {
  night = $state.raw<NightShown | null>(null);
  reveal = $state.raw<Reveal | null>(null);
  /** A reveal that came during a night. */
  #next: Reveal | null = null;

  /** A night begins when a state has voted, and what the victory brings is added to it. */
  hear(event: Event): void {
    if (event.type !== "changed" || event.undone) return;
    const lines = event.lines.filter(({ seq }) => seq > event.before.seq); // after a break all lines come again
    const at = lines.findIndex(({ line }) => line.key === "story-election");
    const more = lines.slice(at + 1).filter(({ line }) => SPOILS.has(line.key));
    if (at >= 0 && settings.nights) {
      this.reveal = null;
      const place = placeOf(lines[at]!.line, event.after.position as unknown as Position);
      this.night = { place, still: false, lines: more };
      if (settings.sounds) play("night");
    } else if (this.night && !this.night.still && more.length > 0)
      this.night = { ...this.night, lines: [...this.night.lines, ...more] };
    const turned = settings.nights ? revealOf(lines) : null;
    if (!turned) return;
    if (!this.night) this.reveal = turned;
    else if (!this.night.still) this.#next = turned;
  }

  /** Show the front page of an election again. */
  look(place: number): void {
    this.reveal = null;
    this.night = { place, still: true, lines: [] };
  }

  /** The current event is over; a waiting reveal follows. */
  close(): void {
    this.night = null;
    this.reveal = this.#next;
    this.#next = null;
  }
}
