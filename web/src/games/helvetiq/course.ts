/** The first turns of Helvetiq, each thing explained when it first comes up; the rest is told at the end. */
import { means, payment, price, total } from "./derive";
import { FACE, NONE, PHASE, colourOf, faceOf, figuresOf, type Figures, type Position } from "./model";
import type { Ask, Choice, Line, View } from "../../net/wire";
import type { Course, Step, Suggestion } from "../course";

const of = (view: View) => view.position as unknown as Position;
/** Rounds of turns for which the guide stays. */
const ROUNDS = 4;

const STEPS: readonly Step[] = [
  {
    name: "turn",
    title: "guide-turn-title",
    say: "guide-turn",
    kinds: ["turn", "last-action"],
    looks: [
      { at: '[data-piece="time"], [data-field="drawer"]', say: "guide-look-time" },
      { at: ".board-hq, [data-field=pawns]", say: "guide-look-buildings" },
      { at: ".hand-hq, [data-field=hand]", say: "guide-look-cards" },
      { at: ".ask", say: "guide-look-ask" },
    ],
  },
  {
    name: "election",
    title: "guide-election-title",
    say: "guide-election",
    kinds: ["paying-election", "tacit-election"],
    looks: [
      { at: ".hand-hq, [data-field=hand]", say: "guide-look-cards" },
      { at: ".board-hq, [data-field=pawns]", say: "guide-look-stairs" },
    ],
    lines: ["story-entered", "story-elected"],
  },
  {
    name: "law",
    title: "guide-law-title",
    say: "guide-law",
    kinds: ["laying"],
    looks: [{ at: '[data-piece^="law:"], [data-field=laws]', say: "guide-look-laws" }],
    lines: ["story-applied", "story-five-colours"],
  },
  {
    name: "change",
    title: "guide-change-title",
    say: "guide-change",
    kinds: ["paying-proposal", "paying-initiative", "naming", "level-choice", "exchanging"],
    looks: [
      { at: '[data-piece^="law:"], [data-field=laws]', say: "guide-look-laws" },
      { at: ".beside-hq, [data-field=beside]", say: "guide-look-beside" },
    ],
    lines: ["story-proposed", "story-launched", "story-no-referendum", "story-referendum"],
  },
  {
    name: "vote",
    title: "phase-vote",
    say: "guide-vote",
    kinds: ["first-ballot", "second-ballot"],
    looks: [
      { at: ".box-hq, [data-field=box]", say: "guide-look-box" },
      { at: ".hand-hq, [data-field=hand]", say: "guide-look-cards" },
    ],
    lines: ["story-box", "story-accepted", "story-rejected"],
  },
  {
    name: "special",
    title: "guide-special-title",
    say: "guide-special",
    kinds: ["seat-choice", "taking", "demoting"],
    looks: [{ at: ".hand-hq, [data-field=special]", say: "guide-look-special" }],
    lines: ["story-played", "story-played-red"],
  },
  {
    name: "finish",
    title: "guide-finish-title",
    say: "guide-finish",
    kinds: [],
    looks: [{ at: ".players-hq, [data-field=points]", say: "guide-look-points" }],
  },
];

const said = (key: string): Line => ({ key });
const ANY = said("guide-try-any");
const one = (choice: Choice | undefined): number[] => (choice ? [choice.option] : []);

/** A decision of a seat. */
interface Table {
  f: Figures;
  g: Position;
  me: number;
  ask: Ask;
}

function tableOf(view: View, ask: Ask, printed: Record<string, unknown>): Table {
  return { f: figuresOf(printed, view.figures ?? null), g: of(view), me: view.seat ?? 0, ask };
}

/** Whether an election costs at most half of what the seat can pay. */
const affordable = ({ f, g, me }: Table, { things }: Choice): boolean =>
  price(f, g, me, things["route"]!).all <= means(f, g, me) / 2;

/** How many laws of the seat's colour the change being voted on would bring. */
const gained = ({ g, me }: Table): number => (g.level === NONE ? 0 : g.coming[g.colour[me]!]! - g.going[g.colour[me]!]!);

/** The choice of simple habits. */
function habit(table: Table): number[] {
  const { f, g, me, ask } = table;
  const find = (key: string, fits: (choice: Choice) => boolean = () => true) =>
    ask.options.find((choice) => choice.key === key && fits(choice));
  const mine = g.colour[me]!;
  switch (ask.kind) {
    case "turn":
    case "last-action": {
      // A judge needs a card of the law's colour; a joker is too good for one point.
      const law = find("apply", ({ things }) =>
        g.hand[me]!.some((count, card) => count > 0 && colourOf(card) === things["colour"]),
      );
      if (law) return [law.option];
      const ways = ask.options.filter((choice) => choice.key === "elect" && affordable(table, choice));
      const best = ways.sort((a, b) => f.points[f.there[b.things["route"]!]!]! - f.points[f.there[a.things["route"]!]!]!)[0];
      return one(best ?? find("obtain") ?? find("pass"));
    }
    case "paying-election": {
      const [first] = payment(f, g, me, g.due);
      return first === undefined ? one(ask.options[0]) : [first];
    }
    case "naming":
      return one(
        find("replace", ({ things }) => things["coming"] === mine && things["going"] !== mine) ?? find("pass") ?? ask.options[0],
      );
    case "first-ballot": {
      const gain = gained(table);
      const face = gain > 0 ? FACE.yes : gain < 0 ? FACE.no : FACE.blank;
      const fit =
        find("ballot", ({ things }) => faceOf(things["card"]!) === face) ??
        find("ballot", ({ things }) => faceOf(things["card"]!) >= FACE.blank && colourOf(things["card"]!) !== mine);
      return one(fit ?? ask.options[0]);
    }
    case "second-ballot":
      return one(find("pass") ?? ask.options[0]);
    case "laying":
      return one(find("pay") ?? ask.options[0]);
    default:
      return one(ask.options[0]);
  }
}

/** Why an option makes sense, whoever has chosen it; null if no simple sentence says it. */
function reasonFor(table: Table, option: number | undefined): Line | null {
  const { f, g, me, ask } = table;
  const choice = ask.options.find((each) => each.option === option);
  const mine = g.colour[me]!;
  switch (ask.kind) {
    case "turn":
    case "last-action":
      if (choice?.key === "apply") return said("guide-try-apply");
      if (choice?.key === "elect") return affordable(table, choice) ? said("guide-try-elect") : null;
      if (choice?.key === "obtain") return said("guide-try-obtain");
      return choice?.key === "pass" ? said("guide-try-stop") : null;
    case "paying-election":
      return option !== undefined && option === payment(f, g, me, g.due)[0] ? said("guide-try-pay") : null;
    case "naming":
      if (choice?.key === "pass") return said("guide-try-enough");
      return choice?.things["coming"] === mine && choice.things["going"] !== mine ? said("guide-try-name") : null;
    case "first-ballot": {
      const face = choice?.key === "ballot" ? faceOf(choice.things["card"]!) : NONE;
      const gain = gained(table);
      if (face === FACE.yes && gain > 0) return said("guide-try-yes");
      if (face === FACE.no && gain < 0) return said("guide-try-no");
      return face >= FACE.blank && gain === 0 ? said("guide-try-blank") : null;
    }
    case "second-ballot":
      return choice?.key === "pass" ? said("guide-try-one-ballot") : null;
    default:
      return null;
  }
}

function suggest(table: Table): Suggestion | null {
  const options = habit(table);
  return options.length > 0 ? { options, why: reasonFor(table, options[0]) ?? ANY } : null;
}

export const course: Course = {
  steps: STEPS,
  // There is no fixed order here: after some turns, everything that has not come up is told.
  reached: (view) => (of(view).phase === PHASE.over || of(view).turn > ROUNDS * of(view).players ? STEPS.length : 0),
  places: (view) => ({ me: view.seat ?? 0 }),
  values(view, printed) {
    const f = figuresOf(printed, view.figures ?? null);
    return { own: f.ownColour, surcharge: f.surcharge, five: f.fiveColours, president: f.president, drawers: f.drawers };
  },
  suggest: (view, ask, printed) => suggest(tableOf(view, ask, printed)),
  explain: (view, ask, printed, options) => reasonFor(tableOf(view, ask, printed), options[0]),
  figures(view) {
    const g = of(view);
    const me = view.seat;
    if (me === null) return [];
    return [
      { line: said("guide-figure-points"), value: total(g, me) },
      { line: said("guide-figure-cards"), value: g.hand_size[me]! },
      { line: said("guide-figure-pawns"), value: g.pawns.reduce((sum, row) => sum + row[me]!, 0) },
      { line: said("guide-figure-drawer"), value: g.drawer },
    ];
  },
};
