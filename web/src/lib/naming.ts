/** Messages with the names of players set apart, and the seats a message is about. */

import { say, seatLetter, seatName, t } from "./texts.svelte";
import type { Message } from "@/generated/messages";

export interface Piece {
  text: string;
  name: boolean;
}

const [OPEN, SHUT] = ["\uE000", "\uE001"]; // private letters that no name has

export function pieces(message: Message, names: string[]): Piece[] {
  const marked = say(
    message,
    names.map((name) => OPEN + name + SHUT),
  );
  return marked
    .split(OPEN)
    .flatMap((part, place) => {
      const [name, rest] = place === 0 ? ["", part] : (part.split(SHUT) as [string, string]);
      return [
        { text: name, name: true },
        { text: rest, name: false },
      ];
    })
    .filter((piece) => piece.text);
}

/** The seats of `player` and `other`, the one who acts first. */
export function seatsOf(message: Message): number[] {
  const found: number[] = [];
  for (const [key, value] of Object.entries(message.args ?? {})) {
    if ((key === "player" || key === "other") && typeof value === "number") found.push(value);
    else if (Array.isArray(value)) found.push(...value.flatMap(seatsOf));
    else if (typeof value === "object") found.push(...seatsOf(value));
  }
  return [...new Set(found)];
}

/** Who did what a message tells; null for what just happened. */
export function actor(message: Message): number | null {
  const player = message.args?.["player"];
  return typeof player === "number" ? player : null;
}

/** By seat; bots of the same kind are told apart by their seats' letters. */
export function seatNames(seats: { name: string; level: string | null }[]): string[] {
  const bots = seats.map(({ name, level }) => (name ? null : level));
  return seats.map(({ name }, seat) => {
    const level = bots[seat];
    if (!level) return name || seatName(seat);
    const alone = bots.indexOf(level) === bots.lastIndexOf(level);
    return alone ? t(`bot-${level}`) : `${t(`bot-${level}`)} ${seatLetter(seat)}`;
  });
}
