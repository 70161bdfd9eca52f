/** Helvetiq as the page knows it: its figures and what their numbers mean; positions, phases and options come from the rules. */
import { CODES, FACE_NAMES, FACES, FIRST_RED, POWERS, ROUTE_FROM, ROUTE_TO, SIZE } from "./model.gen";

export {
  CODES,
  COLOUR_NAMES,
  E3,
  FACE,
  FACES,
  FACE_NAMES,
  FIRST_END,
  FIRST_RED,
  JOKERS,
  LAWS_THERE,
  MANNER,
  OPTION,
  PHASE,
  POWER,
  POWERS,
  ROUTES,
  meaning,
  type Decision,
  type Position,
} from "./model.gen";

export const NONE = -1;
export const COLOURS = SIZE.colour;
export const KINDS = SIZE.card;
export const LEVELS = SIZE.level;
export const SQUARES = SIZE.square;
export const SPECIALS = SIZE.special;
/** The parts of the score that the board still holds until the end: pawns, laws. */
export const PARTS = SIZE.part;
/** Rows and columns of the board, as messages name them. */
export const POWER_NAMES = ["judiciary", "legislature", "executive"] as const;
export const LEVEL_NAMES = ["commune", "canton", "confederation"] as const;

export interface Figures {
  ownColour: number;
  surcharge: number;
  officeCards: number[];
  applySteps: number[];
  fiveColours: number;
  president: number;
  initiativeCards: number[];
  copies: number[];
  start: number[];
  there: number[];
  /** The price of each way, -1 if there are no stairs. */
  price: number[];
  /** The square where a pawn is needed first, -1 for none. */
  needs: number[];
  points: number[];
  chairs: number[];
  drawers: number;
  open: boolean[];
  die: number[];
  each: number[];
  most: number[];
  /** The figures of special cards, under the names their texts use. */
  special: Record<string, number>;
}

const SCORING = [
  "grass_roots",
  "law_maker",
  "three_powers",
  "case_law",
  "cantonal_roots",
  "in_office",
  "bern",
  "concordance",
  "opposition",
  "vice_president",
];

/** The figures of a table: those of its edition, with its own ones laid over them. */
export function figuresOf(printed: Record<string, unknown>, own: Record<string, unknown> | null): Figures {
  const all = { ...printed, ...own };
  const number = (key: string) => Number(all[key] ?? 0);
  const list = (key: string) => (all[key] as number[] | undefined) ?? [];
  const square = (name: unknown) => (CODES as readonly unknown[]).indexOf(name);
  const stairs = new Map(
    (all["board.stairs"] as [string, string, number][]).map(([from, to, price]) => [`${square(from)} ${square(to)}`, price]),
  );
  const drawers = number("board.drawers");
  const special: Record<string, number> = {};
  for (const [key, value] of Object.entries(all))
    if (key.startsWith("special.") && typeof value === "number") special[key.slice(8).replaceAll(".", "_")] = value;
  const scoring = (table: string) => [
    ...Array<number>(FIRST_RED).fill(0),
    ...SCORING.map((slug) => number(`special.${table}.${slug}`)),
  ];
  return {
    ownColour: number("material.own_colour_counts"),
    surcharge: number("material.surcharge"),
    officeCards: list("material.office_cards"),
    applySteps: list("material.apply_steps"),
    fiveColours: number("material.five_colours_bonus"),
    president: number("material.president_bonus"),
    initiativeCards: list("material.initiative_cards"),
    copies: FACE_NAMES.map((face) => number(`material.cards_per_colour.${face}`)),
    start: [...ROUTE_FROM],
    there: [...ROUTE_TO],
    price: ROUTE_TO.map((to, route) =>
      ROUTE_FROM[route] === NONE ? number(`board.entry."${CODES[to]}"`) : (stairs.get(`${ROUTE_FROM[route]} ${to}`) ?? NONE),
    ),
    needs: CODES.map((code) => square(all[`board.needs_a_pawn_on."${code}"`])),
    points: CODES.map((code) => number(`board.points."${code}"`)),
    chairs: ["E1", "E2", "E3"].map((code) => number(`board.chairs."${code}"`)),
    drawers,
    open: Array.from({ length: drawers + 1 }, (_, drawer) => list("board.open_drawers").includes(drawer)),
    die: list("board.die"),
    each: scoring("each"),
    most: scoring("most"),
    special,
  };
}

export const levelOf = (square: number) => Math.floor(square / POWERS);
export const powerOf = (square: number) => square % POWERS;
export const squareOf = (level: number, power: number) => level * POWERS + power;
export const colourOf = (card: number) => Math.floor(card / FACES);
export const faceOf = (card: number) => card % FACES;

/** The levels of a pair: commune and canton, commune and confederation, canton and confederation. */
export const pairOf = (pair: number): [number, number] => [Math.floor(pair / 2), Math.min(pair + 1, LEVELS - 1)];
