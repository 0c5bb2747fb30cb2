import { expect, test } from "vitest";
import * as a from "@/lib/analysis";
import type { Analysis, Decision } from "@/generated/http";

function decision(ply: number, seat: number, before: number, after: number, best = "take 1"): Decision {
  const words = { id: "x" };
  return {
    ply,
    turn: ply,
    seat,
    played: "draw",
    best,
    words_played: words,
    words_best: words,
    before: [before, 1 - before],
    after: [after, 1 - after],
    loss: Math.abs(before - after),
    luck: [1 - after, after - 1],
  };
}

const ANALYSIS: Analysis = {
  game: "chameleon",
  players: 2,
  simulations: 10,
  decisions: [decision(0, 0, 0.5, 0.5, "draw"), decision(3, 1, 0.4, 0.62), decision(7, 0, 0.7, 0.6)],
  accuracy: [90, 60],
  loss: [0.1, 0.22],
  luck: [0.3, -0.3],
};

test("a curve has a point for each decision and one for the end", () => {
  const [ada, ben] = a.curves(ANALYSIS, 9);
  expect(ada!.map(({ at }) => at)).toEqual([0, 3, 7, 9]);
  expect(ada!.map(({ chance }) => chance)).toEqual([0.5, 0.4, 0.7, 1]);
  expect(ben!.at(-1)!.chance).toBeCloseTo(0);
  expect(a.curves({ ...ANALYSIS, decisions: [] }, 9)).toEqual([[], []]);
});

test("between two decisions the last one holds", () => {
  const [ada] = a.curves(ANALYSIS, 9);
  expect([0, 2, 3, 8, 9].map((at) => a.chanceAt(ada!, at))).toEqual([0.5, 0.5, 0.4, 0.7, 1]);
  expect(a.chanceAt([], 4)).toBeNull();
});

test("decisions are found by their place, or the nearest one", () => {
  expect(a.decisionAt(ANALYSIS, 3)?.seat).toBe(1);
  expect(a.decisionAt(ANALYSIS, 4)).toBeUndefined();
  expect([-2, 1, 2, 4.9, 5.1, 99].map((at) => a.nearest(ANALYSIS.decisions, at)?.ply)).toEqual([
    0, 0, 3, 3, 7, 7,
  ]);
  expect(a.nearest([], 3)).toBeUndefined();
});

test("a verdict goes by what was given away", () => {
  const made = [0.5, 0.47, 0.44, 0.39, 0.2].map((after) => decision(0, 0, 0.5, after));
  expect(made.map(a.verdict)).toEqual(["fine", "fine", "slip", "mistake", "blunder"]);
  expect(made.map(a.mattered)).toEqual([false, false, true, true, true]);
  expect(a.verdict(decision(0, 0, 0.5, 0.1, "draw"))).toBe("best");
});

test("labels do not overlap and stay in their frame", () => {
  for (const heights of [
    [5, 5, 5],
    [98, 100, 99, 97],
    [0, 100],
    [50, 51, 20, 21, 22],
  ]) {
    const made = a.spread(heights, 10, 0, 100);
    const sorted = [...made].sort((x, y) => x - y);
    expect(Math.min(...made)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...made)).toBeLessThanOrEqual(100);
    sorted.slice(1).forEach((one, place) => expect(one - sorted[place]!).toBeGreaterThanOrEqual(10));
  }
  expect(a.spread([20, 60], 10, 0, 100)).toEqual([20, 60]);
});

test("what is given away is told for a decision on average", () => {
  expect(a.given(ANALYSIS, 0)).toBeCloseTo(0.05);
  expect(a.given(ANALYSIS, 1)).toBeCloseTo(0.22);
  expect(a.given({ ...ANALYSIS, decisions: [] }, 0)).toBe(0);
});

test("shares are told in percent", () => {
  expect([0.123, 1, 0].map((share) => a.percent(share))).toEqual(["12 %", "100 %", "0 %"]);
  expect([0.05, -0.051, 0.001].map((share) => a.percent(share, true))).toEqual(["+5 %", "−5 %", "±0 %"]);
});
