/** Which card is which: views name cards by their faces alone, but what travels must be followed. */

export type Zones = Record<string, readonly string[]>;
export type Named = Record<string, string[]>;

interface Placed {
  id: string;
  face: string;
}

/**
 * Gives every card of every zone an id that stays the same while the card stays or moves.
 * Cards that stay in their zone keep their ids first; then what is gone from one zone and new in another with the
 * same face is the same card; then a face-down card ("?") may have become any face. The rest is new.
 */
export class CardIds {
  #before: Record<string, Placed[]> = {};
  #count = 0;

  next(zones: Zones): Named {
    const made: Record<string, (Placed | null)[]> = {};
    const gone: Placed[] = [];
    for (const [zone, faces] of Object.entries(zones)) made[zone] = this.#stay(zone, faces, gone);
    for (const [zone, cards] of Object.entries(this.#before)) if (!(zone in zones)) gone.push(...cards);
    for (const [zone, faces] of Object.entries(zones)) this.#arrive(made[zone]!, faces, gone);
    this.#before = made as Record<string, Placed[]>;
    return Object.fromEntries(
      Object.entries(made).map(([zone, cards]) => [zone, cards.map((card) => card!.id)]),
    );
  }

  #stay(zone: string, faces: readonly string[], gone: Placed[]): (Placed | null)[] {
    const before = [...(this.#before[zone] ?? [])];
    const kept = faces.map((face, place) => {
      const same = before[place]?.face === face ? place : before.findIndex((card) => card?.face === face);
      if (same < 0) return null;
      const card = before[same]!;
      delete before[same];
      return card;
    });
    gone.push(...before.filter(Boolean));
    return kept;
  }

  #arrive(cards: (Placed | null)[], faces: readonly string[], gone: Placed[]): void {
    faces.forEach((face, place) => {
      if (cards[place]) return;
      const found = gone.findIndex((card) => card.face === face || card.face === "?" || face === "?");
      const id = found < 0 ? `c${this.#count++}` : gone.splice(found, 1)[0]!.id;
      cards[place] = { id, face };
    });
  }
}
