/** Follows cards from view to view: which is which, and which have just changed their place. */

import { CardIds, type Zones } from "./identify";

export interface Held {
  id: string;
  face: string;
  /** Arrived with the last change. */
  fresh: boolean;
}

export class CardTracker {
  #cards = new CardIds();
  #where = new Map<string, string>();
  #fresh = new Set<string>();
  #last: unknown = null;
  #held: Record<string, Held[]> = {};

  /** The cards by zones; the same view gives the same answer. */
  next(view: object, zones: Zones): Record<string, Held[]> {
    if (view === this.#last) return this.#held;
    const named = this.#cards.next(zones);
    this.#notice(named, this.#last === null);
    this.#last = view;
    this.#held = Object.fromEntries(
      Object.entries(named).map(([zone, ids]) => [
        zone,
        ids.map((id, place) => ({ id, face: zones[zone]![place]!, fresh: this.#fresh.has(id) })),
      ]),
    );
    return this.#held;
  }

  /** A view in which nothing moved leaves the marks alone; at the first one nothing is fresh. */
  #notice(named: Record<string, string[]>, first: boolean): void {
    const now = new Map(Object.entries(named).flatMap(([zone, ids]) => ids.map((id) => [id, zone])));
    const moved = [...now].filter(([id, zone]) => this.#where.get(id) !== zone).map(([id]) => id);
    if (moved.length) this.#fresh = new Set(first ? [] : moved);
    this.#where = now;
  }
}

/** Cards given by numbers, one by one. */
export function laidOut(cards: Record<string, number>): string[] {
  return Object.entries(cards).flatMap(([face, count]) => Array<string>(count).fill(face));
}
