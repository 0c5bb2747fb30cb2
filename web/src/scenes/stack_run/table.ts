/** What the scene reads out of a view: colours, places on the screen, cards by zone. No rule is known here. */

import type { Colour } from "@/lib/colours";
import type { Zones } from "@/lib/identify";
import type { PlayOf } from "@/lib/play";
import type { Views } from "@/generated/messages";

export type View = Views["stack_run"];
export type Play = PlayOf<"stack_run">;
export type Pile = View["piles"][number];
export type Player = View["seats"][number];

/** Ways in which a number comes onto a pile, the one meant by a click on the pile first. */
export const WAYS = ["stack", "hand", "field", "joker"] as const;
export type Way = (typeof WAYS)[number];

const COLOURS: Record<string, Colour> = { blue: "b", orange: "o", purple: "v", red: "r", pink: "p" };

/** The colour of a place ("pink 1"), a field or a player; null for action fields. */
export function colourOf(name: string): Colour | null {
  return COLOURS[name.split(" ")[0]!] ?? null;
}

/** The class (tones.css) of something of this colour, or of none. */
export function toneOf(name: string): string {
  return `tone-${colourOf(name) ?? "plain"}`;
}

/** Names as texts take them: "pink 1" is pink-1, the range 1-4 is 1–4. */
export function textKey(name: string): string {
  return /^\d/.test(name) ? name.replace("-", "–") : name.replace(" ", "-");
}

/** The square of the ring: field 1 at the top left, then clockwise; lines and columns from 1. */
export function squareOf(field: number, fields: number): { line: number; column: number } {
  const side = fields / 4;
  const [turn, step] = [Math.floor((field - 1) / side), (field - 1) % side];
  if (turn === 0) return { line: 1, column: 1 + step };
  if (turn === 1) return { line: 1 + step, column: 1 + side };
  if (turn === 2) return { line: 1 + side, column: 1 + side - step };
  return { line: 1 + side - step, column: 1 };
}

/**
 * All cards that can be followed, for `CardIds`. Piles and stacks from the bottom up. Hands come last: what has
 * left one hand face down lies on a pile, and is not what another hand has drawn.
 */
export function zonesOf(view: View): Zones {
  const zones: Record<string, string[]> = {};
  view.seats.forEach((player, seat) => {
    zones[`stack-${seat}`] = player.stack.map((card) => card ?? "?").reverse();
  });
  for (const pile of view.piles) zones[`pile-${pile.place}`] = pile.cards.filter((card) => card !== "-");
  zones["help"] = view.help.top === null ? [] : [view.help.top];
  view.seats.forEach((player, seat) => {
    zones[`hand-${seat}`] = player.hand ?? Array<string>(player.cards).fill("?");
  });
  return zones;
}

export function countOf(cards: Record<string, number>): number {
  return Object.values(cards).reduce((sum, count) => sum + count, 0);
}
