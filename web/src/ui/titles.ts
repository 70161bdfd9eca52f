/** A table in a few words: the game, its edition and variants. */
import { server } from "../net/server.svelte";
import { paceName } from "./pace";
import type { TableInfo } from "../net/wire";
import type { Words } from "../i18n/words.svelte";

export const editionName = (edition: string, words: Words): string =>
  /^\d{4}$/.test(edition) ? words.say("page-edition", { edition }) : edition;

export function variantName(game: string, variant: string, words: Words): string {
  const key = `about-${game}-variant-${variant}`;
  return words.has(key) ? words.say(key) : variant;
}

/** What a game is about, and how a table's variants differ; empty if the game does not say. */
export function gist({ game, variants }: Pick<TableInfo, "game" | "variants">, words: Words): string {
  const keys = [`about-${game}`, ...variants.map((variant) => `about-${game}-variant-${variant}-why`)];
  return keys.flatMap((key) => (words.has(key) ? [words.say(key)] : [])).join(" ");
}

/** A bot's temperament in words. */
export const temperamentName = (temperament: string, words: Words): string =>
  words.has(`page-temperament-${temperament}`) ? words.say(`page-temperament-${temperament}`) : temperament;

/** A bot's level and temperament, or its own name if it is not a level. */
export function levelName(bot: string, words: Words): string {
  const [level = bot, temperament] = bot.split(":");
  if (!words.has(`page-level-${level}`)) return bot;
  const name = words.say(`page-level-${level}`);
  return temperament === undefined ? name : `${name}, ${temperamentName(temperament, words)}`;
}

const UNITS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;

/** How long ago something was, in its largest unit; "now" within a minute, for which languages have their own words. */
export function ago(seconds: number, words: Words): string {
  const said = new Intl.RelativeTimeFormat(words.lang, { numeric: "auto" });
  const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? [];
  return unit ? said.format(-Math.floor(seconds / size), unit) : said.format(0, "second");
}

export function about(table: TableInfo, words: Words): string {
  const parts = [
    ...(table.title === server.title(table.game) ? [] : [server.title(table.game)]),
    editionName(table.edition, words),
    ...table.variants.map((variant) => variantName(table.game, variant, words)),
  ];
  if (table.own_figures) parts.push(words.say("page-own-figures"));
  if (table.pace) parts.push(words.say(`days-pace-${table.pace.kind}`, { pace: paceName(table.pace, words) }));
  return parts.join(" · ");
}
