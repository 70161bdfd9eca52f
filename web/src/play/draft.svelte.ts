/** What a seat is going to answer, before it is sent: board and panel are two views of it.
 *
 *     const draft = new Draft(live);
 *     await draft.pick(12);        // one more decision; the server shows what it would lead to
 *     draft.shown, draft.ask       // the position with the draft carried out, and the next question inside it
 *     await draft.send();
 *
 * The server previews every step and says where a draft has to end: before a draw, before a reveal, at the end of the turn. A
 * draft outlives breaks of the connection and other people's moves as far as it still fits.
 */
import { SvelteMap } from "svelte/reactivity";
import { Trouble } from "../net/api";
import { LiveTable } from "../net/table.svelte";
import type * as Wire from "../net/wire";

export type Ends = Wire.Previewed["ends"];

/** The server's refusal of an option that answers another question: that question is gone, so the refusal is not shown. */
const NO_ANSWER = "refusal-no-such-option";

export class Draft {
  readonly live: LiveTable;

  /** The decisions drafted, in order. */
  options = $state.raw<number[]>([]);
  /** Why the last step was refused, until the next one. */
  trouble = $state.raw<Trouble | null>(null);
  /** The table has moved on under this draft: `kept` of its decisions still fit. */
  moved = $state.raw<{ kept: number; of: number } | null>(null);
  busy = $state(false);
  sending = $state(false);
  /** How a board that keeps plans of its own takes over a proposal. */
  adopt: ((options: number[]) => void) | null = null;
  /** What such a board is asking, if that differs from what the draft would lead to. */
  asking: (() => Wire.Ask | null) | null = null;

  #previewed = $state.raw<Wire.Previewed | null>(null);
  #known = new SvelteMap<number, Wire.Choice>();
  #seq = -1;
  #queue: Promise<void> = Promise.resolve();

  constructor(live: LiveTable) {
    this.live = live;
    live.listen((event) => {
      if (event.type === "back" && this.trouble?.unreachable) this.trouble = null; // no longer true
      if (event.type !== "changed") return;
      // A message about a draft that is gone stays until the next question.
      if (this.empty && (live.mine || event.after.result)) this.moved = null;
      void this.#refit();
    });
  }

  /** The position with the draft carried out as far as the server shows it, or the table as it is. */
  get shown(): Wire.View | null {
    return this.#previewed?.state ?? this.live.view;
  }

  /** The next question, inside the draft; null when nothing can be added. */
  get ask(): Wire.Ask | null {
    if (this.live.sealed || this.complete) return null;
    return this.shown?.ask ?? null;
  }

  /** The question before the draft began. */
  get first(): Wire.Ask | null {
    return this.live.view?.ask ?? null;
  }

  /** A drafted option's meaning and wording, if it was offered; amounts are not in there. */
  choice(option: number): Wire.Choice | undefined {
    return this.#known.get(option);
  }

  /** The lines the draft would add to the record. */
  get lines(): Wire.LogLine[] {
    return this.#previewed?.lines ?? [];
  }

  /** Why the preview ends: all of the draft is shown, or something is drawn or revealed first, or the turn is over. */
  get ends(): Ends | null {
    return this.#previewed?.ends ?? null;
  }

  /** How many decisions are shown; the last one is not if chance comes first. */
  get taken(): number {
    return this.#previewed?.taken ?? 0;
  }

  /** Whether the draft has to be sent before anything more can be decided. */
  get complete(): boolean {
    return this.options.length > 0 && this.#previewed !== null && this.#previewed.ends !== "all";
  }

  /** Why the last step breaks the rules; other errors are not for the panel to show. */
  get refused(): Wire.Line | null {
    return this.trouble?.problem.error === "illegal" ? (this.trouble.problem.line ?? null) : null;
  }

  get empty(): boolean {
    return this.options.length === 0;
  }

  /** Add a decision. */
  pick(option: number): Promise<void> {
    return this.#step(() => (this.complete ? null : [...this.options, option]));
  }

  /** An option's number means the same all game long: what was offered once can be described later. */
  #learn(ask: Wire.Ask | null | undefined): void {
    for (const choice of ask?.options ?? []) this.#known.set(choice.option, choice);
  }

  /** Add several decisions, e.g. as many meetings as the stepper shows. */
  pickAll(options: number[]): Promise<void> {
    return this.#step(() => (this.complete ? null : [...this.options, ...options]));
  }

  /** Replace the whole draft. */
  set(options: number[]): Promise<void> {
    return this.#step(() => options);
  }

  /** Draft what a guide or a hint proposes for the next question, as if the reader had chosen it. */
  propose(options: number[]): void {
    if (this.adopt) this.adopt(options);
    else if (!this.complete) void this.pickAll(options);
  }

  /** Drop the decision at `index` and all after it. */
  cut(index: number): Promise<void> {
    return this.#step(() => this.options.slice(0, index));
  }

  /** Take the last decision back. */
  back(): Promise<void> {
    return this.cut(this.options.length - 1);
  }

  clear(): void {
    this.options = [];
    this.#previewed = null;
    this.trouble = null;
    this.moved = null;
  }

  /** Send the draft. Returns whether it was carried out; if not, `trouble` says why. */
  send(): Promise<boolean> {
    return this.#send(() => this.options);
  }

  /** Send one decision at once, without drafting it; an existing draft goes with it. */
  sendNow(option: number): Promise<boolean> {
    return this.#send(() => [...this.options, option]);
  }

  async #send(which: () => number[]): Promise<boolean> {
    await this.#queue;
    const options = which();
    if (options.length === 0 || this.sending) return false;
    this.sending = true;
    this.trouble = null;
    try {
      await this.live.act(options, this.#seq === -1 || this.empty ? undefined : this.#seq);
      this.clear();
      return true;
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      this.trouble = error;
    } finally {
      this.sending = false;
    }
    if (this.trouble.problem.error === "stale") await this.#refit(); // while it was being sent, it was left alone
    return false;
  }

  /** Steps run one after another, so that each sees what the one before has led to. */
  #step(next: () => number[] | null): Promise<void> {
    const step = this.#queue.then(async () => {
      const options = next();
      if (options === null) return;
      this.#learn(this.first);
      this.moved = null;
      this.trouble = null;
      await this.#show(options);
    });
    this.#queue = step.catch(() => undefined);
    return step;
  }

  /** Show these decisions; if they do not all fit, keep the draft as it was. */
  async #show(options: number[]): Promise<void> {
    if (options.length === 0) {
      this.options = [];
      this.#previewed = null;
      return;
    }
    this.busy = true;
    try {
      this.#take(options, await this.live.preview(options));
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      if (error.problem.error === "stale" && error.problem.state) {
        this.trouble = error;
        this.live.view = error.problem.state;
      } else if (error.problem.line?.key !== NO_ANSWER) {
        this.trouble = error;
      }
    } finally {
      this.busy = false;
    }
  }

  #take(options: number[], previewed: Wire.Previewed): void {
    // Nothing can follow a draw or a reveal: it is the last decision of a draft.
    const last = previewed.ends === "draw" || previewed.ends === "reveal" ? previewed.taken + 1 : previewed.taken;
    this.options = options.slice(0, last);
    this.#previewed = previewed;
    this.#learn(previewed.state.ask);
    this.#seq = this.live.view?.seq ?? -1;
  }

  /** The table has changed: keep as much of the draft as still fits. */
  #refit(): Promise<void> {
    const step = this.#queue.then(async () => {
      const { view } = this.live;
      if (this.options.length === 0 || this.sending || !view || this.#seq === view.seq) return;
      const options = this.options;
      this.#previewed = null;
      // If this seat is no longer asked, nothing can fit.
      for (let kept = this.live.mine ? options.length : 0; kept > 0; kept -= 1) {
        try {
          this.#take(options.slice(0, kept), await this.live.preview(options.slice(0, kept)));
          this.moved = { kept: this.options.length, of: options.length };
          return;
        } catch (error) {
          if (!(error instanceof Trouble)) throw error;
          if (error.problem.error !== "illegal" && error.problem.error !== "malformed") break;
        }
      }
      this.options = [];
      this.#previewed = null;
      this.moved = { kept: 0, of: options.length };
    });
    this.#queue = step.catch(() => undefined);
    return step;
  }
}
