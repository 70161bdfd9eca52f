/** Imported records, kept in this browser and nowhere else. If it cannot store them, they stay until the page is closed. */

export interface Kept {
  hash: string;
  text: string;
  game: string;
  title: string;
  names: string[];
  /** When it was imported, in milliseconds. */
  at: number;
}

const NAME = "hustings";
const RECORDS = "records";
const MOST = 40;
const unkept = new Map<string, Kept>();

/** A hash of a text: two of 32 bits each, mixed well enough for a shelf. */
export function nameOf(text: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let i = 0; i < text.length; i += 1) {
    const sign = text.charCodeAt(i);
    a = Math.imul(a ^ sign, 2654435761);
    b = Math.imul(b ^ sign, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return [a, b].map((part) => (part >>> 0).toString(16).padStart(8, "0")).join("");
}

function asked<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error("the browser keeps no records"));
  });
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(RECORDS, { keyPath: "hash" });
  return asked(request);
}

async function shelf<T>(mode: IDBTransactionMode, what: (records: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const base = await open();
  try {
    return await asked(what(base.transaction(RECORDS, mode).objectStore(RECORDS)));
  } finally {
    base.close();
  }
}

export async function keep(record: Kept): Promise<void> {
  unkept.set(record.hash, record);
  try {
    await shelf("readwrite", (records) => records.put(record));
    for (const old of (await list()).slice(MOST)) await drop(old.hash);
  } catch {
    // The browser stores nothing: the record is available until the page is closed.
  }
}

export async function find(hash: string): Promise<Kept | undefined> {
  try {
    return (await shelf<Kept | undefined>("readonly", (records) => records.get(hash))) ?? unkept.get(hash);
  } catch {
    return unkept.get(hash);
  }
}

/** All of them, the newest first. */
export async function list(): Promise<Kept[]> {
  const kept = await shelf<Kept[]>("readonly", (records) => records.getAll()).catch(() => [...unkept.values()]);
  return kept.sort((a, b) => b.at - a.at);
}

export async function drop(hash: string): Promise<void> {
  unkept.delete(hash);
  await shelf("readwrite", (records) => records.delete(hash)).catch(() => undefined);
}
