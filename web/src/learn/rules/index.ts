/** The examples of a game, loaded when its rules are open. */
import type { Example } from "../../play/example";

type Module = { examples: (edition: string, figures: Record<string, unknown>) => Example[] };

const GAMES: Record<string, () => Promise<Module>> = {
  "die-macher": () => import("../../games/die-macher/examples"),
  helvetiq: () => import("../../games/helvetiq/examples"),
};

export async function examplesOf(game: string, edition: string, figures: Record<string, unknown>): Promise<Example[]> {
  return (await GAMES[game]?.())?.examples(edition, figures) ?? [];
}
