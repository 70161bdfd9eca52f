/** The first turns of Helvetiq, each thing explained when it is first met; what was not met is told at the end. */
import { means, payment, price, total } from "./derive";
import { FACE, NONE, PHASE, colourOf, faceOf, figuresOf, type Position } from "./model";
import type { Ask, Choice, Line, View } from "../../net/wire";
import type { Course, Step, Suggestion } from "../course";

const of = (view: View) => view.position as unknown as Position;
/** Rounds of turns that the guide stays for. */
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

const said = (key: string, things?: Line["things"]): Line => (things ? { key, things } : { key });
const one = (choice: Choice | undefined, why: string): Suggestion | null =>
  choice ? { options: [choice.option], why: said(why) } : null;

function suggest(view: View, ask: Ask, printed: Record<string, unknown>): Suggestion | null {
  const g = of(view);
  const me = view.seat ?? 0;
  const f = figuresOf(printed, view.figures ?? null);
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
      if (law) return one(law, "guide-try-apply");
      const ways = ask.options.filter(
        (choice) => choice.key === "elect" && price(f, g, me, choice.things["route"]!).all <= means(f, g, me) / 2,
      );
      const best = ways.sort((a, b) => f.points[f.there[b.things["route"]!]!]! - f.points[f.there[a.things["route"]!]!]!)[0];
      if (best) return one(best, "guide-try-elect");
      const obtain = find("obtain");
      if (obtain) return one(obtain, "guide-try-obtain");
      return one(find("pass"), "guide-try-stop");
    }
    case "paying-election": {
      const [first] = payment(f, g, me, g.due);
      return first === undefined ? one(ask.options[0], "guide-try-pay") : { options: [first], why: said("guide-try-pay") };
    }
    case "naming": {
      const replace = find("replace", ({ things }) => things["coming"] === mine && things["going"] !== mine);
      return one(replace ?? find("pass") ?? ask.options[0], replace ? "guide-try-name" : "guide-try-enough");
    }
    case "first-ballot": {
      const gain = g.level === NONE ? 0 : g.coming[mine]! - g.going[mine]!;
      const face = gain > 0 ? FACE.yes : gain < 0 ? FACE.no : FACE.blank;
      const fit =
        find("ballot", ({ things }) => faceOf(things["card"]!) === face) ??
        find("ballot", ({ things }) => faceOf(things["card"]!) >= FACE.blank && colourOf(things["card"]!) !== mine);
      return one(fit ?? ask.options[0], gain > 0 ? "guide-try-yes" : gain < 0 ? "guide-try-no" : "guide-try-blank");
    }
    case "second-ballot":
      return one(find("pass") ?? ask.options[0], "guide-try-one-ballot");
    case "laying":
      return one(find("pay") ?? ask.options[0], "guide-try-any");
    default:
      return one(ask.options[0], "guide-try-any");
  }
}

export const course: Course = {
  steps: STEPS,
  // Nothing comes in a fixed order here: after some turns, what was not met is told.
  reached: (view) => (of(view).phase === PHASE.over || of(view).turn > ROUNDS * of(view).players ? STEPS.length : 0),
  places: (view) => ({ me: view.seat ?? 0 }),
  values(view, printed) {
    const f = figuresOf(printed, view.figures ?? null);
    return { own: f.ownColour, surcharge: f.surcharge, five: f.fiveColours, president: f.president, drawers: f.drawers };
  },
  suggest,
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
