/** Helvetiq's table as the components draw it: the position with the draft in it, names, and what a click means. */

import { BoardBase } from "../../../play/board.svelte";
import type { Draft } from "../../../play/draft.svelte";
import type { Tone } from "../../../ui/faces";
import { reuse } from "../../../ui/reuse";
import type { LiveTable } from "../../../net/table.svelte";
import { NOTHING, click, type Entry, type PieceName } from "../../../play/picking";
import type { Ask, Choice } from "../../../net/wire";
import { capital } from "../../../i18n/capital";
import type { Words } from "../../../i18n/words.svelte";
import { entriesOf, placeOf } from "./acting";
import { payment, seatsOf, sum } from "../derive";
import { changes } from "./fresh";
import {
  CODES,
  COLOUR_NAMES,
  FACE_NAMES,
  LEVEL_NAMES,
  NONE,
  OPTION,
  PHASE,
  colourOf,
  faceOf,
  figuresOf,
  meaning,
  type Decision,
  type Figures,
  type Position,
} from "../model";

/** Decisions inside an action: a draft is not sent until they are made. */
const WITHIN = new Set([
  "paying-election",
  "paying-proposal",
  "paying-initiative",
  "laying",
  "level-choice",
  "tacit-election",
  "exchanging",
  "seat-choice",
  "demoting",
]);
/** Decisions that may be left incomplete: sending then adds a pass. */
const ENOUGH = new Set(["naming", "second-ballot"]);
/** Why the bell cannot be rung yet. */
const STAYS: Partial<Record<Decision, readonly [string, string]>> = {
  turn: ["must-act", "3-a"],
  "paying-election": ["must-pay", "3.2.2"],
  "paying-proposal": ["must-pay", "3.2.8"],
  "paying-initiative": ["must-pay", "3.2.11"],
  laying: ["must-pay", "3.2.6"],
  naming: ["must-name", "3.2.8"],
  "first-ballot": ["must-vote", "3.3.1"],
};
const TONES: readonly Tone[] = ["red", "green", "blue", "yellow", "none"];
const STAMP = 1200; // milliseconds that fresh pieces stay marked without motion

export class Board extends BoardBase<Position, Figures> {
  /** A square that a line of the record points at. */
  shown = $state<PieceName | null>(null);
  #fresh = $state.raw<ReadonlySet<PieceName>>(new Set());
  #frame = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(live: LiveTable, draft: Draft, words: Words) {
    super({ name: "helvetiq", field: "pawns", figures: figuresOf }, live, draft, words);
  }

  static get(): Board {
    return this.provided<Board>();
  }

  /** Follow the table: pieces that moved are marked. Returns the function that stops it. */
  follow(): () => void {
    const stop = this.live.listen((event) => {
      if (event.type !== "changed") return;
      const moved = changes(event.before.position as unknown as Position, event.after.position as unknown as Position);
      this.#clear();
      // A piece that was already marked lands again, once the page has been drawn without the mark.
      this.#frame = requestAnimationFrame(() => {
        this.#frame = requestAnimationFrame(() => {
          this.#fresh = moved;
          if (moved.size > 0) this.#timer = setTimeout(() => this.#clear(), STAMP);
        });
      });
    });
    return () => {
      stop();
      this.#clear();
    };
  }

  protected compare(other: Position): void {
    this.#clear();
    this.#fresh = changes(other, this.view.position as unknown as Position);
  }

  #clear(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    if (this.#fresh.size > 0) this.#fresh = new Set();
  }

  isFresh(piece: PieceName): boolean {
    return this.#fresh.has(piece);
  }

  protected drafted(): Position {
    return this.draft.shown === this.live.view ? this.now : reuse(this.now, this.draft.shown!.position as unknown as Position);
  }

  get seats(): number[] {
    return seatsOf(this.g0);
  }

  get over(): boolean {
    return this.g0.phase === PHASE.over;
  }

  /** Whether everybody's cards can be seen, as in a replay. */
  readonly allOpen = $derived.by(() =>
    this.seats.filter((seat) => seat !== this.me).every((seat) => this.g0.hand[seat]![0]! >= 0),
  );

  // Names

  party(seat: number): string {
    return this.face(seat).party;
  }

  /** The tone of a colour; grey, which nobody plays, has none. */
  tone(colour: number): Tone {
    return TONES[colour]!;
  }

  letter(colour: number): string {
    return colour === 4 ? "–" : (this.words.form({ key: `party-${COLOUR_NAMES[colour]}` }, "letter") ?? "?");
  }

  colour(colour: number): string {
    return this.say(`colour-${COLOUR_NAMES[colour]}`);
  }

  lawName(colour: number): string {
    return this.words.form({ key: `colour-${COLOUR_NAMES[colour]}` }, "law") ?? "";
  }

  face1(face: number): string {
    return this.say(`face-${FACE_NAMES[face]}`);
  }

  card(card: number): string {
    return this.say("card", { colour: this.colour(colourOf(card)), face: this.face1(faceOf(card)) });
  }

  level(level: number): string {
    return capital(this.say(`level-${LEVEL_NAMES[level]}`));
  }

  square(square: number): string {
    return capital(this.say(`square-${CODES[square]}`));
  }

  building(square: number): string {
    return this.say(`hq-building-${CODES[square]}`);
  }

  special(card: number): string {
    return this.say(`special-${card + 1}`);
  }

  specialText(card: number): string {
    return this.say(`special-text-${card + 1}`, this.f.special);
  }

  // Decisions: board and panel add to one draft, which may hold a whole turn.

  readonly ask = $derived.by((): Ask | null => (this.live.mine ? this.draft.ask : null));
  protected offered(ask: Ask, me: number): Entry[] {
    return entriesOf(ask, this.f, this.g, me);
  }

  choice(option: number): Choice | undefined {
    return this.ask?.options.find((each) => each.option === option);
  }

  readonly #why = $derived.by(() => {
    const found = new Map<PieceName, string>();
    for (const { options, line } of this.ask?.refused ?? []) {
      const why = this.words.line(line);
      for (const option of options) {
        const { key, things } = meaning(option);
        const piece = placeOf(key, things);
        if (piece && !found.has(piece)) found.set(piece, why);
      }
    }
    return found;
  });

  /** Why a click on a piece does nothing. */
  whyNot(piece: PieceName): string | undefined {
    if (piece !== "bell" || this.kind === null) return this.#why.get(piece);
    const [reason, rule] = STAYS[this.kind as Decision] ?? ["must-choose", "3.2.12"];
    return this.say("refusal-with-rule", { text: this.say(`refusal-${reason}`), rule });
  }

  click(piece: PieceName): void {
    if (!this.clickable(piece)) return;
    const picked = click(this.entries, this.picked, piece);
    if (picked.option === null) this.picked = picked;
    else this.choose(picked.option);
  }

  /** Add an option to the draft. A pass that ends everything drafted is an option like any other. */
  choose(option: number): void {
    this.picked = NOTHING;
    void this.draft.pick(option);
  }

  /** Cards that would pay the amount due, chosen for the player. */
  readonly suggestion = $derived.by((): number[] => {
    const { me, g } = this;
    if (me === null || this.kind !== "paying-election" || g.due <= 0) return [];
    return payment(this.f, g, me, g.due);
  });

  paySuggested(): void {
    this.picked = NOTHING;
    if (this.suggestion.length > 0) void this.draft.pickAll(this.suggestion);
  }

  /** Go back one step: the picked pieces, or the last decision drafted. */
  back(): void {
    if (this.picked.pieces.length > 0) this.picked = NOTHING;
    else if (this.draft.options.length > 1) void this.draft.back();
    else this.draft.clear();
  }

  clear(): void {
    this.picked = NOTHING;
    this.draft.clear();
  }

  /** Whether sending adds a pass: no more laws named, no second ballot. */
  get leaves(): boolean {
    return (
      this.kind !== null &&
      ENOUGH.has(this.kind) &&
      this.ask?.decline !== null &&
      (this.kind !== "naming" || sum(this.g.going) > 0)
    );
  }

  get sendable(): boolean {
    if (!this.live.mine || this.draft.sending || this.draft.empty) return false;
    return this.kind === null || this.leaves || !(WITHIN.has(this.kind) || this.kind === "naming" || this.kind === "taking");
  }

  async send(): Promise<void> {
    if (!this.sendable) return;
    this.picked = NOTHING;
    // A draft that ends where more could be named is sent with a pass.
    if (this.leaves) await this.draft.sendNow(OPTION.pass);
    else await this.draft.send();
  }

  /** Ballots in the reader's draft, or already in the box. */
  readonly ballots = $derived.by((): number[] =>
    this.me === null ? [] : this.g.ballot[this.me]!.filter((card) => card !== NONE),
  );
}

export const signed = (n: number) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "±0");
