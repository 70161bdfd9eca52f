import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin, Rolldown } from "vite";
import { defineConfig } from "vitest/config";

// The server serves what is built here; during development Vite serves the page and forwards /api to a running server.
const server = process.env.HUSTINGS ?? "http://127.0.0.1:8000";

/** Preloads the fonts that every screen needs, instead of waiting until the styles are read, and ships each family with its
 * licence, as the Open Font License requires. */
function letters(): Plugin {
  return {
    name: "letters",
    apply: "build",
    generateBundle() {
      for (const family of ["arimo", "charis-sil"]) {
        const source = readFileSync(new URL(`node_modules/@fontsource/${family}/LICENSE`, import.meta.url));
        this.emitFile({ type: "asset", fileName: `fonts/${family}-licence.txt`, source });
      }
    },
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => /arimo-latin-.*\.woff2$/.test(file))
          .map((file) => ({
            tag: "link",
            attrs: { rel: "preload", as: "font", type: "font/woff2", href: `/${file}`, crossorigin: "" },
            injectTo: "head",
          })),
    },
  };
}

/** The parts of a game that a table loads at once (`boards` in games/index.ts), and those that other pages load without its
 * boards. */
const BOARDS = /[\\/]src[\\/]games[\\/]([^\\/]+)[\\/](?:Table\.svelte|Head\.svelte|Order\.svelte|score\.ts)$/;
const WITHOUT = /[\\/]src[\\/]games[\\/]([^\\/]+)[\\/](?:glance|examples)\.ts$/;

type Modules = Pick<Rolldown.ChunkingContext, "getModuleInfo">;
type Chunk = (id: string, modules: Modules) => string | null;

/** The games that import a module statically from one of these parts, directly or indirectly. */
function games(parts: RegExp, id: string, modules: Modules, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return new Set();
  seen.add(id);
  const game = parts.exec(id)?.[1];
  const above = (modules.getModuleInfo(id)?.importers ?? []).flatMap((each) => [...games(parts, each, modules, seen)]);
  return new Set(game === undefined ? above : [game, ...above]);
}

/** One file for the boards of a game, one for the figures that other pages show without the boards, and one for what the boards
 * of all games share: every file is a separate request, which takes long on a slow line. */
const shared: Chunk = (id, modules) => (games(BOARDS, id, modules).size > 1 ? "boards" : null);
const figures: Chunk = (id, modules) => {
  const [game] = games(BOARDS, id, modules);
  return game !== undefined && games(WITHOUT, id, modules).size > 0 ? `figures-${game}` : null;
};
const board: Chunk = (id, modules) => {
  const [game] = games(BOARDS, id, modules);
  return game === undefined ? null : `board-${game}`;
};
const SOURCE = /[\\/]src[\\/]/;

/** `boards.json`: the files of each game's boards. The server, which knows the game of a table, names them in the head of the
 * page, so that they load together with its first script and not after it. */
function boardsList(): Plugin {
  return {
    name: "boards-list",
    apply: "build",
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const needs = (file: string, found = new Set<string>()): Set<string> => {
        const chunk = named.get(file);
        if (!chunk || chunk.isEntry || found.has(file)) return found;
        found.add(file);
        chunk.viteMetadata?.importedCss.forEach((style) => found.add(style));
        for (const other of chunk.imports) needs(other, found);
        return found;
      };
      const first = new Set(
        chunks.filter((chunk) => chunk.isEntry).flatMap((chunk) => chunk.imports.flatMap((each) => [...needs(each)])),
      );
      const boards: Record<string, Set<string>> = {};
      for (const chunk of chunks) {
        const games = new Set(chunk.moduleIds.flatMap((id) => BOARDS.exec(id)?.[1] ?? []));
        for (const game of games) {
          boards[game] ??= new Set();
          for (const file of needs(chunk.fileName)) if (!first.has(file)) boards[game].add(file);
        }
      }
      const source = JSON.stringify(boards, (_key, value: unknown) => (value instanceof Set ? [...value] : value), 1);
      this.emitFile({ type: "asset", fileName: "boards.json", source });
    },
  };
}

/** Styles give the widths at which the layout changes in pixels; what counts is how many of the reader's own letters fit on the
 * screen, with 16 pixels to a letter. A reader with larger letters gets the layout of a smaller window, as on an enlarged
 * page. */
const byLetters = {
  postcssPlugin: "by-letters",
  AtRule: {
    media(rule: { params: string }): void {
      rule.params = rule.params.replace(
        /(width|height): (\d+)px/g,
        (_, what: string, pixels: string) => `${what}: ${Number(pixels) / 16}em`,
      );
    },
  },
};

export default defineConfig({
  css: { postcss: { plugins: [byLetters] } },
  plugins: [svelte(), letters(), boardsList()],
  build: {
    outDir: "../src/hustings/server/page",
    emptyOutDir: true,
    manifest: true,
    target: "es2023",
    // A strict content security policy: no script or style inside the page, no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // No warnings about timing: on a slow machine there is nothing to be done about how long the plugins take.
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [{ name: "start", tags: ["$initial"] }, ...[shared, figures, board].map((name) => ({ name, test: SOURCE }))],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true, changeOrigin: true } } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { include: ["tests/**/*.test.{ts,js}"], environment: "node", testTimeout: 60_000 }, // on a busy machine, too
});
