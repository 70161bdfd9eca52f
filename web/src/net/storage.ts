/** Values that this browser keeps between visits. */

/** Reads a value from localStorage; `otherwise` if there is none, or the browser forbids access. */
export function read<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The browser stores nothing: the setting lasts until the page is closed.
  }
}
