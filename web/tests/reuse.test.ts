import { describe, expect, it } from "vitest";
import { byField } from "../src/ui/fields.svelte";
import { reuse } from "../src/ui/reuse";

describe("reuse", () => {
  const before = {
    votes: [
      [1, 2],
      [3, 4],
    ],
    round: 2,
    land: [5, 6],
    table: { seats: [{ name: "Ada", party: null }] },
  };

  it("what reads the same is the same object", () => {
    expect(reuse(before, structuredClone(before))).toBe(before);
    expect(
      reuse(before.votes, [
        [1, 2],
        [3, 4],
      ]),
    ).toBe(before.votes);
  });

  it("of what has changed, the parts that have not are the same objects", () => {
    const after = reuse(before, {
      ...structuredClone(before),
      votes: [
        [1, 2],
        [3, 9],
      ],
    });
    expect(after).toEqual({
      ...before,
      votes: [
        [1, 2],
        [3, 9],
      ],
    });
    expect(after.land).toBe(before.land);
    expect(after.table).toBe(before.table);
    expect(after.votes[0]).toBe(before.votes[0]);
    expect(before.votes[1]).toEqual([3, 4]);
  });

  it("lengths, missing fields and kinds count", () => {
    expect(reuse([1, 2, 3], [1, 2])).toEqual([1, 2]);
    expect(reuse([1, 2], [1, 2, 3])).toEqual([1, 2, 3]);
    expect(reuse<object>({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
    expect(reuse<object>({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
    expect(reuse<unknown>([], {})).toEqual({});
    expect(reuse<unknown>({ a: null }, { a: {} })).toEqual({ a: {} });
    expect(reuse<unknown>(undefined, [1])).toEqual([1]);
    expect(reuse<unknown>([1], null)).toBe(null);
  });
});

it("a record followed field by field reads like the record as it is now", () => {
  let now = { votes: [1, 2], trend: 0 };
  const record = byField(() => now, ["votes", "trend"]);
  expect({ ...record }).toEqual(now);
  now = { votes: [3, 4], trend: 1 };
  expect(record.votes).toBe(now.votes);
  expect({ ...record, trend: 9 }).toEqual({ votes: [3, 4], trend: 9 });
});
