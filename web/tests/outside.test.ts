/** What a game from outside brings, or does not. */

import { expect, test } from "vitest";
import { fromData } from "@/learn/data";
import type { Play } from "@/lib/play";
import { bySeat, inWords, isFact } from "@/scenes/generic/reading";

const play = (to_act: number | null, table: number[], ...notations: string[]) =>
  ({ view: { to_act, table }, moves: notations.map((notation) => ({ notation })) }) as unknown as Play;

test("a tip of a lesson appears when all of its conditions hold", () => {
  const { tips } = fromData({
    options: {},
    seats: 2,
    bots: ["level1"],
    tips: [
      { id: "always", at: "x" },
      { id: "lead", at: "x", when: { offers: "play", view: { "table.length": 0 } } },
      { id: "over", at: "x", when: { over: true } },
    ],
  });
  const shown = (at: Play) => tips.filter(({ when }) => when(at)).map(({ id }) => id);
  expect(shown(play(0, [], "play 3"))).toEqual(["always", "lead"]);
  expect(shown(play(0, [7], "play 3"))).toEqual(["always"]);
  expect(shown(play(null, []))).toEqual(["always", "over"]);
  expect(shown(play(0, [], "pass"))).toEqual(["always"]);
});

test("seats are shown by their names", () => {
  const names = ["Ada", "Ben"];
  expect(inWords(1, true, names)).toBe("Ben");
  expect(inWords(1, false, names)).toBe("1");
  expect(inWords([1, 0], true, names)).toBe("Ben, Ada");
  expect(inWords(null, true, names)).toBe("–");
  expect([isFact([1, 0], true), isFact([1, 0], false), isFact(1, false)]).toEqual([true, false, true]);
});

test("what every player has is shown player by player", () => {
  expect(bySeat([3, 4], true, 2)).toEqual([3, 4]);
  expect(bySeat([3, 4], false, 2)).toBeNull(); // two cards
  expect(bySeat([{}, {}], false, 2)).toEqual([{}, {}]);
  expect(bySeat([{}, {}, {}], false, 2)).toBeNull();
  expect(bySeat({ 0: "a", 1: "b" }, false, 2)).toEqual(["a", "b"]);
  expect(bySeat({ 1: "b" }, false, 2)).toEqual([null, "b"]);
  expect(bySeat({ 1: "b", 2: "c" }, false, 2)).toBeNull();
  expect(bySeat({ red: 1 }, false, 2)).toBeNull();
});
