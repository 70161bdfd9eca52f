/* Made by tools/page_models.py from the contract of Die Macher. Do not edit. */
import { meaningOf } from "../../play/options";

/** A position as this reader may know it. -1 stands for nothing, nobody, or what may not be seen. */
export interface Position {
  /** number of parties */
  parties: number;
  /** 1997 or 2006 */
  edition: number;
  /** 1 in the short game (7.1) */
  short: number;
  /** 1 with imposed stances (7.2) */
  imposed: number;
  /** 7, or 5 in the short game */
  rounds: number;
  /** 0 black, 1 red, 2 yellow, 3 green, 4 blue; -1 for an empty seat */
  colour: number[];
  /** 1 to 7; the current state is round - 1 */
  round: number;
  phase: number;
  /** kind of decision being asked, or asked last; meaningless in the opening */
  ask: number;
  /** parties that are asked now */
  asked: number;
  /** the start player */
  start: number;
  /** place reached in the turn order; kept by phases that do not need it */
  turn: number;
  /** the state being dealt with; kept by phases that do not need it */
  state: number;
  /** any other progress; kept by phases that do not need it */
  step: number;
  /** row chosen in section 1, -1 not yet */
  opening_boons: number[];
  /** where each boon goes */
  opening_state: number[][];
  /** row chosen in section 2 */
  opening_base: number[];
  /** where each media marker goes */
  opening_media: number[][];
  /** sealed bid, -1 none */
  bid: number[];
  /** the bids last revealed, -1 none */
  bid_shown: number[];
  /** open platform: +1 light card, -1 dark card, 0 none */
  platform: number[][];
  /** hidden platform cards in ascending order, then -1 */
  hand: number[][];
  /** 1 where the card is about to be discarded */
  marked: number[][];
  hand_size: number[];
  /** cards everyone knows to be in that hand */
  hand_known: number[][];
  /** number of cards in the shuffled part of the platform deck */
  platform_left: number;
  /** cards seen going under the deck, in drawing order */
  platform_under: number[];
  platform_under_n: number;
  platform_discard: number[];
  /** 1 while the card is held or lies face down */
  cabinet: number[][];
  /** the card lying face down there, -1 none */
  cabinet_down: number[][];
  /** 1 where a card lies face down */
  cabinet_back: number[][];
  /** the card lying face up there, -1 none */
  cabinet_up: number[][];
  /** 1 where a coalition tile lies */
  tile: number[][];
  /** coalition tiles not used yet */
  tiles: number[];
  /** the coalition partner in the current state, -1 none */
  partner: number[];
  /** the party whose proposal awaits an answer, -1 none */
  suitor: number;
  /** parties proposed to by the party whose turn it is; meaningless after 3.4 */
  proposed: number;
  /** 1 while the state card is in the deck */
  land_deck: number[];
  /** state card, -1 not drawn yet */
  land: number[];
  /** open opinion: +1 light card, -1 dark card, 0 none */
  opinion: number[][];
  /** face down: 0 none, 1 unseen, 2 unseen, older than the last shuffle, 3 + card if known, negative: older still */
  down: number[][];
  /** where the key-issue tile lies, -1 none */
  key_issue: number[];
  votes: number[][];
  /** markers below this one on its space of the vote track */
  height: number[][];
  trend: number[][];
  meetings: number[][];
  media: number[][];
  /** seats won */
  seats: number[][];
  /** 0 none, 1 clear, 2 narrow, 3 by a coalition */
  victory: number[];
  /** the winner; of a coalition, the stronger partner; -1 nobody */
  winner: number[];
  /** the weaker partner, -1 none */
  winner_partner: number[];
  /** meeting cubes in supply */
  cubes: number[];
  /** media markers in supply */
  markers: number[];
  members: number[];
  /** money in thousands */
  cash: number[];
  /** money in thousands, as anyone who keeps count knows it; only at tables with open money */
  ledger?: number[];
  /** the exchange pool */
  pool: number[];
  /** cards in the shuffled part of the opinion deck, and face-down cards dealt from it */
  opinion_unseen: number[];
  /** face-down cards dealt before the discards were last shuffled in */
  opinion_older: number[];
  /** number of cards in the shuffled part of the opinion deck */
  opinion_left: number;
  /** cards seen going under the deck, in drawing order */
  opinion_under: number[];
  opinion_under_n: number;
  opinion_discard: number[];
  /** opinion cards that have left the game */
  opinion_gone: number[];
  /** number of parties that have passed in a row; meaningless after 3.5 */
  passes: number;
  /** the highest bid of the auction, 0 none */
  price: number;
  /** the party that made the highest bid, -1 nobody */
  leader: number;
  /** parties out of this auction */
  out: number;
  /** the poll just won, -1 none */
  poll: number[];
  /** polls in the deck */
  poll_left: number;
  /** 1 where only this party has seen the poll */
  poll_seen: number[][];
  /** number of polls that only this party has seen */
  poll_kept: number[];
  /** 1 where the poll was published */
  poll_public: number[];
  /** the opinion on each space, -1 free */
  national: number[];
  /** cards in the pile; 2 or more secure the opinion */
  national_pile: number[];
  /** media markers by the round they came from */
  national_media: number[][];
  /** the parties with spoils to take, in order; kept until the next election */
  spoils_party: number[];
  /** 1 until the party has decided about a media marker; stays 1 if it has none there */
  spoils_marker: number[];
  /** opinion cards that the party may still place; any that cannot be placed remain counted */
  spoils_cards: number[];
  /** the card for which a space is to be chosen, -1 none */
  placing: number;
  /** 1 while the contribution card is unused */
  gift: number[][];
  /** accepted this round, -1 none */
  accepted: number[];
  /** the refused card while it lies face down, -1 none */
  refused: number[];
  /** 1 where a refused card lies face down */
  refusing: number[];
  /** seats, national media, members, bonus, opinions, secured */
  points: number[][];
}

/** How many there are of what the axes of a position's fields count. */
export const SIZE = {
  seat: 5,
  boon: 3,
  issue: 7,
  heldCard: 3,
  card: 14,
  placeUnderThePlatformDeck: 56,
  cabinetCard: 7,
  state: 7,
  land: 16,
  faceDownCard: 3,
  placeUnderTheOpinionDeck: 42,
  poll: 20,
  nationalSpace: 5,
  round: 7,
  spoils: 2,
  contribution: 5,
  part: 6,
} as const;

/* Numbers of the rules. */
export const VICTORY = { none: 0, clear: 1, narrow: 2, coalition: 3 } as const;
export const COLOURS = ["black", "red", "yellow", "green", "blue"] as const;
export const MEETINGS_ROOM = 11;

/** Phases by number. */
export const PHASE = {
  opening: 0,
  startPlayer: 1,
  conference: 2,
  cabinet: 3,
  cabinetActions: 4,
  coalitions: 5,
  media: 6,
  mediaControl: 7,
  meetings: 8,
  polls: 9,
  conversion: 10,
  election: 11,
  spoils: 12,
  endOfRound: 13,
  contributions: 14,
  over: 15,
} as const;

/** Kinds of decision by number. */
export const DECISIONS = [
  "choose-boons",
  "place-boon",
  "choose-base",
  "place-marker",
  "start-bid",
  "second-bid",
  "start-naming",
  "discarding",
  "platform-swap",
  "placing",
  "cabinet-action",
  "coalition",
  "answer",
  "media-buying",
  "opinion-swap",
  "meetings",
  "poll-bid",
  "poll-use",
  "converting",
  "marker-move",
  "opinion-placing",
  "opinion-space",
  "contribution",
] as const;
export type Decision = (typeof DECISIONS)[number];

/** Where the numbers of each kind of option begin. */
export const OPTION = {
  bid: 0,
  pass: 300,
  openingBoons: 301,
  openingBase: 304,
  chooseState: 308,
  nameStart: 315,
  discard: 320,
  swapPlatform: 334,
  placeCabinet: 432,
  cabinetVotes: 481,
  setKey: 482,
  liftKey: 489,
  oust: 490,
  trendUp: 495,
  trendDown: 496,
  force: 501,
  propose: 506,
  agree: 511,
  decline: 512,
  buyMedia: 513,
  swapOpinion: 520,
  meet: 618,
  shelve: 695,
  publish: 696,
  convert: 721,
  moveMarker: 740,
  placeOpinion: 741,
  pushOut: 748,
  accept: 753,
  refuse: 758,
} as const;

/** Every kind of option: its first number, its key, and the things it names with how many there are of each; the last
 *  one counts fastest. */
const KINDS = [
  { begins: 0, key: "bid", things: { amount: 300 } },
  { begins: 300, key: "pass", things: {} },
  { begins: 301, key: "opening-boons", things: { row: 3 } },
  { begins: 304, key: "opening-base", things: { row: 4 } },
  { begins: 308, key: "choose-state", things: { state: 7 } },
  { begins: 315, key: "name-start", things: { party: 5 } },
  { begins: 320, key: "discard", things: { card: 14 } },
  { begins: 334, key: "swap-platform", things: { issue: 7, card: 14 } },
  { begins: 432, key: "place-cabinet", things: { state: 7, cabinet: 7 } },
  { begins: 481, key: "cabinet-votes", things: {} },
  { begins: 482, key: "set-key", things: { issue: 7 } },
  { begins: 489, key: "lift-key", things: {} },
  { begins: 490, key: "oust", things: { party: 5 } },
  { begins: 495, key: "trend-up", things: {} },
  { begins: 496, key: "trend-down", things: { party: 5 } },
  { begins: 501, key: "force", things: { party: 5 } },
  { begins: 506, key: "propose", things: { party: 5 } },
  { begins: 511, key: "agree", things: {} },
  { begins: 512, key: "decline", things: {} },
  { begins: 513, key: "buy-media", things: { state: 7 } },
  { begins: 520, key: "swap-opinion", things: { issue: 7, card: 14 } },
  { begins: 618, key: "meet", things: { state: 7, cubes: 11 } },
  { begins: 695, key: "shelve", things: {} },
  { begins: 696, key: "publish", things: { party: 5, other: 5 } },
  { begins: 721, key: "convert", things: { cubes: 19 } },
  { begins: 740, key: "move-marker", things: {} },
  { begins: 741, key: "place-opinion", things: { issue: 7 } },
  { begins: 748, key: "push-out", things: { space: 5 } },
  { begins: 753, key: "accept", things: { contribution: 5 } },
  { begins: 758, key: "refuse", things: { contribution: 5 } },
  { begins: 763, key: "bid", things: { amount: 1100 } },
] as const;

/** What an option means: its kind, and the things it names by number. */
export const meaning = (option: number) => meaningOf(KINDS, option);
