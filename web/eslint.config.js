import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import typescript from "typescript-eslint";
import gameNames from "./lint/game-names.js";
import rooms from "./lint/rooms.js";
import svelteConfig from "./svelte.config.js";

const root = fileURLToPath(new URL("src", import.meta.url));

/** Each room imports only from itself and from those below it. */
const ROOMS = [
  "app",
  "table",
  "table/desk",
  "review",
  "review/player",
  "review/result",
  "review/analysis",
  "review/charts",
  "review/records",
  "learn",
  "learn/guide",
  "learn/puzzles",
  "learn/rules",
  "games",
  "play",
  "ui",
  "i18n",
  "net",
  "styles",
];

/** The games with boards of their own; `generic` is for all others. */
const GAMES = readdirSync(`${root}/games`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "generic")
  .map(({ name }) => name);

/** Our own rules, with a version that changes with their source: otherwise ESLint would reuse cached results of older rules. */
const sources = readdirSync(new URL("lint", import.meta.url)).map((name) =>
  readFileSync(new URL(`lint/${name}`, import.meta.url)),
);
const ours = {
  meta: { name: "hustings", version: createHash("sha256").update(Buffer.concat(sources)).digest("hex") },
  rules: { rooms, "game-names": gameNames },
};

export default defineConfig(
  { ignores: ["node_modules", ".svelte-check", "src/net/wire.ts", "**/*.gen.ts"] },
  js.configs.recommended,
  typescript.configs.strict,
  svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    plugins: { hustings: ours },
    rules: {
      // TypeScript knows better which names exist.
      "no-undef": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // Positions are arrays indexed by numbers that the rules keep within bounds.
      "@typescript-eslint/no-non-null-assertion": "off",
      // {" "} is the only way to keep a space next to a tag.
      "svelte/no-useless-mustaches": "off",
      // State is replaced, never changed in place ($state.raw): sets and maps are built, then handed over.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig } } },
  {
    files: ["**/*.svelte"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: "SvelteElement[kind='html'] > SvelteStartTag > SvelteAttribute[key.name='title']",
          message: "Tooltips are the page's own: use data-tip, which the keyboard and a finger reach too",
        },
      ],
    },
  },
  { files: ["src/**"], rules: { "hustings/rooms": ["error", { root, rooms: ROOMS }] } },
  { files: ["src/**"], ignores: ["src/games/*/**"], rules: { "hustings/game-names": ["error", { games: GAMES }] } },
);
