/** What an analysis shows: curves, and what each decision was worth. */

import type { Analysis, Decision } from "@/generated/http";

export interface Point {
  /** After how many steps. */
  at: number;
  chance: number;
}

/** How much of the chance to win a decision gave away. */
export type Verdict = "best" | "fine" | "slip" | "mistake" | "blunder";
const VERDICTS: [Verdict, number][] = [
  ["blunder", 0.2],
  ["mistake", 0.1],
  ["slip", 0.05],
];

export function verdict(decision: Decision): Verdict {
  if (decision.played === decision.best) return "best";
  return VERDICTS.find(([, least]) => decision.loss >= least)?.[0] ?? "fine";
}

/** Whether a better choice would have mattered. */
export function mattered(decision: Decision): boolean {
  return ["blunder", "mistake", "slip"].includes(verdict(decision));
}

/** By seat: the chance at each decision, and how it ended. */
export function curves(analysis: Analysis, steps: number): Point[][] {
  const { decisions } = analysis;
  const end = decisions.at(-1);
  return Array.from({ length: analysis.players }, (_, seat) => {
    const points = decisions.map((one) => ({ at: one.ply, chance: one.before[seat]! }));
    if (end) points.push({ at: steps, chance: end.after[seat]! + end.luck[seat]! });
    return points;
  });
}

/** What a curve says at a step: its last point so far. */
export function chanceAt(points: Point[], at: number): number | null {
  return (points.findLast((point) => point.at <= at) ?? points[0])?.chance ?? null;
}

/** The decision that is to be made after so many steps. */
export function decisionAt(analysis: Analysis, at: number): Decision | undefined {
  return analysis.decisions.find((one) => one.ply === at);
}

export function nearest(decisions: Decision[], at: number): Decision | undefined {
  return decisions.reduce<Decision | undefined>(
    (best, one) => (!best || Math.abs(one.ply - at) < Math.abs(best.ply - at) ? one : best),
    undefined,
  );
}

/** Labels beside each other at their heights, pushed apart where they would overlap. */
export function spread(heights: number[], gap: number, low: number, high: number): number[] {
  const order = [...heights.keys()].sort((a, b) => heights[a]! - heights[b]!);
  const made = [...heights];
  let free = low;
  for (const label of order) free = (made[label] = Math.max(made[label]!, free)) + gap;
  let limit = high;
  for (const label of order.reverse()) limit = (made[label] = Math.min(made[label]!, limit)) - gap;
  return made;
}

/** What a seat's decisions gave away on average. */
export function given(analysis: Analysis, seat: number): number {
  const own = analysis.decisions.filter((one) => one.seat === seat).length;
  return own ? analysis.loss[seat]! / own : 0;
}

/** 0.123 → "12 %"; with a sign where it is a change. */
export function percent(share: number, signed = false): string {
  const number = Math.round(share * 100);
  const sign = number < 0 ? "−" : signed && number > 0 ? "+" : signed ? "±" : "";
  return `${sign}${Math.abs(number)} %`;
}
