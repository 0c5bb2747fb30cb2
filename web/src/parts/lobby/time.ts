/** Seconds as people say them. */

import { t } from "@/lib/texts.svelte";

const UNITS: [string, number][] = [
  ["days", 86_400],
  ["hours", 3_600],
  ["minutes", 60],
  ["seconds", 1],
];

export function timeWords(seconds: number): string {
  const [unit, size] = UNITS.find(([, size]) => seconds >= size && seconds % size === 0) ?? ["seconds", 1];
  return t(`page-span-${unit}`, { count: seconds / size });
}
