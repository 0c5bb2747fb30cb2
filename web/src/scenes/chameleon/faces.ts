/** What the cards of Chameleon are, for the page: faces, their zones, and which of them have just moved. */

import type { Views } from "@/generated/messages";
import type { Colour } from "@/lib/colours";
import { Cards, type Zones } from "@/lib/identify";

export type View = Views["chameleon"];
export type Collection = View["collections"][number];
export interface Held {
  id: string;
  face: string;
  fresh: boolean;
}
/** The cards in front of a player that lie together: a colour with its jokers, or the +2 cards. */
export interface Column {
  colour: Colour | null;
  cards: Held[];
  points: number;
  jokers: number;
}

const JOKERS = ["joker", "golden"];

export function isColour(face: string): face is Colour {
  return face.length === 1;
}

function zones(view: View): Zones {
  const drawn = view.drawn === null ? [] : [view.drawn];
  const rows = view.rows.map((row, number) => [`row ${number}`, row.cards]);
  const seats = view.collections.map(({ cards }, seat) => [`seat ${seat}`, laidOut(cards)]);
  return Object.fromEntries([["drawn", drawn], ...rows, ...seats, ["removed", laidOut(view.removed)]]);
}

function laidOut(cards: Record<string, number>): string[] {
  return Object.entries(cards).flatMap(([face, count]) => Array<string>(count).fill(face));
}

/** Follows the cards from view to view. */
export class Faces {
  #cards = new Cards();
  #where = new Map<string, string>();
  #fresh = new Set<string>();
  #zones: Zones = {};
  #last: View | null = null;
  #held: Record<string, Held[]> = {};

  next(view: View): Record<string, Held[]> {
    if (view === this.#last) return this.#held;
    this.#zones = zones(view);
    const named = this.#cards.next(this.#zones);
    this.#notice(named, this.#last === null);
    this.#last = view;
    this.#held = Object.fromEntries(
      Object.entries(named).map(([zone, ids]) => [zone, ids.map((id, place) => this.#one(zone, id, place))]),
    );
    return this.#held;
  }

  /** Fresh is what has changed its place; a view in which nothing did leaves the marks alone. */
  #notice(named: Record<string, string[]>, first: boolean): void {
    const now = new Map(Object.entries(named).flatMap(([zone, ids]) => ids.map((id) => [id, zone])));
    const moved = [...now].filter(([id, zone]) => this.#where.get(id) !== zone).map(([id]) => id);
    if (moved.length) this.#fresh = new Set(first ? [] : moved);
    this.#where = now;
  }

  #one(zone: string, id: string, place: number): Held {
    return { id, face: this.#zones[zone]![place]!, fresh: this.#fresh.has(id) };
  }
}

/** A player's cards in columns: colours that count for them, the +2 cards, colours that count against them. */
export function columns(collection: Collection, held: Held[]): Column[] {
  const jokers = held.filter((card) => JOKERS.includes(card.face));
  const colours = collection.worths.map((worth) => ({
    colour: worth.colour as Colour,
    cards: [...jokers.splice(0, worth.jokers), ...held.filter((card) => card.face === worth.colour)],
    points: worth.points,
    jokers: worth.jokers,
  }));
  const extra = held.filter((card) => card.face === "+2");
  return [
    ...colours.filter(({ points }) => points > 0),
    ...(extra.length ? [{ colour: null, cards: extra, points: collection.extra, jokers: 0 }] : []),
    ...colours.filter(({ points }) => points < 0),
  ];
}

/** With a real minus sign. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}
