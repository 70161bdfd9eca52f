/** Helvetiq's table as the components draw it: the position with the draft in it, names, and what a click means. */

import { getContext, setContext } from "svelte";
import { aboutServer } from "../../../net/api";
import type { Draft } from "../../../play/draft.svelte";
import { facesOf, type Face, type Tone } from "../../../ui/faces";
import { byField } from "../../../ui/fields.svelte";
import { reuse } from "../../../ui/reuse";
import type { LiveTable } from "../../../net/table.svelte";
import { NOTHING, click, open, type Entry, type Picked, type PieceName } from "../../../play/picking";
import type { Ask, Choice } from "../../../net/wire";
import type { Values, Words } from "../../../i18n/words.svelte";
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

/** Decisions inside an action: a draft is not sent before they are made. */
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
/** Decisions that may be left at what was chosen: sending then says that it is all. */
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

export class Board {
  readonly live: LiveTable;
  readonly draft: Draft;
  readonly words: Words;
  /** The table as it is, and with the draft carried out. Components follow the fields they read. */
  readonly g0: Position;
  readonly g: Position;

  #printed = $state.raw<Record<string, Record<string, unknown>>>({});
  picked = $state.raw<Picked>(NOTHING);
  /** A square that the record points at. */
  shown = $state<PieceName | null>(null);
  #fresh = $state.raw<ReadonlySet<PieceName>>(new Set());
  #frame = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(live: LiveTable, draft: Draft, words: Words) {
    this.live = live;
    this.draft = draft;
    this.words = words;
    const fields = Object.keys(live.view?.position ?? {});
    this.g0 = byField(() => this.#now, fields);
    this.g = byField(() => this.#then, fields);
    void aboutServer().then(({ games }) => {
      this.#printed = games.find(({ name }) => name === "helvetiq")?.figures ?? {};
    });
  }

  static provide(board: Board): Board {
    return setContext("helvetiq", board);
  }

  static get(): Board {
    return getContext<Board>("helvetiq");
  }

  /** Follow the table: what moved is marked. Gives back how to stop. */
  follow(): () => void {
    const stop = this.live.listen((event) => {
      if (event.type !== "changed") return;
      const moved = changes(event.before.position as unknown as Position, event.after.position as unknown as Position);
      this.#clear();
      // A piece that was marked before lands again once the page has been drawn without the mark.
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

  /** Mark where the table differs from another position, for as long as it is shown. */
  compare(other: Position): void {
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

  // The position. What is worked out here stays the same object as long as it reads the same.

  readonly ready = $derived.by(
    () =>
      this.live.view !== null &&
      "pawns" in this.live.view.position &&
      this.words.ready &&
      this.#printed[this.#edition] !== undefined,
  );

  get view() {
    return this.live.view!;
  }

  readonly table = $derived.by(() => this.live.view!.table);
  readonly #edition = $derived.by(() => this.live.view?.table.edition ?? "");
  readonly #own = $derived.by(() => JSON.stringify(this.live.view?.figures ?? null));
  readonly f = $derived.by((): Figures =>
    figuresOf(this.#printed[this.#edition]!, JSON.parse(this.#own) as Record<string, unknown> | null),
  );
  readonly me = $derived.by(() => this.live.seat);

  #last: { now?: Position; then?: Position; faces?: Face[]; entries?: Entry[] } = {};
  readonly #now = $derived.by(() => (this.#last.now = reuse(this.#last.now, this.live.view!.position as unknown as Position)));
  readonly #then = $derived.by(
    () =>
      (this.#last.then =
        this.draft.shown === this.live.view ? this.#now : reuse(this.#now, this.draft.shown!.position as unknown as Position)),
  );

  get seats(): number[] {
    return seatsOf(this.g0);
  }

  get over(): boolean {
    return this.g0.phase === PHASE.over;
  }

  get drafting(): boolean {
    return !this.draft.empty;
  }

  /** Whether everybody's cards can be seen, as in a replay. */
  readonly allOpen = $derived.by(() =>
    this.seats.filter((seat) => seat !== this.me).every((seat) => this.g0.hand[seat]![0]! >= 0),
  );

  // Names

  say(key: string, values?: Values): string {
    return this.words.say(key, values);
  }

  readonly #faces = $derived.by(() => (this.#last.faces = reuse(this.#last.faces, facesOf(this.table, this.words))));

  face(seat: number): Face {
    return this.#faces[seat]!;
  }

  party(seat: number): string {
    return this.face(seat).party;
  }

  /** The pattern of a colour; grey, which nobody plays, is printed. */
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

  // Deciding: board and panel add to one draft, which may hold a whole turn.

  readonly ask = $derived.by((): Ask | null => (this.live.mine ? this.draft.ask : null));
  readonly kind = $derived.by((): string | null => this.ask?.kind ?? null);

  readonly entries = $derived.by((): Entry[] => {
    const { ask, me } = this;
    return (this.#last.entries = reuse(this.#last.entries, ask && me !== null ? entriesOf(ask, this.f, this.g, me) : []));
  });

  readonly #open = $derived.by(() => open(this.entries, this.picked));
  readonly #clickable = $derived.by(() => new Set(this.entries.flatMap((entry) => entry.parts)));

  /** Whether a piece can be clicked, and how it looks. */
  spot(piece: PieceName): "picked" | "open" | "other" | null {
    if (!this.#clickable.has(piece)) return null;
    if (this.picked.pieces.includes(piece)) return "picked";
    return this.#open.has(piece) ? "open" : "other";
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

  /** What a click on a piece means, where that is one option already; or why it means nothing. */
  hint(piece: PieceName): string | undefined {
    const found = this.entries.filter(
      (entry) =>
        entry.parts.includes(piece) && this.picked.pieces.every((other) => other === piece || entry.parts.includes(other)),
    );
    const options = [...new Set(found.map(({ option }) => option))];
    if (options.length === 1) {
      const choice = this.choice(options[0]!);
      return choice && this.words.line(choice.line);
    }
    return undefined;
  }

  whyNot(piece: PieceName): string | undefined {
    if (piece !== "bell" || this.kind === null) return this.#why.get(piece);
    const [reason, rule] = STAYS[this.kind as Decision] ?? ["must-choose", "3.2.12"];
    return this.say("refusal-with-rule", { text: this.say(`refusal-${reason}`), rule });
  }

  click(piece: PieceName): void {
    if (!this.#clickable.has(piece)) return;
    const picked = click(this.entries, this.picked, piece);
    if (picked.option === null) this.picked = picked;
    else this.choose(picked.option);
  }

  /** Add an option to the draft. A pass that ends everything drafted is an answer like any other. */
  choose(option: number): void {
    this.picked = NOTHING;
    void this.draft.pick(option);
  }

  /** Cards that would pay what is due, chosen for the player. */
  readonly suggestion = $derived.by((): number[] => {
    const { me, g } = this;
    if (me === null || this.kind !== "paying-election" || g.due <= 0) return [];
    return payment(this.f, g, me, g.due);
  });

  paySuggested(): void {
    this.picked = NOTHING;
    if (this.suggestion.length > 0) void this.draft.pickAll(this.suggestion);
  }

  /** Go back one step: what is picked, or the last decision drafted. */
  back(): void {
    if (this.picked.pieces.length > 0) this.picked = NOTHING;
    else if (this.draft.options.length > 1) void this.draft.back();
    else this.draft.clear();
  }

  clear(): void {
    this.picked = NOTHING;
    this.draft.clear();
  }

  /** Whether sending adds that this is all: no more laws named, no second ballot. */
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
    // A draft that stops where more could be named says that it is all.
    if (this.leaves) await this.draft.sendNow(OPTION.pass);
    else await this.draft.send();
  }

  /** Ballots in the own draft or in the box already. */
  readonly ballots = $derived.by((): number[] =>
    this.me === null ? [] : this.g.ballot[this.me]!.filter((card) => card !== NONE),
  );
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

export const signed = (n: number) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "±0");
