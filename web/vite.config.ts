import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The server serves what is built here; in development Vite serves the page and hands /api on to a running server.
const server = process.env.HUSTINGS ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
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
