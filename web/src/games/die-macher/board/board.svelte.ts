/** The table as the components draw it: the position with the draft in it, and what a click means; names and plans are in its
 * base classes (`named.ts`, `plans.svelte.ts`). One for each table. */

import type { Draft } from "../../../play/draft.svelte";
import { amountOf, highest, optionOf } from "../../../ui/options";
import { reuse } from "../../../ui/reuse";
import type { LiveTable } from "../../../net/table.svelte";
import type { Ask, Line, NewOrder } from "../../../net/wire";
import type { Words } from "../../../i18n/words.svelte";
import {
  NOTHING,
  WAY_OUT,
  candidates,
  click,
  entriesOf,
  placingEntries,
  type Entry,
  type Picked,
  type PieceName,
} from "./acting";
import * as d from "../derive";
import { drafted } from "./drafted";
import { changes, differences, everyPiece } from "./fresh";
import { Marks } from "./marks.svelte";
import { PLANNED, PlanningBoard } from "./plans.svelte";
import { OPTION, PHASE, convertOption, type Position } from "../model";

/** Decisions of the opening follow each other in one draft, and so do the actions of the seat's cabinet cards, state after state;
 * every other decision is drafted on its own. */
const OPENING = new Set(["choose-boons", "place-boon", "choose-base", "place-marker"]);
const ACTION = "cabinet-action";

export { signed } from "../../../i18n/sayings";
export class Board extends PlanningBoard {
  /** The pieces that the last event moved. */
  readonly #marks: Marks;

  /** The question before each decision in a chain of actions, and the position it was asked in. */
  steps = $state.raw<{ ask: Ask; g: Position }[]>([]);
  /** The state shown on a phone. */
  shownState = $state(-1);

  constructor(live: LiveTable, draft: Draft, words: Words) {
    super(live, draft, words);
    const position = live.view?.position ?? {};
    this.#marks = new Marks("votes" in position ? everyPiece(position as unknown as Position) : []);
    draft.adopt = (options) => this.adopt(options);
    draft.asking = () => this.ask;
  }

  static get(): Board {
    return this.provided<Board>();
  }

  /** Follow the table: pieces that moved are marked, one kind after another. Returns the function that stops it. */
  follow(): () => void {
    const stop = this.live.listen((event) => {
      if (event.type !== "changed") return;
      const [before, after] = [event.before.position as unknown as Position, event.after.position as unknown as Position];
      const { me } = this;
      if (
        me !== null &&
        (before.round !== after.round || before.cubes[me] !== after.cubes[me] || before.cash[me] !== after.cash[me])
      )
        this.forgetTried();
      const moved = changes(before, after);
      this.#marks.show(moved, matchMedia("(prefers-reduced-motion: no-preference)").matches);
    });
    return () => {
      stop();
      this.#marks.clear();
    };
  }

  protected compare(other: Position): void {
    this.#marks.show(differences(other, this.view.position as unknown as Position), false);
  }

  /** Stop showing what has moved. */
  skip(): void {
    this.#marks.skip();
  }

  /** Where the server stops before a draw, the effect of the draft itself is worked out here. */
  protected drafted(): Position {
    const { now } = this;
    const { me } = this;
    if (me !== null && this.planning) return this.meetingsPlanned > 0 ? reuse(now, this.afterTrying(now, me)) : now;
    const shown = this.draft.shown === this.live.view ? now : (this.draft.shown!.position as unknown as Position);
    return reuse(now, me === null ? shown : drafted(this.f, now, shown, me, this.draft.options, this.draft.taken));
  }

  override get drafting(): boolean {
    return super.drafting || (this.planning && this.meetingsPlanned > 0);
  }

  /** Whether everybody's cards and money can be seen, as after the end. */
  readonly allOpen = $derived.by(() => d.partiesOf(this.g0).every((party) => this.g0.cash[party]! >= 0));

  get over(): boolean {
    return this.g0.phase === PHASE.over;
  }

  // Decisions

  /** The decision that the board answers: in a chain the draft's next one, otherwise the seat's question. */
  readonly ask = $derived.by((): Ask | null => {
    if (!this.live.mine) return null;
    const { first, ask } = this.draft;
    if (this.opening) return ask;
    return this.#ongoing ?? this.#answered?.ask ?? first;
  });

  /** The position in which it is asked. */
  readonly gAsk = $derived.by((): Position => {
    if (this.opening || this.#ongoing) return this.draft.shown!.position as unknown as Position;
    return this.#answered?.g ?? this.g0;
  });

  /** The next action to decide on, while those before it are drafted. */
  readonly #ongoing = $derived.by((): Ask | null => {
    const { first, ask, empty } = this.draft;
    return first?.kind === ACTION && ask?.kind === ACTION && !empty ? ask : null;
  });

  /** The last action of the draft, which can still be changed. */
  readonly #answered = $derived.by(() =>
    this.draft.first?.kind === ACTION && !this.draft.empty ? this.steps[this.draft.options.length - 1] : undefined,
  );

  /** The settled decisions in a chain of actions: the current question comes after them. */
  readonly settled = $derived.by((): Line[] => {
    if (this.draft.first?.kind !== ACTION) return [];
    const { options } = this.draft;
    return options
      .slice(0, this.#ongoing ? undefined : -1)
      .flatMap((option, place) => this.steps[place]?.ask.options.find((choice) => choice.option === option)?.line ?? []);
  });

  /** Whether the opening is being drafted: a chain that is sent when it is complete. */
  get opening(): boolean {
    return this.draft.first !== null && OPENING.has(this.draft.first.kind);
  }

  protected override get decided(): number {
    return this.opening ? this.draft.options.length : this.settled.length;
  }

  /** Whether the draft is a chain of decisions that are taken back one by one. */
  get chained(): boolean {
    return this.opening || (this.draft.first?.kind === ACTION && this.draft.options.length > 1);
  }

  protected offered(ask: Ask, me: number): Entry[] {
    return ask.kind === "placing" ? placingEntries(this.g0, me, this.planStates) : entriesOf(ask, this.gAsk, me);
  }

  readonly candidates = $derived.by(() => new Set(candidates(this.entries, this.picked)));

  click(piece: PieceName): void {
    if (!this.clickable(piece)) return;
    const picked = click(this.entries, this.picked, piece);
    if (this.kind === "placing") {
      if (picked.option === null) this.picked = picked;
      else this.place(Math.floor((picked.option - OPTION.placeCabinet) / 7), (picked.option - OPTION.placeCabinet) % 7);
      return;
    }
    this.#take(picked);
  }

  /** Pick a piece without choosing an option yet; the same one again puts it back. */
  hold(piece: PieceName): void {
    this.draft.clear();
    this.picked = this.picked.pieces.includes(piece) ? NOTHING : { pieces: [piece], option: null };
  }

  /** Choose an option from the list. */
  choose(option: number): void {
    const pieces = this.entries.find((entry) => entry.option === option)?.parts ?? [];
    this.#take(this.picked.option === option ? NOTHING : { pieces, option });
  }

  #take(picked: Picked): void {
    if (this.kind === ACTION) {
      void this.#act(picked);
    } else if (picked.option === null) {
      this.picked = picked;
      if (!this.opening) this.draft.clear();
    } else if (this.opening) {
      this.picked = NOTHING;
      void this.draft.pick(picked.option);
    } else {
      this.picked = picked;
      void this.draft.set([picked.option]);
    }
  }

  /** Decide on an action: on the next one or, if there is none, on the last one again; picking nothing takes it back. */
  async #act(picked: Picked): Promise<void> {
    const { ask, gAsk, draft } = this;
    if (!ask) return;
    const before = this.#ongoing ? draft.options : draft.options.slice(0, -1);
    this.picked = picked;
    if (picked.option === null) {
      await draft.set(before);
      return;
    }
    this.steps = [...this.steps.slice(0, before.length), { ask, g: gAsk }];
    await draft.set([...before, picked.option]);
    if (this.#ongoing) this.picked = NOTHING;
  }

  /** Decide on one action after another: the question about each comes once the one before it is drafted. */
  async #actAll(options: number[]): Promise<void> {
    for (const option of options) {
      const pieces = this.entries.find((entry) => entry.option === option)?.parts ?? [];
      await this.#act({ pieces, option });
    }
  }

  /** The place on the board for the way out of a decision: at the state it is about, or at the reader's cards. */
  readonly wayOut = $derived.by((): string | null => {
    const { ask, kind } = this;
    if (!ask || !kind || !ask.options.some(({ key }) => key === "pass" || key === "decline")) return null;
    if (kind === "discarding" || kind === "platform-swap") return "platform";
    if (kind === "placing") return "cabinet";
    const there = kind === "poll-bid" || kind === "opinion-swap" || kind === ACTION ? this.gAsk.state : d.current(this.g0);
    return `state:${there}`;
  });

  /** Choose to do nothing, on the board. */
  decline(): void {
    if (this.kind === null || !PLANNED.has(this.kind)) {
      this.click(WAY_OUT);
      return;
    }
    this.reset();
    void this.draft.set(this.nothingPlanned(this.kind));
  }

  /** Whether doing nothing is drafted. */
  get declined(): boolean {
    if (this.draft.empty) return false;
    if (this.kind === "meetings") return this.meetingsPlanned === 0;
    return this.draft.options.every((option) => option === OPTION.pass || option === OPTION.decline);
  }

  /** Bid one thousand more than drafted, or the least. */
  raise(): void {
    if (this.nextBid !== null && this.nextBid !== this.draft.options[0]) this.#take({ pieces: [], option: this.nextBid });
  }

  /** The bid one thousand above the draft, or the least; null if no amount is asked for. */
  get nextBid(): number | null {
    const limits = this.ask?.amounts;
    const bid = this.draft.options[0];
    if (!limits) return null;
    const amount = bid === undefined ? null : amountOf(limits, bid);
    return optionOf(limits, amount === null ? limits.low : Math.min(highest(limits), amount + 1));
  }

  /** Give an order to pass now, and whenever the same is asked in this round. */
  passOn(): Promise<void> {
    return this.#order({ decision: this.kind!, act: "pass", above: null, lasts: "round", unless: [] });
  }

  /** Give an order to make the least bid in this auction again and again, up to a limit. */
  bidUpTo(thousands: number): Promise<void> {
    return this.#order({ decision: this.kind!, act: "raise", above: thousands, lasts: "once", unless: [] });
  }

  async #order(wish: NewOrder): Promise<void> {
    this.clear();
    await this.live.order(wish).catch(() => undefined); // out of touch: the page says so
  }

  convert(cubes: number): void {
    this.picked = { pieces: [`meet:${this.g0.state}`, `cubes:${cubes}`], option: convertOption(cubes) };
    void this.draft.set([convertOption(cubes)]);
  }

  /** Draft a proposal as if it had been picked on the board. */
  adopt(options: number[]): void {
    const [first] = options;
    if (!this.live.mine || first === undefined) return;
    if (this.opening) return void this.draft.pickAll(options);
    if (this.kind === ACTION) return void this.#actAll(options);
    this.clear();
    if (this.kind !== null && PLANNED.has(this.kind)) this.plan(this.kind, options);
    else this.choose(first);
  }

  /** Forget everything picked and planned. */
  reset(): void {
    this.picked = NOTHING;
    this.forgetPlans();
    this.steps = [];
  }

  clear(): void {
    this.reset();
    this.draft.clear();
  }

  /** Go back one step: the last decision of a chain, or everything. */
  back(): void {
    this.picked = NOTHING;
    if (this.chained && this.draft.options.length > 1) void this.draft.back();
    else this.clear();
  }

  /** Whether there is something to send. Doing nothing is an answer too, but one that has to be chosen. */
  get sendable(): boolean {
    return this.live.mine && !this.draft.sending && !this.draft.empty && (!this.opening || this.ask === null);
  }

  async send(): Promise<void> {
    if (!this.sendable) return;
    if (await this.draft.send()) this.reset();
  }

  /** Show a state on a phone. */
  show(state: number): void {
    this.shownState = state;
  }

  /** Whether the last event moved a piece. */
  isFresh(piece: PieceName): boolean {
    return this.#marks.has(piece);
  }
}
