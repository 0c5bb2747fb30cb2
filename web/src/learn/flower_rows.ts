/** A first game of Flower Rows: one round with few stones. */

import { offers } from "@/lib/notation";
import type { PlayOf } from "@/lib/play";
import type { View } from "@/scenes/flower_rows/stones";
import type { LessonOf } from "./lesson";

type Rows = PlayOf<"flower_rows">;

const at = (play: Rows, step: View["step"]["at"]) => play.view.step.at === step;

export const lesson: LessonOf<"flower_rows"> = {
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
      when: (play: Rows) => at(play, "start") && offers(play, "swap "),
      at: ".can[data-does^=swap]",
    },
    { id: "add", when: (play: Rows) => at(play, "start") && offers(play, "add "), at: "[data-does^=add]" },
    {
      id: "gaps",
      when: (play: Rows) => at(play, "start") && play.view.rows.length > 0,
      at: "[data-row] .gap",
    },
    { id: "rob", when: (play: Rows) => at(play, "start") && offers(play, "rob "), at: "[data-does^=rob]" },
    { id: "over", when: (play: Rows) => play.view.result !== null, at: "[data-zone=rack]" },
  ],
};
