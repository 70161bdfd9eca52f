import type { GameModule } from "../module";

export default {
  Table: () => import("./Table.svelte"),
  Head: () => import("./Head.svelte"),
  Order: () => import("./Order.svelte"),
  scoreRows: () => import("./score"),
  Side: () => import("./Side.svelte"),
  Picture: () => import("./Picture.svelte"),
  guided: { players: 3, variants: [] },
  // Measured like Die Macher's: 120 decisions by the person and 230 by bots at a table of three. Four people take an hour.
  decisions: () => 120,
  lengths: [
    { key: "short", players: 3, variants: [] },
    { key: "hour", players: 4, variants: [], friends: true },
  ],
  glance: () => import("./glance"),
  signs: () => import("./signs"),
  course: () => import("./course"),
  examples: () => import("./examples"),
} satisfies GameModule;
