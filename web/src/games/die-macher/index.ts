import type { GameModule } from "../module";

export default {
  Table: () => import("./Table.svelte"),
  Head: () => import("./Head.svelte"),
  Order: () => import("./Order.svelte"),
  scoreRows: () => import("./score"),
  Side: () => import("./Side.svelte"),
  Timeline: () => import("./Timeline.svelte"),
  Picture: () => import("./Picture.svelte"),
  guided: { players: 3, variants: ["short"] },
  // Measured with bots of level hard: 160 decisions by the person and 300 by bots in the short game of three, 220 and 820 in the
  // whole game of five; seven to ten seconds for a person's decision, 0.8 for a bot's. Five people take three to four hours.
  decisions: (_players, variants) => 32 * (variants.includes("short") ? 5 : 7),
  lengths: [
    { key: "short", players: 3, variants: ["short"] },
    { key: "hour", players: 5, variants: [] },
    { key: "evening", players: 5, variants: [], friends: true },
  ],
  glance: () => import("./glance"),
  signs: () => import("./signs"),
  course: () => import("./course"),
  examples: () => import("./examples"),
  outcome: () => import("./outcome"),
} satisfies GameModule;
