import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

// The server serves what is built here; in development Vite serves the page and hands /api on to a running server.
const server = process.env.HUSTINGS ?? "http://127.0.0.1:8000";

/** The letters that every screen needs are asked for with the page, not only once its styles are read; and each family comes with
 * its licence, as the Open Font License asks. */
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

export default defineConfig({
  plugins: [svelte(), letters()],
  build: {
    outDir: "../src/hustings/server/page",
    emptyOutDir: true,
    manifest: true,
    target: "es2023",
    // A strict content security policy: no script or style inside the page, no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // How long the plugins take is nothing that whoever builds the page on a slow machine can do anything about.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: { proxy: { "/api": { target: server, ws: true, changeOrigin: true } } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { include: ["tests/**/*.test.{ts,js}"], environment: "node", testTimeout: 60_000 }, // however busy the machine is
});
