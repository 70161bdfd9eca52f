/** An election that is over, as its night and its front page tell it: what each party has, who won, and the headline. */
import type { Line } from "../../../net/wire";
import { current, decide, partiesOf } from "../derive";
import { COLOURS, LANDS, NOBODY, NONE, VICTORY, type Position } from "../model";

export interface Night {
  state: number;
  rows: { party: number; votes: number; seats: number; won: boolean }[];
  headline: Line;
}

/** Of the evening itself, and of a front page in later rounds. */
const HEADLINES = {
  night: { alone: "dm-night-alone", together: "dm-night-together" },
  page: { alone: "dm-page-alone", together: "dm-page-together" },
} as const;

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

export function nightOf(g: Position, state: number): Night {
  const votes = g.votes[state]!.slice(0, g.parties);
  const { firstVotes, secondVotes } = decide(g, state, votes, g.height[state]!);
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
  // Who else went together is forgotten with the round: later a front page says how many votes won, not by how many.
  const tonight = state === current(g);
  things["votes"] = tonight ? firstVotes - secondVotes : votes[winner]! + (together ? votes[partner]! : 0);
  if (together) things["party_2"] = partyLine(g, partner);
  const key = HEADLINES[tonight ? "night" : "page"][together ? "together" : "alone"];
  return { state, rows, headline: { key, things } };
}
