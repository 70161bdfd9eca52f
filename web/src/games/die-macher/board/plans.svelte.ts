/** A board on which people plan in one step what the rules ask one by one: meetings, cabinet cards, cards to discard. Meetings
 * can also be tried out while others decide. */
import { reuse } from "../../../ui/reuse";
import { NOTHING } from "./acting";
import * as d from "../derive";
import { NamedBoard } from "./named";
import { NONE, OPTION, PHASE, discardOption, meetOption, placeOption, type Position } from "../model";

/** Decisions that a person makes in one step although the rules ask them one by one. */
export const PLANNED = new Set(["meetings", "placing", "discarding"]);

export abstract class PlanningBoard extends NamedBoard {
  /** Meetings planned, by state. */
  meetings = $state.raw<Record<number, number>>({});
  /** Meetings tried out while others decide, by state: in pencil on this page, and never sent. */
  #tried = $state.raw<Record<number, number>>({});
  /** Cabinet cards planned, by state. */
  cabinet = $state.raw<Record<number, number>>({});
  /** Hidden cards to discard, by their place in the hand. */
  discards = $state.raw<number[]>([]);
  #states: number[] | undefined;

  /** Whether this seat can only try things out: others decide, in a round. */
  readonly planning = $derived.by(
    () =>
      this.me !== null && !this.live.mine && !this.live.sealed && this.g0.phase > PHASE.opening && this.g0.phase < PHASE.election,
  );

  readonly states = $derived.by(() => (this.#states = reuse(this.#states, d.statesOf(this.g0))));

  /** The states that a plan of meetings or cabinet cards covers: from the one asked about to the last in line. */
  get planStates(): number[] {
    return this.planning ? this.states : this.states.filter((state) => state >= this.g0.state);
  }

  get #planned(): Record<number, number> {
    return this.planning ? this.#tried : this.meetings;
  }

  /** Meetings held by this seat in the draft. */
  meetingsIn(state: number): number {
    return this.#planned[state] ?? 0;
  }

  get meetingsPlanned(): number {
    return Object.values(this.#planned).reduce((sum, cubes) => sum + cubes, 0);
  }

  /** How many more could be held in a state, and what limits that. */
  room(state: number) {
    const here = this.meetingsIn(state);
    return d.meetingRoom(this.f, this.g0, this.me!, state, here, this.meetingsPlanned - here);
  }

  meet(state: number, cubes: number): void {
    const here = this.meetingsIn(state);
    const wanted = Math.max(0, Math.min(cubes, here + this.room(state).room));
    if (wanted === here && (this.planning || !this.draft.empty)) return;
    if (this.planning) {
      this.#tried = { ...this.#tried, [state]: wanted };
      return;
    }
    this.meetings = { ...this.meetings, [state]: wanted };
    void this.draft.set(this.planStates.map((each) => meetOption(each, this.meetingsIn(each))));
  }

  /** Plan a cabinet card for a state; the same card again takes it back. */
  place(state: number, card: number): void {
    const others = Object.fromEntries(
      Object.entries(this.cabinet).filter(([each, there]) => Number(each) !== state && there !== card),
    );
    const plan = this.cabinet[state] === card ? others : { ...others, [state]: card };
    if (this.costOf(plan) > this.g0.cash[this.me!]!) return;
    this.cabinet = plan;
    this.picked = NOTHING;
    if (Object.keys(plan).length === 0) this.draft.clear();
    else
      void this.draft.set(
        this.planStates.map((each) => (plan[each] === undefined ? OPTION.pass : placeOption(each, plan[each]))),
      );
  }

  costOf(plan: Record<number, number>): number {
    const laid = this.g0.cabinet_down[this.me!]!.filter((card) => card !== NONE);
    return [...laid, ...Object.values(plan)].reduce((sum, card) => sum + this.f.cabinet[card]!.cost, 0);
  }

  discard(place: number): void {
    this.discards = this.discards.includes(place)
      ? this.discards.filter((other) => other !== place)
      : [...this.discards, place].sort();
    if (this.discards.length === 0) this.draft.clear();
    else void this.draft.set([...this.discards.map((each) => discardOption(this.g0.hand[this.me!]![each]!)), OPTION.pass]);
  }

  /** An empty plan, as an answer. */
  protected nothingPlanned(kind: string): number[] {
    if (kind === "meetings") return this.planStates.map((state) => meetOption(state, 0));
    return kind === "placing" ? this.planStates.map(() => OPTION.pass) : [OPTION.pass];
  }

  /** Takes over a proposed plan. */
  protected plan(kind: string, options: number[]): void {
    if (kind === "meetings") {
      this.meetings = Object.fromEntries(
        this.planStates.map((state, place) => [state, (options[place] ?? meetOption(state, 0)) - meetOption(state, 0)]),
      );
    } else if (kind === "placing") {
      const laid = this.planStates.flatMap((state, place) =>
        options[place] === undefined || options[place] === OPTION.pass
          ? []
          : [[state, options[place] - placeOption(state, 0)] as const],
      );
      this.cabinet = Object.fromEntries(laid);
    } else {
      const hand = this.g0.hand[this.me!]!;
      const places = options.flatMap((option) => (option === OPTION.pass ? [] : [hand.indexOf(option - OPTION.discard)]));
      this.discards = [...new Set(places)].filter((place) => place >= 0).sort();
    }
    void this.draft.set(options);
  }

  protected forgetPlans(): void {
    this.meetings = {};
    this.cabinet = {};
    this.discards = [];
  }

  protected forgetTried(): void {
    this.#tried = {};
  }

  /** The position after the meetings that are only tried out. */
  protected afterTrying(now: Position, me: number): Position {
    return d.afterMeetings(this.f, now, me, this.#tried);
  }
}
