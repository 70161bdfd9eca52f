import { beforeEach, describe, expect, test } from "vitest";
import { Trouble } from "../src/net/api";
import { Attempt } from "../src/ui/attempt.svelte";
import { words } from "../src/i18n/words.svelte";

const refused = (error: "full" | "malformed"): Promise<never> =>
  Promise.reject(new Trouble({ error, message: "seat 7: there are five" } as never, 409));

describe("something that may be refused", () => {
  beforeEach(() => words.use("en", "page-trouble-full = Every seat is taken."));

  test("gives what comes of it", async () => {
    const attempt = new Attempt();
    const under = attempt.run(() => Promise.resolve(7));
    expect(attempt.busy).toBe(true);
    expect(await under).toBe(7);
    expect([attempt.busy, attempt.why]).toEqual([false, ""]);
  });

  test("says why not in the language of the moment, until it is tried again", async () => {
    const attempt = new Attempt();
    expect(await attempt.run(() => refused("full"))).toBeUndefined();
    expect(attempt.why).toBe("Every seat is taken.");
    words.use("de", "page-trouble-full = Alle Plätze sind besetzt.");
    expect(attempt.why).toBe("Alle Plätze sind besetzt.");
    await attempt.run(() => Promise.resolve());
    expect(attempt.why).toBe("");
  });

  test("leaves it to the server where that knows best", async () => {
    const attempt = new Attempt("malformed");
    await attempt.run(() => refused("malformed"));
    expect(attempt.why).toBe("seat 7: there are five");
  });

  test("hides no error of ours", async () => {
    const attempt = new Attempt();
    await expect(attempt.run(() => Promise.reject(new TypeError("ours")))).rejects.toThrow("ours");
    expect(attempt.busy).toBe(false);
  });
});
