/** Numbers that people would otherwise work out at the table: pure functions of a position and the figures. The server enforces
 * the rules; these functions only predict what they would give, and are tested against them (tests/die-macher). */

import { ISSUES, NATIONAL, NOBODY, NONE, PHASE, VICTORY, type Figures, type Position } from "./model";

const range = (n: number) => Array.from({ length: n }, (_, i) => i);

export const partiesOf = (g: Position) => range(g.parties);
export const current = (g: Position) => g.round - 1;
export const lastInLine = (g: Position) => Math.min(g.round + 2, g.rounds - 1);
/** The party at a place in the turn order: clockwise from the start player. */
export const atTurn = (g: Position, turn: number) => (g.start + turn) % g.parties;
export const turnOrder = (g: Position) => range(g.parties).map((turn) => atTurn(g, turn));
export const stance = (card: number) => 1 - 2 * (card % 2);
export const cardOf = (issue: number, side: number) => 2 * issue + (1 - side) / 2;

/** The states on the table, the current one first. During contributions the one that has voted is already gone. */
export function statesOf(g: Position): number[] {
  if (g.phase === PHASE.over) return [g.rounds - 1];
  const gone = g.phase === PHASE.contributions ? 1 : 0;
  const first = current(g) + gone;
  const last = Math.min(lastInLine(g) + gone, g.rounds - 1);
  return range(last - first + 1).map((i) => first + i);
}

/** The value of one issue for the party in a state: +1 for the same card, -1 for the opposite, double under the key-issue tile
 * (3.8.3). */
export function agreement(g: Position, state: number, party: number, issue: number): number {
  const same = g.platform[party]![issue]! * g.opinion[state]![issue]!;
  return g.key_issue[state] === issue ? 2 * same : same;
}

export function match(g: Position, state: number, party: number): number {
  return range(ISSUES).reduce((sum, issue) => sum + agreement(g, state, party, issue), 0);
}

/** Trend and match together (3.8.2). */
export const factor = (g: Position, state: number, party: number) => g.trend[state]![party]! + match(g, state, party);

/** Cubes times factor; with a factor of 0 or less, one vote for every two cubes (3.8.4). */
export const votesFor = (cubes: number, times: number) => (times > 0 ? cubes * times : Math.floor(cubes / 2));

/** The party's votes if it converted `cubes` of its meetings in the state, or all of them. */
export function votesThen(f: Figures, g: Position, state: number, party: number, cubes = g.meetings[state]![party]!): number {
  return Math.min(f.voteTrack, g.votes[state]![party]! + votesFor(cubes, factor(g, state, party)));
}

/** Seats for votes: the highest row reached on the state card (4.1). */
export function seatsFor(f: Figures, land: number, votes: number): number {
  const row = Math.min(Math.floor(votes / 5), 10);
  return row <= 0 || land < 0 ? 0 : f.seats[land]![row - 1]!;
}

/** Whether the party may convert in the state this round: the current state votes anyway (4.1), others need a minimum (3.8.1). */
export function converts(f: Figures, g: Position, state: number, party: number): boolean {
  return g.meetings[state]![party]! > 0 && (state === current(g) || g.meetings[state]![party]! >= f.convertMinimum);
}

/** The party with strictly more media markers than any other, or NOBODY (3.5.2). */
export function controller(g: Position, state: number): number {
  const most = Math.max(...partiesOf(g).map((p) => g.media[state]![p]!));
  const holders = partiesOf(g).filter((p) => g.media[state]![p] === most);
  return holders.length === 1 ? holders[0]! : NOBODY;
}

/** The party with more votes than all others together, or NOBODY (3.8.7). */
export function majority(g: Position, state: number): number {
  const total = partiesOf(g).reduce((sum, p) => sum + g.votes[state]![p]!, 0);
  return partiesOf(g).find((p) => 2 * g.votes[state]![p]! > total) ?? NOBODY;
}

/** The number of open platform cards that two parties have in common (3.4.2). */
export function commonCards(g: Position, party: number, other: number): number {
  return range(ISSUES).filter((i) => g.platform[party]![i] !== 0 && g.platform[party]![i] === g.platform[other]![i]).length;
}

export interface Pile {
  /** The place from below, starting at 0. */
  place: number;
  size: number;
}

/** The party's marker's place among those on the same space; null if it is alone or at 0 votes. */
export function pile(g: Position, state: number, party: number): Pile | null {
  const votes = g.votes[state]![party]!;
  const size = partiesOf(g).filter((p) => g.votes[state]![p] === votes).length;
  return votes > 0 && size > 1 ? { place: g.height[state]![party]!, size } : null;
}

/** Markers in the order of the vote track: most votes first, and of equal ones the higher in the stack. */
export function stackOrder(votes: number[], height: number[]): number[] {
  return range(votes.length).sort((a, b) => votes[b]! - votes[a]! || height[b]! - height[a]!);
}

export interface Outlook {
  votes: number[];
  height: number[];
  seats: number[];
  victory: number;
  winner: number;
  partner: number;
  /** The leading party of the best among the others, and both sides' votes. */
  second: number;
  firstVotes: number;
  secondVotes: number;
}

/** How the state would vote if every party, in turn order, converted everything it has there now (4.1, 4.2). */
export function outlook(f: Figures, g: Position, state: number): Outlook {
  const votes = partiesOf(g).map((p) => g.votes[state]![p]!);
  const height = partiesOf(g).map((p) => g.height[state]![p]!);
  for (const party of turnOrder(g)) {
    const to = votesThen(f, g, state, party);
    const from = votes[party]!;
    if (to === from) continue;
    let top = 0; // a marker that moves lies on top of those already there (3.8.6)
    for (const other of partiesOf(g)) {
      if (other === party) continue;
      if (votes[other] === from && height[other]! > height[party]!) height[other]!--;
      if (votes[other] === to) top++;
    }
    votes[party] = to;
    height[party] = top;
  }
  return { votes, height, seats: votes.map((v) => seatsFor(f, g.land[state]!, v)), ...decide(g, state, votes, height) };
}

/** Who wins with these votes: the strongest party or coalition, and of equal ones that with the strongest marker, but narrowly
 * (4.2). `partners`: the coalitions there; the position knows them for the current state only. */
export function decide(g: Position, state: number, votes: number[], height: number[], partners?: number[]) {
  const known = partners ?? (state === current(g) ? g.partner : []);
  const partner = (p: number) => known[p] ?? NOBODY;
  const stronger = (a: number, b: number) => (votes[a] !== votes[b] ? votes[a]! > votes[b]! : height[a]! > height[b]!);
  const sum = (p: number) => votes[p]! + (partner(p) === NOBODY ? 0 : votes[partner(p)]!);
  const units = partiesOf(g)
    .filter((p) => partner(p) === NOBODY || stronger(p, partner(p)))
    .sort((a, b) => sum(b) - sum(a) || (stronger(a, b) ? -1 : 1));
  const first = units[0]!;
  const second = units[1] ?? NOBODY;
  const firstVotes = sum(first);
  const secondVotes = second === NOBODY ? 0 : sum(second);
  if (firstVotes === 0)
    return { victory: VICTORY.none as number, winner: NOBODY, partner: NOBODY, second, firstVotes, secondVotes };
  const together = partner(first) !== NOBODY;
  const narrow = second !== NOBODY && firstVotes === secondVotes;
  const victory: number = together ? VICTORY.coalition : narrow ? VICTORY.narrow : VICTORY.clear;
  return { victory, winner: first, partner: partner(first), second, firstVotes, secondVotes };
}

/** Members that national opinion brings the party each round (4.5). */
export function recruits(f: Figures, g: Position, party: number): number {
  return range(NATIONAL).reduce((sum, slot) => sum + (agreesWithNation(g, party, slot) ? f.recruits[slot]! : 0), 0);
}

export function agreesWithNation(g: Position, party: number, slot: number): boolean {
  const card = g.national[slot]!;
  return card !== NONE && g.platform[party]![card >> 1] === stance(card);
}

/** The income in thousands if the current state votes as things are: seats, and members in some rounds (4.6). */
export function income(f: Figures, g: Position, party: number): number {
  if (g.round >= g.rounds - 1) return 0;
  const seats = outlook(f, g, current(g)).seats[party]!;
  const dues = f.membershipRounds.includes(g.round) ? g.members[party]! + recruits(f, g, party) : 0;
  return seats + dues;
}

/** The party's points, or those it would have at the end with the nation as it is: seats, media, members, opinions, secured
 * (6). */
export function points(f: Figures, g: Position, party: number) {
  const seats = g.seats.reduce((sum, row) => sum + row[party]!, 0);
  const media = g.national_media.reduce((sum, row, round) => sum + row[party]! * f.mediaPoints[round]!, 0);
  const slots = range(NATIONAL).filter((slot) => agreesWithNation(g, party, slot));
  const opinions = slots.reduce((sum, slot) => sum + f.opinionPoints[slot]!, 0);
  const secured = slots.filter((slot) => g.national_pile[slot]! >= 2).length * f.securedBonus;
  return { seats, media, members: g.members[party]!, opinions, secured };
}

/** Seats won in elections that are over. */
export const seatsWon = (g: Position, party: number) => g.seats.reduce((sum, row) => sum + row[party]!, 0);

/** The position after an open platform card is replaced by a card from the hand; only platforms change. */
export function afterPlatformSwap(g: Position, party: number, issue: number, card: number): Position {
  const platform = g.platform.map((row) => [...row]);
  platform[party]![issue] = 0;
  platform[party]![card >> 1] = stance(card);
  return { ...g, platform };
}

/** The position after an open opinion of a state is replaced by a card from the pool; only opinions and the pool change. */
export function afterOpinionSwap(g: Position, state: number, issue: number, card: number): Position {
  const opinion = g.opinion.map((row) => [...row]);
  const pool = [...g.pool];
  pool[cardOf(issue, opinion[state]![issue]!)]!++;
  pool[card]!--;
  opinion[state]![issue] = 0;
  opinion[state]![card >> 1] = stance(card);
  return { ...g, opinion, pool };
}

export interface FactorChange {
  state: number;
  party: number;
  before: number;
  after: number;
}

/** The factors that differ between two positions, in order of election; party `me` first. */
export function factorChanges(before: Position, after: Position, me: number | null): FactorChange[] {
  const order = partiesOf(before).sort((a, b) => Number(b === me) - Number(a === me) || a - b);
  return statesOf(before).flatMap((state) =>
    order
      .map((party) => ({ state, party, before: factor(before, state, party), after: factor(after, state, party) }))
      .filter((change) => change.before !== change.after),
  );
}

/** Free media spaces of a state. */
export function freeMedia(f: Figures, g: Position, state: number): number {
  return Math.max(0, f.mediaSpaces - g.media[state]!.reduce((sum, n) => sum + n, 0));
}

/** How many more meetings the party could hold in a state, given those it has drafted there and elsewhere; and what limits
 * that. */
export type MeetingStop = "per-round" | "cubes" | "spaces" | "cash";
export function meetingRoom(
  f: Figures,
  g: Position,
  party: number,
  state: number,
  here: number,
  elsewhere: number,
): { room: number; stop: MeetingStop } {
  const limits: [MeetingStop, number][] = [
    ["cubes", g.cubes[party]! - elsewhere],
    ["cash", f.meetingPrice === 0 ? Infinity : Math.floor(g.cash[party]! / f.meetingPrice) - elsewhere],
    ["spaces", f.meetingSpaces - g.meetings[state]![party]!],
    ["per-round", f.meetingsPerRound],
  ];
  const [stop, most] = limits.reduce((least, limit) => (limit[1] < least[1] ? limit : least));
  return { room: Math.max(0, most - here), stop };
}

/** Whether a seat is in a set of seats, stored as bits. */
export const has = (mask: number, party: number) => ((mask >> party) & 1) === 1;

/** The position with the party's own sealed opening carried out as far as it has been chosen: the effect of its choices (2.1). */
export function afterOpening(f: Figures, g: Position, party: number): Position {
  const row = g.opening_boons[party] ?? NONE;
  const base = g.opening_base[party] ?? NONE;
  if (g.phase !== PHASE.opening || row === NONE) return g;
  const next = copied(g, "votes", "trend", "meetings", "media");
  g.opening_state[party]!.forEach((state, place) => {
    if (state === NONE) return;
    const boon = f.boons[row]![place];
    if (boon === "trend") next.trend[state]![party]! += f.trendStep;
    else if (boon === "votes") next.votes[state]![party]! += f.votesStep;
    else next.meetings[state]![party]! += f.meetingsStep;
  });
  for (const state of g.opening_media[party]!) if (state !== NONE) next.media[state]![party]! += 1;
  const members = [...g.members];
  if (base !== NONE) members[party]! += f.bases[base]!.members;
  return { ...next, members };
}

/** The position after some of the party's meetings in a state are converted; what others do then is left out (3.8). */
export function afterConverting(f: Figures, g: Position, state: number, party: number, cubes: number): Position {
  const next = copied(g, "votes", "meetings");
  next.votes[state]![party] = votesThen(f, g, state, party, cubes);
  next.meetings[state]![party]! -= cubes;
  return next;
}

/** The position after the party holds these additional meetings, by state (3.6). */
export function afterMeetings(f: Figures, g: Position, party: number, plan: Record<number, number>): Position {
  const next = copied(g, "meetings");
  const cubes = [...g.cubes];
  const cash = [...g.cash];
  for (const [state, count] of Object.entries(plan)) {
    next.meetings[Number(state)]![party]! += count;
    cubes[party]! -= count;
    cash[party]! -= count * f.meetingPrice;
  }
  return { ...next, cubes, cash };
}

/** The position with one of the party's cabinet cards face down on a state (3.3.1). */
export function afterLaying(g: Position, party: number, state: number, card: number): Position {
  const cabinet_down = g.cabinet_down.map((row) => [...row]);
  const cabinet_back = g.cabinet_back.map((row) => [...row]);
  cabinet_down[party]![state] = card;
  cabinet_back[party]![state] = 1;
  return { ...g, cabinet_down, cabinet_back };
}

/** The national space that a card goes to by the rules: that of its issue, or the first free one; NONE: one must be pushed out
 * (4.4). */
export function spaceFor(g: Position, card: number): number {
  const same = g.national.findIndex((there) => there !== NONE && there >> 1 === card >> 1);
  return same >= 0 ? same : g.national.indexOf(NONE);
}

/** The position after a card of the current state goes to the national board (4.4). */
export function afterPlacing(g: Position, issue: number, slot?: number): Position {
  const state = current(g);
  const card = cardOf(issue, g.opinion[state]![issue]!);
  const space = slot ?? spaceFor(g, card);
  if (space < 0) return g;
  const opinion = g.opinion.map((row) => [...row]);
  opinion[state]![issue] = 0;
  const national = [...g.national];
  const national_pile = [...g.national_pile];
  national_pile[space] = national[space] === card ? national_pile[space]! + 1 : 1;
  national[space] = card;
  return { ...g, opinion, national, national_pile };
}

/** The position after the party moves a media marker of the current state to the national board (4.3). */
export function afterMarker(g: Position, party: number): Position {
  const next = copied(g, "media", "national_media");
  next.media[current(g)]![party]! -= 1;
  next.national_media[g.round - 1]![party]! += 1;
  return next;
}

function copied(g: Position, ...fields: ("votes" | "trend" | "meetings" | "media" | "national_media")[]): Position {
  const next = { ...g };
  for (const field of fields) next[field] = g[field].map((row) => [...row]);
  return next;
}
