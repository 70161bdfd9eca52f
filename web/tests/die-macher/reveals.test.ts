// What is turned over for everybody, told from the record.
import { describe, expect, it } from "vitest";
import { LANDS } from "../../src/games/die-macher/model";
import { revealOf } from "../../src/games/die-macher/night/reveals";
import { Shows } from "../../src/games/die-macher/night/shows.svelte";
import type { Line, LogLine, View } from "../../src/net/wire";

const party = (colour: string): Line => ({ key: `party-2006-${colour}` });
const told = (...lines: Line[]): LogLine[] => lines.map((line, number) => ({ number, seq: 5, seat: 0, at: 0, line }) as LogLine);
const phase: Line = { key: "story-phase", things: { phase: { key: "phase-cabinet" } } };
const bid = (colour: string, money: number): Line => ({ key: "bid-of", things: { party: party(colour), money } });
const bids: Line = { key: "story-bids", things: { bids: [bid("red", 3000), bid("black", 5000)] } };

describe("what is turned over", () => {
  it("is nothing where nothing was sealed", () => {
    expect(revealOf(told(phase, { key: "story-meetings", things: { party: party("red"), cubes: 2 } }))).toBeNull();
  });

  it("shows all bids with what came of them", () => {
    const won: Line = { key: "story-start-won", things: { party: party("black"), money: 5000 } };
    const found = revealOf(told(bids, won, phase))!;
    expect(found.cards.map(({ of, best }) => [of.key, best])).toEqual([
      ["party-2006-red", false],
      ["party-2006-black", true],
    ]);
    expect(found.cards[0]!.fronts).toEqual([{ key: "dm-turned-money", things: { money: 3000 } }]);
    expect(found.then).toBe(won);
  });

  it("has no winner while bids are tied", () => {
    const tied: Line = { key: "story-bids-tied", things: { parties: [party("red"), party("black")] } };
    expect(revealOf(told(bids, tied))!.cards.some(({ best }) => best)).toBe(false);
  });

  it("shows the cabinets of all parties side by side", () => {
    const card: Line = { key: "cabinet-in", things: { cabinet: { key: "cabinet-2006-1" } } };
    const sent = (colour: string): Line => ({
      key: "story-cabinet-up",
      things: { party: party(colour), cards: [card], money: 1 },
    });
    const found = revealOf(told(sent("blue"), phase, sent("red"), sent("green"), phase))!;
    expect(found.cards.map(({ of }) => of.key)).toEqual(["party-2006-red", "party-2006-green"]);
  });

  it("shows a poll, and what dice brought", () => {
    const changes = [{ key: "trend-moved", things: { party: party("red"), change: "+1", change_now: "+2" } }];
    const published: Line = { key: "story-poll-published", things: { party: party("blue"), changes } };
    expect(revealOf(told(published))!.cards[0]!.fronts).toEqual([{ key: "dm-turned-change", things: { change: "+1" } }]);
    const taken: Line = { key: "story-gift-taken", things: { party: party("red"), money: 10000, members: 2 } };
    const largest: Line = { key: "story-gift-shown-largest", things: { party: party("blue"), money: 20000, members: 4 } };
    expect(revealOf(told(phase, taken, largest))!.cards.map(({ best }) => best)).toEqual([false, true]);
  });
});

describe("events at a table", () => {
  const view = (seq: number, round: number) => ({ seq, position: { round, land: [4, 0, 9, 2] } }) as unknown as View;
  const changed = (lines: LogLine[], before = view(4, 3)) =>
    ({ type: "changed", before, after: view(5, 3), lines, undone: false }) as const;

  it("come one after the other: a night first, then what was turned over meanwhile", () => {
    const shows = new Shows();
    shows.hear(changed(told({ key: "story-election", things: { state: { key: LANDS[2]!.key } } }, phase)));
    expect(shows.night, "of the state that has voted, whatever the round is").toMatchObject({ place: 3, still: false });
    shows.hear(changed(told(bids)));
    expect(shows.reveal).toBeNull();
    shows.close();
    expect(shows.night).toBeNull();
    expect(shows.reveal?.title).toBe("dm-reveal-bids");
    shows.close();
    expect(shows.reveal).toBeNull();
  });

  it("are not those of long ago, which come again after a break", () => {
    const shows = new Shows();
    shows.hear(changed(told(bids, { key: "story-election", things: {} }), view(5, 3)));
    expect([shows.night, shows.reveal]).toEqual([null, null]);
  });
});
