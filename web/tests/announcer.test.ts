// What is read out, and when.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Announcer } from "../src/ui/announcer.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("says one sentence after the other, each for as long as it takes", () => {
  const announcer = new Announcer(() => 10);
  announcer.say("ten signs.", "", "then this");
  announcer.say("and this");
  expect(announcer.said).toEqual([{ number: 1, text: "ten signs." }]);
  vi.advanceTimersByTime(599);
  expect(announcer.said).toEqual([{ number: 1, text: "ten signs." }]);
  vi.advanceTimersByTime(1);
  expect(announcer.said).toEqual([{ number: 2, text: "then this" }]);
  expect(announcer.resting).toBe(false);
  vi.runAllTimers();
  expect(announcer.said).toEqual([{ number: 3, text: "and this" }]);
  expect(announcer.resting).toBe(true);
  announcer.say("and this");
  expect(announcer.said).toEqual([{ number: 4, text: "and this" }]);
});

it("forgets what nobody waits for any more, but ends its sentence", () => {
  const announcer = new Announcer(() => 10);
  announcer.say("first", "second", "third");
  announcer.drop();
  expect(announcer.resting).toBe(true); // nothing is left that anybody waits for
  announcer.say("your turn");
  expect(announcer.said).toEqual([{ number: 1, text: "first" }]);
  vi.runAllTimers();
  expect(announcer.said).toEqual([{ number: 2, text: "your turn" }]);
});

it("follows another pace from the next sentence on", () => {
  let letter: number | null = 10;
  const announcer = new Announcer(() => letter);
  announcer.say("first", "second", "third");
  letter = 1000;
  vi.advanceTimersByTime(550);
  expect(announcer.said).toEqual([{ number: 2, text: "second" }]);
  vi.advanceTimersByTime(6000);
  expect(announcer.said).toEqual([{ number: 2, text: "second" }]);
  letter = null;
  vi.runAllTimers();
  announcer.say("fourth");
  expect(announcer.said).toEqual([{ number: 2, text: "second" }]);
});

it("says all at once where that is wished, and keeps what is still being read", () => {
  const announcer = new Announcer(() => 0);
  announcer.say("first", "second");
  announcer.say("third");
  expect(announcer.said.map(({ text }) => text)).toEqual(["first", "second", "third"]);
  announcer.say(...Array.from({ length: 20 }, (_, number) => `line ${number}`));
  expect(announcer.said).toHaveLength(20);
  expect(announcer.said.at(-1)).toEqual({ number: 23, text: "line 19" });
});
