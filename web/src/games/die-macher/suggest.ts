/** What a newcomer could try in each decision of Die Macher, and why: simple habits, not the best play. Every suggestion is one
 * of the options that the decision offers; where a habit does not fit, the guide says so by passing. */
import * as d from "./derive";
import {
  OPTION,
  convertOption,
  discardOption,
  meetOption,
  placeOption,
  type Decision,
  type Figures,
  type Position,
} from "./model";
import { amountOf, highest, optionOf } from "../../ui/options";
import type { Ask, Choice, Line } from "../../net/wire";
import type { Suggestion } from "../course";

type Named = (g: Position, state: number) => Line;

interface Table {
  f: Figures;
  g: Position;
  me: number;
  ask: Ask;
  now: number;
  name: (state: number) => Line;
}

const of = (ask: Ask, key: string): Choice[] => ask.options.filter((choice) => choice.key === key);
const best = <T>(list: T[], worth: (one: T) => number): T | undefined =>
  list.reduce<T | undefined>((top, one) => (top === undefined || worth(one) > worth(top) ? one : top), undefined);
const said = (key: string, things?: Line["things"]): Line => (things ? { key, things } : { key });

function passed(ask: Ask, why: Line): Suggestion | null {
  const option = ask.decline ?? ask.options[0]?.option ?? ask.amounts?.option;
  return option === undefined ? null : { options: [option], why };
}

const one = (choice: Choice | undefined, why: Line): Suggestion | null => (choice ? { options: [choice.option], why } : null);

/** How well a party stands in the states in play if all converted: the current state counts twice. */
function standing({ f, me, now }: Table, g: Position): number {
  return d.statesOf(g).reduce((sum, state) => {
    const { votes, seats } = d.outlook(f, g, state);
    const others = Math.max(
      ...d
        .partiesOf(g)
        .filter((p) => p !== me)
        .map((p) => votes[p]!),
    );
    return sum + (state === now ? 2 : 1) * (2 * seats[me]! + Math.min(10, votes[me]! - others) + 2 * d.factor(g, state, me));
  }, 0);
}

const TRY: Partial<Record<Decision, (table: Table) => Suggestion | null>> = {
  "choose-boons": ({ f, ask }) => {
    const row = best(of(ask, "opening-boons"), ({ things }) => new Set(f.boons[things["row"]!]).size);
    return one(row, said("guide-try-boons"));
  },
  "place-boon": ({ ask, now, name }) =>
    one(
      of(ask, "choose-state").find(({ things }) => things["state"] === now),
      said("guide-try-boon", { state: name(now) }),
    ),
  "choose-base": ({ f, ask }) =>
    one(
      best(of(ask, "opening-base"), ({ things }) => -Math.abs(2 - f.bases[things["row"]!]!.markers)),
      said("guide-try-base"),
    ),
  "place-marker": ({ ask, now, name, g, me }) => {
    const here = best(
      of(ask, "choose-state"),
      ({ things }) =>
        (things["state"] === now ? 1 : 0) - g.opening_media[me]!.filter((state) => state === things["state"]).length,
    );
    return one(here, said("guide-try-marker", { state: name(here?.things["state"] ?? now) }));
  },
  "start-bid": ({ ask }) =>
    ask.amounts
      ? { options: [optionOf(ask.amounts, Math.min(highest(ask.amounts), ask.amounts.low + 1))], why: said("guide-try-bid") }
      : null,
  "second-bid": ({ ask }) => (ask.amounts ? { options: [ask.amounts.option], why: said("guide-try-bid") } : null),
  "start-naming": ({ ask, g, me }) =>
    one(
      of(ask, "name-start").find(({ things }) => things["party"] === (me + 1) % g.parties),
      said("guide-try-naming"),
    ),
  discarding: ({ g, me, ask }) => {
    const worth = (card: number) => d.statesOf(g).reduce((sum, state) => sum + d.stance(card) * g.opinion[state]![card >> 1]!, 0);
    const bad = g.hand[me]!.filter((card) => card >= 0 && worth(card) <= 0);
    const pass = ask.decline ?? OPTION.pass;
    return { options: [...bad.map(discardOption), pass], why: said("guide-try-discard", { cards: bad.length }) };
  },
  "platform-swap": (table) => {
    const { g, me, ask, now, name } = table;
    const swaps = of(ask, "swap-platform").map((choice) => ({
      choice,
      then: d.afterPlatformSwap(g, me, choice.things["issue"]!, choice.things["card"]!),
    }));
    const top = best(swaps, ({ then }) => standing(table, then));
    if (!top || standing(table, top.then) <= standing(table, g)) return passed(ask, said("guide-try-keep"));
    const state = [now, ...d.statesOf(g)].find((each) => d.factor(top.then, each, me) > d.factor(g, each, me));
    if (state === undefined) return one(top.choice, said("guide-try-any"));
    return one(
      top.choice,
      said("guide-try-swap", { state: name(state), before: d.factor(g, state, me), after: d.factor(top.then, state, me) }),
    );
  },
  placing: ({ f, g, me, ask, now, name }) => {
    const states = d.statesOf(g).filter((state) => state >= g.state);
    const cheap = best(
      of(ask, "place-cabinet").filter(({ things }) => f.cabinet[things["cabinet"]!]!.cost * 3 <= g.cash[me]!),
      ({ things }) => -f.cabinet[things["cabinet"]!]!.cost,
    );
    const card = cheap?.things["cabinet"];
    if (card === undefined || states[0] !== now)
      return { options: states.map(() => OPTION.pass), why: said("guide-try-no-cabinet") };
    return {
      options: states.map((state) => (state === now ? placeOption(state, card) : OPTION.pass)),
      why: said("guide-try-cabinet", { state: name(now), money: f.cabinet[card]!.cost * 1000 }),
    };
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
    const top = best(ask.options, worth);
    return one(
      top,
      said(top?.key === "trend-up" ? "guide-try-trend" : top?.key === "cabinet-votes" ? "guide-try-votes" : "guide-try-any"),
    );
  },
  coalition: ({ f, g, me, ask, now }) => {
    const together = [...of(ask, "force"), ...of(ask, "propose")].map((choice) => {
      const partner = [...g.partner];
      [partner[me], partner[choice.things["party"]!]] = [choice.things["party"]!, me];
      const out = d.outlook(f, { ...g, partner }, now);
      return { choice, wins: out.winner === me || out.partner === me, alone: d.outlook(f, g, now).winner === me };
    });
    const found = together.find(({ wins, alone }) => wins && !alone);
    return found ? one(found.choice, said("guide-try-coalition")) : passed(ask, said("guide-try-alone"));
  },
  answer: ({ ask }) => one(of(ask, "agree")[0], said("guide-try-agree")),
  "media-buying": ({ f, g, me, ask, now, name }) => {
    const buys = of(ask, "buy-media").map((choice) => {
      const media = g.media.map((row) => [...row]);
      media[choice.things["state"]!]![me]! += 1;
      return {
        choice,
        state: choice.things["state"]!,
        gains: d.controller({ ...g, media }, choice.things["state"]!) === me && d.controller(g, choice.things["state"]!) !== me,
      };
    });
    const found = buys.find(({ state, gains }) => gains && state === now) ?? buys.find(({ gains }) => gains);
    if (!found || g.cash[me]! < 3 * f.mediaPrice) return passed(ask, said("guide-try-no-media"));
    return one(found.choice, said("guide-try-media", { state: name(found.state) }));
  },
  "opinion-swap": (table) => {
    const { g, ask, me, name } = table;
    const swaps = of(ask, "swap-opinion").map((choice) => ({
      choice,
      then: d.afterOpinionSwap(g, g.state, choice.things["issue"]!, choice.things["card"]!),
    }));
    const top = best(swaps, ({ then }) => standing(table, then));
    if (!top || standing(table, top.then) <= standing(table, g)) return passed(ask, said("guide-try-keep"));
    const [before, after] = [d.factor(g, g.state, me), d.factor(top.then, g.state, me)];
    return one(
      top.choice,
      after > before ? said("guide-try-opinion", { state: name(g.state), before, after }) : said("guide-try-others"),
    );
  },
  meetings: ({ f, g, me, now, name }) => {
    const states = d.statesOf(g).filter((state) => state >= g.state);
    // Where a meeting brings votes, the current state before others.
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
    const [best] = wish;
    const why =
      best === undefined || spent === 0
        ? said("guide-try-no-meetings")
        : said("guide-try-meetings", { state: name(best), factor: d.factor(g, best, me) });
    return { options: states.map((state) => meetOption(state, plan.get(state) ?? 0)), why };
  },
  "poll-bid": ({ ask, g, me, now, name }) => {
    const low = ask.amounts?.low;
    if (low === undefined || low > 2 || g.state !== now || g.cash[me]! < 6) return passed(ask, said("guide-try-no-poll"));
    return { options: [low], why: said("guide-try-poll", { state: name(g.state) }) };
  },
  "poll-use": ({ f, g, me, ask }) => {
    const change = (party: number) => f.polls[g.poll[me]!]?.[g.colour[party]!] ?? 0;
    const worth = ({ things }: Choice) =>
      [...new Set([things["party"]!, things["other"]!])].reduce((sum, party) => sum + (party === me ? 3 : -1) * change(party), 0);
    const top = best(of(ask, "publish"), worth);
    return top && worth(top) > 0 ? one(top, said("guide-try-publish")) : one(of(ask, "shelve")[0], said("guide-try-shelve"));
  },
  converting: ({ g, me, now, name }) => {
    const cubes = g.meetings[g.state]![me]!;
    if (g.state === now || d.factor(g, g.state, me) < 3)
      return { options: [convertOption(0)], why: said(g.state === now ? "guide-try-later" : "guide-try-wait") };
    return {
      options: [convertOption(cubes)],
      why: said("guide-try-convert", { state: name(g.state), factor: d.factor(g, g.state, me) }),
    };
  },
  "marker-move": ({ ask, f, g }) =>
    one(of(ask, "move-marker")[0], said("guide-try-move", { points: f.mediaPoints[g.round - 1]! })),
  "opinion-placing": ({ g, me, ask, now }) => {
    const mine = of(ask, "place-opinion").find(
      ({ things }) => g.platform[me]![things["issue"]!] === g.opinion[now]![things["issue"]!],
    );
    return mine ? one(mine, said("guide-try-carry")) : passed(ask, said("guide-try-no-carry"));
  },
  "opinion-space": ({ g, me, ask }) =>
    one(
      of(ask, "push-out").find(({ things }) => !d.agreesWithNation(g, me, things["space"]!)) ?? ask.options[0],
      said("guide-try-push"),
    ),
  contribution: ({ f, ask }) => {
    const safe = best(of(ask, "accept"), ({ things }) => {
      const gift = f.gifts[things["contribution"]!]!;
      return gift.risk <= 1 ? gift.amount : -gift.risk;
    });
    const gift = safe && f.gifts[safe.things["contribution"]!]!;
    return one(safe, said("guide-try-gift", { money: (gift?.amount ?? 0) * 1000, dice: gift?.risk ?? 0 }));
  },
};

/** What could be tried in a decision, or null where the guide has nothing to say. */
export function suggest(f: Figures, g: Position, me: number, ask: Ask, named: Named): Suggestion | null {
  const found = TRY[ask.kind as Decision]?.({ f, g, me, ask, now: g.round - 1, name: (state) => named(g, state) }) ?? null;
  if (found === null) return null;
  const [first] = found.options;
  const offered =
    first !== undefined &&
    (ask.options.some(({ option }) => option === first) ||
      (ask.amounts !== null && ask.amounts !== undefined && amountOf(ask.amounts, first) !== null));
  return offered ? found : passed(ask, said("guide-try-any"));
}
