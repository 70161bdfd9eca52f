/** The games, each found by its folder: the manifests are loaded at once, their parts when a page needs them. */
import type { Component } from "svelte";
import type { Words } from "../i18n/words.svelte";
import type { View } from "../net/wire";
import type { GameModule, ScoreRow, TableProps } from "./module";

const MODULES = Object.fromEntries(
  Object.entries(import.meta.glob<{ default: GameModule }>("./*/index.ts", { eager: true })).map(([path, { default: game }]) => [
    path.split("/")[1],
    game,
  ]),
) as Record<string, GameModule>;
const GENERIC = "generic";

/** Opening the page with `?plain` shows every game as plain tables of figures. */
const PLAIN = typeof location !== "undefined" && new URLSearchParams(location.search).has("plain");

/** The manifest of a game; one without a folder of its own gets the generic table. */
export function gameModule(game: string): GameModule {
  const found = Object.hasOwn(MODULES, game) ? MODULES[game] : MODULES[GENERIC];
  if (!found) throw new Error(`no page for ${game}`);
  return found;
}

/** The parts of a game that a table shows at once. */
export interface Boards {
  Table: Component<TableProps>;
  Head?: Component<TableProps>;
  Order?: Component<TableProps>;
  rows?: (view: View, words: Words) => ScoreRow[];
}

export async function boards(game: string): Promise<Boards> {
  const module = gameModule(PLAIN ? GENERIC : game);
  const [table, head, order, score] = await Promise.all([
    module.Table(),
    module.Head?.(),
    module.Order?.(),
    module.scoreRows?.(),
  ]);
  return {
    Table: table.default,
    ...(head && { Head: head.default }),
    ...(order && { Order: order.default }),
    ...(score && { rows: score.rows }),
  };
}
