/** The table as a game's components draw it: the position with the draft in it, names, and what a click means. Each game has its
 * own `Board` on top of this, one for each table. */
import { getContext, setContext, untrack } from "svelte";
import type { Values, Words } from "../i18n/words.svelte";
import { aboutServer } from "../net/api";
import type { LiveTable } from "../net/table.svelte";
import type { Ask } from "../net/wire";
import { facesOf, type Face } from "../ui/faces";
import { byField } from "../ui/fields.svelte";
import { reuse } from "../ui/reuse";
import type { Draft } from "./draft.svelte";
import { NOTHING, open, type Entry, type Picked, type PieceName } from "./picking";

type Printed = Record<string, unknown>;

/** What a board needs to know about its game. */
export interface BoardGame<Position extends object, Figures> {
  /** Its name on the server. */
  name: string;
  /** A field that only this game's positions have. */
  field: keyof Position & string;
  /** An edition's figures, with the table's own ones laid over them. */
  figures: (printed: Printed, own: Printed | null) => Figures;
}

const BOARD = Symbol("board");

export abstract class BoardBase<Position extends object, Figures> {
  readonly live: LiveTable;
  readonly draft: Draft;
  readonly words: Words;
  /** The position as it is, and with the draft carried out. Components follow the fields they read: most events change few. */
  readonly g0: Position;
  readonly g: Position;
  picked = $state.raw<Picked>(NOTHING);

  readonly #game: BoardGame<Position, Figures>;
  /** Printed figures by edition, once the server has sent them. */
  #printed = $state.raw<Record<string, Printed>>({});
  #last: { now?: Position; faces?: Face[]; entries?: Entry[] } = {};

  constructor(game: BoardGame<Position, Figures>, live: LiveTable, draft: Draft, words: Words) {
    this.#game = game;
    this.live = live;
    this.draft = draft;
    this.words = words;
    const fields = Object.keys(live.view?.position ?? {});
    this.g0 = byField(() => this.now, fields);
    this.g = byField(() => this.#then, fields);
    void aboutServer().then(({ games }) => {
      this.#printed = games.find(({ name }) => name === game.name)?.figures ?? {};
    });
  }

  /** Where the components below it find the board: each game's `Board.get()`. */
  static provide<Board>(board: Board): Board {
    return setContext(BOARD, board);
  }

  static provided<Board>(): Board {
    return getContext<Board>(BOARD);
  }

  // What a game adds

  /** The position with the draft carried out. */
  protected abstract drafted(): Position;
  /** The pieces that can be clicked to answer a question, as the game defines them. */
  protected abstract offered(ask: Ask, me: number): Entry[];
  /** Mark the pieces that differ from another position, while that is shown. */
  protected abstract compare(other: Position): void;
  /** Whether the last event moved a piece. */
  abstract isFresh(piece: PieceName): boolean;
  abstract get ask(): Ask | null;
  /** Whether there is something to send. */
  abstract get sendable(): boolean;
  abstract send(): Promise<void>;
  /** Go back one step. */
  abstract back(): void;

  // The position. A derived value that reads the same stays the same object.

  readonly ready = $derived.by(
    () =>
      this.live.view !== null &&
      this.#game.field in this.live.view.position &&
      this.words.ready &&
      this.#printed[this.#edition] !== undefined,
  );

  get view() {
    return this.live.view!;
  }

  readonly table = $derived.by(() => this.live.view!.table);
  readonly #edition = $derived.by(() => this.live.view?.table.edition ?? "");
  readonly #own = $derived.by(() => JSON.stringify(this.live.view?.figures ?? null));

  /** The figures of this table: those of its edition, with its own ones laid over them. */
  readonly f = $derived.by((): Figures =>
    this.#game.figures(this.#printed[this.#edition]!, JSON.parse(this.#own) as Printed | null),
  );

  readonly me = $derived.by(() => this.live.seat);

  protected readonly now = $derived.by(
    (): Position => (this.#last.now = reuse(this.#last.now, this.live.view!.position as unknown as Position)),
  );

  readonly #then = $derived.by(() => this.drafted());

  get drafting(): boolean {
    return !this.draft.empty;
  }

  /** To be called while a component is created: marks where the table differs from another position, whichever of the two
   * changes. */
  besides(other: () => Record<string, unknown>): void {
    $effect(() => {
      if (!this.ready) return;
      void this.live.view;
      const position = other() as unknown as Position;
      untrack(() => this.compare(position));
    });
  }

  // Names

  say(key: string, values?: Values): string {
    return this.words.say(key, values);
  }

  readonly #faces = $derived.by(() => (this.#last.faces = reuse(this.#last.faces, facesOf(this.table, this.words))));

  face(seat: number): Face {
    return this.#faces[seat]!;
  }

  // Picking

  readonly kind = $derived.by((): string | null => this.ask?.kind ?? null);

  /** The number of decisions in a chain before the current question. */
  protected get decided(): number {
    return 0;
  }

  /** The current question, by a name that changes when another is asked; empty if there is none. */
  readonly question = $derived.by((): string =>
    this.live.mine ? `${this.live.view?.seq} ${this.live.seat} ${this.kind} ${this.decided}` : "",
  );

  readonly entries = $derived.by((): Entry[] => {
    const { ask, me } = this;
    return (this.#last.entries = reuse(this.#last.entries, ask && me !== null ? this.offered(ask, me) : []));
  });

  readonly #open = $derived.by(() => open(this.entries, this.picked));
  readonly #clickable = $derived.by(() => new Set(this.entries.flatMap((entry) => entry.parts)));

  clickable(piece: PieceName): boolean {
    return this.#clickable.has(piece);
  }

  /** Whether a piece can be clicked, and how it looks. */
  spot(piece: PieceName): "picked" | "open" | "other" | null {
    if (!this.clickable(piece)) return null;
    if (this.picked.pieces.includes(piece)) return "picked";
    return this.#open.has(piece) ? "open" : "other";
  }

  /** The meaning of a click on a piece, if it already leads to one option. */
  hint(piece: PieceName): string | undefined {
    const { pieces } = this.picked;
    const found = this.entries.filter(
      ({ parts }) => parts.includes(piece) && pieces.every((other) => other === piece || parts.includes(other)),
    );
    const [only, ...more] = new Set(found.map(({ option }) => option));
    if (only === undefined || more.length > 0) return undefined;
    const choice = this.ask?.options.find(({ option }) => option === only);
    return choice && this.words.line(choice.line);
  }
}
