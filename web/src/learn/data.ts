/** Lessons as data: what a game from outside brings as lesson.json (docs/page.md). */

import type { Play } from "@/lib/play";
import type { Lesson, Tip } from "./lesson";

/** When a tip appears: all that is said must hold. */
export interface Condition {
  /** A move may be made whose notation begins like this. */
  offers?: string;
  over?: boolean;
  /** Values of the view by their places, such as `{"table.length": 0}`. */
  view?: Record<string, unknown>;
}

export interface LessonData extends Omit<Lesson, "tips"> {
  tips: { id: string; at: string; when?: Condition }[];
}

export function fromData(data: LessonData): Lesson {
  const tips: Tip[] = data.tips.map(({ id, at, when = {} }) => ({
    id,
    at,
    when: (play) => holds(when, play),
  }));
  return { ...data, tips };
}

function holds({ offers = "", over, view = {} }: Condition, play: Play): boolean {
  return (
    (!offers || play.moves.some(({ notation }) => notation.startsWith(offers))) &&
    (over === undefined || over === (play.view.to_act === null)) &&
    Object.entries(view).every(([place, value]) => valueAt(play.view, place) === value)
  );
}

function valueAt(document: unknown, place: string): unknown {
  return place
    .split(".")
    .reduce((part, key) => (part as Record<string, unknown> | null | undefined)?.[key], document);
}
