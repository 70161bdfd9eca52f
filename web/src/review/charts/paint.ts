/** The page's colours and patterns for a canvas: design tokens resolved for the theme, and each party's fill, outline and
 * dash. */
import type { Tone } from "../../ui/faces";

export interface Paint {
  fill: string;
  key: string;
  tone: string;
  on: string;
}

export interface Palette {
  ink: string;
  mute: string;
  hair: string;
  sheet: string;
  soft: string;
  pencil: string;
  font: string;
  serif: string;
  party: Record<Tone, Paint>;
}

const TONES: readonly Tone[] = ["black", "red", "yellow", "green", "blue", "none"];

/** The dash drawn over a party's line, and its width; null: the line is plain. */
export const DASHES: Record<Tone, { dash: number[]; width: number } | null> = {
  black: null,
  red: { dash: [5, 5], width: 2.5 },
  yellow: { dash: [1.5, 4], width: 2.5 },
  green: { dash: [], width: 1 },
  blue: { dash: [10, 3], width: 2.5 },
  none: { dash: [2, 2], width: 1.5 },
};

/** The values of the tokens at `host`: a custom property is resolved only when something is painted with it. In forced colours all
 *  would be the same: lines could not be told apart, nor words from the sheet of a picture. */
export function palette(host: HTMLElement): Palette {
  const probe = host.appendChild(document.createElement("i"));
  probe.hidden = true;
  probe.style.setProperty("forced-color-adjust", "none");
  const colour = (token: string): string => {
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  };
  const font = (token: string): string => {
    probe.style.fontFamily = `var(${token})`;
    return getComputedStyle(probe).fontFamily;
  };
  try {
    const party = Object.fromEntries(
      TONES.map((tone) => {
        probe.className = `paint-${tone}`;
        return [tone, { fill: colour("--fill"), key: colour("--key"), tone: colour("--tone"), on: colour("--on") }];
      }),
    ) as Record<Tone, Paint>;
    probe.className = "";
    return {
      ink: colour("--ink"),
      mute: colour("--mute"),
      hair: colour("--hair"),
      sheet: colour("--sheet"),
      soft: colour("--soft"),
      pencil: colour("--pencil"),
      font: font("--sans"),
      serif: font("--serif"),
      party,
    };
  } finally {
    probe.remove();
  }
}

const TILE: Record<Tone, number> = { black: 4, red: 7, yellow: 5, green: 4, blue: 5, none: 6 };

/** A party's pattern, which fills its areas. */
export function pattern(pen: CanvasRenderingContext2D, tone: Tone, paint: Paint, scale: number): CanvasPattern | string {
  const size = TILE[tone] * scale;
  const tile = document.createElement("canvas");
  tile.width = tile.height = Math.max(2, Math.round(size));
  const brush = tile.getContext("2d");
  if (!brush || tone === "black") return paint.fill;
  const s = tile.width;
  brush.fillStyle = paint.fill;
  brush.fillRect(0, 0, s, s);
  brush.fillStyle = brush.strokeStyle = paint.tone;
  brush.lineWidth = Math.max(1, 1.4 * scale);
  brush.beginPath();
  if (tone === "red") {
    for (const shift of [-s, 0, s]) {
      brush.moveTo(shift, s);
      brush.lineTo(shift + s, 0);
    }
    brush.stroke();
  } else if (tone === "yellow") {
    brush.arc(s / 2, s / 2, 1.1 * scale, 0, 2 * Math.PI);
    brush.fill();
  } else if (tone === "green") brush.fillRect(0, s - 1.4 * scale, s, 1.4 * scale);
  else brush.fillRect(s - 1.4 * scale, 0, 1.4 * scale, s);
  return pen.createPattern(tile, "repeat") ?? paint.fill;
}

/** Calls back when the theme or the system's preference changes, when printing begins and ends, or when fonts have loaded; returns
 *  the function that stops it. */
export function onLook(changed: () => void): () => void {
  const root = new MutationObserver(changed);
  root.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
  const looks = ["(prefers-color-scheme: dark)", "print"].map((look) => matchMedia(look));
  for (const look of looks) look.addEventListener("change", changed);
  document.fonts.addEventListener("loadingdone", changed);
  return () => {
    root.disconnect();
    for (const look of looks) look.removeEventListener("change", changed);
    document.fonts.removeEventListener("loadingdone", changed);
  };
}
