/** Queries about a table of Die Macher for the command line: money, members, a state, platforms, the reader's hand. They are
 * answered only from the position as this reader may see it. */
import type { Queries } from "../../net/table.svelte";
import { Board, signed } from "./board/board.svelte";
import { cardOf, controller, factor, partiesOf } from "./derive";
import { NOBODY, NONE } from "./model";

export function queries(board: Board): Queries {
  const { g0: g } = board;
  const each = (key: string, values: (party: number) => Record<string, string | number>): string[] =>
    partiesOf(g).map((party) => board.say(key, { party: board.party(party), ...values(party) }));
  const cards = (held: number[]): string => (held.length > 0 ? board.words.join(held.map((card) => board.card(card))) : "–");
  const opinions = (sides: number[]): number[] => sides.flatMap((side, issue) => (side === 0 ? [] : [cardOf(issue, side)]));

  function state(place: number): string[] {
    const steps = board.f.seats[g.land[place]!] ?? [];
    const master = controller(g, place);
    const hidden = g.down[place]!.filter((lying) => lying !== 0).length;
    return [
      board.say("dm-ask-state", { place: place + 1, state: board.state(place), seats: steps[9] ?? 0 }),
      ...each("dm-ask-row", (party) => ({
        votes: g.votes[place]![party]!,
        trend: signed(g.trend[place]![party]!),
        factor: signed(factor(g, place, party)),
        meetings: g.meetings[place]![party]!,
        media: g.media[place]![party]!,
      })),
      board.say("dm-ask-opinions", { cards: cards(opinions(g.opinion[place]!)), hidden }),
      master === NOBODY ? board.say("dm-nobody-controls") : board.say("dm-controls", { party: board.party(master) }),
    ];
  }

  return {
    cash: () =>
      partiesOf(g).map((party) =>
        g.cash[party]! < 0
          ? board.say("dm-ask-hidden", { party: board.party(party) })
          : board.say("dm-ask-cash", { party: board.party(party), money: g.cash[party]! * 1000 }),
      ),
    members: () => each("dm-ask-members", (party) => ({ members: g.members[party]! })),
    state: ([word]) => {
      const place = word === undefined ? board.states[0]! : Number(word) - 1;
      if (board.states.includes(place)) return state(place);
      return [board.say("dm-ask-no-state", { states: board.states.map((each) => each + 1).join(", ") })];
    },
    platform: () => each("dm-ask-platform", (party) => ({ cards: cards(opinions(g.platform[party]!)) })),
    hand: () =>
      board.me === null ? [] : [board.say("story-own-hand", { cards: cards(g.hand[board.me]!.filter((card) => card !== NONE)) })],
  };
}
