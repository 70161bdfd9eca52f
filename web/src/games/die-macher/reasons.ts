/** Why a choice in a decision of Die Macher makes sense, in a sentence that a learner can use again: each is true of the options
 * it is said of, whoever has chosen them. */
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
import { amountOf } from "../../ui/options";
import type { Ask, Choice, Line } from "../../net/wire";

/** A seat's decision: `now` is the place of the state that votes next, `name` names a state. */
export interface Table {
  f: Figures;
  g: Position;
  me: number;
  ask: Ask;
  now: number;
  name: (state: number) => Line;
}

const SMALL = 3; // thousands: a bid that does no harm
const HIGH = 3; // a factor worth converting for
const HALF = [0.35, 0.65] as const; // of the money: about half of it
const CARDS = 7; // of a party's shadow cabinet

export const of = (ask: Ask, key: string): Choice[] => ask.options.filter((choice) => choice.key === key);
export const best = <T>(list: T[], worth: (one: T) => number): T | undefined =>
  list.reduce<T | undefined>((top, one) => (top === undefined || worth(one) > worth(top) ? one : top), undefined);

const printed = (value: number): string => (value < 0 ? `−${-value}` : `${value}`);
const said = (key: string, things?: Line["things"]): Line => (things ? { key, things } : { key });
export const ANY = said("guide-try-any");

/** How well a party stands in the states in play if everybody converted: the current state counts double. */
export function standing({ f, me, now }: Table, g: Position): number {
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

/** The cards in hand that do at least as much harm in some states as they help in others. */
export function useless({ g, me }: Table): number[] {
  const worth = (card: number) => d.statesOf(g).reduce((sum, state) => sum + d.stance(card) * g.opinion[state]![card >> 1]!, 0);
  return g.hand[me]!.filter((card) => card >= 0 && worth(card) <= 0);
}

/** Whether a coalition would win the state that votes, when the party alone would not. */
export function together({ f, g, me, now }: Table, { things }: Choice): boolean {
  const partner = [...g.partner];
  [partner[me], partner[things["party"]!]] = [things["party"]!, me];
  const out = d.outlook(f, { ...g, partner }, now);
  return (out.winner === me || out.partner === me) && d.outlook(f, g, now).winner !== me;
}

/** Whether a marker gives control of the media that the party does not have yet. */
export function controls({ g, me }: Table, { things }: Choice): boolean {
  const state = things["state"]!;
  const media = g.media.map((row) => [...row]);
  media[state]![me]! += 1;
  return d.controller({ ...g, media }, state) === me && d.controller(g, state) !== me;
}

/** The value of publishing a poll this way. */
export function pollWorth({ f, g, me }: Table, { things }: Choice): number {
  const change = (party: number) => f.polls[g.poll[me]!]?.[g.colour[party]!] ?? 0;
  return [...new Set([things["party"]!, things["other"]!])].reduce(
    (sum, party) => sum + (party === me ? 3 : -1) * change(party),
    0,
  );
}

const states = ({ g }: Table): number[] => d.statesOf(g).filter((state) => state >= g.state);
const asChosen = ({ ask }: Table, [option]: number[]): Choice | undefined =>
  ask.options.find((choice) => choice.option === option);
const passes = ({ ask }: Table, options: number[]): boolean => options.length === 1 && options[0] === ask.decline;

/** Whether no swap would make the party stronger. */
function noneBetter(table: Table, key: string, then: (choice: Choice) => Position): boolean {
  return of(table.ask, key).every((choice) => standing(table, then(choice)) <= standing(table, table.g));
}

type Reason = (table: Table, options: number[], choice: Choice | undefined) => Line | null;

const WHY: Partial<Record<Decision, Reason>> = {
  "choose-boons": ({ f, ask }, _, choice) => {
    const kinds = ({ things }: Choice) => new Set(f.boons[things["row"]!]).size;
    return choice && kinds(choice) === Math.max(...of(ask, "opening-boons").map(kinds)) ? said("guide-try-boons") : null;
  },
  "place-boon": ({ now, name }, _, choice) =>
    choice?.things["state"] === now ? said("guide-try-boon", { state: name(now) }) : null,
  "choose-base": ({ f }, _, choice) => {
    const base = choice && f.bases[choice.things["row"]!];
    return base && base.markers > 0 && base.members > 0 ? said("guide-try-base") : null;
  },
  "place-marker": ({ name }, _, choice) => (choice ? said("guide-try-marker", { state: name(choice.things["state"]!) }) : null),
  "start-bid": bidding,
  "second-bid": bidding,
  "start-naming": ({ g, me }, _, choice) => (choice?.things["party"] === (me + 1) % g.parties ? said("guide-try-naming") : null),
  discarding: (table, options) => {
    const out = options.filter((option) => option !== (table.ask.decline ?? OPTION.pass));
    const bad = new Set(useless(table).map(discardOption));
    const fits = out.every((option) => bad.has(option)) && (out.length > 0 || bad.size === 0);
    return fits ? said("guide-try-discard", { cards: out.length }) : null;
  },
  "platform-swap": (table, options, choice) => {
    const { g, me, now, name } = table;
    const then = ({ things }: Choice) => d.afterPlatformSwap(g, me, things["issue"]!, things["card"]!);
    if (passes(table, options)) return noneBetter(table, "swap-platform", then) ? said("guide-try-keep") : null;
    if (choice?.key !== "swap-platform") return null;
    const state = [now, ...d.statesOf(g)].find((each) => d.factor(then(choice), each, me) > d.factor(g, each, me));
    if (state === undefined) return null;
    const [before, after] = [d.factor(g, state, me), d.factor(then(choice), state, me)];
    return said("guide-try-swap", { state: name(state), before: printed(before), after: printed(after) });
  },
  placing: (table, options) => {
    const { f, name } = table;
    const sent = states(table).flatMap((state, place) => {
      const card = (options[place] ?? OPTION.pass) - placeOption(state, 0);
      return options[place] !== OPTION.pass && card >= 0 && card < CARDS ? [{ state, cost: f.cabinet[card]!.cost * 1000 }] : [];
    });
    const [first] = sent;
    if (first === undefined) return said("guide-try-no-cabinet");
    return sent.length === 1 ? said("guide-try-cabinet", { state: name(first.state), money: first.cost }) : null;
  },
  "cabinet-action": (_, __, choice) =>
    choice?.key === "trend-up" ? said("guide-try-trend") : choice?.key === "cabinet-votes" ? said("guide-try-votes") : null,
  coalition: (table, options, choice) => {
    const ways = [...of(table.ask, "force"), ...of(table.ask, "propose")];
    if (passes(table, options)) return ways.some((way) => together(table, way)) ? null : said("guide-try-alone");
    return choice && ways.includes(choice) && together(table, choice) ? said("guide-try-coalition") : null;
  },
  answer: (_, __, choice) => (choice?.key === "agree" ? said("guide-try-agree") : null),
  "media-buying": (table, options, choice) => {
    if (passes(table, options)) return said("guide-try-no-media");
    return choice?.key === "buy-media" && controls(table, choice)
      ? said("guide-try-media", { state: table.name(choice.things["state"]!) })
      : null;
  },
  "opinion-swap": (table, options, choice) => {
    const { g, me, name } = table;
    const then = ({ things }: Choice) => d.afterOpinionSwap(g, g.state, things["issue"]!, things["card"]!);
    if (passes(table, options)) return noneBetter(table, "swap-opinion", then) ? said("guide-try-keep") : null;
    if (choice?.key !== "swap-opinion") return null;
    const factors = (at: Position) => d.partiesOf(g).map((party) => d.factor(at, g.state, party));
    const [was, will] = [factors(g), factors(then(choice))];
    if (will[me]! > was[me]!)
      return said("guide-try-opinion", { state: name(g.state), before: printed(was[me]!), after: printed(will[me]!) });
    const weaker = d.partiesOf(g).some((party) => party !== me && will[party]! < was[party]!);
    return weaker && will[me] === was[me] ? said("guide-try-others") : null;
  },
  meetings: (table, options) => {
    const { f, g, me, name } = table;
    const held = states(table).map((state, place) => ({ state, cubes: (options[place] ?? 0) - meetOption(state, 0) }));
    const most = best(held, ({ cubes }) => cubes);
    if (most === undefined || most.cubes <= 0)
      return states(table).every((state) => d.factor(g, state, me) < 2) ? said("guide-try-no-meetings") : null;
    const factor = d.factor(g, most.state, me);
    if (factor <= 0) return null;
    const share = (held.reduce((sum, { cubes }) => sum + cubes, 0) * f.meetingPrice) / Math.max(1, g.cash[me]!);
    const key = share >= HALF[0] && share <= HALF[1] ? "guide-try-meetings" : "guide-try-meetings-there";
    return said(key, { state: name(most.state), factor });
  },
  "poll-bid": (table, options) => {
    if (passes(table, options)) return said("guide-try-no-poll");
    const { ask, g, name } = table;
    const amount = ask.amounts && amountOf(ask.amounts, options[0]!);
    return amount === ask.amounts?.low ? said("guide-try-poll", { state: name(g.state) }) : null;
  },
  "poll-use": (table, _, choice) => {
    if (choice?.key === "publish") return pollWorth(table, choice) > 0 ? said("guide-try-publish") : null;
    const useful = of(table.ask, "publish").some((way) => pollWorth(table, way) > 0);
    return choice?.key === "shelve" && !useful ? said("guide-try-shelve") : null;
  },
  converting: ({ g, me, now, name }, [option]) => {
    const factor = d.factor(g, g.state, me);
    if (option !== convertOption(0)) return factor >= HIGH ? said("guide-try-convert", { state: name(g.state), factor }) : null;
    return g.state === now ? said("guide-try-later") : factor < HIGH ? said("guide-try-wait") : null;
  },
  "marker-move": ({ f, g }, _, choice) =>
    choice?.key === "move-marker" ? said("guide-try-move", { points: f.mediaPoints[g.round - 1]! }) : null,
  "opinion-placing": (table, options, choice) => {
    const { g, me, ask, now } = table;
    const mine = ({ things }: Choice) => g.platform[me]![things["issue"]!] === g.opinion[now]![things["issue"]!];
    if (passes(table, options)) return of(ask, "place-opinion").some(mine) ? null : said("guide-try-no-carry");
    return choice?.key === "place-opinion" && mine(choice) ? said("guide-try-carry") : null;
  },
  "opinion-space": ({ g, me }, _, choice) =>
    choice?.key === "push-out" && !d.agreesWithNation(g, me, choice.things["space"]!) ? said("guide-try-push") : null,
  contribution: ({ f }, _, choice) => {
    const gift = choice?.key === "accept" ? f.gifts[choice.things["contribution"]!] : undefined;
    return gift ? said("guide-try-gift", { money: gift.amount * 1000, dice: gift.risk }) : null;
  },
};

function bidding({ ask }: Table, [option]: number[]): Line | null {
  const amount = ask.amounts && option !== undefined ? amountOf(ask.amounts, option) : null;
  return amount !== null && amount > 0 && amount <= SMALL ? said("guide-try-bid") : null;
}

/** Why these options make sense, or null if no simple sentence says it. */
export function reasonFor(table: Table, options: number[]): Line | null {
  return options.length === 0 ? null : (WHY[table.ask.kind as Decision]?.(table, options, asChosen(table, options)) ?? null);
}
