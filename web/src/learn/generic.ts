/** A first game of a game that brings no lesson: what holds at every table. */

import type { GameInfo } from "@/generated/http";
import type { Lesson } from "./lesson";

export function genericLesson(game: GameInfo): Lesson {
  const seats = game.players[0]!;
  return {
    options: {},
    seats,
    bots: Array<string>(seats - 1).fill("level1"),
    tips: [
      { id: "begin", text: "page-learn-begin", when: () => true, at: ":is(.felt, .outside)" },
      {
        id: "moves",
        text: "page-learn-moves",
        when: ({ moves }) => moves.length > 0,
        at: ":is(.spot.can, .moves button)",
      },
      {
        id: "why-not",
        text: "page-learn-why-not",
        when: ({ view }) => view.turn > 0,
        at: ":is(.felt, .outside)",
      },
      {
        id: "over",
        text: "page-learn-over",
        when: ({ view }) => view.to_act === null,
        at: ":is(.felt, .outside)",
      },
    ],
  };
}
