/** A first game of Flower Rows: one round with few stones. */

import type { Play } from "@/lib/play";
import type { View } from "@/scenes/flower_rows/stones";
import type { Lesson } from "./lesson";

type Rows = Play<View>;

const at = (play: Rows, step: View["step"]["at"]) => play.view.step.at === step;
const some = (play: Rows, verb: string) => play.moves.some((move) => move.notation.startsWith(`${verb} `));

export const lesson: Lesson = {
  options: { rounds: 1, hand: 7 },
  seats: 2,
  bots: ["level1"],
  tips: [
    { id: "start", when: (play: Rows) => at(play, "start"), at: "[data-zone=rack]" },
    {
      id: "lay",
      when: (play: Rows) => at(play, "start") && play.can("lay"),
      at: "[data-does=lay]",
    },
    {
      id: "building",
      when: (play: Rows) => at(play, "building"),
      at: "[data-zone=tiles]",
    },
    {
      id: "finish",
      when: (play: Rows) => at(play, "building") && play.can("stop"),
      at: "[data-does=stop]",
    },
    { id: "taking", when: (play: Rows) => at(play, "taking"), at: "[data-does=take]" },
    {
      id: "draw",
      when: (play: Rows) => at(play, "start") && play.can("blind") && !play.can("lay"),
      at: "[data-zone=open]",
    },
    { id: "second", when: (play: Rows) => at(play, "drawing"), at: "[data-does=stop]" },
    {
      id: "swap",
      when: (play: Rows) => at(play, "start") && some(play, "swap"),
      at: ".can[data-does^=swap]",
    },
    { id: "add", when: (play: Rows) => at(play, "start") && some(play, "add"), at: "[data-does^=add]" },
    {
      id: "gaps",
      when: (play: Rows) => at(play, "start") && play.view.rows.length > 0,
      at: "[data-row] .gap",
    },
    { id: "rob", when: (play: Rows) => at(play, "start") && some(play, "rob"), at: "[data-does^=rob]" },
    { id: "over", when: (play: Rows) => play.view.result !== null, at: "[data-zone=rack]" },
  ],
};
