/** How long a game takes: people think, and wait for each other; bots hardly do. */
import { gameModule } from "../games";
import type { Words } from "../i18n/words.svelte";

const PERSON = 10; // seconds for a decision, talk included
const BOT = 0.8;

/** The most minutes for each description. */
const SPANS: readonly (readonly [string, number])[] = [
  ["short", 35],
  ["hour", 85],
  ["two", 140],
];

export interface Company {
  game: string;
  variants: string[];
  seats: readonly { kind: string }[];
  /** Whether everybody is at the table at the same time; nobody can tell for games over days. */
  live: boolean;
}

/** The duration in words; null if it cannot be estimated. */
export function takes({ game, variants, seats, live }: Company, words: Words): string | null {
  const own = gameModule(game).decisions?.(seats.length, variants);
  if (!own || !live) return null;
  const bots = seats.filter(({ kind }) => kind === "bot").length;
  const minutes = (own * (PERSON * (seats.length - bots) + BOT * bots)) / 60;
  const span = SPANS.find(([, most]) => minutes <= most)?.[0] ?? "evening";
  return words.say(`page-takes-${span}`);
}
