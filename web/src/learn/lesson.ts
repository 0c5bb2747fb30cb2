/** A first game with pointers: a real table with short options, where tips appear when they are of use. */

import type { Views } from "@/generated/messages";
import type { Notations } from "@/generated/notations";
import type { Play, ViewHead } from "@/lib/play";

export interface Tip<V extends ViewHead = ViewHead, N extends string = string> {
  id: string;
  /** The text's id; without one it is `<game>-learn-<id>`. */
  text?: string;
  /** Looks at legal moves and the view alone. */
  when(play: Play<V, N>): boolean;
  /** What it points at: a CSS selector inside the stage. */
  at: string;
}

export interface Lesson<V extends ViewHead = ViewHead, N extends string = string> {
  options: Record<string, number | string>;
  seats: number;
  /** Levels of the bots on the other seats. */
  bots: string[];
  tips: Tip<V, N>[];
}

/** A lesson of a game that the page knows by name. */
export type LessonOf<G extends keyof Views & keyof Notations> = Lesson<Views[G], Notations[G]>;
