/** A record small enough for a link, so that a game that no server has can be shown to others: it travels after the #, from
 * browser to browser. */

/** The longest link part: some programs cut off anything longer on the way. */
const LONGEST = 60_000;
/** The largest size of a record. */
const LARGEST = 5_000_000;

async function through(
  bytes: BlobPart,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > most) {
      await reader.cancel();
      throw new RangeError("too large");
    }
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** A record as characters that fit in a link; null: it is too long for one, or this browser cannot do it. */
export async function pack(text: string): Promise<string | null> {
  try {
    const bytes = await through(text, new CompressionStream("deflate-raw"), LONGEST);
    const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    const packed = letters.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
    return packed.length <= LONGEST ? packed : null;
  } catch {
    return null;
  }
}

/** The record from a link; null: it is incomplete. */
export async function unpack(packed: string): Promise<string | null> {
  try {
    const letters = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return new TextDecoder("utf-8", { fatal: true }).decode(
      await through(bytes, new DecompressionStream("deflate-raw"), LARGEST),
    );
  } catch {
    return null;
  }
}
