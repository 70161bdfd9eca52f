/** The examples of a game, loaded when its rules are open. */
import type { Example } from "./example";

type Module = { examples: (edition: string, figures: Record<string, unknown>) => Example[] };

const GAMES: Record<string, () => Promise<Module>> = {
  "die-macher": () => import("./die-macher"),
  helvetiq: () => import("./helvetiq"),
};

export async function examplesOf(game: string, edition: string, figures: Record<string, unknown>): Promise<Example[]> {
  return (await GAMES[game]?.())?.examples(edition, figures) ?? [];
}
