/** The boards of the games, each loaded when a table needs it. A game without boards of its own gets the plain page. */
import type { Component } from "svelte";
import type { Draft } from "../lib/draft.svelte";
import type { Live } from "../lib/live.svelte";
import type { Words } from "../lib/words.svelte";

export interface TableProps {
  live: Live;
  draft: Draft;
  words: Words;
}

export interface Boards {
  /** Everything below the masthead: the panel that asks, the boards, the record. */
  Table: Component<TableProps>;
  /** What stands in the masthead between the name and the seats: round and phases. */
  Head?: Component<TableProps>;
}

type Loader<Props extends object> = () => Promise<{ default: Component<Props> }>;

// A game has boards if its folder, named like the game, has a Table.svelte.
const TABLES = import.meta.glob("./*/Table.svelte") as Record<string, Loader<TableProps>>;
const HEADS = import.meta.glob("./*/Head.svelte") as Record<string, Loader<TableProps>>;

export async function boards(game: string): Promise<Boards> {
  const name = `./${game}/Table.svelte` in TABLES ? game : "generic";
  const [table, head] = await Promise.all([TABLES[`./${name}/Table.svelte`]?.(), HEADS[`./${name}/Head.svelte`]?.()]);
  if (!table) throw new Error(`no page for ${game}`);
  return { Table: table.default, ...(head ? { Head: head.default } : {}) };
}
