/** Reading a view of which nothing is known but that it is JSON. */

import { CardIds, type Named, type Zones } from "@/lib/identify";
import type { Play } from "@/lib/play";
import { has, t } from "@/lib/texts.svelte";

export type Plain = string | number | boolean | null;

/** Fields of every view, which the furniture of the table shows. */
const AROUND = new Set(["game", "players", "options", "seat", "to_act", "turn", "result"]);

export function plain(value: unknown): value is Plain {
  return value === null || typeof value !== "object";
}

export function cards(value: unknown): value is Plain[] {
  return Array.isArray(value) && value.every(plain);
}

/** A card; null is one that lies face down. */
export function shown(value: Plain): string {
  return value === null ? "?" : String(value);
}

/** A single value in words; seats by the names of who sits there. */
export function inWords(value: Plain | Plain[], isSeat: boolean, names: readonly string[]): string {
  if (Array.isArray(value))
    return value.map((one) => inWords(one, isSeat, names)).join(", ") || t("page-none");
  if (typeof value === "boolean") return t(value ? "page-value-on" : "page-value-off");
  if (isSeat && typeof value === "number") return names[value] ?? String(value);
  return value === null ? "–" : String(value);
}

/** Whether a field is shown in a line: a single value, or a list of seats. */
export function isFact(value: unknown, isSeat: boolean): value is Plain | Plain[] {
  return plain(value) || (isSeat && cards(value));
}

/** By seat, if this is something that every player has; else null. */
export function bySeat(value: unknown, isBySeat: boolean, players: number): unknown[] | null {
  if (Array.isArray(value))
    return value.length === players && (isBySeat || !value.every(plain)) ? value : null;
  const keys = Object.keys(value as object);
  const seats = keys.length > 0 && keys.every((key) => /^\d$/.test(key) && Number(key) < players);
  return seats
    ? Array.from({ length: players }, (_, seat) => (value as Record<string, unknown>)[seat] ?? null)
    : null;
}

export function entries(value: object): [string, unknown][] {
  return Object.entries(value);
}

/** Without what is not known, such as the cards of others. */
export function known(value: object): [string, unknown][] {
  return entries(value).filter(([, part]) => part !== null);
}

export function fields(view: object): [string, unknown][] {
  return entries(view).filter(([name]) => !AROUND.has(name));
}

/** The game may name its fields: `<game>-zone-<name>`. */
export function title(game: string, name: string): string {
  const id = `${game}-zone-${name}`;
  if (has(id)) return t(id);
  const words = name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** All lists of cards, by where they are. */
function zones(value: unknown, path: string, found: Zones = {}): Zones {
  if (cards(value)) found[path] = value.map(shown);
  else if (!plain(value))
    for (const [name, part] of entries(value as object)) zones(part, `${path}/${name}`, found);
  return found;
}

/** Which card is which, from view to view. */
export function follower(): (view: object) => Named {
  const known = new CardIds();
  return (view) => known.next(zones(Object.fromEntries(fields(view)), ""));
}

/** The one legal move that a card of the own hand names. */
export function moveOf(play: Play, card: string): string | undefined {
  const naming = play.moves.filter(({ notation }) => notation.split(/[\s:-]/).at(-1) === card);
  return naming.length === 1 ? naming[0]!.notation : undefined;
}
