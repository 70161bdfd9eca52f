/** The links this browser holds: who it is at which table. They are secrets; they stay here and in the address that brought them. */
import { read, write } from "./storage";
import type { Links, TableInfo } from "./wire";

export interface Key {
  table: string;
  token: string;
  role: "host" | "seat" | "spectator" | "unknown";
  seat: number | null;
  /** What is played there, so that its boards can be fetched before the table has answered. */
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

  /** The last used first. A seat has one link: where there are two, a new one was made, and the old one has ended. */
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

  /** All secrets of a table that was just made. */
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

  /** Which of a table's links to open it with: a seat before the host's, that before a spectator's. */
  best(table: string): Key | undefined {
    const rank = { seat: 0, unknown: 1, host: 2, spectator: 3 };
    return this.of(table).sort((a, b) => rank[a.role] - rank[b.role] || b.at - a.at)[0];
  }

  /** What the table says of a link: whose it is. */
  learn(token: string, role: Key["role"], seat: number | null, game: string): void {
    const known = this.keys.find((key) => key.token === token);
    if (!known || (known.role === role && known.seat === seat && known.game === game)) return;
    this.#keep(this.keys.map((key) => (key === known ? { ...key, role, seat, game } : key)));
  }

  /** A token that no longer opens anything. */
  drop(token: string): void {
    this.#keep(this.keys.filter((key) => key.token !== token));
  }

  forget(table: string): void {
    this.#keep(this.keys.filter((key) => key.table !== table));
  }

  /** The tables known here, the last used first. */
  get tables(): string[] {
    return [...new Set(this.keys.map((key) => key.table))];
  }
}

export const keyring = new Keyring();

/** Whether one of these seats has to do something at a table. */
export function waitsFor(info: TableInfo, seats: number[]): boolean {
  return info.status === "playing" && info.waiting_for.some((seat) => seats.includes(seat));
}

/** Whether an address is this computer's own, which nobody else can open. */
export const isLoopback = (host: string): boolean => /^(localhost|.*\.localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host);

export const linkTo = (table: string, token: string): string => `${location.origin}/t/${encodeURIComponent(table)}#${token}`;
