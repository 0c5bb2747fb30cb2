/** Which card is which from view to view, and what has changed since the viewer's last step. */

import type { SpotOnView } from "@/generated/messages";
import { CardIds, type Named, type Zones } from "@/lib/identify";
import { bare } from "./faces";

export interface Tracked {
  /** Ids of cards by zone, in the zone's order. */
  ids: Named;
  /** Ids of the cards in rows that were not there before. */
  fresh: ReadonlySet<string>;
  /** Ids of cards that have just come to a score pile or to the discards, by zone. */
  arrived: Named;
  /** Points by seat since then. */
  gained: number[];
}

const BONUS = "bonus"; // nobody knows these cards

export const rowZone = (seat: number, slot: number) => `row:${seat}:${slot}`;
export const handZone = (seat: number) => `hand:${seat}`;
export const marketZone = (group: number) => `market:${group}`;
export const scoreZone = (seat: number) => `score:${seat}`;

export class CardTracker {
  #cards = new CardIds();
  #view: SpotOnView | null = null;
  #last: Tracked = { ids: {}, fresh: new Set(), arrived: {}, gained: [] };
  #base: { view: SpotOnView; ids: Named } | null = null;

  /** With a view that is already known nothing changes. */
  next(view: SpotOnView, seat: number | null): Tracked {
    if (view === this.#view) return this.#last;
    const before = this.#last.ids;
    const ids = this.#cards.next(zones(view));
    const acted = this.#view !== null && (seat === null || this.#view.to_act === seat);
    if (acted) this.#base = { view: this.#view!, ids: before };
    this.#base ??= { view, ids };
    this.#last = {
      ids,
      fresh: arrivals(ids, this.#base.ids, /^row:/),
      arrived: this.#view ? arrivedIn(ids, before) : {},
      gained: view.collections.map((one, number) => one.score - this.#base!.view.collections[number]!.score),
    };
    this.#view = view;
    return this.#last;
  }
}

/** Rows first: what could have gone to several places is followed to where it is seen best. */
function zones(view: SpotOnView): Zones {
  const made: Record<string, string[]> = {};
  view.collections.forEach((one, seat) =>
    one.rows.forEach((row, slot) => (made[rowZone(seat, slot)] = row.cards.map(bare))),
  );
  made.held = view.held ? [view.held] : [];
  view.collections.forEach((one, seat) => (made[handZone(seat)] = one.hand));
  view.market.forEach((cards, group) => (made[marketZone(group)] = cards));
  view.collections.forEach((one, seat) => {
    const seen = listed(one.scored);
    made[scoreZone(seat)] = [...seen, ...Array<string>(one.score - seen.length).fill(BONUS)];
  });
  made.discards = listed(view.discards);
  return made;
}

function listed(counts: Record<string, number>): string[] {
  return Object.entries(counts).flatMap(([card, count]) => Array<string>(count).fill(card));
}

function arrivals(ids: Named, before: Named, zone: RegExp): Set<string> {
  const found = new Set<string>();
  for (const [name, cards] of Object.entries(ids))
    if (zone.test(name)) for (const id of cards) if (!before[name]?.includes(id)) found.add(id);
  return found;
}

function arrivedIn(ids: Named, before: Named): Named {
  const piles = Object.keys(ids).filter((name) => /^(score|discards)/.test(name));
  return Object.fromEntries(
    piles.map((name) => [name, ids[name]!.filter((id) => !before[name]?.includes(id))]),
  );
}
