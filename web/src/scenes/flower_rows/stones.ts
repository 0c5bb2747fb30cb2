/** Which stone is which from view to view, where it came from, and what is new. */

import type { Views } from "@/generated/messages";
import { CardIds, type Named } from "@/lib/identify";

export type View = Views["flower_rows"];
export type Face = number | string;

export class StoneTracker {
  #cards = new CardIds();
  #before: View | null = null;
  #ids: Named = {};
  #origins = new Map<string, string>();
  #arrived = new Map<string, number>();

  /** Ids of all stones that can be seen, zone by zone; called once for each new view. */
  follow(view: View): Named {
    const begins = this.#before?.round !== view.round;
    if (begins) this.#cards = new CardIds();
    const named = this.#cards.next(zones(view));
    const ids = mapped(named, (id) => `${view.round}.${id}`);
    for (const [zone, all] of Object.entries(ids))
      for (const id of all) this.#note(id, zone, begins ? null : view.turn);
    this.#ids = ids;
    this.#before = view;
    return ids;
  }

  /** What a set-up brings is not marked as new. */
  #note(id: string, zone: string, turn: number | null): void {
    if (!this.#origins.has(id)) this.#origins.set(id, this.#origin(zone));
    if (turn !== null && !this.#ids[zone]?.includes(id)) this.#arrived.set(id, turn);
  }

  /** What was not seen before comes out of the pool, or out of the supply of who moved. */
  #origin(zone: string): string {
    const mover = this.#before?.to_act;
    return /^(row|new)/.test(zone) && mover != null ? `seat-${mover}` : "pool";
  }

  origin(id: string): string {
    return this.#origins.get(id) ?? "pool";
  }

  /** Has come where it lies since the viewer's last turn. */
  fresh(id: string, view: View): boolean {
    const turn = this.#arrived.get(id);
    return turn !== undefined && view.turn - turn < view.players - 1;
  }
}

function zones(view: View): Record<string, string[]> {
  const made: Record<string, Face[]> = { open: view.open, board: Array(view.board_jokers).fill("J") };
  view.supplies.forEach(({ supply, known }, seat) => (made[`supply-${seat}`] = supply ?? known));
  view.rows.forEach(({ stones }, row) => (made[`row-${row}`] = stones));
  if (view.step.at === "building") {
    made["new"] = view.step.stones;
    made["robbed"] = view.step.missing ?? [];
  }
  if (view.step.at === "adding" && view.step.stone != null) made["hand"] = [view.step.stone];
  return mapped(made, String);
}

function mapped<A, B>(zones: Record<string, A[]>, change: (one: A) => B): Record<string, B[]> {
  return Object.fromEntries(Object.entries(zones).map(([zone, all]) => [zone, all.map(change)]));
}
