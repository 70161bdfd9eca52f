/** Imports a record: the server checks it, this browser keeps it. */
import { ask, Trouble } from "../../net/api";
import type { Replay } from "../../net/wire";
import { keep, nameOf } from "./saved";

/** The server's limit. */
const LARGEST = 5_000_000;

/** Imports a file, see below. */
export async function importFile(file: File): Promise<string> {
  if (file.size > LARGEST) throw new Trouble({ error: "too-large", message: "larger than any record" }, 413);
  return importRecord(await file.text(), file.name);
}

/** Returns the name it is kept under. Raises Trouble, which says why a text is not a record. */
export async function importRecord(text: string, title: string): Promise<string> {
  const replay = await ask<Replay>("/records?first=0&count=1", { body: text, method: "POST" });
  const hash = nameOf(text);
  await keep({ hash, text, game: replay.game, title: replay.table.title || title, names: replay.names, at: Date.now() });
  return hash;
}
