import type { GameModule } from "../module";

export default {
  Table: () => import("./Table.svelte"),
  Head: () => import("./Head.svelte"),
  Order: () => import("./Order.svelte"),
  scoreRows: () => import("./score"),
  Side: () => import("./Side.svelte"),
  Timeline: () => import("./Timeline.svelte"),
  guided: { players: 3, variants: ["short"] },
  course: () => import("./course"),
  examples: () => import("./examples"),
  outcome: () => import("./outcome"),
} satisfies GameModule;
