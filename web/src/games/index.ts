/** The boards of the games, each loaded when a table needs it. A game without boards of its own gets the plain page. */
import type { Component } from "svelte";
import type { Draft } from "../play/draft.svelte";
import type { LiveTable } from "../net/table.svelte";
import type { Frame, Replay, View } from "../net/wire";
import type { Words } from "../i18n/words.svelte";

export interface TableProps {
  live: LiveTable;
  draft: Draft;
  words: Words;
  /** It stands below something that is the page's main part already. */
  below?: boolean;
}

export interface SideProps extends TableProps {
  /** The position it stands beside: where they differ is marked. */
  other: Record<string, unknown>;
}

/** What a game has to tell of its rounds beside figures: positions at their ends, in order. */
export interface TimelineProps {
  replay: Replay;
  frames: Frame[];
  words: Words;
}

export interface Boards {
  /** Everything below the masthead: the panel that asks, the boards, the record. */
  Table: Component<TableProps>;
  /** What stands in the masthead between the name and the seats: round and phases. */
  Head?: Component<TableProps>;
  /** The seats in order of play, at the right of the masthead; without it they stand in seat order. */
  Order?: Component<TableProps>;
  /** More rows for the score sheet, above the parts of the score. */
  rows?: (view: View, words: Words) => ScoreRow[];
}

/** A row of the score sheet: what it counts, a figure for each seat, and whose is to be underlined. */
export interface ScoreRow {
  label: string;
  nth?: string;
  values: number[];
  won?: number[];
}

type Loader<Props extends object> = () => Promise<{ default: Component<Props> }>;

// A game has boards if its folder, named like the game, has a Table.svelte.
const TABLES = import.meta.glob("./*/Table.svelte") as Record<string, Loader<TableProps>>;
const HEADS = import.meta.glob("./*/Head.svelte") as Record<string, Loader<TableProps>>;
const ORDERS = import.meta.glob("./*/Order.svelte") as Record<string, Loader<TableProps>>;
const SIDES = import.meta.glob("./*/Side.svelte") as Record<string, Loader<SideProps>>;
const TIMELINES = import.meta.glob("./*/Timeline.svelte") as Record<string, Loader<TimelineProps>>;
const SCORES = import.meta.glob("./*/score.ts") as Record<string, () => Promise<{ rows: NonNullable<Boards["rows"]> }>>;

/** A game's board for comparing, where it has one. */
export async function side(game: string): Promise<Component<SideProps> | null> {
  return (await SIDES[`./${game}/Side.svelte`]?.())?.default ?? null;
}

export async function timeline(game: string): Promise<Component<TimelineProps> | null> {
  return (await TIMELINES[`./${game}/Timeline.svelte`]?.())?.default ?? null;
}

/** Whoever opens the page with `?plain` gets every game as plain tables of figures. */
const PLAIN = typeof location !== "undefined" && new URLSearchParams(location.search).has("plain");

export async function boards(game: string): Promise<Boards> {
  const name = !PLAIN && `./${game}/Table.svelte` in TABLES ? game : "generic";
  const [table, head, order, score] = await Promise.all([
    TABLES[`./${name}/Table.svelte`]?.(),
    HEADS[`./${name}/Head.svelte`]?.(),
    ORDERS[`./${name}/Order.svelte`]?.(),
    SCORES[`./${name}/score.ts`]?.(),
  ]);
  if (!table) throw new Error(`no page for ${game}`);
  return {
    Table: table.default,
    ...(head && { Head: head.default }),
    ...(order && { Order: order.default }),
    ...(score && { rows: score.rows }),
  };
}
