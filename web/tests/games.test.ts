import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { boards, gameModule } from "../src/games";

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
