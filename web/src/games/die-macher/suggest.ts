/** Suggestions for a newcomer in each decision of Die Macher, by simple habits, where no stronger player can be asked. Every
 * habit picks one of the options offered; if it does not fit, it passes. The reasons are in `reasons.ts`. */
import * as d from "./derive";
import { OPTION, convertOption, discardOption, meetOption, placeOption, type Decision } from "./model";
import { amountOf, highest, optionOf } from "../../ui/options";
import type { Ask, Choice } from "../../net/wire";
import type { Suggestion } from "../course";
import { ANY, best, controls, of, pollWorth, reasonFor, standing, together, useless, type Table } from "./reasons";

function passed(ask: Ask): number[] {
  const option = ask.decline ?? ask.options[0]?.option ?? ask.amounts?.option;
  return option === undefined ? [] : [option];
}

const one = (choice: Choice | undefined): number[] => (choice ? [choice.option] : []);

const TRY: Partial<Record<Decision, (table: Table) => number[]>> = {
  "choose-boons": ({ f, ask }) => one(best(of(ask, "opening-boons"), ({ things }) => new Set(f.boons[things["row"]!]).size)),
  "place-boon": ({ ask, now }) => one(of(ask, "choose-state").find(({ things }) => things["state"] === now)),
  "choose-base": ({ f, ask }) =>
    one(best(of(ask, "opening-base"), ({ things }) => -Math.abs(2 - f.bases[things["row"]!]!.markers))),
  "place-marker": ({ ask, now, g, me }) =>
    one(
      best(
        of(ask, "choose-state"),
        ({ things }) =>
          (things["state"] === now ? 1 : 0) - g.opening_media[me]!.filter((state) => state === things["state"]).length,
      ),
    ),
  "start-bid": ({ ask }) => (ask.amounts ? [optionOf(ask.amounts, Math.min(highest(ask.amounts), ask.amounts.low + 1))] : []),
  "second-bid": ({ ask }) => (ask.amounts ? [ask.amounts.option] : []),
  "start-naming": ({ ask, g, me }) => one(of(ask, "name-start").find(({ things }) => things["party"] === (me + 1) % g.parties)),
  discarding: (table) => [...useless(table).map(discardOption), table.ask.decline ?? OPTION.pass],
  "platform-swap": (table) => {
    const { g, me, ask } = table;
    const then = ({ things }: Choice) => standing(table, d.afterPlatformSwap(g, me, things["issue"]!, things["card"]!));
    const top = best(of(ask, "swap-platform"), then);
    return top && then(top) > standing(table, g) ? [top.option] : passed(ask);
  },
  placing: ({ f, g, me, ask, now }) => {
    const states = d.statesOf(g).filter((state) => state >= g.state);
    const cheap = best(
      of(ask, "place-cabinet").filter(({ things }) => f.cabinet[things["cabinet"]!]!.cost * 3 <= g.cash[me]!),
      ({ things }) => -f.cabinet[things["cabinet"]!]!.cost,
    );
    const card = cheap?.things["cabinet"];
    if (card === undefined || states[0] !== now) return states.map(() => OPTION.pass);
    return states.map((state) => (state === now ? placeOption(state, card) : OPTION.pass));
  },
  "cabinet-action": ({ f, g, me, ask }) => {
    const card = f.cabinet[g.cabinet_up[me]![g.state]!];
    const cubes = g.meetings[g.state]![me]!;
    const worth = ({ key }: Choice) =>
      key === "cabinet-votes"
        ? (card?.votes ?? 0)
        : key === "trend-up"
          ? (card?.up ?? 0) * Math.max(cubes, f.convertMinimum)
          : -1;
    return one(best(ask.options, worth));
  },
  coalition: (table) => {
    const found = [...of(table.ask, "force"), ...of(table.ask, "propose")].find((choice) => together(table, choice));
    return found ? [found.option] : passed(table.ask);
  },
  answer: ({ ask }) => one(of(ask, "agree")[0]),
  "media-buying": (table) => {
    const { f, g, me, ask, now } = table;
    const buys = of(ask, "buy-media").filter((choice) => controls(table, choice));
    const found = buys.find(({ things }) => things["state"] === now) ?? buys[0];
    return found && g.cash[me]! >= 3 * f.mediaPrice ? [found.option] : passed(ask);
  },
  "opinion-swap": (table) => {
    const { g, ask } = table;
    const then = ({ things }: Choice) => standing(table, d.afterOpinionSwap(g, g.state, things["issue"]!, things["card"]!));
    const top = best(of(ask, "swap-opinion"), then);
    return top && then(top) > standing(table, g) ? [top.option] : passed(ask);
  },
  meetings: ({ f, g, me, now }) => {
    const states = d.statesOf(g).filter((state) => state >= g.state);
    // Meetings go where they bring votes, with some preference for the current state.
    const wish = states
      .filter((state) => d.factor(g, state, me) > 0)
      .sort((a, b) => d.factor(g, b, me) + Number(b === now) - d.factor(g, a, me) - Number(a === now))
      .slice(0, 2);
    let left = Math.floor(g.cash[me]! / 2 / Math.max(1, f.meetingPrice));
    let spent = 0;
    const plan = new Map<number, number>();
    for (const state of wish) {
      const cubes = Math.min(left, d.meetingRoom(f, g, me, state, 0, spent).room);
      plan.set(state, cubes);
      left -= cubes;
      spent += cubes;
    }
    return states.map((state) => meetOption(state, plan.get(state) ?? 0));
  },
  "poll-bid": ({ ask, g, me, now }) => {
    const low = ask.amounts?.low;
    return low === undefined || low > 2 || g.state !== now || g.cash[me]! < 6 ? passed(ask) : [optionOf(ask.amounts!, low)];
  },
  "poll-use": (table) => {
    const top = best(of(table.ask, "publish"), (choice) => pollWorth(table, choice));
    return top && pollWorth(table, top) > 0 ? [top.option] : one(of(table.ask, "shelve")[0]);
  },
  converting: ({ g, me, now }) =>
    g.state === now || d.factor(g, g.state, me) < 3 ? [convertOption(0)] : [convertOption(g.meetings[g.state]![me]!)],
  "marker-move": ({ ask }) => one(of(ask, "move-marker")[0]),
  "opinion-placing": ({ g, me, ask, now }) => {
    const mine = of(ask, "place-opinion").find(
      ({ things }) => g.platform[me]![things["issue"]!] === g.opinion[now]![things["issue"]!],
    );
    return mine ? [mine.option] : passed(ask);
  },
  "opinion-space": ({ g, me, ask }) =>
    one(of(ask, "push-out").find(({ things }) => !d.agreesWithNation(g, me, things["space"]!)) ?? ask.options[0]),
  contribution: ({ f, ask }) =>
    one(
      best(of(ask, "accept"), ({ things }) => {
        const gift = f.gifts[things["contribution"]!]!;
        return gift.risk <= 1 ? gift.amount : -gift.risk;
      }),
    ),
};

/** A suggestion for a decision, or null if no habit applies. */
export function suggest(table: Table): Suggestion | null {
  const { ask } = table;
  const found = TRY[ask.kind as Decision]?.(table) ?? [];
  const [first] = found;
  if (first === undefined) return null;
  const offered =
    ask.options.some(({ option }) => option === first) || (ask.amounts ? amountOf(ask.amounts, first) !== null : false);
  const options = offered ? found : passed(ask);
  return options.length > 0 ? { options, why: (offered ? reasonFor(table, options) : null) ?? ANY } : null;
}
