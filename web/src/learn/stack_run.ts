/** A first game of Stack Run, with short stacks. Its texts are `stack_run-learn-{id}`. */

import type { Play } from "@/lib/play";
import type { Views } from "@/generated/messages";
import type { Lesson } from "./lesson";

type Table = Play<Views["stack_run"]>;

const can = (play: Table, ...kinds: string[]) =>
  play.moves.some(({ notation }) => kinds.includes(notation.split(" ")[0]!));
const phase = (play: Table) => (play.moves.length ? play.view.phase : "");

export const lesson: Lesson = {
  options: { stack: 5, first_player: 0 },
  seats: 2,
  bots: ["level1"],
  tips: [
    { id: "aim", when: (play: Table) => phase(play) === "play", at: "[data-zone='stack-0']" },
    { id: "piles", when: (play: Table) => phase(play) === "play", at: "[data-zone='middle']" },
    { id: "open", when: (play: Table) => phase(play) === "play", at: "[data-pawn='0-0']" },
    { id: "stack", when: (play: Table) => can(play, "stack"), at: "[data-zone='stack-0']" },
    { id: "hand", when: (play: Table) => can(play, "hand"), at: "[data-zone='hand-0']" },
    { id: "joker", when: (play: Table) => can(play, "joker"), at: "[data-zone='hand-0']" },
    { id: "field", when: (play: Table) => can(play, "field"), at: "[data-zone='action']" },
    { id: "swap", when: (play: Table) => can(play, "swap"), at: "[data-zone='action']" },
    { id: "done", when: (play: Table) => can(play, "done"), at: "[data-zone='done']" },
    { id: "help", when: (play: Table) => phase(play) === "help", at: "[data-zone='hand-0']" },
    { id: "distance", when: (play: Table) => phase(play) === "distance", at: "[data-zone='hand-0']" },
    { id: "move", when: (play: Table) => phase(play) === "move", at: ".reached" },
  ],
};
