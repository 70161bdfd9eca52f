/** The nine buildings as engravings: outlines, and finer lines for windows, columns and shading. Each is 160 wide and stands on
 * 84. */

export interface Drawing {
  /** Outlines. */
  lines: string;
  /** Details and shading, drawn finer. */
  fine: string;
}

const n = (value: number) => Number(value.toFixed(1));
const box = (x: number, y: number, w: number, h: number) => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`;
const gable = (x: number, y: number, w: number, h: number) => `M${n(x)} ${n(y)}L${n(x + w / 2)} ${n(y - h)}L${n(x + w)} ${n(y)}z`;
/** A row of windows, square or round-headed. */
const windows = (x: number, y: number, count: number, step: number, w: number, h: number, round = false) =>
  Array.from({ length: count }, (_, i) =>
    round
      ? `M${n(x + i * step)} ${n(y + h)}v${n(-h + w / 2)}a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w)} 0v${n(h - w / 2)}z`
      : box(x + i * step, y, w, h),
  ).join("");
const columns = (x: number, y: number, count: number, step: number, w: number, h: number) => windows(x, y, count, step, w, h);
/** Steps up to a door. */
const steps = (x: number, y: number, w: number, count: number) =>
  Array.from({ length: count }, (_, i) => `M${n(x - i * 3)} ${n(y + i * 2.4)}h${n(w + i * 6)}`).join("");
/** Parallel strokes: a wall or a roof in the shade. */
const shade = (x: number, y: number, w: number, h: number, gap = 2.6) => {
  const count = Math.floor(w / gap);
  return Array.from({ length: count }, (_, i) => `M${n(x + (i + 0.5) * gap)} ${n(y)}v${n(h)}`).join("");
};
const tiles = (x: number, y: number, w: number, h: number, gap = 3) =>
  Array.from({ length: Math.floor(h / gap) }, (_, i) => `M${n(x)} ${n(y + i * gap)}h${n(w)}`).join("");
const ground = "M2 83.5H158";

export const DRAWINGS: readonly Drawing[] = [
  // J1: a house of the village with a court room
  {
    lines: `${ground}${box(46, 48, 68, 35)}M40 49L52 26H108L120 49z${box(74, 62, 12, 21)}`,
    fine: `${windows(52, 56, 1, 0, 14, 11)}${windows(94, 56, 1, 0, 14, 11)}M59 56v11M101 56v11${tiles(46, 30, 68, 18, 3)}M80 40l-7 0M80 36v8M74 40l-2 4h4zM87 40l-2 4h4zM73 40h14${shade(108, 49, 6, 34)}`,
  },
  // L1: the hall of the commune's assembly, with a bell
  {
    lines: `${ground}${box(30, 50, 100, 33)}M24 51L38 32H122L136 51z${box(70, 16, 20, 17)}${gable(67, 16, 26, 13)}`,
    fine: `${windows(38, 58, 3, 12, 7, 17, true)}${windows(91, 58, 3, 12, 7, 17, true)}${windows(73, 58, 1, 0, 14, 25, true)}M80 58v25${tiles(33, 35, 94, 16, 3)}M77 31v-7a3 3 0 0 1 6 0v7${shade(124, 51, 6, 32)}`,
  },
  // E1: the town hall, with a clock
  {
    lines: `${ground}${box(38, 40, 84, 43)}${box(68, 18, 24, 22)}M64 19L80 3L96 19zM34 40H126`,
    fine: `${windows(44, 47, 3, 9, 5, 9)}${windows(93, 47, 3, 9, 5, 9)}${windows(44, 63, 3, 9, 5, 12)}${windows(93, 63, 3, 9, 5, 12)}${windows(73, 62, 1, 0, 14, 21, true)}M80 22a6 6 0 1 0 .1 0M80 24v4l3 2${windows(71, 47, 2, 11, 7, 9)}${shade(116, 41, 6, 42)}`,
  },
  // J2: the cantonal court behind four columns
  {
    lines: `${ground}${box(26, 36, 108, 40)}${gable(50, 36, 60, 20)}${box(50, 36, 60, 6)}M22 36H138${steps(46, 77, 68, 3)}`,
    fine: `${columns(55, 43, 4, 15, 5, 32)}${windows(31, 45, 1, 0, 9, 11)}${windows(31, 62, 1, 0, 9, 11)}${windows(120, 45, 1, 0, 9, 11)}${windows(120, 62, 1, 0, 9, 11)}M80 21v11M74 24h12M74 24l-2 4h4zM86 24l-2 4h4z${shade(112, 43, 6, 32)}${shade(63, 43, 5, 32, 1.8)}${shade(93, 43, 5, 32, 1.8)}`,
  },
  // L2: the cantonal parliament, with stairs on both sides
  {
    lines: `${ground}${box(32, 30, 96, 46)}M26 31L44 10H116L134 31z${box(64, 56, 32, 27)}M64 58L36 83M96 58L124 83M64 52L30 83M96 52L130 83`,
    fine: `${windows(38, 37, 6, 15, 8, 16, true)}${tiles(34, 14, 92, 17, 3)}${windows(74, 62, 1, 0, 12, 21, true)}${box(50, 16, 8, 8)}${box(76, 16, 8, 8)}${box(102, 16, 8, 8)}${shade(122, 32, 6, 24)}`,
  },
  // E2: the cantonal government over its arcades, with a tower
  {
    lines: `${ground}${box(24, 32, 112, 51)}${box(24, 10, 24, 73)}M20 10L36 -3L52 10zM48 32H136M48 57H136`,
    fine: `${windows(54, 62, 6, 13.5, 10, 21, true)}${windows(54, 38, 6, 13.5, 8, 13)}${windows(31, 18, 1, 0, 10, 12, true)}${windows(31, 40, 1, 0, 10, 12, true)}${windows(30, 62, 1, 0, 12, 21, true)}${tiles(50, 26, 84, 6, 2.4)}${shade(42, 11, 6, 72)}`,
  },
  // J3: the federal court, wide over its stairs
  {
    lines: `${ground}${box(8, 38, 144, 36)}${box(54, 26, 52, 48)}${gable(54, 26, 52, 17)}M4 38H54M106 38H156${steps(50, 75, 60, 4)}`,
    fine: `${columns(58, 33, 6, 8, 4, 40)}${windows(13, 44, 4, 10, 6, 11)}${windows(13, 60, 4, 10, 6, 11)}${windows(111, 44, 4, 10, 6, 11)}${windows(111, 60, 4, 10, 6, 11)}M80 12v10M74 15h12M74 15l-2 4h4zM86 15l-2 4h4z${shade(62, 33, 4, 40, 1.6)}${shade(94, 33, 4, 40, 1.6)}M54 33h52`,
  },
  // L3: parliament under its dome, between two towers
  {
    lines: `${ground}${box(20, 40, 120, 43)}${box(52, 32, 56, 51)}${box(22, 22, 14, 61)}${box(124, 22, 14, 61)}M20 22L29 12L38 22zM122 22L131 12L140 22zM58 32C58 12 68 6 80 5C92 6 102 12 102 32z${box(76, -2, 8, 8)}`,
    fine: `${windows(58, 52, 3, 16, 12, 31, true)}${windows(40, 48, 1, 0, 8, 12, true)}${windows(112, 48, 1, 0, 8, 12, true)}${windows(40, 66, 1, 0, 8, 12)}${windows(112, 66, 1, 0, 8, 12)}${windows(56, 38, 6, 8.4, 5, 8)}M66 31C66 18 70 9 78 6M72 31C72 20 75 10 79 6M88 31C88 20 85 10 81 6M94 31C94 18 90 9 82 6M80 31V6${windows(26, 28, 1, 0, 6, 10, true)}${windows(128, 28, 1, 0, 6, 10, true)}${windows(26, 52, 2, 0, 6, 10, true)}${windows(128, 52, 1, 0, 6, 10, true)}M80 -2v-5${shade(102, 33, 6, 50)}`,
  },
  // E3: the seat of the Federal Council, a palace of three storeys
  {
    lines: `${ground}${box(14, 26, 132, 57)}${box(62, 20, 36, 63)}M10 26H62M98 26H150M58 20H102${box(14, 18, 26, 8)}${box(120, 18, 26, 8)}M14 45H146M14 64H146`,
    fine: `${windows(19, 30, 5, 8.8, 5, 12, true)}${windows(102, 30, 5, 8.8, 5, 12, true)}${windows(19, 49, 5, 8.8, 5, 12, true)}${windows(102, 49, 5, 8.8, 5, 12, true)}${windows(19, 68, 5, 8.8, 5, 12, true)}${windows(102, 68, 5, 8.8, 5, 12, true)}${windows(67, 28, 3, 10, 6, 14, true)}${windows(67, 48, 3, 10, 6, 13, true)}${windows(72, 65, 1, 0, 16, 18, true)}M64 24h32${shade(92, 21, 6, 62)}${tiles(16, 20, 22, 6, 2.4)}${tiles(122, 20, 22, 6, 2.4)}`,
  },
];
