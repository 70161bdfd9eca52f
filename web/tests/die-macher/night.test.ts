// An election as its front page tells it.
import { describe, expect, it } from "vitest";
import { nightOf, votedStates } from "../../src/games/die-macher/night/night";
import type { Position } from "../../src/games/die-macher/model";
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
    const night = nightOf(voted(now, -1), now);
    expect(night.headline.key).toBe("dm-night-alone");
    expect(night.headline.things).toMatchObject({ votes: 3 });
    expect(night.rows.map(({ won }) => won)).toEqual([false, true, false, false, false]);
    expect(night.rows.map(({ votes }) => votes)).toEqual([12, 20, 3, 17, 0]);
  });

  it("names both of a coalition", () => {
    const night = nightOf(voted(now, 3), now);
    expect(night.headline.key).toBe("dm-night-together");
    expect(night.headline.things).toMatchObject({ votes: 25 });
    expect(night.rows.filter(({ won }) => won).map(({ party }) => party)).toEqual([1, 3]);
  });

  it("of an earlier round says how many votes won", () => {
    expect(nightOf(voted(0, -1), 0).headline).toMatchObject({ key: "dm-page-alone", things: { votes: 20 } });
    expect(nightOf(voted(0, 3), 0).headline).toMatchObject({ key: "dm-page-together", things: { votes: 37 } });
  });

  it("says when nobody has won", () => {
    const position = g({
      votes: put(g().votes, 0, [0, 0, 0, 0, 0]),
      winner: put(g().winner, 0, -1),
      victory: put(g().victory, 0, 0),
    });
    expect(nightOf(position, 0).headline.key).toBe("dm-night-nobody");
  });
});
