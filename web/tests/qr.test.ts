// A code for a link can be read again: by a reader of our own, which follows the standard the other way round.
import { describe, expect, it } from "vitest";
import { correction, guarded, qr } from "../src/ui/qr";

const ALIGNED = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];
const BLOCKS = [
  [16],
  [28],
  [44],
  [32, 32],
  [43, 43],
  [27, 27, 27, 27],
  [31, 31, 31, 31],
  [38, 38, 39, 39],
  [36, 36, 36, 37, 37],
  [43, 43, 43, 43, 44],
];

/** The text of a code: format, mask, zigzag, blocks, bytes. */
function read(rows: boolean[][]): string {
  const size = rows.length;
  const version = (size - 17) / 4;
  let format = 0;
  for (let i = 0; i < 15; i += 1) {
    const [x, y] = i < 6 ? [8, i] : i < 8 ? [8, i + 1] : i === 8 ? [7, 8] : [14 - i, 8];
    if (rows[y!]![x!]) format |= 1 << i;
  }
  format ^= 0x5412;
  expect(format >> 13).toBe(0); // level M
  const mask = (format >> 10) & 7;
  expect(guarded(mask, 0x537, 10)).toBe(format);
  const masked = [
    (x: number, y: number) => (x + y) % 2,
    (_: number, y: number) => y % 2,
    (x: number) => x % 3,
    (x: number, y: number) => (x + y) % 3,
    (x: number, y: number) => (((x / 3) | 0) + ((y / 2) | 0)) & 1,
    (x: number, y: number) => ((x * y) % 2) + ((x * y) % 3),
    (x: number, y: number) => (((x * y) % 2) + ((x * y) % 3)) % 2,
    (x: number, y: number) => (((x + y) % 2) + ((x * y) % 3)) % 2,
  ][mask]!;
  const middles = ALIGNED[version - 1]!;
  const last = middles.at(-1) ?? 0;
  const reserved = (x: number, y: number): boolean =>
    x === 6 ||
    y === 6 ||
    (x < 9 && y < 9) ||
    (x < 9 && y >= size - 8) ||
    (x >= size - 8 && y < 9) ||
    (version >= 7 && ((x < 6 && y >= size - 11) || (y < 6 && x >= size - 11))) ||
    middles.some((a) =>
      middles.some(
        (b) => Math.abs(a - x) <= 2 && Math.abs(b - y) <= 2 && !((a === 6 && (b === 6 || b === last)) || (a === last && b === 6)),
      ),
    );
  const bits: number[] = [];
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let i = 0; i < size; i += 1)
      for (const x of [right, right - 1]) {
        const y = up ? size - 1 - i : i;
        if (!reserved(x, y)) bits.push(Number(rows[y]![x]) ^ (masked(x, y) === 0 ? 1 : 0));
      }
    up = !up;
  }
  const words = Array.from({ length: bits.length >> 3 }, (_, i) => parseInt(bits.slice(i * 8, i * 8 + 8).join(""), 2));
  const sizes = BLOCKS[version - 1]!;
  const blocks: number[][] = sizes.map(() => []);
  let at = 0;
  for (let column = 0; column < Math.max(...sizes); column += 1)
    sizes.forEach((length, block) => column < length && blocks[block]!.push(words[at++]!));
  const each = (words.length - at) / sizes.length;
  const mending: number[][] = sizes.map(() => []);
  for (let column = 0; column < Math.floor(each); column += 1) sizes.forEach((_, block) => mending[block]!.push(words[at++]!));
  blocks.forEach((block, i) => expect(correction(block, mending[i]!.length)).toEqual(mending[i]));
  const stream = blocks
    .flat()
    .map((word) => word.toString(2).padStart(8, "0"))
    .join("");
  expect(stream.slice(0, 4)).toBe("0100");
  const head = version < 10 ? 12 : 20;
  const length = parseInt(stream.slice(4, head), 2);
  const bytes = Array.from({ length }, (_, i) => parseInt(stream.slice(head + i * 8, head + i * 8 + 8), 2));
  return new TextDecoder().decode(Uint8Array.from(bytes));
}

describe("a code", () => {
  it.each([1, 14, 15, 40, 61, 62, 84, 100, 122, 130, 152, 180, 213])("of %i letters is read again", (length) => {
    const text = "http://192.168.1.5:8000/t/abcdefgh#".padEnd(300, "0123456789abcdefghijklmnop").slice(0, length);
    const rows = qr(text)!;
    expect(rows.length).toBe(rows[0]!.length);
    expect(read(rows)).toBe(text);
  });

  it("of other letters too, and none of what is too long", () => {
    expect(read(qr("Züri: käfele")!)).toBe("Züri: käfele");
    expect(qr("x".repeat(214))).toBeNull();
  });

  it("has the correction, the format and the version of the standard's examples", () => {
    // "HELLO WORLD" in version 1-M, as the standard's tutorials print it
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
    expect(correction(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
    expect((guarded(0, 0x537, 10) ^ 0x5412).toString(2)).toBe("101010000010010");
    expect((guarded(5, 0x537, 10) ^ 0x5412).toString(2).padStart(15, "0")).toBe("100000011001110");
    expect(guarded(7, 0x1f25, 12).toString(2).padStart(18, "0")).toBe("000111110010010100");
  });
});
