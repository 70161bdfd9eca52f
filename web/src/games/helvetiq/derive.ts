/** Numbers that people would otherwise work out: prices, what a hand can pay, points with the board as it is, risks. */

import {
  COLOURS,
  E3,
  FIRST_END,
  FACE,
  FACES,
  JOKERS,
  KINDS,
  LAWS_THERE,
  NONE,
  OPTION,
  POWER,
  POWERS,
  FIRST_RED,
  SQUARES,
  colourOf,
  faceOf,
  levelOf,
  powerOf,
  squareOf,
  type Figures,
  type Position,
} from "./model";

export const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
export const seatsOf = (g: Position) => Array.from({ length: g.players }, (_, seat) => seat);
/** The seats in order of play, the first player first (2.4). */
export const turnOrder = (g: Position) => seatsOf(g).map((place) => (g.first + place) % g.players);

export const onSquare = (g: Position, square: number) => sum(g.pawns[square]!.slice(0, g.players));

/** Chairs not taken by a pawn or a cube (1.5, 2.5); null if the square has no chairs. */
export function chairsFree(f: Figures, g: Position, square: number): number | null {
  if (powerOf(square) !== POWER.executive) return null;
  return Math.max(0, f.chairs[levelOf(square)]! - onSquare(g, square) - (square === E3 ? g.cubes : 0));
}

/** What an election would cost the seat: the stairs, one for each opposing pawn there, less a campaign bus (3.2.2). */
export function price(f: Figures, g: Position, seat: number, route: number): { stairs: number; surcharge: number; all: number } {
  const there = f.there[route]!;
  const stairs = f.price[route]!;
  const surcharge = g.coalition === 1 ? 0 : f.surcharge * (onSquare(g, there) - g.pawns[there]![seat]!);
  return { stairs, surcharge, all: Math.max(0, stairs + surcharge - g.bus) };
}

const ofColour = (g: Position, seat: number, colour: number) => sum(g.hand[seat]!.slice(colour * FACES, (colour + 1) * FACES));
export const jokersOf = (g: Position, seat: number) => sum(g.special[seat]!.slice(0, JOKERS));

/** What the seat could pay for an election: its own colour, and jokers in it, count double (3.2.2, 3.2-c). */
export function means(f: Figures, g: Position, seat: number): number {
  const own = ofColour(g, seat, g.colour[seat]!);
  return sum(g.hand[seat]!) - own + f.ownColour * (own + jokersOf(g, seat));
}

/** Cards that pay an amount at the least loss: little waste, few cards, and those that do least in a vote; never jokers. */
export function payment(f: Figures, g: Position, seat: number, due: number): number[] {
  const own = g.colour[seat]!;
  // How much a card is worth keeping: INITIATIVE most, then YES and NO.
  const keep = (card: number) =>
    faceOf(card) === FACE.blank || faceOf(card) === FACE.referendum ? 0 : faceOf(card) === FACE.initiative ? 2 : 1;
  const all = g.hand[seat]!.flatMap((count, card) => Array<number>(Math.max(0, count)).fill(card)).sort(
    (a, b) => keep(a) - keep(b),
  );
  const others = all.filter((card) => colourOf(card) !== own);
  const mine = all.filter((card) => colourOf(card) === own);
  let best: number[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let doubles = 0; doubles <= mine.length; doubles += 1) {
    const rest = Math.max(0, due - doubles * f.ownColour);
    if (rest > others.length) continue;
    const waste = doubles * f.ownColour + rest - due;
    const cards = [...mine.slice(0, doubles), ...others.slice(0, rest)];
    const cost = 10 * waste + 3 * doubles + 2 * rest + sum(cards.map(keep));
    if (cost < least) [best, least] = [cards, cost];
    if (rest === 0) break;
  }
  return best.map((card) => OPTION.pay + card);
}

// Points

const pawnsOn = (g: Position, seat: number, level: number) =>
  sum([0, 1, 2].map((power) => g.pawns[squareOf(level, power)]![seat]!));
export const lawsOf = (g: Position, seat: number, level: number) => g.laws[level]![g.colour[seat]!]!;
const LEVEL = [0, 1, 2];

export const total = (g: Position, seat: number) => sum(g.points[seat]!);

/** The points that pawns and laws would give if the game ended with the board as it is (4.3); none once they are counted. */
export function onBoard(f: Figures, g: Position, seat: number, counted: boolean): { pawns: number; laws: number } {
  if (counted) return { pawns: 0, laws: 0 };
  const pawns = sum(Array.from({ length: SQUARES }, (_, square) => g.pawns[square]![seat]! * f.points[square]!));
  const laws = sum(LEVEL.map((level) => lawsOf(g, seat, level) * f.points[squareOf(level, POWER.legislature)]!));
  return { pawns, laws };
}

export function withBoard(f: Figures, g: Position, seat: number, counted: boolean): number {
  const { pawns, laws } = onBoard(f, g, seat, counted);
  return total(g, seat) + pawns + laws;
}

/** The points of a level's pawns and laws. */
export function ofLevel(f: Figures, g: Position, seat: number, level: number): number {
  const pawns = sum([0, 1, 2].map((power) => g.pawns[squareOf(level, power)]![seat]! * f.points[squareOf(level, power)]!));
  return pawns + lawsOf(g, seat, level) * f.points[squareOf(level, POWER.legislature)]!;
}

/** The chance, in percent, of providing the president with the Federal Council as it is now (4.4). */
export function presidentChance(g: Position, seat: number): number {
  const all = onSquare(g, E3);
  return all === 0 ? 0 : Math.round((100 * g.pawns[E3]![seat]!) / all);
}

function counted(g: Position, seat: number, card: number): number {
  const some = (n: number) => Math.min(1, n);
  const powers = [0, 1, 2].map((power) => sum(LEVEL.map((level) => g.pawns[squareOf(level, power)]![seat]!)));
  switch (card) {
    case FIRST_RED:
      return pawnsOn(g, seat, 0);
    case FIRST_RED + 1:
      return sum(LEVEL.map((level) => lawsOf(g, seat, level)));
    case FIRST_RED + 2:
      return sum(powers.map(some));
    case FIRST_RED + 3:
      return sum(g.aid[seat]!);
    case FIRST_RED + 4:
      return pawnsOn(g, seat, 1) + lawsOf(g, seat, 1);
    case FIRST_RED + 5:
      return sum(LEVEL.map((level) => some(g.pawns[squareOf(level, POWER.executive)]![seat]!)));
    case FIRST_END:
      return pawnsOn(g, seat, 2) + lawsOf(g, seat, 2);
    default:
      return sum(LEVEL.map((level) => some(pawnsOn(g, seat, level)) + some(lawsOf(g, seat, level))));
  }
}

/** The points of a red card with the board as it is (3.2.12, 4.5). */
export function redPoints(f: Figures, g: Position, seat: number, card: number): number {
  const inCouncil = g.pawns[E3]![seat]! > 0;
  if (card === FIRST_END + 2) return inCouncil ? f.each[card]! : f.most[card]!;
  if (card === FIRST_END + 3) return inCouncil && g.president !== seat ? f.most[card]! : f.each[card]!;
  const things = counted(g, seat, card);
  if (card === FIRST_RED + 2 && things === POWERS) return f.most[card]!;
  return Math.min(f.most[card]!, f.each[card]! * things);
}

/** The players by points if the game ended now, best first. */
export function ranking(f: Figures, g: Position, ended: boolean): { seat: number; points: number }[] {
  return seatsOf(g)
    .map((seat) => ({ seat, points: withBoard(f, g, seat, ended) }))
    .sort((a, b) => b.points - a.points || a.seat - b.seat);
}

// Time and cards

/** Additional cards when obtaining, for offices of the commune and the canton (3.1.2). */
export const officeCards = (f: Figures, g: Position, seat: number) =>
  sum(LEVEL.map((level) => (g.pawns[squareOf(level, POWER.executive)]![seat]! > 0 ? f.officeCards[level]! : 0)));

export function obtains(f: Figures, g: Position, seat: number): { least: number; most: number } {
  const more = officeCards(f, g, seat);
  return { least: Math.min(...f.die) + more, most: Math.max(...f.die) + more };
}

/** The number of drawers to the next open one, or null if none is left. */
export function toOpen(f: Figures, g: Position): number | null {
  const next = f.open.findIndex((open, drawer) => open && drawer > g.drawer);
  return next < 0 ? null : next - g.drawer;
}

/** Vote cards the seat has not seen, by kind: those in the deck and in other hands. */
export function unseen(f: Figures, g: Position, seat: number | null): number[] {
  return Array.from({ length: KINDS }, (_, card) => {
    const copies = f.copies[faceOf(card)]!;
    const own = seat === null ? 0 : Math.max(0, g.hand[seat]![card]!);
    const others =
      seat === null ? 0 : sum(seatsOf(g).map((other) => (other === seat ? 0 : Math.max(0, g.known[seat]![other]![card]!))));
    const laid = g.aid_card.filter((other, place) => place < g.aid_n && other === card).length;
    return Math.max(0, copies - g.discard[card]! - own - others - laid);
  });
}

/** The chance, in percent, that a proposal of this many laws leads to a popular vote (3.2.9), as far as the seat can know. */
export function referendumRisk(f: Figures, g: Position, seat: number, laws: number): number {
  const cards = unseen(f, g, seat);
  const [all, referendums] = [sum(cards), sum(cards.filter((_, card) => faceOf(card) === FACE.referendum))];
  let none = 1;
  for (let turned = 0; turned < laws; turned += 1)
    none *= all - turned > 0 ? Math.max(0, all - referendums - turned) / (all - turned) : 1;
  return Math.round(100 * (1 - none));
}

/** The effect of a change of laws on a seat's points at the end. */
export function lawGain(f: Figures, g: Position, seat: number): number {
  if (g.level === NONE) return 0;
  const colour = g.colour[seat]!;
  return (g.coming[colour]! - g.going[colour]!) * f.points[squareOf(g.level, POWER.legislature)]!;
}

/** Colours of the cards under a seat's aid: which of the five it has (3.2.7). */
export const coloursLaid = (g: Position, seat: number) => Array.from({ length: COLOURS }, (_, colour) => g.aid[seat]![colour]!);

/** The laws of a level one by one: colour, and whether each was applied this turn or is to be replaced. */
export interface Law {
  colour: number;
  applied: boolean;
  going: boolean;
  /** The one picked by a click on a law of this colour. */
  chief: boolean;
}

export function lawsThere(g: Position, level: number): Law[] {
  return Array.from({ length: COLOURS }, (_, colour) => {
    const count = g.laws[level]![colour]!;
    const going = g.level === level ? Math.min(count, g.going[colour]!) : 0;
    const applied = Math.min(count, g.applied[level]![colour]!);
    const free = Math.min(count - 1, Math.max(going, applied));
    return Array.from({ length: count }, (_, place) => ({
      colour,
      applied: place < applied,
      going: place < going,
      chief: place === free,
    }));
  }).flat();
}

/** Laws that would come to a level, colour by colour, one by one. */
export const lawsComing = (g: Position, level: number) =>
  g.level === level
    ? Array.from({ length: COLOURS }, (_, colour) => Array<number>(g.coming[colour]!).fill(colour))
        .flat()
        .slice(0, LAWS_THERE)
    : [];
