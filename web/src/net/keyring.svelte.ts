/** The links this browser holds, each with its table and role. They are secrets: they stay here and in the address they came
 * in. */
import { read, write } from "./storage";
import type { Links, TableInfo } from "./wire";

export interface Key {
  table: string;
  token: string;
  role: "host" | "seat" | "spectator" | "unknown";
  seat: number | null;
  /** The game played there, so that its boards can be loaded before the table answers. */
  game?: string;
  /** The table that a private board was made from. */
  from?: string;
  /** When it was last used, in milliseconds. */
  at: number;
}

const KEPT = "hustings.keys";
const BEEN = "hustings.been";
const MOST = 200;

class Keyring {
  keys = $state.raw<Key[]>(read<Key[]>(KEPT, []));
  /** Whether this browser has ever had a link, though its table may be gone. */
  been = $state(read<boolean>(BEEN, false) || this.keys.length > 0);

  constructor() {
    addEventListener("storage", (event) => {
      if (event.key === KEPT) this.keys = read<Key[]>(KEPT, []);
    });
  }

  /** Sorts by last use. A seat has one link: if there are two, the older one was replaced and no longer works. */
  #keep(keys: Key[]): void {
    const seats = new Set<string>();
    const ended = ({ role, table, seat }: Key): boolean => role === "seat" && seats.size === seats.add(`${table} ${seat}`).size;
    this.keys = keys
      .sort((a, b) => b.at - a.at)
      .filter((key) => !ended(key))
      .slice(0, MOST);
    write(KEPT, this.keys);
  }

  add(...keys: Omit<Key, "at">[]): void {
    if (!this.been) write(BEEN, (this.been = true));
    const tokens = new Set(keys.map((key) => key.token));
    const at = Date.now();
    this.#keep([...keys.map((key) => ({ ...key, at })), ...this.keys.filter((key) => !tokens.has(key.token))]);
  }

  /** Adds the links of a table just made: this browser's seats, the host's and the spectators'. */
  addAll({ table, host, spectator, seats }: Links, mine: number[], game: string, from?: string): void {
    this.add(
      ...seats
        .filter(({ seat }) => mine.includes(seat))
        .map(({ seat, token }) => ({ table, token, role: "seat" as const, seat, game, ...(from ? { from } : {}) })),
      { table, token: host, role: "host", seat: null, game },
      { table, token: spectator, role: "spectator", seat: null, game },
    );
  }

  of(table: string): Key[] {
    return this.keys.filter((key) => key.table === table);
  }

  host(table: string): Key | undefined {
    return this.of(table).find((key) => key.role === "host");
  }

  /** The seats at a table that are played from this browser. */
  seats(table: string): Key[] {
    return this.of(table)
      .filter((key) => key.role === "seat" && key.seat !== null)
      .sort((a, b) => (a.seat ?? 0) - (b.seat ?? 0));
  }

  /** The link to open a table with: a seat's if there is one, otherwise the host's, then a spectator's. */
  best(table: string): Key | undefined {
    const rank = { seat: 0, unknown: 1, host: 2, spectator: 3 };
    return this.of(table).sort((a, b) => rank[a.role] - rank[b.role] || b.at - a.at)[0];
  }

  /** Records whose link a token is, as the table reports it. */
  learn(token: string, role: Key["role"], seat: number | null, game: string): void {
    const known = this.keys.find((key) => key.token === token);
    if (!known || (known.role === role && known.seat === seat && known.game === game)) return;
    this.#keep(this.keys.map((key) => (key === known ? { ...key, role, seat, game } : key)));
  }

  /** Removes a token that no longer opens anything. */
  drop(token: string): void {
    this.#keep(this.keys.filter((key) => key.token !== token));
  }

  forget(table: string): void {
    this.#keep(this.keys.filter((key) => key.table !== table));
  }

  /** The tables known here, most recently used first. */
  get tables(): string[] {
    return [...new Set(this.keys.map((key) => key.table))];
  }
}

export const keyring = new Keyring();

/** Whether a table is waiting for one of these seats. */
export function waitsFor(info: TableInfo, seats: number[]): boolean {
  return info.status === "playing" && info.waiting_for.some((seat) => seats.includes(seat));
}

/** Whether a host name means this computer itself, so that nobody else can open the address. */
export const isLoopback = (host: string): boolean => /^(localhost|.*\.localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host);

export const linkTo = (table: string, token: string): string => `${location.origin}/t/${encodeURIComponent(table)}#${token}`;
