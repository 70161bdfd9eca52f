/** Lists of tables for the front page: the public ones, and those this browser has a link to; reloaded while they are on
 * screen. */
import { ask, post, Trouble } from "../net/api";
import { keyring, waitsFor } from "../net/keyring.svelte";
import { router } from "../ui/router.svelte";
import { settings } from "../ui/settings.svelte";
import type { Links, NewTable, TableInfo } from "../net/wire";
import { words } from "../i18n/words.svelte";

const EVERY = 15_000;

export interface Mine {
  info: TableInfo;
  seats: number[];
  turn: boolean;
}

export class Lists {
  open = $state.raw<TableInfo[] | null>(null);
  mine = $state.raw<Mine[]>([]);
  unreachable = $state(false);

  /** `most`: how many of this browser's own tables to list, the last used first. */
  constructor(readonly most: number) {}

  /** Keep the lists fresh until the returned function is called. */
  watch(): () => void {
    void this.#load();
    const timer = setInterval(() => {
      if (!document.hidden) void this.#load();
    }, EVERY);
    return () => clearInterval(timer);
  }

  async #load(): Promise<void> {
    try {
      this.open = await ask<TableInfo[]>("/tables");
      this.unreachable = false;
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      this.unreachable = error.unreachable;
    }
    const found = await Promise.all(keyring.tables.slice(0, this.most).map((table) => this.#one(table)));
    this.mine = found
      .filter((one): one is Mine => one !== null)
      .sort((a, b) => Number(b.turn) - Number(a.turn) || b.info.updated - a.info.updated);
    // Seats are shown by the letters of their parties, which are words of the game; until those have loaded, by their numbers.
    const games = new Set([...(this.open ?? []), ...this.mine.map(({ info }) => info)].map(({ game }) => game));
    await Promise.all([...games].map((game) => words.also(game).catch(() => undefined)));
  }

  async #one(table: string): Promise<Mine | null> {
    const key = keyring.best(table);
    try {
      const info = await ask<TableInfo>(`/tables/${encodeURIComponent(table)}`, { token: key?.token });
      const seats = keyring.seats(table).map((one) => one.seat ?? -1);
      return { info, seats, turn: waitsFor(info, seats) };
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      if (error.problem.error === "unknown") keyring.forget(table);
      return null;
    }
  }
}

/** Make a table and go there; `person` seats are this browser's. Returns the table's name. */
export async function makeTable(wish: NewTable): Promise<string> {
  const links = await post<Links>("/tables", wish);
  const mine = wish.seats.flatMap((seat, place) => (seat.kind === "person" ? [place] : []));
  enter(links, mine, wish.game);
  return links.table;
}

/** Take seats at a table just made, and go there. */
export function enter(links: Links, seats: number[], game: string, from?: string): void {
  keyring.addAll(links, seats, game, from);
  router.go(`/t/${encodeURIComponent(links.table)}`);
}

/** Bots are named after birds, so that nobody mistakes them for people or for a level. */
const BIRDS = ["Kolibri", "Amsel", "Dohle", "Elster", "Zeisig", "Pirol"];
export const botName = (place: number): string => BIRDS[place % BIRDS.length] ?? "Kolibri";
/** A name for one more bot at a table. */
export const freeBotName = (taken: readonly string[]): string =>
  BIRDS.find((bird) => !taken.includes(bird)) ?? botName(taken.length);

/** Start a game at once: one person and bots or, with `friends`, seats that are open to anybody with the link. */
export function playNow(game: string, players: number, variants: string[] = [], friends = false): Promise<string> {
  const name = settings.name || words.say("page-guest");
  const others = Array.from({ length: players - 1 }, (_, place) =>
    friends ? { kind: "open" as const } : { kind: "bot" as const, bot: "normal", name: botName(place) },
  );
  const seats = [{ kind: "person" as const, name }, ...others];
  return makeTable({ game, variants, seats, lang: words.lang, hints: true, start: !friends });
}
