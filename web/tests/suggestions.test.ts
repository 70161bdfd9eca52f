// What the guide suggests: asked for once, given up in time, and explained by sentences that are true of it.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import fixture from "./die-macher/fixture.json";
import { course } from "../src/games/die-macher/course";
import * as d from "../src/games/die-macher/derive";
import { OPTION, meetOption, type Position } from "../src/games/die-macher/model";
import type { Lang, Words } from "../src/i18n/words.svelte";
import { Adviser } from "../src/learn/guide/adviser.svelte";
import { inOne } from "../src/learn/guide/proposal";
import { whyOf } from "../src/learn/guide/why";
import { Trouble } from "../src/net/api";
import type { Ask, Line, Suggestion, View } from "../src/net/wire";
import { reasons } from "../src/ui/reasons";
import { speaking } from "./speaking";

const suggestion = (more: Partial<Suggestion> = {}): Suggestion => ({
  seq: 1,
  steps: [{ option: 3, line: { key: "option-x" }, passes: false }],
  chance: 0.95,
  other: { option: 1, line: { key: "option-pass" }, passes: true },
  points: null,
  parts: [],
  ...more,
});

describe("what the server suggests", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is asked for once a question", async () => {
    const adviser = new Adviser();
    const request = vi.fn(() => Promise.resolve(suggestion()));
    expect(adviser.of("a")).toBeUndefined();
    const asked = adviser.ask("a", request);
    expect(adviser.of("a")).toBeUndefined();
    await Promise.all([asked, adviser.ask("a", request)]);
    expect(request).toHaveBeenCalledTimes(1);
    expect(adviser.of("a")).toEqual(suggestion());
    expect(adviser.of("b")).toBeUndefined();
  });
  it("is nothing where the server says no, or is not there", async () => {
    const adviser = new Adviser();
    await adviser.ask("a", () => Promise.reject(new Trouble({ error: "forbidden", message: "" }, 403)));
    expect(adviser.of("a")).toBeNull();
  });
  it("that comes too late changes nothing that somebody reads", async () => {
    const adviser = new Adviser();
    let answer = (_: Suggestion): void => undefined;
    const asked = adviser.ask("a", () => new Promise((go) => (answer = go)));
    await vi.advanceTimersByTimeAsync(2400);
    expect(adviser.of("a")).toBeUndefined();
    await vi.advanceTimersByTimeAsync(200);
    await asked;
    expect(adviser.of("a")).toBeNull();
    answer(suggestion());
    await vi.runAllTimersAsync();
    expect(adviser.of("a")).toBeNull();
  });
  it("of long ago is forgotten", async () => {
    const adviser = new Adviser();
    for (let seq = 0; seq < 80; seq += 1) await adviser.ask(`${seq}`, () => Promise.resolve(suggestion()));
    expect(adviser.of("0")).toBeUndefined();
    expect(adviser.of("79")).not.toBeUndefined();
  });
});

const words = {
  say: (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(" "),
  line: ({ key }: { key: string }) => key,
  join: (list: string[]) => list.join(" + "),
} as unknown as Words;

describe("why", () => {
  it("is the game's own sentence where one fits", () => {
    expect(whyOf(suggestion(), { key: "guide-try-votes" }, words)).toBe("guide-try-votes");
  });
  it("is said in points where they are clear, with all their parts", () => {
    const points = { points: 5, parts: [{ part: "seats", difference: 6 }, { part: "media", difference: -1 }] }; // prettier-ignore
    const told =
      "learn-why-points 5 option-pass analysis-part part-seats analysis-plus 6 + analysis-part part-media analysis-minus 1";
    expect(whyOf(suggestion(points), null, words)).toBe(told);
    expect(whyOf(suggestion(points), { key: "guide-try-votes" }, words)).toBe(`guide-try-votes ${told}`);
  });
  it("is how sure the network is where there is nothing else to say", () => {
    const said = (chance: number | null) => whyOf(suggestion({ chance }), null, words);
    expect([said(0.95), said(0.7), said(0.5), said(null)]).toEqual(["learn-why-sure", "learn-why-likely", "learn-why-close", ""]);
  });
  it("names the largest parts, and the others as the rest: they still add up", () => {
    const parts = [-14, 11, 9, 9, -3, 2].map((difference, place) => ({ part: `${place}`, difference }));
    const told = whyOf(suggestion({ points: 14, parts }), null, words);
    expect(told.match(/analysis-part/g)).toHaveLength(3);
    expect(told).toContain("analysis-rest analysis-plus 8");
    const named = [...told.matchAll(/analysis-(plus|minus) (\d+)/g)].map(
      ([, sign, size]) => Number(size) * (sign === "plus" ? 1 : -1),
    );
    expect(named.reduce((sum, each) => sum + each, 0)).toBe(14);
  });
  it("of a costly move names a rest however small, so that the parts add up", () => {
    const mistake = { points: 3.2, others: 0, why: [{ part: "seats", difference: 3 }] };
    expect(reasons(mistake, words)).toContain("analysis-rest analysis-plus 0.2");
    expect(reasons({ ...mistake, points: 3 }, words)).not.toContain("analysis-rest");
  });
  it("of a costly move names no parts that do not explain it", () => {
    const why = [-4.8, -1.4, 0.9].map((difference, place) => ({ part: `${place}`, difference }));
    expect(reasons({ points: 9.1, others: 0, why }, words)).toBe("analysis-points analysis-plus 9.1");
  });
  it("calls an option as the panel does", () => {
    const points = { points: 5, parts: [{ part: "seats", difference: 5 }] };
    const named = ({ passes }: { passes: boolean }) => (passes ? "dm-send-out" : "");
    expect(whyOf(suggestion(points), null, words, named)).toContain("learn-why-points 5 dm-send-out");
  });
});

describe("a plan of several options", () => {
  const card = (issue: string, stance: string): Line => ({
    key: "card",
    things: { issue: { key: `issue-${issue}` }, stance: { key: `stance-${stance}` } },
  });
  const discard = (issue: string, stance: string): Line => ({ key: "option-discard", things: { card: card(issue, stance) } });
  const three = [discard("taxes", "more"), discard("nuclear-energy", "for"), discard("genetic-engineering", "against")];
  it.each([
    ["en", "Discard taxes (more), nuclear energy (for) and genetic engineering (against)"],
    ["de", "Steuern (mehr), Kernenergie (dafür) und Gentechnik (dagegen) ablegen"],
    ["fr", "Défausser impôts (plus), énergie nucléaire (pour) et génie génétique (contre)"],
    ["it", "Scartare tasse (di più), energia nucleare (a favore) e ingegneria genetica (contro)"],
    ["nl", "Afleggen: belastingen (meer), kernenergie (voor) en gentechnologie (tegen)"],
  ] as [Lang, string][])("says once in %s what is done with each", (lang, said) => {
    expect(inOne(three, speaking("die-macher", lang))).toBe(said);
  });
  const meet = (cubes: number, land: string): Line => ({
    key: "option-meet",
    things: { cubes, state: { key: `land-${land}` }, money: cubes * 1000 },
  });
  it("is a list of what begins with a figure, and sentences of what begins with a capital", () => {
    const english = speaking("die-macher", "en");
    expect(inOne([meet(2, "hessen"), meet(1, "berlin")], english)).toBe(
      "2 meetings in Hessen (2,000) and 1 meeting in Berlin (1,000)",
    );
    const place = [{ key: "option-agree" }, { key: "option-decline" }];
    expect(inOne(place, english)).toBe("Agree. Decline");
    expect(inOne(three.slice(0, 1), english)).toBe("Discard taxes (more)");
  });
});

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
    figures: null,
    table: { edition: moment.edition },
  }) as unknown as View;
const explain = (moment: Moment, options: number[]) =>
  course.explain(view(moment), moment.ask, printed[moment.edition]!, options);
const of = (kind: string): Moment[] => moments.filter(({ ask }) => ask.kind === kind);

describe("what the guide of Die Macher calls doing nothing", () => {
  it("is what the panel calls it", () => {
    expect(course.passing!("poll-use")).toEqual({ key: "dm-send-shelve" });
    expect(course.passing!("converting")).toEqual({ key: "dm-send-convert", things: { cubes: 0 } });
    expect(course.passing!("start-bid"), "a bid of 0 is a bid").toBeNull();
    for (const { ask } of moments)
      if (ask.decline !== null) expect(course.passing!(ask.kind)?.things?.["what"], ask.kind).not.toBe("other");
  });
});

describe("the sentences of Die Macher", () => {
  it("are those of the habits, and as true of what somebody else has chosen", () => {
    for (const moment of moments) {
      const found = course.suggest(view(moment), moment.ask, printed[moment.edition]!)!;
      expect(found.why).toEqual(explain(moment, found.options) ?? { key: "guide-try-any" });
    }
  });
  it("speak of exchanges that raise a factor, and of none where one would help", () => {
    let told = 0;
    for (const kind of ["platform-swap", "opinion-swap"])
      for (const moment of of(kind)) {
        for (const { option, key } of moment.ask.options.filter((choice) => choice.key.startsWith("swap"))) {
          const line = explain(moment, [option]);
          const factor = (name: string) => Number(String(line?.things?.[name]).replace("−", "-"));
          if (line && line.key !== "guide-try-others") expect(factor("after"), key).toBeGreaterThan(factor("before"));
          told += Number(line !== null);
        }
        const habit = course.suggest(view(moment), moment.ask, printed[moment.edition]!)!;
        const passing = moment.ask.decline;
        if (passing != null && habit.options[0] !== passing) expect(explain(moment, [passing])).toBeNull();
      }
    expect(told).toBeGreaterThan(0);
  });
  it("say where most meetings are, only if they bring votes there", () => {
    for (const moment of of("meetings")) {
      const g = moment.position as unknown as Position;
      const states = d.statesOf(g).filter((state) => state >= g.state);
      for (const state of states) {
        const plan = states.map((each) => meetOption(each, each === state ? 1 : 0));
        const line = explain(moment, plan);
        const factor = d.factor(g, state, moment.seat);
        expect(line?.things?.["factor"] ?? null).toBe(factor > 0 ? factor : null);
      }
    }
  });
  it("know a single card that is sent from several", () => {
    for (const moment of of("placing")) {
      const [card] = moment.ask.options.filter(({ key }) => key === "place-cabinet");
      const rest = d.statesOf(moment.position as unknown as Position).map(() => OPTION.pass);
      expect(explain(moment, rest)!.key).toBe("guide-try-no-cabinet");
      expect(explain(moment, [card!.option, ...rest.slice(1)])!.key).toBe("guide-try-cabinet");
    }
  });
});
