/** The result as a picture to share, drawn on a canvas; only its fonts are loaded for it. */
import type { Face } from "../../ui/faces";
import { pattern, type Palette } from "./paint";

export interface Poster {
  /** The site's address, for people who see only the picture. */
  address: string;
  headline: string;
  lead: string;
  /** The line at the top: the table, the game, the date. */
  dateline: string[];
  /** In order of rank. */
  rows: { face: Face; person: string; parts: number[]; score: string }[];
  /** The names of the parts of the score. */
  parts: string[];
}

const WIDTH = 1200;
const EDGE = 56;
const SCALE = 2;

/** Breaks text into lines that fit. */
function lines(pen: CanvasRenderingContext2D, text: string, width: number): string[] {
  const found: string[] = [];
  for (const word of text.split(" ")) {
    const longer = found.length === 0 ? word : `${found.at(-1)} ${word}`;
    if (found.length === 0 || pen.measureText(longer).width > width) found.push(word);
    else found[found.length - 1] = longer;
  }
  return found;
}

/** The inks of the parts, as on the page: black, greys, hatched, outlined. */
function ink(
  pen: CanvasRenderingContext2D,
  part: number,
  x: number,
  y: number,
  width: number,
  height: number,
  paint: Palette,
): void {
  const greys = [paint.ink, paint.mute, paint.hair];
  pen.fillStyle = greys[part] ?? paint.sheet;
  pen.fillRect(x, y, width, height);
  if (part < greys.length) return;
  pen.save();
  pen.beginPath();
  pen.rect(x, y, width, height);
  pen.clip();
  pen.strokeStyle = paint.mute;
  pen.lineWidth = 1.5;
  pen.beginPath();
  const line = (fromX: number, fromY: number, toX: number, toY: number): void => {
    pen.moveTo(fromX, fromY);
    pen.lineTo(toX, toY);
  };
  if (part === 3) for (let at = x - height; at < x + width; at += 6) line(at, y + height, at + height, y);
  if (part === 5) for (let at = x; at < x + width; at += 5) line(at, y, at, y + height);
  if (part === 6) for (let at = y; at < y + height; at += 5) line(x, at, x + width, at);
  pen.stroke();
  pen.restore();
  pen.strokeStyle = paint.ink;
  pen.lineWidth = 1.5;
  pen.strokeRect(x + 0.75, y + 0.75, Math.max(0, width - 1.5), height - 1.5);
}

export async function poster(what: Poster, paint: Palette): Promise<Blob> {
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("this browser draws no pictures");
  const inner = WIDTH - 2 * EDGE;
  const big = (size: number): string => `700 ${size}px ${paint.font}`;
  // A canvas does not wait for fonts. If they cannot be loaded, the picture uses those of the system.
  await Promise.allSettled([big(20), `20px ${paint.font}`, `26px ${paint.serif}`].map((font) => document.fonts.load(font)));

  pen.font = big(84);
  let size = 84;
  while (size > 48 && lines(pen, what.headline, inner).length > 2) pen.font = big((size -= 4));
  const head = lines(pen, what.headline, inner);
  pen.font = `26px ${paint.serif}`;
  const lead = lines(pen, what.lead, inner);
  const row = 52;
  const height = EDGE + 34 + head.length * size * 1.02 + 24 + lead.length * 36 + 28 + what.rows.length * row + 64 + EDGE;
  canvas.width = WIDTH * SCALE;
  canvas.height = Math.round(height) * SCALE;
  pen.scale(SCALE, SCALE);

  // A sheet with its corner clipped, on the desk.
  pen.fillStyle = paint.sheet;
  pen.fillRect(0, 0, WIDTH, height);
  pen.textBaseline = "alphabetic";
  let y = EDGE + 6;
  let x = EDGE;
  for (const [index, text] of what.dateline.entries()) {
    pen.font = index === 0 ? big(20) : `20px ${paint.font}`;
    pen.fillStyle = index === 0 ? paint.ink : paint.soft;
    pen.fillText(text, x, y);
    x += pen.measureText(text).width + 28;
  }
  pen.fillStyle = paint.ink;
  pen.fillRect(EDGE, y + 14, inner, 1.5);
  y += 28;
  pen.font = big(size);
  for (const text of head) {
    y += size * 1.02;
    pen.fillText(text, EDGE - 3, y);
  }
  y += 24;
  pen.font = `26px ${paint.serif}`;
  for (const text of lead) {
    y += 36;
    pen.fillText(text, EDGE, y);
  }
  y += 28;
  pen.fillRect(EDGE, y, inner, 3);

  const most = Math.max(1, ...what.rows.map(({ parts }) => parts.reduce((sum, part) => sum + Math.max(0, part), 0)));
  const [from, to] = [EDGE + 300, WIDTH - EDGE - 110];
  for (const { face, person, parts, score } of what.rows) {
    const middle = y + row / 2 + 2;
    const party = paint.party[face.tone];
    pen.beginPath();
    pen.arc(EDGE + 18, middle, 17, 0, 2 * Math.PI);
    pen.fillStyle = party.fill;
    pen.fill();
    pen.strokeStyle = party.key;
    pen.lineWidth = 1.5;
    pen.stroke();
    pen.fillStyle = party.on;
    pen.font = big(20);
    pen.textAlign = "center";
    pen.fillText(face.letter, EDGE + 18, middle + 7);
    pen.textAlign = "left";
    pen.fillStyle = paint.ink;
    pen.fillText(fit(pen, face.party, 110), EDGE + 48, middle + 7);
    pen.font = `20px ${paint.font}`;
    pen.fillStyle = paint.soft;
    pen.fillText(fit(pen, person, 130), EDGE + 165, middle + 7);
    let at = from;
    parts.forEach((points, part) => {
      if (points <= 0) return;
      const width = (points / most) * (to - from);
      ink(pen, part, at, middle - 13, width, 26, paint);
      at += width;
    });
    pen.fillStyle = paint.ink;
    pen.font = big(32);
    pen.textAlign = "right";
    pen.fillText(score, WIDTH - EDGE, middle + 11);
    pen.textAlign = "left";
    y += row;
    pen.fillStyle = paint.hair;
    pen.fillRect(EDGE, y, inner, 1);
  }
  y += 34;
  x = EDGE;
  pen.font = `18px ${paint.font}`;
  for (const [part, name] of what.parts.entries()) {
    if (!what.rows.some(({ parts }) => (parts[part] ?? 0) !== 0)) continue;
    const width = 24 + pen.measureText(name).width + 26;
    if (x + width > WIDTH - EDGE - 130) break;
    ink(pen, part, x, y - 14, 16, 16, paint);
    pen.fillStyle = paint.soft;
    pen.fillText(name, x + 24, y);
    x += width;
  }
  pen.font = big(22);
  pen.fillStyle = paint.ink;
  pen.textAlign = "right";
  pen.fillText("Hustings", WIDTH - EDGE, y);
  pen.font = `16px ${paint.font}`;
  pen.fillStyle = paint.soft;
  pen.fillText(fit(pen, what.address, 260), WIDTH - EDGE, y + 22);
  pen.textAlign = "left";
  // A strip of the parties' patterns at the foot.
  const share = WIDTH / what.rows.length;
  what.rows.forEach(({ face }, index) => {
    pen.fillStyle = pattern(pen, face.tone, paint.party[face.tone], 2);
    pen.fillRect(index * share, height - 12, share, 12);
  });
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("this browser draws no pictures"))), "image/png"),
  );
}

/** A name, cut if it does not fit. */
function fit(pen: CanvasRenderingContext2D, text: string, width: number): string {
  if (pen.measureText(text).width <= width) return text;
  let cut = text;
  while (cut.length > 1 && pen.measureText(`${cut}…`).width > width) cut = cut.slice(0, -1);
  return `${cut}…`;
}

/** Share a file through the system if it can (a phone), otherwise save it. */
export async function handOn(blob: Blob, name: string, title: string): Promise<void> {
  const file = new File([blob], name, { type: blob.type });
  if (matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title });
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return;
    }
  }
  save(blob, name);
}

export function save(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
