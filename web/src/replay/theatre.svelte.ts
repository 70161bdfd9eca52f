/** A replay as its parts share it: the film, the still table that the boards show, what is known of the analysis, and what the
 * reader does with it. */
import { getContext, setContext } from "svelte";
import { Analysing } from "../analysis/analysing.svelte";
import { keyring } from "../lib/keyring.svelte";
import { writePlace } from "./address";
import { pack } from "./pack";
import type { Film } from "./film.svelte";
import { Still } from "./still.svelte";

export class Theatre {
  readonly film: Film;
  readonly still: Still;
  readonly analysing: Analysing;
  /** The position that stands beside the one shown; null: it stands alone. */
  beside = $state<number | null>(null);
  /** The table it was played at, where there is one. */
  readonly table: string | null;

  constructor(film: Film, table: string | null, token: string) {
    this.film = film;
    this.table = table;
    this.still = new Still(table ?? "", token);
    this.analysing = new Analysing(film.source);
  }

  static provide(theatre: Theatre): Theatre {
    return setContext("replay", theatre);
  }

  static get(): Theatre {
    return getContext<Theatre>("replay");
  }

  /** The address of what is shown, for this browser. */
  get address(): string {
    const { at, seat, source } = this.film;
    return writePlace(source.path, { at, seat, beside: this.beside, key: "" });
  }

  /** The same for others: with the link that lets them in, if that is one to give away (a seat's never is), or with the whole
   *  record, where no server has it; null: it is too long for a link. */
  async link(): Promise<string | null> {
    const { at, seat, source } = this.film;
    const key = this.table === null ? undefined : keyring.of(this.table).find((one) => one.role === "spectator");
    const record = source.kind === "local" ? await pack(await source.record()) : undefined;
    if (record === null) return null;
    return location.origin + writePlace(source.path, { at, seat, beside: this.beside, key: key?.token ?? "", ...(record && { record }) });
  }

  /** For whom that address opens the position. */
  get shareable(): "yes" | "members" {
    if (this.film.source.kind === "local") return "yes";
    if (this.table === null || this.film.replay?.table.public) return "yes";
    return keyring.of(this.table).some((one) => one.role === "spectator") ? "yes" : "members";
  }

  /** Where the score sheet and the charts are; null: the game was not played to its end. */
  get result(): string | null {
    if (!this.film.replay?.result) return null;
    return this.table !== null && keyring.best(this.table) ? `/t/${encodeURIComponent(this.table)}` : `${this.film.source.path}/result`;
  }

  /** Set the position beside what comes next, or put it away. */
  compare(): void {
    this.beside = this.beside === null ? this.film.at : null;
  }
}
