/** QR codes (ISO/IEC 18004) for links: byte mode, error correction M, as many modules as the text needs.
 *
 *     const rows = qr("http://192.168.1.5:8000/t/abc#secret");   // rows[y][x]: whether a module is dark
 */

/** For each version from 1: error correction codewords per block, blocks, total codewords (level M). */
const VERSIONS: readonly (readonly [correction: number, blocks: number, codewords: number])[] = [
  [10, 1, 26],
  [16, 1, 44],
  [26, 1, 70],
  [18, 2, 100],
  [24, 2, 134],
  [16, 4, 172],
  [18, 4, 196],
  [22, 4, 242],
  [22, 5, 292],
  [26, 5, 346],
];
/** The centres of the alignment patterns. */
const ALIGNED: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

// Arithmetic of GF(256), with the generator 2 and the polynomial 0x11d.
const POWER = new Uint8Array(510);
const LOG = new Uint8Array(256);
for (let i = 0, value = 1; i < 255; i += 1) {
  POWER[i] = POWER[i + 255] = value;
  LOG[value] = i;
  value = (value << 1) ^ (value > 127 ? 0x11d : 0);
}
const times = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : POWER[LOG[a]! + LOG[b]!]!);

/** The error correction codewords of a block. */
export function correction(data: readonly number[], count: number): number[] {
  let divisor = [1];
  for (let i = 0; i < count; i += 1)
    divisor = [...divisor, 0].map((value, place) => value ^ times(divisor[place - 1] ?? 0, POWER[i]!));
  const rest = [...data, ...new Array<number>(count).fill(0)];
  for (let i = 0; i < data.length; i += 1) {
    const lead = rest[i]!;
    if (lead !== 0) divisor.forEach((value, place) => (rest[i + place]! ^= times(value, lead)));
  }
  return rest.slice(data.length);
}

/** Data and error correction codewords, with the blocks interleaved. */
function codewords(bytes: Uint8Array, version: number): number[] {
  const [each, blocks, all] = VERSIONS[version - 1]!;
  const room = all - each * blocks;
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let bit = length - 1; bit >= 0; bit -= 1) bits.push((value >> bit) & 1);
  };
  put(0b0100, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const data: number[] = [];
  for (let i = 0; i < bits.length; i += 8) data.push(bits.slice(i, i + 8).reduce((byte, bit) => byte * 2 + bit, 0));
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad);

  const short = Math.floor(room / blocks);
  const longer = room % blocks;
  const parts: number[][] = [];
  for (let i = 0, at = 0; i < blocks; i += 1) {
    const size = short + (i >= blocks - longer ? 1 : 0);
    parts.push(data.slice(at, at + size));
    at += size;
  }
  const mended = parts.map((part) => correction(part, each));
  const across = (rows: number[][], length: number): number[] =>
    Array.from({ length }, (_, column) => rows.flatMap((row) => row[column] ?? [])).flat();
  return [...across(parts, short + 1), ...across(mended, each)];
}

/** Bits followed by their own error correction, as the format and the version are written. */
export function guarded(value: number, divisor: number, length: number): number {
  let rest = value << length;
  const size = Math.floor(Math.log2(divisor));
  for (let bit = Math.floor(Math.log2(rest || 1)); bit >= size; bit -= 1) if ((rest >> bit) & 1) rest ^= divisor << (bit - size);
  return (value << length) | rest;
}

class Drawing {
  readonly dark: boolean[][];
  readonly fixed: boolean[][];

  constructor(
    readonly version: number,
    readonly size = version * 4 + 17,
  ) {
    this.dark = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
    this.fixed = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
    for (let i = 0; i < size; i += 1) {
      this.#fix(6, i, i % 2 === 0);
      this.#fix(i, 6, i % 2 === 0);
    }
    for (const [x, y] of [
      [3, 3],
      [size - 4, 3],
      [3, size - 4],
    ] as const)
      this.#rings(x, y, 4, (ring) => ring !== 2 && ring !== 4);
    const middles = ALIGNED[version - 1]!;
    const last = middles.at(-1);
    for (const x of middles)
      for (const y of middles)
        if (!((x === 6 && (y === 6 || y === last)) || (x === last && y === 6))) this.#rings(x, y, 2, (ring) => ring !== 1);
    this.format(0);
    if (version >= 7) {
      const bits = guarded(version, 0x1f25, 12);
      for (let i = 0; i < 18; i += 1) {
        const [far, near] = [size - 11 + (i % 3), Math.floor(i / 3)];
        this.#fix(far, near, ((bits >> i) & 1) === 1);
        this.#fix(near, far, ((bits >> i) & 1) === 1);
      }
    }
  }

  #fix(x: number, y: number, dark: boolean): void {
    if (x < 0 || y < 0 || x >= this.size || y >= this.size) return;
    this.dark[y]![x] = dark;
    this.fixed[y]![x] = true;
  }

  #rings(x: number, y: number, radius: number, dark: (ring: number) => boolean): void {
    for (let dy = -radius; dy <= radius; dy += 1)
      for (let dx = -radius; dx <= radius; dx += 1) this.#fix(x + dx, y + dy, dark(Math.max(Math.abs(dx), Math.abs(dy))));
  }

  /** Writes the format, level M and the mask, in its two places. */
  format(mask: number): void {
    const bits = guarded(mask, 0x537, 10) ^ 0x5412; // M is 00
    const dark = (i: number): boolean => ((bits >> i) & 1) === 1;
    for (let i = 0; i < 15; i += 1) {
      const near = i < 6 ? i : i < 8 ? i + 1 : i === 8 ? 7 : 14 - i;
      if (i < 8) {
        this.#fix(8, near, dark(i));
        this.#fix(this.size - 1 - i, 8, dark(i));
      } else {
        this.#fix(near, 8, dark(i));
        this.#fix(8, this.size - 15 + i, dark(i));
      }
    }
    this.#fix(8, this.size - 8, true);
  }

  /** The positions of the bits in the order in which they are written: pairs of columns from the right, up and down in turn. */
  *places(): Generator<readonly [x: number, y: number]> {
    let up = true;
    for (let right = this.size - 1; right > 0; right -= right === 8 ? 3 : 2, up = !up) {
      const column = right === 6 ? 5 : right;
      for (let i = 0; i < this.size; i += 1) {
        const y = up ? this.size - 1 - i : i;
        for (const x of [column, column - 1]) if (!this.fixed[y]![x]) yield [x, y];
      }
    }
  }

  /** How hard it is to read: runs, blocks, shapes that look like a corner, and too much of one colour. */
  get penalty(): number {
    let found = 0;
    let count = 0;
    const lines = [this.dark, this.dark.map((_, x) => this.dark.map((row) => row[x]!))].flat();
    for (const line of lines) {
      const text = line.map((dark) => (dark ? "1" : "0")).join("");
      for (const [run] of text.matchAll(/0{5,}|1{5,}/g)) found += run.length - 2;
      for (const corner of ["10111010000", "00001011101"])
        for (let at = text.indexOf(corner); at >= 0; at = text.indexOf(corner, at + 1)) found += 40;
    }
    for (let y = 0; y < this.size; y += 1)
      for (let x = 0; x < this.size; x += 1) {
        const here = this.dark[y]![x]!;
        count += here ? 1 : 0;
        const right = this.dark[y]![x + 1];
        const below = this.dark[y + 1];
        if (below && right === here && below[x] === here && below[x + 1] === here) found += 3;
      }
    return found + 10 * Math.floor(Math.abs((count * 20) / this.size ** 2 - 10));
  }
}

/** The modules of a text's code, or null if it is too long. */
export function qr(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = VERSIONS.findIndex(([each, blocks, all], i) => bytes.length + (i < 9 ? 2 : 3) <= all - each * blocks) + 1;
  if (version === 0) return null;
  const words = codewords(bytes, version);
  let best: Drawing | null = null;
  let least = Infinity;
  MASKS.forEach((masked, mask) => {
    const drawing = new Drawing(version);
    drawing.format(mask);
    let bit = 0;
    for (const [x, y] of drawing.places()) {
      const dark = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
      drawing.dark[y]![x] = dark !== masked(x, y);
      bit += 1;
    }
    const { penalty } = drawing;
    if (penalty < least) [best, least] = [drawing, penalty];
  });
  return (best as Drawing | null)?.dark ?? null;
}
