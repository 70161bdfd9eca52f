/** The analysis of a finished game: requested once, then followed until it is done. The server keeps its result. */
import { Trouble } from "../../net/api";
import { read, write } from "../../net/storage";
import type { Analysis } from "../../net/wire";
import type { Source } from "../records/source";

const EVERY = 1500;
const IDS = "hustings.analyses";
const MOST_IDS = 60;

export class Analysing {
  readonly #source: Source;

  found = $state.raw<Analysis | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  asking = $state(false);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  constructor(source: Source) {
    this.#source = source;
  }

  get working(): boolean {
    return this.found?.state === "queued" || this.found?.state === "working";
  }

  get done(): boolean {
    return this.found?.state === "done";
  }

  /** Progress, from 0 to 1. */
  get share(): number {
    return this.found && this.found.of > 0 ? this.found.done / this.found.of : 0;
  }

  /** Check whether the game was analysed before. */
  async look(): Promise<void> {
    await this.#try(() => this.#source.analysis(this.#id));
  }

  /** Request the analysis. */
  async start(): Promise<void> {
    this.asking = true;
    await this.#try(() => this.#source.analyse());
    this.asking = false;
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  async #try(what: () => Promise<Analysis | null>): Promise<void> {
    this.trouble = null;
    try {
      const found = await what();
      if (this.#stopped) return;
      if (found) this.#remember(found.id);
      this.found = found ?? this.found;
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      this.trouble = error;
    }
    clearTimeout(this.#timer);
    if (this.working && !this.#stopped) this.#timer = setTimeout(() => void this.look(), EVERY);
  }

  // The server identifies the analysis of a record by an id of its own, which this browser remembers.

  get #id(): string | null {
    return this.found?.id ?? read<Record<string, string>>(IDS, {})[this.#source.path] ?? null;
  }

  #remember(id: string): void {
    if (this.#source.kind === "table") return;
    const { [this.#source.path]: known, ...others } = read<Record<string, string>>(IDS, {});
    if (known === id) return;
    write(IDS, Object.fromEntries([[this.#source.path, id], ...Object.entries(others)].slice(0, MOST_IDS)));
  }
}
