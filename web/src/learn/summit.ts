/** A first game of Summit with pointers. */

import { offers } from "@/lib/notation";
import type { PlayOf } from "@/lib/play";
import type { LessonOf } from "./lesson";

type At = PlayOf<"summit">;

const holds = ({ view, seat }: At) => view.hand !== null && view.to_act === seat;
const elsewhere = ({ view, seat }: At) =>
  seat !== null && view.next[seat]!.some(({ triangle }) => triangle !== seat);

export const lesson: LessonOf<"summit"> = {
  options: { variant: 1, simplified: "on", free_triangles: 1, first_player: 0 },
  seats: 2,
  bots: ["level1"],
  tips: [
    { id: "welcome", when: ({ view }: At) => view.result === null, at: ".triangle.large" },
    { id: "draw", when: (play: At) => play.can("draw"), at: "[data-does=draw]" },
    { id: "lay", when: (play: At) => holds(play) && offers(play, "lay"), at: ".place.waits" },
    {
      id: "store",
      when: (play: At) => holds(play) && !offers(play, "lay") && !offers(play, "joker"),
      at: "[data-does=store]",
    },
    { id: "take", when: (play: At) => play.can("take"), at: "[data-does=take]" },
    { id: "from-store", when: (play: At) => !holds(play) && offers(play, "lay"), at: ".store .spot.can" },
    { id: "joker", when: (play: At) => offers(play, "joker"), at: ".triangle.large" },
    { id: "summit", when: (play: At) => elsewhere(play), at: ".others" },
    {
      id: "blocked",
      when: ({ view }: At) => view.triangles.some(({ blocked }) => blocked),
      at: ".way.blocked",
    },
    { id: "end", when: ({ view }: At) => view.result !== null, at: ".triangle.large" },
  ],
};
