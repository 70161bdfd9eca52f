/** The signs of the board and what they mean. */
import type { Words } from "../../i18n/words.svelte";
import type { Sign } from "../module";

/** Drawings for the columns: a ladder, a building, the sum, a card, a card with a frame, a pawn. */
export const HEADS = [
  { key: "points", path: "M7 2v20M17 2v20M7 6h10M7 11h10M7 16h10" },
  { key: "board", path: "M2 21h20M4 21V10h16v11M2 10L12 3l10 7M9 21v-6h6v6" },
  { key: "sum", path: "M4 9h16M4 15h16" },
  { key: "cards", path: "M6 3h12v18H6zM6 8h12" },
  { key: "special", path: "M5 2h14v20H5zM8 5h8v14H8z" },
  {
    key: "reserve",
    path: "M12 2a4.500 4.500 0 0 1 3 7.800c2.500 1.500 3.800 4.500 4 8.200H5c.2-3.700 1.500-6.700 4-8.200a4.500 4.500 0 0 1 3-7.800zM4 18h16v4H4z",
  },
] as const;

export const signs = (words: Words): Sign[] => [
  { printed: "1", said: words.say("hq-legend") },
  ...HEADS.map(({ key, path }) => ({ path, said: words.say(`hq-head-${key}`) })),
];
