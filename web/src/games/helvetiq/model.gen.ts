/* Made by tools/page_models.py from the contract of Helvetiq. Do not edit. */
import { meaningOf } from "../../play/options";

/** A position as this reader may know it. -1 stands for nothing, nobody, or what may not be seen. */
export interface Position {
  /** number of players */
  players: number;
  /** 0 red, 1 green, 2 blue, 3 yellow; -1 for an empty seat */
  colour: number[];
  /** the player with the colour, -1 where it is neutral */
  player: number[];
  phase: number;
  /** kind of decision being asked, or asked last */
  ask: number;
  /** seats that are asked now */
  asked: number;
  /** the first player */
  first: number;
  /** the player whose turn or last action it is */
  active: number;
  /** turns begun so far by all players together */
  turn: number;
  /** things done this turn */
  acted: number;
  /** 1 when the turn or last action is over */
  turn_over: number;
  /** where the time marker is, 1 for the first drawer */
  drawer: number;
  /** what brought about the end: 0 nothing yet, 1 the time track, 2 the Federal Council */
  cause: number;
  /** last actions left, including the one under way */
  actions_left: number;
  pawns: number[][];
  /** pawns not on the board yet */
  reserve: number[];
  /** neutral cubes on chairs of the Federal Council */
  cubes: number;
  laws: number[][];
  /** laws beside the board */
  beside: number[];
  /** the player whose pawn is president, drawn at the end, -1 nobody */
  president: number;
  /** applied laws, five colours, red cards, pawns, laws, president, end cards */
  points: number[][];
  /** vote cards held, excluding ballots not yet counted */
  hand: number[][];
  /** vote cards held, including ballots not yet counted */
  hand_size: number[];
  /** cards the first seat knows to be in the hand of the second */
  known: number[][][];
  deck_left: number;
  discard: number[];
  /** the cards last turned up from the deck; they lie on the discards */
  turned: number[];
  /** cards in the deck when it was last shuffled, less those turned up since */
  deck_most: number[];
  /** cards the seat has drawn from the deck since its last shuffle */
  drawn: number[][];
  /** at most this many cards in the hand were already held when the deck was last shuffled */
  older: number[];
  /** 1 where the seat holds the card */
  special: number[][];
  /** number of special cards held */
  special_n: number[];
  special_left: number;
  special_discard: number[];
  /** 1 where the card was in the deck when it was last shuffled */
  special_fresh: number[];
  /** special cards in the hand that were already held when their deck was last shuffled */
  special_older: number[];
  /** number of cards under all player aids */
  aid_n: number;
  /** oldest first: a vote card, or 25 + 5 x joker + its colour; then -1 */
  aid_card: number[];
  /** the player whose card it is */
  aid_seat: number[];
  /** number of cards of each colour that the seat has there */
  aid: number[][];
  /** judges who have applied a law this turn */
  heard: number[];
  /** judges who have applied the additional law of an extra session */
  heard_more: number[];
  /** laws applied this turn */
  applied: number[][];
  /** 1 where an initiative was launched this turn */
  launched: number[];
  /** 1 while elections cost no surcharge */
  coalition: number;
  /** discount on the next election that has a price */
  bus: number;
  /** 1 in an extra session */
  session: number;
  /** the level whose laws only this seat may change, -1 none */
  recess: number[];
  /** the election being paid for, -1 none */
  route: number;
  /** what is left to pay */
  due: number;
  /** where a law is being applied or laws are being changed, -1 nowhere */
  level: number;
  /** the law being applied, -1 none */
  law: number;
  /** how laws are being changed: 0 proposal, 1 initiative, 2 urgency, 3 signatures, 4 decree, -1 not */
  manner: number;
  /** replacements that may still be named */
  naming: number;
  /** laws to be replaced */
  going: number[];
  /** laws to replace them */
  coming: number[];
  /** the special card whose effect calls for a choice, -1 none */
  effect: number;
  /** the player whose hand is being looked at, -1 nobody */
  target: number;
  /** cards still to be taken from that hand */
  taking: number;
  /** sealed ballots, -1 none */
  ballot: number[][];
  /** the ballots last counted; they lie on the discards */
  box: number[];
  /** YES votes in the last count, including those added beforehand */
  yes: number;
  /** NO votes in the last count */
  no: number;
  /** result of the last vote: 1 accepted, 0 rejected, -1 none yet or one under way */
  accepted: number;
}

/** How many there are of what the axes of a position's fields count. */
export const SIZE = {
  seat: 4,
  colour: 5,
  square: 9,
  level: 3,
  part: 7,
  card: 25,
  special: 25,
  placeUnderTheAids: 75,
  ballot: 2,
} as const;

/* Numbers of the rules. */
export const FACES = 5;
export const POWERS = 3;
export const ROUTES = 19;
export const JOKERS = 15;
export const LAWS_THERE = 3;
export const E3 = 8;
export const FIRST_RED = 15;
export const FIRST_END = 21;
export const CODES = ["J1", "L1", "E1", "J2", "L2", "E2", "J3", "L3", "E3"] as const;
export const COLOUR_NAMES = ["red", "green", "blue", "yellow", "grey"] as const;
export const FACE_NAMES = ["yes", "no", "blank", "initiative", "referendum"] as const;
export const FACE = { yes: 0, no: 1, blank: 2, initiative: 3, referendum: 4 } as const;
export const POWER = { judiciary: 0, legislature: 1, executive: 2 } as const;
export const MANNER = { proposal: 0, initiative: 1, urgency: 2, signatures: 3, decree: 4 } as const;
export const ROUTE_FROM = [-1, -1, -1, 0, 3, 1, 4, 2, 5, 1, 4, 2, 5, 1, 2, 4, 5, 7, 8] as const;
export const ROUTE_TO = [0, 1, 2, 3, 6, 4, 7, 5, 8, 5, 8, 4, 7, 2, 1, 5, 4, 8, 7] as const;

/** Phases by number. */
export const PHASE = {
  turns: 0,
  lastActions: 1,
  over: 2,
} as const;

/** Kinds of decision by number. */
export const DECISIONS = [
  "turn",
  "last-action",
  "paying-election",
  "paying-proposal",
  "paying-initiative",
  "laying",
  "naming",
  "level-choice",
  "tacit-election",
  "exchanging",
  "seat-choice",
  "taking",
  "demoting",
  "first-ballot",
  "second-ballot",
] as const;
export type Decision = (typeof DECISIONS)[number];

/** Where the numbers of each kind of option begin. */
export const OPTION = {
  pass: 0,
  apply: 1,
  obtain: 16,
  elect: 17,
  propose: 36,
  initiative: 39,
  play: 42,
  pay: 67,
  joker: 92,
  replace: 107,
  chooseLevel: 132,
  exchange: 135,
  chooseSeat: 210,
  demote: 214,
  take: 222,
  ballot: 247,
} as const;

/** Every kind of option: its first number, its key, and the things it names with how many there are of each; the last
 *  one counts fastest. */
const KINDS = [
  { begins: 0, key: "pass", things: {} },
  { begins: 1, key: "apply", things: { level: 3, colour: 5 } },
  { begins: 16, key: "obtain", things: {} },
  { begins: 17, key: "elect", things: { route: 19 } },
  { begins: 36, key: "propose", things: { level: 3 } },
  { begins: 39, key: "initiative", things: { level: 3 } },
  { begins: 42, key: "play", things: { special: 25 } },
  { begins: 67, key: "pay", things: { card: 25 } },
  { begins: 92, key: "joker", things: { special: 15 } },
  { begins: 107, key: "replace", things: { going: 5, coming: 5 } },
  { begins: 132, key: "choose-level", things: { level: 3 } },
  { begins: 135, key: "exchange", things: { levels: 3, lower: 5, higher: 5 } },
  { begins: 210, key: "choose-seat", things: { seat: 4 } },
  { begins: 214, key: "demote", things: { power: 2, seat: 4 } },
  { begins: 222, key: "take", things: { card: 25 } },
  { begins: 247, key: "ballot", things: { card: 25 } },
] as const;

/** What an option means: its kind, and the things it names by number. */
export const meaning = (option: number) => meaningOf(KINDS, option);
