// An election as its front page tells it.
import { describe, expect, it } from "vitest";
import { nightOf, partyLine, votedStates } from "../../src/games/die-macher/night/night";
import { verdict } from "../../src/games/die-macher/verdict";
import { LANDS, VICTORY, type Position } from "../../src/games/die-macher/model";
import type { Line, LogLine } from "../../src/net/wire";
import fixture from "./fixture.json";

const moment = fixture.moments.find(({ position }) => position.round > 1 && position.parties === 5)!;
const g = (changes: Partial<Position> = {}): Position => ({ ...(moment.position as unknown as Position), ...changes });
const put = <T>(list: T[], place: number, value: T): T[] => list.map((old, i) => (i === place ? value : old));

describe("a front page", () => {
  it("is there for every election so far, and for no other", () => {
    expect(votedStates(g())).toEqual(Array.from({ length: moment.position.round - 1 }, (_, state) => state));
  });

  const now = moment.position.round - 1;
  const voted = (state: number, partner: number): Position =>
    g({
      votes: put(g().votes, state, [12, 20, 3, 17, 0]),
      partner: [-1, -1, -1, -1, -1].map((_, party) => (party === 1 ? partner : partner >= 0 && party === partner ? 1 : -1)),
      winner: put(g().winner, state, 1),
      winner_partner: put(g().winner_partner, state, partner),
      victory: put(g().victory, state, partner < 0 ? 1 : 3),
    });

  it("names the winner and by how much", () => {
    const night = nightOf(voted(now, -1), now, []);
    expect(night.headline.key).toBe("dm-night-alone");
    expect(night.headline.things).toMatchObject({ votes: 3 });
    expect(night.rows.map(({ won }) => won)).toEqual([false, true, false, false, false]);
    expect(night.rows.map(({ votes }) => votes)).toEqual([12, 20, 3, 17, 0]);
  });

  it("names both of a coalition", () => {
    const night = nightOf(voted(now, 3), now, []);
    expect(night.headline.key).toBe("dm-night-together");
    expect(night.headline.things).toMatchObject({ votes: 25 });
    expect(night.rows.filter(({ won }) => won).map(({ party }) => party)).toEqual([1, 3]);
  });

  const name = (party: number): Line => partyLine(g(), party);
  const told = (...lines: Line[]): LogLine[] => toldOf(0, ...lines);
  const toldOf = (place: number, ...lines: Line[]): LogLine[] => {
    const state = { key: LANDS[g().land[place]!]!.key };
    return lines.map(({ key, things }, number) => ({
      number,
      seq: number,
      seat: -1,
      line: { key, things: { state, ...things } },
    })) as unknown as LogLine[];
  };
  const election: Line = { key: "story-election" };

  it("of an earlier round goes on saying by how much, as the record knows who went together", () => {
    expect(nightOf(voted(0, -1), 0, told(election)).headline).toMatchObject({ key: "dm-night-alone", things: { votes: 3 } });
    const coalition = { key: "story-coalition-agreed", things: { party: name(3), party_2: name(1) } };
    const won = nightOf(voted(0, 3), 0, told(coalition, election)).headline;
    expect(won).toMatchObject({ key: "dm-night-together", things: { votes: 25 } });
    const losers = { key: "story-coalition-forced", things: { party: name(0), party_2: name(2) } };
    const close = nightOf(voted(0, 3), 0, told(coalition, losers, election)).headline;
    expect(close).toMatchObject({ key: "dm-night-together", things: { votes: 22 } });
  });

  it("of this round says the same when its coalitions are off the board, before the next round", () => {
    const after = { ...voted(now, 3), partner: [-1, -1, -1, -1, -1] };
    const coalition = { key: "story-coalition-agreed", things: { party: name(3), party_2: name(1) } };
    const { headline } = nightOf(after, now, toldOf(now, coalition, election));
    expect(headline).toMatchObject({ key: "dm-night-together", things: { votes: 25 } });
  });

  it("says with how many votes where the record does not reach back so far", () => {
    expect(nightOf(voted(0, -1), 0, []).headline).toMatchObject({ key: "dm-page-alone", things: { votes: 20 } });
    expect(nightOf(voted(0, 3), 0, []).headline).toMatchObject({ key: "dm-page-together", things: { votes: 37 } });
  });

  it("says when nobody has won", () => {
    const position = g({
      votes: put(g().votes, 0, [0, 0, 0, 0, 0]),
      winner: put(g().winner, 0, -1),
      victory: put(g().victory, 0, 0),
    });
    expect(nightOf(position, 0, []).headline.key).toBe("dm-night-nobody");
  });
});

describe("the sentence on who wins", () => {
  const found = { victory: VICTORY.narrow as number, winner: 0, partner: -1, second: 1, firstVotes: 12, secondVotes: 12 };
  const name = (party: number): Line => ({ key: `party ${party}` });

  it("of equal votes does not name two figures, alone or together", () => {
    expect(verdict(found, name).key).toBe("dm-would-narrow");
    expect(verdict({ ...found, victory: VICTORY.coalition, partner: 2 }, name).key).toBe("dm-would-coalition-level");
    expect(verdict({ ...found, victory: VICTORY.coalition, partner: 2, secondVotes: 9 }, name, true).key).toBe(
      "dm-voted-coalition",
    );
  });
});
