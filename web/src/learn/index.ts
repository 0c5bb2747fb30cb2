/** The lessons there are, loaded when they are needed. */

import type { Lesson } from "./lesson";

const LESSONS = import.meta.glob<{ lesson: Lesson }>(["./*.ts", "!./index.ts", "!./lesson.ts"]);

export async function lessonOf(game: string): Promise<Lesson | null> {
  const load = LESSONS[`./${game}.ts`];
  return load ? (await load()).lesson : null;
}
