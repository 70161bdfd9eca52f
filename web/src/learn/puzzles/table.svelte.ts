/** A puzzle as a table: the boards show and answer it like any other, but the server stores nothing. Every request carries the
 * decisions made so far. */
import { ask, post } from "../../net/api";
import { LiveTable } from "../../net/table.svelte";
import type * as Wire from "../../net/wire";

export class PuzzleTable extends LiveTable {
  readonly name: string;
  override readonly foretells = false;
  state = $state.raw<Wire.PuzzleView["state"]>("open");
  /** The decisions made so far. */
  made = $state.raw<number[]>([]);
  /** The worth of the options, if the puzzle asks for the best decision. */
  worth = $state.raw<Wire.PuzzleView["worth"]>([]);

  private constructor(name: string) {
    super(name, "", { connect: false });
    this.name = name;
  }

  /** A puzzle at its start. */
  static async open(name: string): Promise<PuzzleTable> {
    const live = new PuzzleTable(name);
    live.#take(await ask<Wire.PuzzleView>(`/puzzles/${encodeURIComponent(name)}`));
    return live;
  }

  #take({ state, made, view, lines, worth }: Wire.PuzzleView): void {
    this.state = state;
    this.made = made;
    this.worth = worth;
    this.hear({ type: "welcome", push: 1, state: view, lines, chat: [] });
  }

  #ask<Answer>(what: string, body: unknown): Promise<Answer> {
    return post<Answer>(`/puzzles/${encodeURIComponent(this.name)}/${what}`, body);
  }

  override async act(options: number[]): Promise<Wire.Done> {
    const wish = { options: [...this.made, ...options] } satisfies Wire.PuzzleAnswer;
    const found = await this.waiting.for(this.#ask<Wire.PuzzleView>("answer", wish));
    this.#take(found);
    return { lines: found.lines, seq: found.view.seq, state: found.view };
  }

  override preview(options: number[]): Promise<Wire.Previewed> {
    return this.waiting.for(this.#ask<Wire.Previewed>("preview", { made: this.made, options } satisfies Wire.PuzzleTrial));
  }

  override why(option: number): Promise<Wire.WhyNot> {
    return this.#ask<Wire.WhyNot>("why", { made: this.made, options: [option] } satisfies Wire.PuzzleTrial);
  }

  /** Back to the start. */
  async again(): Promise<void> {
    this.#take(await ask<Wire.PuzzleView>(`/puzzles/${encodeURIComponent(this.name)}`));
  }

  /** Makes a table on which the game continues from here; returns its links. */
  playOn(seats: Wire.SeatWish[], lang: Wire.PuzzlePlayOn["lang"]): Promise<Wire.Links> {
    return this.#ask<Wire.Links>("play-on", { options: this.made, seats, lang } satisfies Wire.PuzzlePlayOn);
  }

  /** Carries out the solution on the board. */
  async solve(): Promise<Wire.Line[]> {
    const { options, lines } = await ask<Wire.PuzzleSolution>(`/puzzles/${encodeURIComponent(this.name)}/solution`);
    this.made = [];
    await this.act(options);
    return lines;
  }
}
