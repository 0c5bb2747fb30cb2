/** What the cards of Chameleon are, for the page: faces, their zones, and columns of what counts. */

import type { Views } from "@/generated/messages";
import type { Colour } from "@/lib/colours";
import { laidOut, type Held } from "@/lib/tracker";
import type { Zones } from "@/lib/identify";

export type View = Views["chameleon"];
export type Collection = View["collections"][number];
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

/** Everything that lies open. */
export function zones(view: View): Zones {
  const drawn = view.drawn === null ? [] : [view.drawn];
  const rows = view.rows.map((row, number) => [`row ${number}`, row.cards]);
  const seats = view.collections.map(({ cards }, seat) => [`seat ${seat}`, laidOut(cards)]);
  return Object.fromEntries([["drawn", drawn], ...rows, ...seats, ["removed", laidOut(view.removed)]]);
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
