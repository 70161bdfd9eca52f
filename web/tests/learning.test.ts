import { puzzleOf, today } from "../src/learn/puzzles/daily.svelte";
import { describe, expect, it } from "vitest";
import fixture from "./die-macher/fixture.json";
import helvetiq from "../../src/hustings/games/helvetiq/learning/puzzles/helvetiq-01.json";
import { course } from "../src/games/die-macher/course";
import type { Course } from "../src/games/course";
import { behind, choiceOf, differences, filled, followed, gone, pageOf, told, type Answers } from "../src/learn/guide/pages";
import type { Ask, LogLine, View } from "../src/net/wire";
import { begun, type Example } from "../src/games/example";
import { examples } from "../src/games/die-macher/examples";
import { outcome } from "../src/games/die-macher/outcome";

interface Moment {
  edition: string;
  seat: number;
  position: Record<string, unknown>;
  ask: Ask;
}
const moments = fixture.moments as unknown as Moment[];
const printed = fixture.figures as Record<string, Record<string, unknown>>;

const view = (moment: Moment): View =>
  ({
    seq: 1,
    seat: moment.seat,
    position: moment.position,
    table: { game: "die-macher", edition: moment.edition },
    figures: null,
    ask: moment.ask,
    asked: [moment.seat],
    sealed: [],
  }) as unknown as View;
const line = (number: number, key: string): LogLine =>
  ({ number, key, seat: 0, seq: number, line: { key } }) as unknown as LogLine;

describe("the guide", () => {
  const steps = ["a", "b", "c"].map((name) => ({
    name,
    title: name,
    say: name,
    kinds: name === "b" ? [] : [`do-${name}`],
    looks: [],
  }));
  const toy = (reached: number): Course => ({ steps, reached: () => reached }) as unknown as Course;
  const nothing = { shown: [] as string[], done: false };
  const at = (reached: number, shown: string[], asked: string | null, done = false) =>
    pageOf(toy(reached), { shown, done }, {} as View, asked, []);

  it("explains a step when it asks something", () => {
    expect(at(0, [], "do-a")).toMatchObject({ kind: "asked", step: { name: "a" } });
  });
  it("first explains what went by without asking, in order", () => {
    expect(at(2, ["a"], "do-c")).toMatchObject({ kind: "passed", step: { name: "b" } });
    expect(at(2, [], "do-c")).toMatchObject({ kind: "passed", step: { name: "a" } });
    expect(at(2, ["a", "b"], "do-c")).toMatchObject({ kind: "asked", step: { name: "c" } });
  });
  it("does not hold up whoever answers without reading what went by", () => {
    const asking = (kind: string): View => ({ ask: { kind } }) as unknown as View;
    expect(behind(toy(2), asking("do-c"))).toEqual(["a", "b", "c"]);
    expect(behind(toy(0), asking("do-a"))).toEqual(["a"]);
    expect(behind(toy(2), {} as View)).toEqual([]);
  });
  it("tells what the own choice did, not what the others did after it", () => {
    const at = (seq: number, sealed: boolean | null = null) =>
      ({ seq, ask: sealed === null ? null : { kind: "do-a", sealed } }) as unknown as View;
    const [asked, then, others, next] = [at(1, false), at(2), at(3), at(4, true)];
    let answers: Answers = [];
    for (const [now, mine] of [[asked, true], [then, false], [others, false]] as const) answers = followed(answers, now, mine); // prettier-ignore
    expect(choiceOf(answers, others, false)).toEqual([asked, then]);
    answers = followed(answers, next, true);
    expect(choiceOf(answers, next, true)).toEqual([asked, then]);
    // What was sealed does nothing until all is turned over.
    answers = followed(answers, at(5), false);
    expect(choiceOf(answers, at(6), false)).toEqual([next, at(6)]);
    expect(choiceOf([], asked, true)).toBeNull();
  });
  it("waits while others decide, and does not run ahead of the table", () => {
    expect(at(1, ["a"], null)).toEqual({ kind: "waiting" });
  });
  it("ends once, when the table has left the last step", () => {
    expect(at(0, ["a", "b", "c"], null)).toEqual({ kind: "end" });
    expect(at(0, ["a", "b", "c"], "do-a")).toEqual({ kind: "end" });
    expect(at(2, ["a", "b", "c"], "do-c")).toMatchObject({ kind: "asked" });
    expect(at(0, ["a", "b", "c"], "do-a", true)).toMatchObject({ kind: "asked" });
  });
  it("tells in the end what was not met, whatever is asked then", () => {
    expect(at(3, ["a"], "do-a")).toMatchObject({ kind: "passed", step: { name: "b" } });
    expect(at(3, ["a", "b"], "do-a")).toMatchObject({ kind: "passed", step: { name: "c" } });
    expect(at(3, ["a", "b", "c"], "do-a")).toEqual({ kind: "end" });
    expect(at(3, ["a"], "do-a", true)).toMatchObject({ kind: "asked" });
  });
  it("comes to a running game without telling what has gone by", () => {
    expect(gone(toy(2), {} as View)).toEqual(["a", "b"]);
    expect(pageOf(toy(2), { ...nothing, shown: gone(toy(2), {} as View) }, {} as View, "do-c", [])).toMatchObject({
      kind: "asked",
    });
  });
  it("tells of this round only", () => {
    const lines = [line(0, "story-won"), line(1, "story-round"), line(2, "other"), line(3, "story-won")];
    expect(told({ ...steps[0]!, lines: ["story-won"] }, lines).map(({ number }) => number)).toEqual([3]);
    expect(told(steps[0]!, lines)).toEqual([]);
  });
  it("says which of the own figures changed", () => {
    const money = { line: { key: "money" }, value: 5 };
    expect(
      differences(
        [money, { line: { key: "members" }, value: 3 }],
        [
          { ...money, value: 2, money: true },
          { line: { key: "members" }, value: 3 },
        ],
      ),
    ).toEqual([{ line: { key: "money" }, before: 5, after: 2, money: true }]);
  });
  it("fills places in", () => expect(filled("#state-{now} .x-{me}{none}", { now: 2, me: 1 })).toBe("#state-2 .x-10"));
});

describe("Die Macher's course", () => {
  it("has a step for every decision", () => {
    const kinds = new Set(course.steps.flatMap(({ kinds }) => kinds));
    expect(moments.filter(({ ask }) => !kinds.has(ask.kind))).toEqual([]);
  });
  it.each(moments.map((moment) => [moment.ask.kind, moment] as const))("%s: what it proposes is possible", (_, moment) => {
    const found = course.suggest(view(moment), moment.ask, printed[moment.edition]!);
    expect(found).not.toBeNull();
    const [first] = found!.options;
    const { low, high } = moment.ask.amounts ?? { low: 1, high: 0 };
    expect(moment.ask.options.some(({ option }) => option === first) || (first! >= low && first! <= high)).toBe(true);
    expect(found!.why.key).toMatch(/^guide-try-/);
  });
  it("knows where the table is, and what its messages speak of", () => {
    for (const moment of moments) {
      const now = course.reached(view(moment));
      expect(course.steps[now]).toBeDefined();
      expect(Object.values(course.values(view(moment), printed[moment.edition]!)).every((value) => Number.isFinite(value))).toBe(
        true,
      );
      expect(course.figures(view(moment)).length).toBeGreaterThan(3);
    }
  });
});

describe("examples beside the rules", () => {
  const list = examples("2006", printed["2006"]!);
  const of = (rule: string): Example => list.find((example) => example.rule === rule)!;
  const result = (rule: string, change: Record<string, number>) => of(rule).result({ ...begun(of(rule)), ...change })[0]!;

  it("begin with something in every one", () => {
    for (const example of list) expect(example.result(begun(example)).length).toBeGreaterThan(0);
  });
  it("factor: trend and matches times meetings, with the key issue and the end of the track", () => {
    const base = { trend: 1, same: 2, opposite: 1, key: 0, meetings: 6, votes: 4 };
    expect(result("3.8.4", base).things).toEqual({ factor: "2", gain: 12, votes: 16 });
    expect(result("3.8.4", { ...base, key: 1 }).things).toMatchObject({ factor: "3", gain: 18 });
    expect(result("3.8.4", { ...base, votes: 48 }).things).toMatchObject({ votes: 50, gain: 2 });
    expect(result("3.8.4", { ...base, trend: -3 })).toMatchObject({
      key: "example-factor-low",
      things: { factor: "−2", gain: 3 },
    });
  });
  it("media control needs more than any other", () => {
    expect(result("3.5.2", { of0: 2, of1: 2, of2: 1 }).key).toBe("example-media-nobody");
    expect(result("3.5.2", { of0: 2, of1: 3, of2: 1 }).things).toEqual({ party: { key: "party-2006-red" } });
  });
  it("a coalition adds its votes; equal votes are a narrow win", () => {
    expect(result("3.4.3", { first: 28, second: 17, third: 15, together: 1 }).key).toBe("dm-would-coalition");
    expect(result("3.4.3", { first: 28, second: 17, third: 15, together: 0 }).key).toBe("dm-would-clear");
    expect(result("3.4.3", { first: 20, second: 20, third: 0, together: 0 }).key).toBe("dm-would-narrow");
  });
  it("seats by the state card", () => {
    const bayern = printed["2006"]!['seats."Bayern"'] as number[];
    expect(result("4.1", { land: 1, votes: 23 }).things).toMatchObject({ seats: bayern[3] });
    expect(result("4.1", { land: 1, votes: 4 }).things).toMatchObject({ seats: 0 });
  });
  it("meetings stop at money, supply, spaces or the limit of a round", () => {
    const stop = (change: Record<string, number>) =>
      of("3.6.1")
        .result({ cash: 20, there: 0, cubes: 18, ...change })
        .map(({ key }) => key)[1];
    expect([stop({}), stop({ cash: 2 }), stop({ there: 9 }), stop({ cubes: 1 })]).toEqual([
      "example-stop-per-round",
      "example-stop-cash",
      "example-stop-spaces",
      "example-stop-cubes",
    ]);
  });
  it("a poll does not lower who controls the media", () => {
    expect(result("3.7.3", { trend: 1, change: -2, controls: 0 }).things).toEqual({ trend: "−1" });
    expect(result("3.7.3", { trend: 1, change: -2, controls: 1 })).toEqual({ key: "example-poll-safe", things: { trend: "+1" } });
    expect(result("3.7.3", { trend: 3, change: 2, controls: 1 }).things).toEqual({ trend: "+3" });
  });
});

describe("puzzles", () => {
  it("say who would win the states they ask about", () => {
    const moment = moments.find(({ ask }) => ask.kind === "meetings")!;
    const puzzle = { game: "die-macher", goal: "leads", numbers: { state: (moment.position["round"] as number) - 1 } };
    const [found] = outcome(puzzle as never, view(moment), printed[moment.edition]!);
    expect(found!.line.key).toMatch(/^dm-would-/);
    expect(found!.of!.key).toMatch(/^land-/);
  });
  it("leave the record to speak in other games", () => {
    expect(outcome({ game: helvetiq.game, goal: "points", numbers: {} } as never, {} as View, {})).toEqual([]);
  });
});

describe("the puzzle of the day", () => {
  const names = Array.from({ length: 36 }, (_, number) => `p${number}`);

  it("every puzzle has its day before one comes again, whatever order the list has", () => {
    const month = Array.from({ length: 36 }, (_, day) => puzzleOf(20_000 + day, names));
    expect(new Set(month).size).toBe(36);
    expect(puzzleOf(20_000, [...names].reverse())).toBe(month[0]);
    expect(puzzleOf(20_036, names)).toBe(month[0]);
  });

  it("a day begins at midnight in UTC, for everybody", () => {
    expect(today(Date.UTC(2026, 10, 16)) - today(Date.UTC(2026, 10, 16) - 1)).toBe(1);
    expect(today(Date.UTC(2026, 10, 16, 23, 59))).toBe(today(Date.UTC(2026, 10, 16)));
  });

  it("without puzzles there is none", () => expect(puzzleOf(1, [])).toBeUndefined());
});
