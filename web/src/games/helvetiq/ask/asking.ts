/** The texts around the choices of the asking panel: the imperative, the bill, the button, what is not possible. */

import type { Choice, Line } from "../../../net/wire";
import { capital } from "../../../i18n/capital";
import { signed, type Board } from "../board/board.svelte";
import { lawGain, means, obtains, referendumRisk, sum, withBoard } from "../derive";
import { CODES, MANNER, OPTION, meaning } from "../model";

export function headline(board: Board): string {
  const kind = board.kind ?? board.draft.first?.kind ?? "";
  if (board.kind === null && board.drafting) return board.say("hq-do-send");
  return board.say(`do-${kind}`);
}

/** The kinds of action in a turn, in the order of the rules, and the rule that explains each. */
export const GROUPS = [
  { key: "obtain", rule: "3.1.1" },
  { key: "elect", rule: "3.2.1" },
  { key: "apply", rule: "3.2.6" },
  { key: "propose", rule: "3.2.8" },
  { key: "initiative", rule: "3.2.11" },
  { key: "play", rule: "3.2.12" },
  { key: "pass", rule: "3-a" },
] as const;

export interface Group {
  key: string;
  rule: string;
  choices: Choice[];
}

export function groups(options: Choice[]): Group[] {
  return GROUPS.map(({ key, rule }) => ({ key, rule, choices: options.filter((choice) => choice.key === key) })).filter(
    ({ choices }) => choices.length > 0,
  );
}

/** An option in a line of the panel: what a special card does is printed on the card. */
export function inShort(choice: Choice): Line {
  if (choice.key === "play")
    return { key: "hq-do-play", things: { special: { key: `special-${choice.things["special"]! + 1}` } } };
  return choice.line;
}

/** The squares an option names, by their signs on the board: "L1 → E2", or only the one it leads to; "" if there is none. */
export function signsOf({ things = {} }: Line): string {
  const signs = ["square_old", "square", "square_new"].flatMap((name) => {
    const thing = things[name];
    return typeof thing === "object" && "key" in thing && thing.key.startsWith("square-")
      ? [thing.key.slice("square-".length)]
      : [];
  });
  return signs.join(" → ");
}

export interface Row {
  what: string;
  much: string;
}

/** The bill below the choices: what there is to spend, what is due, the value of the draft, and how likely a popular vote is. */
export function billOf(board: Board): Row[] {
  const { f, g, g0, me, kind } = board;
  if (me === null) return [];
  const rows: Row[] = [];
  if (kind === "paying-election")
    rows.push({ what: board.say("hq-due"), much: board.say("hq-due-of", { due: g.due, means: means(f, g, me) }) });
  if (kind === "turn" && !board.drafting) {
    const { least, most } = obtains(f, g, me);
    if (board.choice(OPTION.obtain))
      rows.push({ what: board.say("hq-bill-obtain"), much: board.say("hq-cards-range", { least, most }) });
    rows.push({ what: board.say("hq-bill-means"), much: String(means(f, g, me)) });
  }
  const laws = sum(g.going);
  if (laws > 0 && g.manner === MANNER.proposal && (kind === "naming" || board.draft.ends === "draw")) {
    rows.push({ what: board.say("hq-bill-risk"), much: board.say("hq-percent", { percent: referendumRisk(f, g, me, laws) }) });
  }
  if (laws > 0) rows.push({ what: board.say("hq-bill-laws"), much: signed(lawGain(f, g, me)) });
  const [was, is] = [withBoard(f, g0, me, board.over), withBoard(f, g, me, board.over)];
  if (board.drafting && was !== is) rows.push({ what: board.say("hq-bill-points"), much: `${was} → ${is}` });
  return rows;
}

/** The label of the button. */
export function sendLabel(board: Board): string {
  const { draft, kind } = board;
  const last = draft.options.at(-1);
  const ballots = draft.options.filter((option) => option >= OPTION.ballot).length;
  if (draft.first?.sealed && (ballots > 0 || draft.empty)) return board.say("hq-send-ballots", { count: ballots });
  if (draft.empty) return board.say("hq-send-choose");
  if (!board.sendable)
    return board.say(
      kind === "naming" ? "hq-send-name" : kind?.startsWith("paying") || kind === "laying" ? "hq-send-pay" : "hq-send-more",
    );
  const { key } = meaning(last!);
  // Passing on a second ballot or on the last action does not end the turn.
  if (key === "pass" && draft.first?.kind === "turn" && draft.options.length === 1) return board.say("hq-send-end");
  if (key === "obtain") return board.say("hq-send-obtain");
  if (kind === "naming" || draft.ends === "draw") {
    if (key === "replace")
      return board.say(board.g.manner === MANNER.proposal ? "hq-send-propose" : "hq-send-laws", {
        count: sum(board.g.going) + (kind === null ? 1 : 0),
      });
  }
  return draft.options.length === 1 ? board.say("hq-send") : board.say("hq-send-steps", { count: draft.options.length });
}

/** Reasons that say no more than everybody can see. */
const PLAIN = new Set([
  "no-stairs",
  "no-pawn-there",
  "not-held",
  "not-in-hand",
  "no-law",
  "no-such-seat",
  "own-seat",
  "must-pay",
  "must-choose",
  "wrong-colour",
  "no-change",
  "not-an-option",
]);

/** Impossible actions and why: the action in bold, then the reason with its rule. */
export function reasons(board: Board): Row[] {
  const named = (option: number): string | null => {
    const { key, things } = meaning(option);
    switch (key) {
      case "elect":
        return CODES[board.f.there[things["route"]!]!]!;
      case "apply":
      case "propose":
      case "initiative":
        return `${board.say(`hq-group-${key}`)} (${board.level(things["level"]!)})`;
      case "play":
        return board.special(things["special"]!);
      case "obtain":
        return board.say("hq-group-obtain");
      case "replace":
        return capital(board.lawName(things["coming"]!));
      default:
        return null;
    }
  };
  return (board.ask?.refused ?? [])
    .filter(({ reason }) => !PLAIN.has(reason))
    .map(({ options, line }) => {
      const names = [...new Set(options.map(named).filter((name): name is string => name !== null))];
      return {
        what:
          names.length > 0 && names.length <= 4
            ? board.say("hq-colon", { what: names.join(", ") })
            : board.say("hq-not-possible"),
        much: board.words.line(line),
      };
    });
}
