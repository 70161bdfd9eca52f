/** Taking a free seat under a name: at the door of a table, and in its waiting room. */
import { words } from "../i18n/words.svelte";
import { post } from "../net/api";
import { keyring } from "../net/keyring.svelte";
import type { Joined } from "../net/wire";
import type { Attempt } from "../ui/attempt.svelte";
import { settings } from "../ui/settings.svelte";

export class Sitting {
  name = $state("");
  /** The reader tried to take a seat without a name. */
  nameless = $state(false);
  /** The field for the name. */
  field = $state<HTMLInputElement>();
  readonly #table: string;
  readonly #attempt: Attempt;

  constructor(table: string, name: string, attempt: Attempt) {
    this.#table = table;
    this.name = name;
    this.#attempt = attempt;
  }

  /** Returns the seat's link, which this browser keeps; undefined if there is no name yet or the server refuses. `own`: the name
   * is that of this browser's reader. */
  async sit(seat: number, { token, own = true }: { token?: string; own?: boolean } = {}): Promise<string | undefined> {
    const name = this.name.trim();
    this.nameless = name === "";
    if (this.nameless) {
      this.field?.focus();
      return undefined;
    }
    if (own) settings.call(name);
    const joined = await this.#attempt.run(() =>
      post<Joined>(`/tables/${encodeURIComponent(this.#table)}/join`, { name, lang: words.lang, seat }, token),
    );
    if (joined) keyring.add({ table: joined.table, token: joined.token, role: "seat", seat: joined.seat });
    return joined?.token;
  }
}
