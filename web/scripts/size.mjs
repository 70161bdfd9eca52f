// Checks the compressed size of the scripts and styles that a table page loads at first (the entry, the boards of the largest
// game, and everything these import directly or indirectly) and the total size of the fonts. `npm run size` fails over either
// limit.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const LIMIT = 160 * 1024;
const LETTERS = 100 * 1024;
const folder = process.env.PAGE ?? fileURLToPath(new URL("../../src/hustings/server/page", import.meta.url));
const path = `${folder}/.vite/manifest.json`;
if (!existsSync(path)) {
  console.error(`no page in ${folder}: build it first, with make page`);
  process.exit(2);
}
const manifest = JSON.parse(readFileSync(path, "utf8"));

/** The files of a chunk: its own, its styles, and those of everything it imports statically. */
function files(key, seen = new Set()) {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return new Set();
  seen.add(key);
  const found = new Set([chunk.file, ...(chunk.css ?? [])]);
  for (const other of chunk.imports ?? []) for (const file of files(other, seen)) found.add(file);
  return found;
}

const kb = (size) => `${(size / 1024).toFixed(1).padStart(6)} KB`;
const compressed = (file) => gzipSync(readFileSync(`${folder}/${file}`), { level: 9 }).length;
const boards = JSON.parse(readFileSync(`${folder}/boards.json`, "utf8"));
let worst = 0;
for (const [game, parts] of Object.entries(boards)) {
  const all = new Set([...files("index.html"), ...parts]);
  const size = [...all].reduce((sum, file) => sum + compressed(file), 0);
  worst = Math.max(worst, size);
  console.log(`${game.padEnd(12)} ${kb(size)} in ${all.size} files`);
}
console.log(`limit        ${kb(LIMIT)}`);
const letters = readdirSync(`${folder}/assets`).filter((file) => file.endsWith(".woff2"));
const weight = letters.reduce((sum, file) => sum + statSync(`${folder}/assets/${file}`).size, 0);
console.log(`fonts        ${kb(weight)} in ${letters.length} files\nlimit        ${kb(LETTERS)}`);
if (worst > LIMIT || worst === 0) {
  console.error("the table page is too large, or missing: load less of it at first, or build it again with make page");
  process.exit(1);
}
if (weight > LETTERS || weight === 0) {
  console.error("the page's fonts are too large, or missing: cut them down, or build the page again with make page");
  process.exit(1);
}
