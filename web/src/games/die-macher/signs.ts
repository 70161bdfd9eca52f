/** The signs of the boards and what they mean, in the order in which a row is read, then those of the other sheets. */
import type { Words } from "../../i18n/words.svelte";
import type { Sign } from "../module";

const SIGNS: (Omit<Sign, "said"> & { key: string })[] = [
  { printed: "●─○", key: "page-how-to-read-why" },
  { printed: "≡", key: "dm-sign-pile" },
  { printed: "=", key: "dm-factor-why" },
  { printed: "½", key: "dm-sign-half" },
  { printed: "→", key: "dm-then-why" },
  { printed: "×2", key: "dm-key-issue" },
  { icon: "control", key: "dm-sign-control" },
  { icon: "phone", key: "dm-act-phone" },
  { icon: "seat", key: "dm-seats-won" },
  { icon: "cube", key: "dm-cubes-left" },
  { icon: "media", key: "dm-markers-left" },
  { icon: "up", key: "dm-act-up" },
  { icon: "down", key: "dm-act-down" },
  { icon: "lock", key: "dm-hidden-money" },
];

export const signs = (words: Words): Sign[] => SIGNS.map(({ key, ...sign }) => ({ ...sign, said: words.say(key) }));
