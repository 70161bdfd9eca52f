/** What the server offers: games, levels of bots, limits. Requested once, when the page starts. */
import { aboutServer } from "./api";
import type { About, FieldInfo, GameInfo, Line } from "./wire";

class Server {
  about = $state.raw<About | null>(null);

  async load(): Promise<void> {
    this.about = await aboutServer();
  }

  get games(): GameInfo[] {
    return this.about?.games ?? [];
  }

  game(name: string): GameInfo | undefined {
    return this.games.find((game) => game.name === name);
  }

  /** A game's printed title, or the name itself if the server does not know the game. */
  title(name: string): string {
    return this.game(name)?.title ?? name;
  }

  fields(name: string): FieldInfo[] {
    return this.game(name)?.fields ?? [];
  }

  /** The names of the numbered things of a kind, in an edition. */
  names(name: string, edition: string, kind: string): Line[] {
    return this.game(name)?.names?.[edition]?.[kind] ?? [];
  }

  get levels(): string[] {
    return this.about?.levels.map((level) => level.name) ?? [];
  }

  /** Whether bots of a level can have a temperament. */
  tempered(level: string): boolean {
    return this.about?.levels.find(({ name }) => name === level)?.tempered ?? false;
  }
}

export const server = new Server();
