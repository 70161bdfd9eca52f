/** The texts around the choices of the asking panel: the imperative, the sentence, the bill and the button. */

import type { Choice, Line } from "../../../net/wire";
import type { Board } from "../board/board.svelte";
import { cardOf, current } from "../derive";
import { OPTION, meaning } from "../model";

/** Kinds of decisions for which the rules' question does not cover everything the panel asks in one step. */
const OWN_WORDS = new Set(["meetings", "placing", "converting", "poll-bid", "poll-use", "discarding"]);

/** Kinds that can be answered on a phone without opening the sheet. */
export const IN_PEEK: ReadonlySet<string> = new Set(["meetings", "converting", "start-bid", "second-bid", "poll-bid"]);

export function headline(board: Board): string {
  const kind = board.kind ?? board.draft.first?.kind ?? "";
  if (board.opening && board.ask === null) return board.say("dm-ready-to-seal");
  const line = board.stateLine(kind === "answer" ? current(board.g0) : Math.max(0, board.gAsk.state));
  return board.say(`do-${kind}`, { state: board.words.line(line), state_in: board.words.form(line, "in") ?? "" });
}

export function told(board: Board): Line {
  const ask = board.ask ?? board.draft.first;
  const { f, g0: g, me } = board;
  if (!ask || me === null) return { key: "dm-none" };
  if (board.opening && board.ask === null) return { key: "dm-told-seal" };
  if (!OWN_WORDS.has(ask.kind)) return ask.question;
  const here = board.stateLine(g.state);
  switch (ask.kind) {
    case "meetings":
      return {
        key: "dm-told-meetings",
        things: { cubes: f.meetingsPerRound, money: f.meetingPrice * 1000, least: f.convertMinimum },
      };
    case "placing":
      return { key: "dm-told-placing" };
    case "converting":
      return { key: "dm-told-converting", things: { state: here, cubes: g.meetings[g.state]![me]! } };
    case "poll-bid":
      return g.leader < 0
        ? { key: "dm-told-poll-first", things: { state: here } }
        : { key: "dm-told-poll-bid", things: { state: here, party: board.partyLine(g.leader), money: g.price * 1000 } };
    case "poll-use":
      return { key: "dm-told-poll-use", things: { state: here } };
    default:
      return { key: "dm-told-discarding" };
  }
}

export interface BillRow {
  what: string;
  much: string;
}

/** The cost of the draft, and what is then left. */
export function billOf(board: Board): BillRow[] {
  const { f, g0: g, me, kind } = board;
  if (me === null) return [];
  const cash = g.cash[me]!;
  const rows = (what: string, cost: number): BillRow[] => [
    { what, much: board.money(cost) },
    { what: board.say("dm-cash-left"), much: board.money(cash - cost) },
  ];
  const option = board.draft.options[0];
  switch (kind) {
    case "meetings":
      return rows(board.say("dm-bill-meetings", { cubes: board.meetingsPlanned }), board.meetingsPlanned * f.meetingPrice);
    case "placing": {
      const laid = g.cabinet_down[me]!.filter((card) => card >= 0).length;
      return rows(board.say("dm-bill-cabinet", { cards: Object.keys(board.cabinet).length + laid }), board.costOf(board.cabinet));
    }
    case "media-buying":
      return option !== undefined && option !== OPTION.pass ? rows(board.say("dm-bill-media"), f.mediaPrice) : [];
    case "cabinet-action": {
      const ousted = board.draft.options.filter((each) => each >= OPTION.oust && each < OPTION.trendUp).length;
      return ousted > 0 ? rows(board.say("dm-bill-oust"), ousted * f.oustPrice) : [];
    }
    case "start-bid":
    case "second-bid":
    case "poll-bid":
      return [
        {
          what: board.say(option === undefined || option === OPTION.pass ? "dm-cash" : "dm-if-you-win"),
          much: board.money(cash - (option === undefined || option === OPTION.pass ? 0 : option)),
        },
      ];
    default:
      return [];
  }
}

const SENDS = {
  "platform-swap": "dm-send-platform",
  "opinion-swap": "dm-send-opinion",
  "marker-move": "dm-send-marker",
  "opinion-placing": "dm-send-carry",
  "opinion-space": "dm-send-push",
} as const;

/** What is left alone, by kind of decision. */
const PASSES: Readonly<Record<string, string>> = {
  "platform-swap": "platform",
  "media-buying": "media",
  "cabinet-action": "action",
  "opinion-swap": "opinion",
  coalition: "coalition",
  "marker-move": "marker",
  "opinion-placing": "carry",
};

/** The name for doing nothing, on the board, in the panel, on the button and in the guide. */
export function passing(kind: string): Line {
  switch (kind) {
    case "poll-bid":
      return { key: "dm-send-out" };
    case "answer":
      return { key: "dm-send-decline" };
    case "discarding":
      return { key: "dm-send-discard", things: { cards: 0 } };
    case "placing":
      return { key: "dm-send-cabinet", things: { cards: 0 } };
    case "meetings":
      return { key: "dm-send-meetings", things: { cubes: 0 } };
    case "poll-use":
      return { key: "dm-send-shelve" };
    case "converting":
      return { key: "dm-send-convert", things: { cubes: 0 } };
    default:
      return { key: "dm-send-pass", things: { what: PASSES[kind] ?? "other" } };
  }
}

export const wayOut = (board: Board): string => board.words.line(passing(board.kind ?? ""));

/** The missing part, by kind of decision. */
const MISSING: Readonly<Record<string, string>> = {
  "choose-boons": "gains",
  "place-boon": "state",
  "place-marker": "state",
  "start-bid": "bid",
  "second-bid": "bid",
  "poll-bid": "bid",
  "start-naming": "party",
  coalition: "party",
  discarding: "cards",
  placing: "cards",
  "platform-swap": "card",
  "opinion-swap": "card",
  contribution: "card",
  "cabinet-action": "action",
  "media-buying": "state",
  meetings: "meetings",
  converting: "number",
  "poll-use": "lines",
  "opinion-placing": "opinion",
  "opinion-space": "space",
};

/** The missing part once a first card is picked. */
const STILL_MISSING: Readonly<Record<string, string>> = {
  "platform-swap": "other-card",
  "opinion-swap": "other-card",
  contribution: "gift",
};

function missing(board: Board): string {
  const kind = board.kind ?? "";
  return (board.picked.pieces.length > 0 ? STILL_MISSING[kind] : undefined) ?? MISSING[kind] ?? "answer";
}

/** The label of the button: what it sends, or what is missing before it can. */
export function sendLabel(board: Board): string {
  const { kind, draft } = board;
  const option = draft.options.at(-1);
  if (!board.sendable && !draft.sending) return board.say("dm-missing", { what: missing(board) });
  if (board.opening) return board.say("dm-send-seal");
  switch (kind) {
    case "meetings":
      return board.say("dm-send-meetings", { cubes: board.meetingsPlanned });
    case "placing":
      return board.say("dm-send-cabinet", { cards: Object.keys(board.cabinet).length });
    case "discarding":
      return board.say("dm-send-discard", { cards: board.discards.length });
  }
  if (option === undefined) return board.say("dm-send");
  if (kind === "cabinet-action") {
    const count = draft.options.filter((each) => each !== OPTION.pass).length;
    return count === 0 ? wayOut(board) : board.say("dm-send-actions", { count });
  }
  if (option === OPTION.pass) return wayOut(board);
  const { amount } = meaning(option).things;
  if (amount !== undefined)
    return board.say(kind === "poll-bid" ? "dm-send-bid" : "dm-send-sealed-bid", { money: amount * 1000 });
  if (kind === "converting") return board.say("dm-send-convert", { cubes: option - OPTION.convert });
  if (kind === "poll-use") return board.say(option === OPTION.shelve ? "dm-send-shelve" : "dm-send-publish");
  if (kind === "contribution") return board.say(option >= OPTION.refuse ? "dm-send-refuse" : "dm-send-accept");
  if (kind === "answer") return board.say(option === OPTION.agree ? "dm-send-agree" : "dm-send-decline");
  if (kind === "start-naming") return board.say("dm-send-start", { party: board.party(option - OPTION.nameStart) });
  if (kind === "coalition") return board.say(option < OPTION.propose ? "dm-send-force" : "dm-send-propose");
  if (kind === "media-buying") return board.say("dm-send-media", { money: board.f.mediaPrice * 1000 });
  if (kind && Object.hasOwn(SENDS, kind)) return board.say(SENDS[kind as keyof typeof SENDS]);
  return board.say("dm-send");
}

/** The drafted option in words; null if there is none. */
export function chosenText(board: Board): string | null {
  const option = board.draft.options.at(-1);
  if (board.kind === "placing" && Object.keys(board.cabinet).length > 0)
    return Object.entries(board.cabinet)
      .map(([state, card]) => `${board.land(Number(state))?.tab ?? ""} ${board.f.cabinet[card]!.cost}`)
      .join(", ");
  if (option === undefined || board.opening) return null;
  const choice = board.ask?.options.find((each) => each.option === option);
  return choice ? board.words.line(choice.line) : null;
}

/** An option in a line of the panel. The actions of a cabinet card do not mention the state, which the headline names. */
export function inShort(board: Board, choice: Choice): Line {
  const { f, gAsk: g, me } = board;
  const card = me === null ? undefined : f.cabinet[g.cabinet_up[me]![g.state]!];
  if (board.kind !== "cabinet-action" || !card) return choice.line;
  const { party, issue } = choice.things;
  switch (choice.key) {
    case "cabinet-votes":
      return { key: "dm-do-votes", things: { votes: card.votes } };
    case "set-key":
      return { key: "dm-do-key", things: { card: board.card(cardOf(issue!, g.opinion[g.state]![issue!]!)) } };
    case "lift-key":
      return { key: "dm-do-lift" };
    case "oust":
      return { key: "dm-do-oust", things: { party: board.partyLine(party!), money: f.oustPrice * 1000 } };
    case "trend-up":
      return { key: "dm-do-up", things: { change: card.up } };
    case "trend-down":
      return { key: "dm-do-down", things: { party: board.partyLine(party!), change: card.down } };
    default:
      return choice.line;
  }
}
