// What a hand did not mean is no answer.
import { describe, expect, it } from "vitest";
import { Guard, SEEN } from "../src/play/guard.svelte";

describe("what is newly asked", () => {
  it("is fresh for a while, and again when something else is asked", () => {
    let now = 0;
    const guard = new Guard(() => now);
    expect(guard.fresh).toBe(false);
    expect(guard.asked("0 start-bid")).toBe(false); // what the page opens with
    expect(guard.fresh).toBe(false);
    expect(guard.asked("")).toBe(false); // the others decide
    expect(guard.asked("1 media-buying")).toBe(true);
    expect(guard.fresh).toBe(true);
    now = SEEN;
    expect(guard.fresh).toBe(false);
    expect(guard.asked("1 media-buying")).toBe(false);
    expect(guard.fresh).toBe(false);
    expect(guard.asked("2 meetings")).toBe(true);
    expect(guard.fresh).toBe(true);
  });

  it("is not: nothing", () => {
    const guard = new Guard(() => 0);
    expect(guard.asked("")).toBe(false);
    expect(guard.fresh).toBe(false);
  });
});
