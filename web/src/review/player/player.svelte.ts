/** The player of a finished game: the current position, what is known of it, and how to go on from there.
 *
 *     const player = new Player(ofTable("abc", token));
 *     await player.open({ at: 120, seat: null });
 *     player.frame, player.story, player.at
 *     player.step(1), player.chapter(-1), player.round(1), player.play()
 *
 * Frames are loaded in stretches, the next one before it is needed, and only a limited number are kept.
 */
import { Trouble } from "../../net/api";
import type { Chapter, Frame, Replay, Story } from "../../net/wire";
import type { Source } from "../records/source";
import { placeOf, roundsOf } from "../records/timeline";

const STRETCH = 25;
const KEPT = 10;
/** Milliseconds for which each entry is shown during playback, by speed. */
export const SPEEDS = { slow: 2400, normal: 1200, fast: 500, fastest: 150 } as const;
export type Speed = keyof typeof SPEEDS;

export class Player {
  readonly source: Source;

  /** The position wanted; `frame` follows as soon as it has loaded. */
  at = $state(0);
  seat = $state<number | null>(null);
  frame = $state.raw<Frame | null>(null);
  /** The part of every answer that is about the whole game. */
  replay = $state.raw<Replay | null>(null);
  story = $state.raw<Story | null>(null);
  playing = $state(false);
  speed = $state<Speed>("normal");
  trouble = $state.raw<Trouble | null>(null);

  #stretches = new Map<number, Promise<Frame[]>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Changes with the point of view: an answer for another one comes too late. */
  #look = 0;

  constructor(source: Source) {
    this.source = source;
  }

  get frames(): number {
    return this.replay?.frames ?? 0;
  }

  readonly rounds = $derived.by(() => roundsOf(this.story?.chapters ?? []));
  readonly #starts = $derived.by(() => (this.story?.chapters ?? []).map(({ number }) => number));
  readonly #roundStarts = $derived.by(() => this.rounds.map(({ number }) => number));

  /** The current phase. */
  readonly now = $derived.by((): Chapter | undefined => this.story?.chapters[placeOf(this.#starts, this.at)]);
  readonly nowRound = $derived.by((): Chapter | undefined => this.rounds[placeOf(this.#roundStarts, this.at)]);

  /** Open at a position, or at the end. */
  async open(at: number | null, seat: number | null): Promise<void> {
    this.seat = seat;
    await this.#again(at);
  }

  /** Look at the same position from another point of view. */
  async through(seat: number | null): Promise<void> {
    if (seat === this.seat) return;
    this.seat = seat;
    await this.#again(this.at);
  }

  async #again(at: number | null): Promise<void> {
    this.#look += 1;
    const look = this.#look;
    this.#stretches.clear();
    this.trouble = null;
    try {
      const first = Math.floor((at ?? 0) / STRETCH) * STRETCH;
      const [replay, story] = await Promise.all([this.source.frames(first, STRETCH, this.seat), this.source.story(this.seat)]);
      if (look !== this.#look) return;
      this.replay = { ...replay, positions: [] };
      this.story = story;
      this.#stretches.set(first / STRETCH, Promise.resolve(replay.positions));
      await this.go(at ?? replay.frames - 1);
    } catch (error) {
      this.#fail(error, look);
    }
  }

  #fail(error: unknown, look: number): void {
    if (!(error instanceof Trouble)) throw error;
    if (look !== this.#look) return;
    this.trouble = error;
    this.pause();
  }

  /** Go to a position. */
  async go(to: number): Promise<void> {
    const look = this.#look;
    this.at = Math.max(0, Math.min(Math.round(to), this.frames - 1));
    const wanted = this.at;
    try {
      const found = await this.#stretch(Math.floor(wanted / STRETCH));
      if (look !== this.#look || this.at !== wanted) return;
      this.frame = found[wanted % STRETCH] ?? this.frame;
      this.trouble = null;
      this.#ahead(wanted);
    } catch (error) {
      this.#fail(error, look);
    }
  }

  /** A frame other than the current one, e.g. to show next to it. */
  async other(number: number): Promise<Frame | undefined> {
    const found = await this.#stretch(Math.floor(number / STRETCH));
    return found[number % STRETCH];
  }

  /** Several frames, wherever they are. */
  async several(numbers: number[]): Promise<Frame[]> {
    const found: Frame[] = [];
    for (const number of numbers) {
      const frame = await this.other(number);
      if (frame) found.push(frame);
    }
    return found;
  }

  #stretch(index: number): Promise<Frame[]> {
    const known = this.#stretches.get(index);
    // The last used is the last to be dropped.
    if (known) this.#stretches.delete(index);
    const frames = known ?? this.source.frames(index * STRETCH, STRETCH, this.seat).then(({ positions }) => positions);
    this.#stretches.set(index, frames);
    frames.catch(() => this.#stretches.delete(index));
    for (const old of this.#stretches.keys()) {
      if (this.#stretches.size <= KEPT) break;
      this.#stretches.delete(old);
    }
    return frames;
  }

  #ahead(at: number): void {
    const here = Math.floor(at / STRETCH);
    const next = at % STRETCH > STRETCH / 2 ? here + 1 : here - 1;
    if (next >= 0 && next * STRETCH < this.frames && !this.#stretches.has(next)) this.#stretch(next).catch(() => undefined);
  }

  step(by: number): void {
    this.pause();
    void this.go(this.at + by);
  }

  /** To the start of the next phase; or of this one, then of the one before. */
  chapter(by: 1 | -1): void {
    this.pause();
    void this.go(this.#jump(this.#starts, by));
  }

  round(by: 1 | -1): void {
    this.pause();
    void this.go(this.#jump(this.#roundStarts, by));
  }

  #jump(starts: readonly number[], by: 1 | -1): number {
    const place = placeOf(starts, this.at);
    if (by > 0) return starts[place + 1] ?? this.frames - 1;
    return (starts[place] === this.at ? starts[place - 1] : starts[place]) ?? 0;
  }

  play(): void {
    if (this.playing || this.frames === 0) return;
    this.playing = true;
    if (this.at >= this.frames - 1) void this.go(0);
    this.#tick();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  #tick(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!this.playing) return;
      if (this.at >= this.frames - 1) {
        this.pause();
        return;
      }
      void this.go(this.at + 1).then(() => {
        if (this.playing) this.#tick();
      });
    }, SPEEDS[this.speed]);
  }
}

/** Handles the keys of a replay; returns whether this key was one of them. */
export function playerKey(event: KeyboardEvent, player: Player): boolean {
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return false;
  const target = event.target as HTMLElement;
  if (
    target.closest("dialog, select, textarea, [role=listbox]") ||
    (target instanceof HTMLInputElement && target.type !== "range" && target.type !== "checkbox")
  )
    return false;
  switch (event.key) {
    case "ArrowLeft":
    case "ArrowRight": {
      const by = event.key === "ArrowLeft" ? -1 : 1;
      if (event.shiftKey) player.chapter(by);
      else player.step(by);
      break;
    }
    case "ArrowUp":
    case "ArrowDown":
      // A box that scrolls keeps its keys.
      if (target.closest("[tabindex]:not(main), .log")) return false;
      player.round(event.key === "ArrowUp" ? -1 : 1);
      break;
    case "Home":
      player.pause();
      void player.go(0);
      break;
    case "End":
      player.pause();
      void player.go(player.frames - 1);
      break;
    case " ":
      if (target.closest("button, a, summary, input")) return false;
      player.toggle();
      break;
    default:
      return false;
  }
  event.preventDefault();
  return true;
}
