import type { GameModule } from "../module";

export default {
  Table: () => import("./Table.svelte"),
} satisfies GameModule;
