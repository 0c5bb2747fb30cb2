import { expect, test } from "vitest";
import { CardIds } from "@/lib/identify";

test("cards that stay keep their ids, whatever comes beside them", () => {
  const cards = new CardIds();
  const first = cards.next({ row: ["r", "g"] });
  const second = cards.next({ row: ["b", "r", "g"] });
  expect(second.row!.slice(1)).toEqual(first.row);
  expect(first.row).not.toContain(second.row![0]);
});

test("what is gone from one zone and new in another with the same face is the same card", () => {
  const cards = new CardIds();
  const before = cards.next({ row: ["r", "g"], hand: [] });
  const after = cards.next({ row: ["r"], hand: ["g"] });
  expect(after.hand).toEqual([before.row![1]]);
});

test("two cards with one face are two cards", () => {
  const cards = new CardIds();
  const { row } = cards.next({ row: ["r", "r"] });
  expect(new Set(row).size).toBe(2);
  const after = cards.next({ row: ["r"], hand: ["r"] });
  expect(new Set([...after.row!, ...after.hand!])).toEqual(new Set(row));
});

test("a face-down card may turn out to be any", () => {
  const cards = new CardIds();
  const before = cards.next({ stack: ["?", "?"], open: [] });
  const after = cards.next({ stack: ["?"], open: ["7"] });
  expect(before.stack).toContain(after.open![0]);
  expect(after.stack).not.toContain(after.open![0]);
});

test("a zone that is gone gives its cards to others", () => {
  const cards = new CardIds();
  const before = cards.next({ row: ["r"] });
  expect(cards.next({ hand: ["r"] }).hand).toEqual(before.row);
});
