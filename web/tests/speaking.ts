// Words in a language, from the files that the page's own are made of.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Words, type Lang } from "../src/i18n/words.svelte";

const SOURCE = join(import.meta.dirname, "../../src/hustings");
const folder = (path: string, lang: string): string =>
  readdirSync(path)
    .filter((name) => name.endsWith(`${lang}.ftl`))
    .sort()
    .map((name) => readFileSync(join(path, name), "utf8"))
    .join("\n\n");

export function speaking(game: string, lang: Lang): Words {
  const words = new Words();
  words.use(
    lang,
    folder(join(SOURCE, "text", "catalogues"), lang),
    folder(join(SOURCE, "games", game.replaceAll("-", "_"), "text", "words"), lang),
  );
  return words;
}
