// The popular vote turned over, and the game at a glance.
import { describe, expect, it } from "vitest";
import fixture from "./fixture.json";
import { glance } from "../../src/games/helvetiq/glance";
import { voteOf } from "../../src/games/helvetiq/vote";
import type { Line, LogLine, View } from "../../src/net/wire";
import type { Words } from "../../src/i18n/words.svelte";

const told = (...lines: Line[]): LogLine[] => lines.map((line, number) => ({ number, seq: 5, seat: 0, at: 0, line }) as LogLine);
const card = (face: string): Line => ({
  key: "card",
  things: { colour: { key: "colour-red" }, face: { key: `face-${face}` } },
});
const box: Line = {
  key: "story-box",
  things: {
    cards: [
      { key: "card-times", things: { card: card("yes"), times: 2 } },
      { key: "just-card", things: { card: card("no") } },
      { key: "card-times", things: { card: card("initiative"), times: 3 } },
      { key: "just-card", things: { card: card("blank") } },
    ],
  },
};

describe("a popular vote", () => {
  it("is nothing before it is counted", () => {
    expect(voteOf(told({ key: "story-voted", things: { party: { key: "party-red" } } }))).toBeNull();
  });

  it("shows YES, NO and the rest, and what was decided", () => {
    const rejected: Line = { key: "story-rejected", things: { yes: 2, no: 3 } }; // two NO were turned up to decide
    const found = voteOf(told(box, { key: "story-decided" }, rejected, { key: "story-voters-drew", things: { cards: 4 } }))!;
    expect(found.cards.map(({ of, fronts, best }) => [of.key, fronts[0]!.things!["number"], best])).toEqual([
      ["face-yes", 2, false],
      ["face-no", 3, true],
      ["face-blank", 4, false],
    ]);
    expect(found.then).toBe(rejected);
  });

  it("has no third pile where every ballot counts", () => {
    const accepted: Line = { key: "story-accepted", things: { yes: 2, no: 1 } };
    expect(voteOf(told(accepted))!.cards.map(({ best }) => best)).toEqual([true, false]);
  });
});

describe("the game at a glance", () => {
  const words = { say: (key: string, values: object) => `${key} ${JSON.stringify(values)}` } as unknown as Words;
  it.each(fixture.moments.map((moment, i) => [i, moment] as const))("%s", (_, { position, numbers }) => {
    const found = glance({ position, figures: null } as unknown as View, fixture.figures, words)!;
    expect(found.lanes.map(({ votes }) => votes)).toEqual(numbers.total);
    expect(found.lanes.map(({ to }) => to)).toEqual(numbers.with_board);
    expect(found.most).toBeGreaterThan(Math.max(...numbers.with_board));
  });

  it("is nothing before there is a board", () => {
    expect(glance({ position: {}, figures: null } as unknown as View, fixture.figures, words)).toBeNull();
  });
});
