/** A first game of Chameleon with pointers. */

import { offers } from "@/lib/notation";
import type { PlayOf } from "@/lib/play";
import type { LessonOf } from "./lesson";

type At = PlayOf<"chameleon">;

const mine = ({ view, seat }: At) => (seat === null ? undefined : view.collections[seat]);
const lies = ({ view }: At, ...faces: string[]) =>
  view.rows.some((row) => row.cards.some((card) => faces.includes(card)));

export const lesson: LessonOf<"chameleon"> = {
  options: { table: "brown", first_player: 0 },
  seats: 3,
  bots: ["level1", "level1"],
  tips: [
    { id: "welcome", when: ({ view }: At) => view.result === null, at: ".collection.large" },
    { id: "draw", when: (play: At) => play.can("draw"), at: "[data-does=draw]" },
    { id: "place", when: ({ view }: At) => view.drawn !== null, at: "[data-does^=place].can" },
    {
      id: "take",
      when: (play: At) => offers(play, "take"),
      at: "[data-does^=take].can",
    },
    { id: "out", when: ({ view }: At) => view.collections.some(({ out }) => out), at: ".collection.out" },
    {
      id: "values",
      when: (play: At) => mine(play)!.worths.some(({ cards, jokers }) => cards + jokers > 1),
      at: ".collection.large table",
    },
    {
      id: "against",
      when: (play: At) => mine(play)!.worths.some(({ points }) => points < 0),
      at: ".collection.large .against",
    },
    {
      id: "joker",
      when: (play: At) => lies(play, "joker", "golden"),
      at: ":is(.row .card.joker, .row .card.golden)",
    },
    { id: "extra", when: (play: At) => lies(play, "+2"), at: ".row .card.extra" },
    { id: "last", when: ({ view }: At) => view.last_round && view.result === null, at: ".last" },
    { id: "end", when: ({ view }: At) => view.result !== null, at: ".collection.large" },
  ],
};
