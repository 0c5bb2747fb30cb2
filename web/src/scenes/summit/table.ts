/** Summit for the page: zones of cards, what a click means, and pictures of the numbers. */

import type { Views } from "@/generated/messages";
import type { Colour } from "@/lib/colours";
import { laidOut } from "@/lib/tracker";
import type { Zones } from "@/lib/identify";
import type { SummitNotation } from "@/generated/notations";
import { notation } from "@/lib/notation";
import type { PlayOf } from "@/lib/play";

export type View = Views["summit"];
export type SummitPlay = PlayOf<"summit">;

/** Drawings of the numbers in a box of 24 × 24: for 0 the flag on the summit, then bar, domino, … , tree. */
export const PICTURES = [
  "M6 23V1.500h2V3c4-2.500 7 2 13-.5-1.500 3-1.500 5.500 0 8.500-6 2.500-9-2-13 .5V23Z",
  "M8.5 20V5l7-2v17l3 1.500H5.500Z",
  "M7 2h10a1.500 1.500 0 0 1 1.500 1.500v17A1.500 1.500 0 0 1 17 22H7a1.500 1.500 0 0 1-1.500-1.500v-17A1.500 1.500 0 0 1 7 2Zm5 2.600a2.600 2.600 0 1 0 0 5.200 2.600 2.600 0 0 0 0-5.200Zm0 9.600a2.600 2.600 0 1 0 0 5.200 2.600 2.600 0 0 0 0-5.200ZM7 11.400v1.200h10v-1.200Z",
  "M2.500 20 1 6.500l6 5L12 3l5 8.500 6-5L21.500 20Zm1.300 1.300h16.400v1.700H3.800Z",
  "M12 2 15.300 8H8.700ZM8 9.300h8l3 5.400H5ZM4.300 16h15.400l3.300 6H1Z",
  "M12 1 14.900 8.500 23 9 16.700 14.100 18.800 22 12 17.600 5.200 22 7.300 14.100 1 9 9.100 8.500Z",
  "M7 2h10l6 10-6 10H7L1 12Zm1.800 3.400L4.900 12l3.900 6.600h6.400l3.900-6.600-3.900-6.600Z",
  "M2 22v-5h4.500v-4H11V9h4.500V5H22v17Z",
  "M12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM12 1c2.200 2.500 2.200 4.700 0 6.800C9.800 5.700 9.800 3.500 12 1Zm0 22c-2.200-2.500-2.200-4.700 0-6.800 2.200 2.100 2.200 4.300 0 6.800ZM1 12c2.500-2.200 4.700-2.200 6.800 0-2.100 2.200-4.300 2.200-6.800 0Zm22 0c-2.500 2.200-4.700 2.200-6.800 0 2.100-2.200 4.300-2.200 6.800 0ZM4.200 4.200c3.300.2 4.900 1.800 4.800 4.800-3 .1-4.600-1.500-4.800-4.800Zm15.600 15.600c-3.300-.2-4.900-1.800-4.800-4.800 3-.1 4.600 1.500 4.800 4.800ZM4.200 19.800c.2-3.300 1.800-4.900 4.800-4.800.1 3-1.500 4.600-4.800 4.800ZM19.800 4.200c-.2 3.300-1.800 4.900-4.800 4.800-.1-3 1.500-4.600 4.800-4.800Z",
  "M12 1c3.800 0 6 2.300 5.800 5 2.600.6 4 2.400 4 4.700 0 3-2.600 5-5.800 4.600-.7.700-1.600 1.100-2.600 1.300V22h-2.800v-5.400c-1-.2-1.900-.6-2.600-1.300-3.200.4-5.800-1.600-5.800-4.600 0-2.300 1.400-4.100 4-4.700C6 3.300 8.200 1 12 1Z",
];

/** Whether a card is a joker, which shows neither colour nor number. */
export function isJoker(face: string): boolean {
  return face === "joker";
}

/** The colour of a seat's cards: that of its triangle. */
export function colourOf(view: View, seat: number): Colour {
  return view.triangles.find(({ owner }) => owner === seat)!.colour as Colour;
}

/** The number on a card of a colour. */
export function numberOf(face: string): number {
  return Number(face[1]);
}

/** Which cards lie where: one zone for each place of cards that the page follows. */
export function zones(view: View): Zones {
  const places = view.triangles.flatMap(({ fields }, triangle) =>
    fields.map((field, place) => [`${triangle}.${place}`, field === null ? [] : [field.card]]),
  );
  const stores = view.stores.map((store, seat) => [`store ${seat}`, laidOut(store)]);
  const hand = view.hand === null ? [] : [view.hand];
  return Object.fromEntries([["hand", hand], ...stores, ...places, ["open", view.open.toReversed()]]);
}

/** Whether a legal move is one that the game warns of. */
export function warns(play: SummitPlay, does: SummitNotation): boolean {
  return play.moves.some((move) => move.notation === does && move.words.id.startsWith("summit-warn"));
}

/** Where a card of one's own would go: the first place where it may be laid, else the own triangle. */
export function laying(play: SummitPlay, face: string, seat: number): SummitNotation {
  const way = isJoker(face) ? /^joker / : new RegExp(`^lay ${face[1]} `);
  const legal = play.moves.find(({ notation }) => way.test(notation));
  if (legal) return legal.notation;
  const next = play.view.next[seat]?.[0] ?? { triangle: seat, field: 0 };
  return isJoker(face)
    ? notation("summit", `joker ${play.view.numbers[next.field]!} on ${next.triangle + 1}`)
    : notation("summit", `lay ${Number(face[1])} on ${seat + 1}`);
}
