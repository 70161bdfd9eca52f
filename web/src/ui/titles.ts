/** What a table is, in a few words: the game, its edition and variants. */
import { server } from "../net/server.svelte";
import { paceName } from "./pace";
import type { TableInfo } from "../net/wire";
import type { Words } from "../i18n/words.svelte";

export const editionName = (edition: string, words: Words): string =>
  /^\d{4}$/.test(edition) ? words.say("page-edition", { edition }) : edition;

export const variantName = (variant: string, words: Words): string =>
  words.has(`page-variant-${variant}`) ? words.say(`page-variant-${variant}`) : variant;

/** How strong a bot is, or its own name where it is no level. */
export const levelName = (bot: string, words: Words): string =>
  words.has(`page-level-${bot}`) ? words.say(`page-level-${bot}`) : bot;

export function about(table: TableInfo, words: Words): string {
  const parts = [
    server.title(table.game),
    editionName(table.edition, words),
    ...table.variants.map((variant) => variantName(variant, words)),
  ];
  if (table.own_figures) parts.push(words.say("page-own-figures"));
  if (table.pace) parts.push(words.say(`days-pace-${table.pace.kind}`, { pace: paceName(table.pace, words) }));
  return parts.join(" · ");
}
