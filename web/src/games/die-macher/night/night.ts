/** A finished election, as its night and its front page present it: each party's results, who won, and the headline. */
import type { Line, LogLine } from "../../../net/wire";
import { lineOf, thingsOf } from "../../../play/reveal";
import { current, decide, partiesOf } from "../derive";
import { COLOURS, LANDS, NOBODY, NONE, VICTORY, type Position } from "../model";

export interface Night {
  state: number;
  rows: { party: number; votes: number; seats: number; won: boolean }[];
  headline: Line;
}

/** The margin in votes or, if the record does not reach back that far, the winner's votes. */
const HEADLINES = {
  by: { alone: "dm-night-alone", together: "dm-night-together" },
  with: { alone: "dm-page-alone", together: "dm-page-together" },
} as const;
const TOGETHER: readonly string[] = ["story-coalition-forced", "story-coalition-agreed"];

export const partyLine = (g: Position, party: number): Line => ({ key: `party-${g.edition}-${COLOURS[g.colour[party]!]}` });

const land = (g: Position, state: number): Line => {
  const card = g.land[state] ?? NONE;
  return card === NONE ? { key: "land-none", things: { place: state + 1 } } : { key: LANDS[card]!.key };
};

/** The states that have voted, in order: each has a front page. */
export const votedStates = (g: Position): number[] =>
  Array.from({ length: g.rounds }, (_, state) => state).filter(
    (state) => g.victory[state]! > 0 || (state < g.round - 1 && g.land[state] !== NONE),
  );

/** The coalitions in a state, from the record: the position forgets them before the next round begins. Null: the record has no
 * election there. */
function partnersIn(g: Position, state: number, told: LogLine[]): number[] | null {
  const place = land(g, state).key;
  const here = told.map(({ line }) => line).filter((line) => lineOf(thingsOf(line)["state"])?.key === place);
  if (!here.some(({ key }) => key === "story-election")) return null;
  const named = (line: Line, name: string): number =>
    partiesOf(g).findIndex((party) => partyLine(g, party).key === lineOf(thingsOf(line)[name])?.key);
  const partners = partiesOf(g).map(() => NOBODY);
  for (const line of here.filter(({ key }) => TOGETHER.includes(key))) {
    const [one, other] = [named(line, "party"), named(line, "party_2")];
    partners[one] = other;
    partners[other] = one;
  }
  return partners;
}

/** An election from the position, and from the record as far as this reader has it (`told`). */
export function nightOf(g: Position, state: number, told: LogLine[]): Night {
  const votes = g.votes[state]!.slice(0, g.parties);
  const partners = partnersIn(g, state, told) ?? (state === current(g) ? g.partner : null);
  const { firstVotes, secondVotes } = decide(g, state, votes, g.height[state]!, partners ?? []);
  const winner = g.winner[state]!;
  const partner = g.winner_partner[state]!;
  const together = g.victory[state] === VICTORY.coalition && partner !== NOBODY;
  const rows = partiesOf(g).map((party) => ({
    party,
    votes: votes[party]!,
    seats: g.seats[state]![party]!,
    won: winner !== NOBODY && (party === winner || (together && party === partner)),
  }));
  const things: Line["things"] = { state: land(g, state) };
  if (winner === NOBODY || g.victory[state] === VICTORY.none)
    return { state, rows, headline: { key: "dm-night-nobody", things } };
  things["party"] = partyLine(g, winner);
  things["votes"] = partners ? firstVotes - secondVotes : votes[winner]! + (together ? votes[partner]! : 0);
  if (together) things["party_2"] = partyLine(g, partner);
  const key = HEADLINES[partners ? "by" : "with"][together ? "together" : "alone"];
  return { state, rows, headline: { key, things } };
}
