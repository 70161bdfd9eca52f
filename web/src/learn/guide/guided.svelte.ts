/** The tables at which the guide is on, and its progress there: kept in this browser, so that a guided game can be left and
 * continued. The guide itself is loaded only where it is on. */
import { gameModule } from "../../games";
import { keyring } from "../../net/keyring.svelte";
import { router } from "../../ui/router.svelte";
import { read, write } from "../../net/storage";
import { settings } from "../../ui/settings.svelte";
import { botName, makeTable } from "../../play/tables.svelte";
import type { NewTable } from "../../net/wire";
import { words } from "../../i18n/words.svelte";

/** What the guide remembers about a table. */
export interface Guided {
  on: boolean;
  game: string;
  /** The steps already explained. */
  shown: string[];
  /** All steps have been explained. */
  done: boolean;
  at: number;
}

const KEPT = "hustings.guide";
const MOST = 20;

class GuidedTables {
  #tables = $state.raw<Record<string, Guided>>(read<Record<string, Guided>>(KEPT, {}));

  of(table: string): Guided | undefined {
    return this.#tables[table];
  }

  on(table: string): boolean {
    return this.#tables[table]?.on ?? false;
  }

  /** Note something about a table. */
  set(table: string, game: string, change: Partial<Guided>): void {
    const before = this.#tables[table] ?? { on: true, shown: [], done: false };
    const tables = { ...this.#tables, [table]: { ...before, ...change, game, at: Date.now() } };
    const newest = Object.entries(tables).sort(([, a], [, b]) => b.at - a.at);
    this.#tables = Object.fromEntries(newest.slice(0, MOST));
    write(KEPT, this.#tables);
  }

  /** The guided table of a game that was begun here and is not finished. */
  unfinished(game: string): string | undefined {
    const found = Object.entries(this.#tables)
      .filter(([table, guided]) => guided.game === game && guided.on && !guided.done && keyring.seats(table).length > 0)
      .sort(([, a], [, b]) => b.at - a.at);
    return found[0]?.[0];
  }

  /** Whether a game was played with the guide to its end. */
  finished(game: string): boolean {
    return Object.values(this.#tables).some((guided) => guided.game === game && guided.done);
  }
}

export const guided = new GuidedTables();

export const teaches = (game: string): boolean => gameModule(game).guided !== undefined;

/** Begin a guided game, or continue the one begun before. */
export async function learn(game: string, { anew = false } = {}): Promise<void> {
  const begun = anew ? undefined : guided.unfinished(game);
  if (begun) {
    router.go(`/t/${encodeURIComponent(begun)}`);
    return;
  }
  const { players, variants } = gameModule(game).guided ?? { players: 3, variants: [] };
  const name = settings.name || words.say("page-guest");
  const bots = Array.from({ length: players - 1 }, (_, place) => ({
    kind: "bot" as const,
    bot: "beginner",
    name: botName(place),
  }));
  const wish: NewTable = {
    game,
    variants,
    seats: [{ kind: "person", name }, ...bots],
    lang: words.lang,
    hints: true,
    start: true,
  };
  const table = await makeTable(wish);
  guided.set(table, game, { on: true, shown: [], done: false });
}
