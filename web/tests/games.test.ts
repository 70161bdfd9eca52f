import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { boards, gameModule } from "../src/games";
import { Words } from "../src/i18n/words.svelte";
import { takes } from "../src/table/takes";

describe("manifests", () => {
  const folders = readdirSync(new URL("../src/games", import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

  it.each(folders)("the folder of %s is enough to be found", async (name) => {
    expect(gameModule(name) === gameModule("generic")).toBe(name === "generic");
    expect((await boards(name)).Table).toBeTypeOf("function");
    const { guided, course } = gameModule(name);
    expect(guided === undefined).toBe(course === undefined);
  });

  it("a game without a folder gets the generic table", async () => {
    expect(gameModule("no-such-game")).toBe(gameModule("generic"));
    expect(Object.keys(await boards("no-such-game"))).toEqual(["Table"]);
    expect(gameModule("constructor")).toBe(gameModule("generic"));
  });
});

describe("how long a table takes", () => {
  const words = new Words();
  const said = (game: string, people: number, bots: number, variants: string[] = [], live = true): string | null => {
    const seats = Array.from({ length: people + bots }, (_, seat) => ({ kind: seat < people ? "person" : "bot" }));
    return takes({ game, variants, seats, live }, words);
  };

  it("agrees with what the front door offers by length", () => {
    for (const game of ["die-macher", "helvetiq"])
      for (const { key, players, variants, friends } of gameModule(game).lengths ?? [])
        expect(said(game, friends ? players : 1, friends ? 0 : players - 1, variants), `${game} ${key}`).toBe(
          `page-takes-${key}`,
        );
  });

  it("grows with the people and their elections", () => {
    const spans = ["page-takes-short", "page-takes-hour", "page-takes-two", "page-takes-evening"];
    const one = [1, 2, 3, 5].map((people) => spans.indexOf(said("die-macher", people, 5 - people) ?? ""));
    expect(one).toEqual(one.toSorted((a, b) => a - b));
    expect(said("die-macher", 5, 0, ["short"])).toBe("page-takes-two");
  });

  it("is not said over days, nor of a game that nobody has measured", () => {
    expect(said("die-macher", 5, 0, [], false)).toBeNull();
    expect(said("no-such-game", 2, 0)).toBeNull();
  });
});
