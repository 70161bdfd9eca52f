import type { GameModule } from "../module";

export default {
  Table: () => import("./Table.svelte"),
  Head: () => import("./Head.svelte"),
  Order: () => import("./Order.svelte"),
  scoreRows: () => import("./score"),
  Side: () => import("./Side.svelte"),
  guided: { players: 3, variants: [] },
  course: () => import("./course"),
  examples: () => import("./examples"),
} satisfies GameModule;
