/** A first game of Stack Run, with short stacks. Its texts are `stack_run-learn-{id}`. */

import { offers } from "@/lib/notation";
import type { PlayOf } from "@/lib/play";
import type { LessonOf } from "./lesson";

type View = PlayOf<"stack_run">;

const phase = (play: View) => (play.moves.length ? play.view.phase : "");

export const lesson: LessonOf<"stack_run"> = {
  options: { stack: 5, first_player: 0 },
  seats: 2,
  bots: ["level1"],
  tips: [
    { id: "aim", when: (play: View) => phase(play) === "play", at: "[data-zone='stack-0']" },
    { id: "piles", when: (play: View) => phase(play) === "play", at: "[data-zone='middle']" },
    { id: "open", when: (play: View) => phase(play) === "play", at: "[data-pawn='0-0']" },
    { id: "stack", when: (play: View) => offers(play, "stack"), at: "[data-zone='stack-0']" },
    { id: "hand", when: (play: View) => offers(play, "hand"), at: "[data-zone='hand-0']" },
    { id: "joker", when: (play: View) => offers(play, "joker"), at: "[data-zone='hand-0']" },
    { id: "field", when: (play: View) => offers(play, "field"), at: "[data-zone='action']" },
    { id: "swap", when: (play: View) => offers(play, "swap"), at: "[data-zone='action']" },
    { id: "done", when: (play: View) => offers(play, "done"), at: "[data-zone='done']" },
    { id: "help", when: (play: View) => phase(play) === "help", at: "[data-zone='hand-0']" },
    { id: "distance", when: (play: View) => phase(play) === "distance", at: "[data-zone='hand-0']" },
    { id: "move", when: (play: View) => phase(play) === "move", at: ".reached" },
  ],
};
