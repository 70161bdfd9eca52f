import { Linter } from "eslint";
import { describe, expect, it } from "vitest";
import gameNames from "../lint/game-names.js";
import rooms, { objection } from "../lint/rooms.js";

const ROOMS = ["app", "table", "table/desk", "games", "ui", "net"];

describe("rooms", () => {
  it.each([
    ["app/App.svelte", "table/Frame.svelte"],
    ["table/Frame.svelte", "table/desk/Desk.svelte"],
    ["ui/Mark.svelte", "ui/faces"],
    ["table/Frame.svelte", "games/index"],
    ["games/chess/Table.svelte", "games/chess/board/Square.svelte"],
    ["games/chess/index.ts", "games/module"],
  ])("%s may import %s", (from, to) => {
    expect(objection(from, to, ROOMS)).toBeUndefined();
  });

  it.each([
    ["net/api.ts", "ui/faces", "above"],
    ["table/desk/Desk.svelte", "table/Frame.svelte", "above"],
    ["table/Frame.svelte", "games/chess/derive", "manifest"],
    ["games/index.ts", "games/chess/derive", "manifest"],
    ["games/chess/Table.svelte", "games/go/derive", "manifest"],
    ["attic/Box.svelte", "net/api", "no room"],
  ])("%s may not import %s", (from, to, why) => {
    expect(objection(from, to, ROOMS)).toContain(why);
  });

  it("sees every kind of import", () => {
    const lint = (code) =>
      new Linter({ cwd: "/src" })
        .verify(
          code,
          {
            plugins: { own: { rules: { rooms } } },
            rules: { "own/rooms": ["error", { root: "/src", rooms: ROOMS }] },
          },
          "/src/net/api.js",
        )
        .map(({ message }) => message);
    for (const code of ['import "../ui/x";', 'import("../ui/x");', 'export { x } from "../ui/x";', 'export * from "../ui/x";'])
      expect(lint(code), code).toEqual(['"net" may not import from "ui", which is above it']);
    expect(lint('import "./wire"; import "svelte";')).toEqual([]);
  });

  it("let nobody name a game outside its folder", () => {
    const lint = (code) =>
      new Linter().verify(code, {
        plugins: { own: { rules: { "game-names": gameNames } } },
        rules: { "own/game-names": ["error", { games: ["chess"] }] },
      });
    for (const code of ['if (game === "chess") start();', "const A = { chess: 1 };", "go(`/rules/chess`);"])
      expect(lint(code), code).toHaveLength(1);
    expect(lint('if (game === "draughts") start();')).toEqual([]);
  });
});
