/** A first game of Stack Run, with short stacks. Its texts are `stack_run-learn-{id}`. */

import { offers } from "@/lib/notation";
import type { PlayOf } from "@/lib/play";
import type { LessonOf } from "./lesson";

type Play = PlayOf<"stack_run">;

const phase = (play: Play) => (play.moves.length ? play.view.phase : "");

export const lesson: LessonOf<"stack_run"> = {
  options: { stack: 5, first_player: 0 },
  seats: 2,
  bots: ["level1"],
  tips: [
    { id: "aim", when: (play: Play) => phase(play) === "play", at: "[data-zone='stack-0']" },
    { id: "piles", when: (play: Play) => phase(play) === "play", at: "[data-zone='middle']" },
    { id: "open", when: (play: Play) => phase(play) === "play", at: "[data-pawn='0-0']" },
    { id: "stack", when: (play: Play) => offers(play, "stack"), at: "[data-zone='stack-0']" },
    { id: "hand", when: (play: Play) => offers(play, "hand"), at: "[data-zone='hand-0']" },
    { id: "joker", when: (play: Play) => offers(play, "joker"), at: "[data-zone='hand-0']" },
    { id: "field", when: (play: Play) => offers(play, "field"), at: "[data-zone='action']" },
    { id: "swap", when: (play: Play) => offers(play, "swap"), at: "[data-zone='action']" },
    { id: "done", when: (play: Play) => offers(play, "done"), at: "[data-zone='done']" },
    { id: "help", when: (play: Play) => phase(play) === "help", at: "[data-zone='hand-0']" },
    { id: "distance", when: (play: Play) => phase(play) === "distance", at: "[data-zone='hand-0']" },
    { id: "move", when: (play: Play) => phase(play) === "move", at: ".reached" },
  ],
};
