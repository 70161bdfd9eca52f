/** A table as one reader sees it, kept up to date by the server's pushes, and everything that reader can do there.
 *
 *     const live = new LiveTable("table", "token");      // connects, and reconnects after every break
 *     live.view, live.lines, live.chats, live.status
 *     await live.act([12, 3]);                      // raises Trouble; a repeat after a break is carried out once
 *     live.close();
 */
import type { Component } from "svelte";
import { ask, clientId, post, Trouble } from "./api";
import { Connection, FIRST_WAIT, type Pushed } from "./connection";
import { Waiting } from "./waiting.svelte";
import { changed, merged, offersTo } from "./views";
import type * as Wire from "./wire";

/** Connecting for the first time; in touch; out of touch and trying again; the link or the table no longer exists. */
export type Status = "connecting" | "live" | "lost" | "gone";

/** The content of a push, for animations, sounds and notices. `offer`: somebody offers this seat something; `back`: the server
 * answers again. */
export type Event =
  | { type: "changed"; before: Wire.View; after: Wire.View; lines: Wire.LogLine[]; undone: boolean }
  | { type: "chat"; line: Wire.ChatLine }
  | { type: "offer" }
  | { type: "back" };

/** A request to change the position, with an id under which it is carried out once; only an act has options. */
type Wish = Wire.Undo & Partial<Pick<Wire.Act, "options">>;
type Outcome = Wire.Done | Wire.DoneBriefly;

/** Errors with which a server ends a connection although the link is still good: try again. */
const PASSING: ReadonlySet<Wire.Problem["error"]> = new Set(["unavailable", "too-many", "failed"]);
const PUSH_WAIT = 2_000;

/** How a game answers queries typed on the command line, e.g. `state` with `["2"]`, in sentences. */
export type Queries = Readonly<Record<string, (rest: string[]) => string[]>>;

export class LiveTable {
  readonly table: string;
  readonly token: string;

  view = $state.raw<Wire.View | null>(null);
  lines = $state.raw<Wire.LogLine[]>([]);
  chats = $state.raw<Wire.ChatLine[]>([]);
  status = $state<Status>("connecting");
  /** Seconds until the next attempt, while lost. */
  retry = $state(0);
  /** A new link for this seat is on its way: the end of the old one is expected. */
  renewing = $state(false);
  /** Why it is gone. */
  problem = $state.raw<Wire.Problem | null>(null);
  /** Whether the boards show how the game would end with the draft carried out; not in a puzzle, which asks exactly that. */
  readonly foretells: boolean = true;
  /** What replaces the asking panel and the record when a finished game is replayed. */
  panel: Component<{ live: LiveTable }> | null = null;
  paper: Component<{ live: LiveTable }> | null = null;
  /** Whether the boards are showing an event at the moment: an election night or a reveal. */
  showing: (() => boolean) | null = null;
  /** The queries that the game's boards answer on the command line. */
  queries: (() => Promise<Queries>) | null = null;

  readonly #connection: Connection;
  /** The answers we wait for. When one is late, the connection is checked. */
  protected readonly waiting = new Waiting(() => this.#connection.check());
  #push = 0;
  #changes = 0;
  #closed = false;
  #listeners = new Set<(event: Event) => void>();
  /** Called after each push, for code that waits for one. */
  #pushed = new Set<() => void>();

  constructor(table: string, token: string, { connect = true } = {}) {
    this.table = table;
    this.token = token;
    this.#connection = new Connection({ type: "hello", table, token }, this);
    if (connect) this.#connection.connect();
  }

  /** The seat this reader has, or null for a spectator. */
  get seat(): number | null {
    return this.view?.seat ?? null;
  }

  /** Seats whose chat this reader has muted. */
  get muted(): number[] {
    return this.view?.muted ?? [];
  }

  /** Whether this seat has been asked something and has not answered yet. */
  get mine(): boolean {
    const { view } = this;
    return (
      view !== null &&
      view.seat !== null &&
      view.ask !== null &&
      view.table.status === "playing" &&
      !view.sealed.includes(view.seat)
    );
  }

  /** Whether this seat has sealed its answer and can still change it. */
  get sealed(): boolean {
    const { view } = this;
    return view !== null && view.seat !== null && view.asked.includes(view.seat) && view.sealed.includes(view.seat);
  }

  /** Whether an answer is taking longer than usual. */
  get late(): boolean {
    return this.waiting.late;
  }

  /** Listen to every change and chat line; returns the function that stops it. */
  listen(listener: (event: Event) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#closed = true;
    this.#connection.end();
  }

  /** Try to connect now instead of waiting. */
  reconnect(): void {
    if (this.status === "lost") this.#connection.again();
  }

  /** Out of touch. Called by the connection. */
  lost(retry: number): void {
    this.status = "lost";
    this.retry = retry;
    this.#push = 0;
  }

  /** Apply a push. Public for tests and fixtures. */
  hear(push: Pushed): void {
    if (push.type === "answer") this.#connection.take(push); // even if a push before it is missing: it is not sent again
    if (push.type !== "welcome" && push.type !== "gone" && push.push !== this.#push + 1) {
      this.#push = push.push;
      this.#connection.speak({ type: "resync" });
      return;
    }
    this.#push = push.push;
    switch (push.type) {
      case "welcome":
        this.#connection.welcomed();
        if (this.status === "lost") {
          this.waiting.again();
          for (const listener of this.#listeners) listener({ type: "back" });
        }
        this.status = "live";
        this.#changes += 1;
        // Replace all lines: some of ours may have been taken back while we were away.
        this.lines = push.lines;
        this.chats = push.chat;
        this.#show(push.state, push.lines, false);
        break;
      case "changed": {
        const { view } = this;
        if (!view) break;
        this.#changes += 1;
        this.lines = merged(this.lines, push.lines, push.undone);
        // An answer that overtook this push by another route knew more.
        if (push.seq >= view.seq) this.#show(changed(view, push), push.lines, push.undone !== null && push.undone !== undefined);
        break;
      }
      case "table":
        if (this.view) this.view = { ...this.view, table: push.table, votes: push.votes, clock: push.clock ?? null };
        break;
      case "chat":
        this.chats = merged(this.chats, [push.line]);
        for (const listener of this.#listeners) listener({ type: "chat", line: push.line });
        break;
      case "promises":
        this.#promise(push.promises);
        break;
      case "gone":
        if (PASSING.has(push.problem.error)) {
          this.#connection.lose();
          break;
        }
        this.status = "gone";
        this.problem = push.problem;
        this.#connection.end();
        break;
      case "pong":
      case "answer":
        break;
    }
    for (const look of this.#pushed) look();
  }

  #show(after: Wire.View, lines: Wire.LogLine[], undone: boolean): void {
    const before = this.view;
    this.view = after;
    if (before && before.seq !== after.seq) {
      for (const listener of this.#listeners) listener({ type: "changed", before, after, lines, undone });
    }
  }

  #promise(promises: Wire.Promise[]): void {
    const { view } = this;
    if (!view) return;
    const before = offersTo(view).length;
    this.view = { ...view, promises };
    if (offersTo(this.view).length > before) for (const listener of this.#listeners) listener({ type: "offer" });
  }

  // What the reader can do

  #post<Answer>(what: string, body: unknown = {}): Promise<Answer> {
    return post<Answer>(`/tables/${this.table}/${what}`, body, this.token);
  }

  /** For requests that may safely be repeated. */
  #repeatably<Answer>(what: string, body: unknown): Promise<Answer> {
    return this.waiting.request((signal) => post<Answer>(`/tables/${this.table}/${what}`, body, this.token, signal));
  }

  /** Change the position: try under one id until the server answers, then show the result. */
  #change(what: "act" | "undo" | "unseal", wish: Omit<Wish, "id">): Promise<Outcome> {
    return this.waiting.for(this.#insist(what, { ...wish, id: clientId() }));
  }

  async #insist(what: "act" | "undo" | "unseal", wish: Wish): Promise<Outcome> {
    for (let attempt = 0; ; attempt += 1) {
      const seen = this.#changes;
      try {
        const done = await this.#send(what, wish, attempt === 0);
        if (done.state === null) {
          await this.#reach(done);
        } else if (seen === this.#changes || !this.#has(done)) {
          // A push that arrived first and leads to this position knows at least as much.
          this.lines = merged(this.lines, done.lines);
          this.#show(done.state, done.lines, what === "undo");
        }
        return done;
      } catch (error) {
        const now = error instanceof Trouble ? error.problem.state : null;
        if (now && (seen === this.#changes || now.seq > this.#seq)) this.#show(now, [], false);
        if (!(error instanceof Trouble) || !error.unreachable || attempt >= 4 || this.#closed) throw error;
        await new Promise((go) => setTimeout(go, FIRST_WAIT * 2 ** attempt));
      }
    }
  }

  /** The one place that chooses the route: first the connection, where that is possible, because it costs the server less; if no
   * answer comes that way, a request under the same id. */
  async #send(what: "act" | "undo" | "unseal", wish: Wish, first: boolean): Promise<Outcome> {
    const { options } = wish;
    if (what !== "act" || options === undefined) return this.#repeatably<Outcome>(what, wish);
    const answer = first && this.#open ? await this.#connection.say({ ...wish, type: "act", options, brief: true }) : null;
    if (answer?.problem) throw new Trouble(answer.problem, answer.status);
    return answer?.done ?? this.#repeatably<Outcome>(what, { ...wish, options, brief: this.#open } satisfies Wire.Act);
  }

  /** Whether the table is live over an open connection. */
  get #open(): boolean {
    return this.status === "live" && this.#connection.open;
  }

  /** Wait for the push that brings the state a brief answer leaves out. If none comes, the connection is dead without knowing it:
   * request the view. */
  async #reach(done: Wire.DoneBriefly): Promise<void> {
    if (this.#has(done)) return;
    await new Promise<void>((reached) => {
      const go = (): void => {
        this.#pushed.delete(look);
        clearTimeout(timer);
        reached();
      };
      const look = (): void => {
        if (this.#has(done)) go();
      };
      const timer = setTimeout(go, PUSH_WAIT);
      this.#pushed.add(look);
    });
    if (this.#has(done)) return;
    const view = await ask<Wire.View>(`/tables/${this.table}/view`, { token: this.token }).catch(() => null);
    if (view === null || this.#has(done)) return; // without a server, the next connection brings it
    this.lines = merged(this.lines, done.lines);
    this.#show(view, done.lines, false);
  }

  /** Whether the view has reached what an answer leads to: its position or a later one, and sealed if the answer says so. */
  #has({ seq, sealed }: Outcome): boolean {
    const { view } = this;
    if (view === null || view.seq < seq) return false;
    return view.seq > seq || !sealed || view.seat === null || view.sealed.includes(view.seat);
  }

  get #seq(): number {
    return this.view?.seq ?? 0;
  }

  /** Act: one or several decisions, all or nothing. Raises Trouble; if the act was stale, the new state is already shown. */
  act(options: number[], seq = this.#seq): Promise<Outcome> {
    return this.#change("act", { seq, options });
  }

  undo(): Promise<Outcome> {
    return this.#change("undo", { seq: this.#seq });
  }

  /** Take back a sealed answer, to give another one. */
  unseal(): Promise<Outcome> {
    return this.#change("unseal", { seq: this.#seq });
  }

  preview(options: number[]): Promise<Wire.Previewed> {
    return this.waiting.for(this.#repeatably<Wire.Previewed>("preview", { seq: this.#seq, options } satisfies Wire.Trial));
  }

  why(option: number): Promise<Wire.WhyNot> {
    return this.#post<Wire.WhyNot>("why", { option } satisfies Wire.Why);
  }

  /** Give a standing order; if its question is being asked now, it is carried out at once. */
  order(wish: Wire.NewOrder): Promise<unknown> {
    return this.#post("orders", wish);
  }

  /** Make the bots pause less between their moves, or as long as usual again. */
  hurry(hurried: boolean): Promise<unknown> {
    return this.#post("hurry", { hurried } satisfies Wire.Hurry);
  }

  async chat(text: string, to: number | null = null): Promise<void> {
    const line = await this.#post<Wire.ChatLine>("chat", { text, to } satisfies Wire.NewLine);
    if (line && "number" in line) this.chats = merged(this.chats, [line]);
  }

  /** The offers that this seat can make now. */
  async offers(): Promise<Wire.Offer[]> {
    const known = await ask<Wire.Promises>(`/tables/${this.table}/promises`, { token: this.token });
    return known.offers;
  }

  /** Offer another person a promise, in public or between the two. */
  async offer({ to, place }: Wire.Offer, everybody: boolean): Promise<void> {
    const known = await this.#post<Wire.Promises>("promises", { to, place, public: everybody } satisfies Wire.NewOffer);
    this.#promise(known.promises);
  }

  /** Answer an offer, or withdraw one's own. */
  async answerOffer({ by, to, place }: Wire.Promise, agree: boolean): Promise<void> {
    const other = by === this.seat ? to : by;
    const known = await this.#post<Wire.Promises>("promises/answer", { other, place, agree } satisfies Wire.OfferAnswer);
    this.#promise(known.promises);
  }

  async mute(seat: number, muted = true): Promise<void> {
    await this.#post("mute", { seat, muted } satisfies Wire.Mute);
    // If the server pushes, its welcome has brought this already.
    if (this.view)
      this.view = { ...this.view, muted: [...this.muted.filter((other) => other !== seat), ...(muted ? [seat] : [])] };
  }

  /** Ask everyone to go back to an earlier position. */
  rewind(to: number): Promise<unknown> {
    return this.#post("rewind", { to } satisfies Wire.Rewind);
  }

  /** Vote yes or no on something that needs everyone's agreement. */
  vote(what: Wire.Vote["what"], agree = true): Promise<unknown> {
    return this.#post(`vote/${what}`, { agree } satisfies Wire.Agree);
  }

  abandon(): Promise<unknown> {
    return this.#post("abandon", { agree: true } satisfies Wire.Agree);
  }

  pause(): Promise<unknown> {
    return this.#post("pause", { agree: true } satisfies Wire.Agree);
  }

  resume(): Promise<unknown> {
    return this.#post("resume");
  }

  /** Take over again from the stand-in. */
  back(): Promise<unknown> {
    return this.#post("back");
  }

  leave(): Promise<unknown> {
    return this.#post("leave");
  }

  rename(me: Wire.Me): Promise<unknown> {
    return ask(`/tables/${this.table}/me`, { method: "PATCH", token: this.token, body: me });
  }
}
