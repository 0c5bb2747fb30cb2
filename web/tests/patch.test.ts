import { expect, test } from "vitest";
import { patched } from "@/lib/patch";

test("values are put in their places, in order", () => {
  const before = { table: { seats: [{ name: "" }, { name: "Ben" }] }, view: null as unknown };
  const after = patched(before, [
    [["table", "seats", 0, "name"], "Ada"],
    [["view"], { rows: [["r"]] }],
    [
      ["view", "rows", 0],
      ["r", "g"],
    ],
  ]);
  expect(after).toEqual({
    table: { seats: [{ name: "Ada" }, { name: "Ben" }] },
    view: { rows: [["r", "g"]] },
  });
});

test("the document before stays as it was, and what did not change is shared", () => {
  const before = { a: { b: [1, 2] }, c: { d: 3 } };
  const after = patched(before, [[["a", "b", 1], 5]]);
  expect(before.a.b).toEqual([1, 2]);
  expect(after.c).toBe(before.c);
  expect(after.a).not.toBe(before.a);
});

test("an empty path is everything, and no patch changes nothing", () => {
  const before = { a: 1 };
  expect(patched(before, [])).toBe(before);
  expect(patched<unknown>(before, [[[], { b: 2 }]])).toEqual({ b: 2 });
});
