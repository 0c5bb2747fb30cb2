/** Epoch milliseconds as people say it: "vor 3 Minuten". */

import { settings } from "./settings.svelte";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

export function ago(then: number, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(settings.language, { numeric: "auto" });
  const past = Math.max(0, now - then);
  const [unit, size] = STEPS.find(([, size]) => past >= size) ?? ["second", Infinity];
  return format.format(-Math.floor(past / size), unit);
}
