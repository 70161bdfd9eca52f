/** The guided first round of Die Macher: every phase once, from the opening to the contributions. */
import { passing } from "./ask/asking";
import { factor, recruits } from "./derive";
import { LANDS, NONE, PHASE, figuresOf, type Position } from "./model";
import type { Ask, Line, View } from "../../net/wire";
import type { Course, Figure, Step } from "../course";
import { reasonFor, type Table } from "./reasons";
import { suggest } from "./suggest";

const of = (view: View) => view.position as unknown as Position;
const now = (g: Position) => g.round - 1;
const NOW = "#state-{now}";

const STEPS: readonly (Step & { phases: readonly number[] })[] = [
  {
    name: "opening",
    title: "phase-opening",
    say: "guide-opening",
    kinds: ["choose-boons", "place-boon", "choose-base", "place-marker"],
    phases: [PHASE.opening],
    looks: [
      { at: `${NOW} > header`, say: "guide-look-first-state", dock: "states" },
      { at: `${NOW} .is-me`, say: "guide-look-row", dock: "states" },
      { at: ".ask", say: "guide-look-ask" },
    ],
  },
  {
    name: "start",
    title: "phase-start-player",
    say: "guide-start",
    kinds: ["start-bid", "second-bid", "start-naming"],
    phases: [PHASE.startPlayer],
    looks: [
      { at: ".hand .cash", say: "guide-look-cash", dock: "hand" },
      { at: ".seats-now", say: "guide-look-order" },
    ],
    lines: ["story-bids", "story-start-won", "story-start-rolled", "story-start-named", "story-start-self"],
  },
  {
    name: "conference",
    title: "phase-conference",
    say: "guide-conference",
    kinds: ["discarding", "platform-swap"],
    phases: [PHASE.conference],
    looks: [
      { at: ".hand .hidden3", say: "guide-look-hidden", dock: "hand" },
      { at: ".questions .parties .ledger .is-me", say: "guide-look-platform", dock: "questions" },
      { at: `${NOW} .heads .op`, say: "guide-look-opinions", dock: "states" },
      { at: `${NOW} .is-me .factor`, say: "guide-look-factor", dock: "states" },
    ],
  },
  {
    name: "cabinet",
    title: "phase-cabinet",
    say: "guide-cabinet",
    kinds: ["placing"],
    phases: [PHASE.cabinet],
    looks: [
      { at: ".hand .cabinet", say: "guide-look-cabinet", dock: "hand" },
      { at: `${NOW} > header h2`, say: "guide-look-send-to", dock: "states" },
    ],
    lines: ["story-cabinet-up", "story-cabinet-empty"],
  },
  {
    name: "actions",
    title: "phase-cabinet-actions",
    say: "guide-actions",
    kinds: ["cabinet-action"],
    phases: [PHASE.cabinetActions],
    passed: "guide-actions-passed",
    looks: [{ at: "#state-{state} .is-me", say: "guide-look-act-here", dock: "states" }],
    lines: [
      "story-action-votes",
      "story-action-key",
      "story-action-key-lifted",
      "story-action-oust",
      "story-action-up",
      "story-action-down",
    ],
  },
  {
    name: "coalitions",
    title: "phase-coalitions",
    say: "guide-coalitions",
    kinds: ["coalition", "answer"],
    phases: [PHASE.coalitions],
    passed: "guide-coalitions-passed",
    looks: [
      { at: `${NOW} .ballot`, say: "guide-look-tiles", dock: "states" },
      { at: ".questions .stock", say: "guide-look-common", dock: "questions" },
    ],
    lines: ["story-coalition-forced", "story-coalition-agreed", "story-coalition-declined"],
  },
  {
    name: "media",
    title: "phase-media",
    say: "guide-media",
    kinds: ["media-buying"],
    phases: [PHASE.media],
    looks: [
      { at: `${NOW} .air`, say: "guide-look-air", dock: "states" },
      { at: ".nation .rounds", say: "guide-look-national-media", dock: "nation" },
    ],
  },
  {
    name: "control",
    title: "phase-media-control",
    say: "guide-control",
    kinds: ["opinion-swap"],
    phases: [PHASE.mediaControl],
    passed: "guide-control-passed",
    looks: [
      { at: "#state-{state} .heads .op", say: "guide-look-opinions", dock: "states" },
      { at: ".questions .pool", say: "guide-look-pool", dock: "questions" },
    ],
    lines: ["story-opinion-swapped"],
  },
  {
    name: "meetings",
    title: "phase-meetings",
    say: "guide-meetings",
    kinds: ["meetings"],
    phases: [PHASE.meetings],
    looks: [
      { at: `${NOW} .is-me .meet`, say: "guide-look-meetings", dock: "states" },
      { at: `${NOW} .is-me .factor`, say: "guide-look-factor", dock: "states" },
      { at: `${NOW} .is-me .then`, say: "guide-look-then", dock: "states" },
      { at: `${NOW} .standing`, say: "guide-look-standing", dock: "states" },
    ],
  },
  {
    name: "polls",
    title: "phase-polls",
    say: "guide-polls",
    kinds: ["poll-bid", "poll-use"],
    phases: [PHASE.polls],
    looks: [
      { at: "#state-{state} .is-me .tr", say: "guide-look-trend", dock: "states" },
      { at: ".hand .cash", say: "guide-look-cash", dock: "hand" },
    ],
    lines: ["story-poll-published", "story-poll-shelved", "story-polls-unsold"],
  },
  {
    name: "conversion",
    title: "phase-conversion",
    say: "guide-conversion",
    kinds: ["converting"],
    phases: [PHASE.conversion],
    passed: "guide-conversion-passed",
    looks: [
      { at: "#state-{state} .is-me .meet", say: "guide-look-meetings", dock: "states" },
      { at: "#state-{state} .is-me .lane", say: "guide-look-lane", dock: "states" },
    ],
    lines: ["story-converted"],
  },
  {
    name: "election",
    title: "phase-election",
    say: "guide-election",
    kinds: [],
    phases: [PHASE.election],
    looks: [{ at: `${NOW} .ruler`, say: "guide-look-ruler", dock: "states" }],
    lines: [
      "story-last-meetings",
      "story-election",
      "story-won-clear",
      "story-won-narrow",
      "story-won-coalition",
      "story-won-nobody",
    ],
  },
  {
    name: "spoils",
    title: "phase-spoils",
    say: "guide-spoils",
    kinds: ["marker-move", "opinion-placing", "opinion-space"],
    phases: [PHASE.spoils],
    passed: "guide-spoils-passed",
    looks: [
      { at: ".nation .rounds", say: "guide-look-national-media", dock: "nation" },
      { at: ".nation .slots", say: "guide-look-national", dock: "nation" },
    ],
    lines: [
      "story-marker-moved",
      "story-marker-kept",
      "story-national-new",
      "story-national-secured",
      "story-national-turned",
      "story-national-pushed",
      "story-opinions-none",
    ],
  },
  {
    name: "nation",
    title: "guide-nation-title",
    say: "guide-nation",
    kinds: [],
    phases: [PHASE.endOfRound],
    looks: [
      { at: ".nation .slots", say: "guide-look-national", dock: "nation" },
      { at: ".nation .members", say: "guide-look-members", dock: "nation" },
      { at: ".hand .cash", say: "guide-look-cash", dock: "hand" },
    ],
    lines: ["story-recruited", "story-paid", "story-paid-dues", "story-new-state", "story-turned-up"],
  },
  {
    name: "contributions",
    title: "phase-contributions",
    say: "guide-contributions",
    kinds: ["contribution"],
    phases: [PHASE.contributions],
    looks: [
      { at: ".hand .gifts", say: "guide-look-gifts", dock: "hand" },
      { at: ".nation .members", say: "guide-look-members", dock: "nation" },
    ],
    lines: ["story-gift-taken", "story-gift-shown", "story-gift-shown-largest"],
  },
];

function stateLine(g: Position, state: number): Line {
  const land = g.land[state] ?? NONE;
  return land === NONE ? { key: "land-none", things: { place: state + 1 } } : { key: LANDS[land]!.key };
}

/** The step of the current phase. The course is one round: the first of a guided game; in other games the guide stays on until
 * each step has come up. */
function reached(view: View): number {
  const g = of(view);
  if (g.phase === PHASE.over) return STEPS.length;
  return STEPS.findIndex(({ phases }) => phases.includes(g.phase));
}

function figures(view: View): Figure[] {
  const g = of(view);
  const me = view.seat;
  if (me === null) return [];
  const states = g.votes.map((_, state) => state).filter((state) => state >= now(g) && (g.land[state] ?? NONE) !== NONE);
  const inStates = (key: string, rows: number[][]): Figure[] =>
    states.map((state) => ({ line: { key, things: { state: stateLine(g, state) } }, value: rows[state]![me]! }));
  return [
    { line: { key: "guide-figure-money" }, value: g.cash[me]! * 1000, money: true },
    { line: { key: "guide-figure-members" }, value: g.members[me]! },
    { line: { key: "guide-figure-seats" }, value: g.seats.reduce((sum, row) => sum + row[me]!, 0) },
    ...inStates("guide-figure-votes", g.votes),
    ...inStates("guide-figure-meetings", g.meetings),
    ...inStates("guide-figure-trend", g.trend),
    ...inStates("guide-figure-media", g.media),
    ...states.map((state) => ({
      line: { key: "guide-figure-factor", things: { state: stateLine(g, state) } },
      value: factor(g, state, me),
    })),
    { line: { key: "guide-figure-national-media" }, value: g.national_media.reduce((sum, row) => sum + row[me]!, 0) },
  ];
}

function tableOf(view: View, ask: Ask, printed: Record<string, unknown>): Table {
  const g = of(view);
  return {
    f: figuresOf(printed, view.figures),
    g,
    me: view.seat ?? 0,
    ask,
    now: now(g),
    name: (state) => stateLine(g, state),
  };
}

export const course: Course = {
  steps: STEPS,
  inOrder: true,
  reached,
  places: (view) => ({
    now: now(of(view)) + (of(view).phase === PHASE.contributions ? 1 : 0),
    state: Math.max(now(of(view)), of(view).state),
    me: view.seat ?? 0,
  }),
  values(view, printed) {
    const f = figuresOf(printed, view.figures);
    const g = of(view);
    return {
      rounds: g.rounds,
      meeting_price: f.meetingPrice * 1000,
      media_price: f.mediaPrice * 1000,
      per_round: f.meetingsPerRound,
      least: f.convertMinimum,
      track: f.voteTrack,
      trend: f.trendLimit,
      dice: f.shelveDice,
      recruits: view.seat === null ? 0 : recruits(f, g, view.seat),
      secured: f.securedBonus,
    };
  },
  plans: ["discarding", "placing", "meetings"],
  suggest: (view, ask, printed) => suggest(tableOf(view, ask, printed)),
  explain: (view, ask, printed, options) => reasonFor(tableOf(view, ask, printed), options),
  // Passing is how marked cards are discarded, and a bid of 0 is a bid.
  passing: (kind) => (["discarding", "start-bid", "second-bid"].includes(kind) ? null : passing(kind)),
  figures,
};
