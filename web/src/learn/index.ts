/** The lessons there are, loaded when they are needed: the page's own, or the game's, or the generic one. */

import { gameOf } from "@/lib/catalogue";
import { gameFile, gamePage } from "@/lib/gamepage";
import { fromData, type LessonData } from "./data";
import { genericLesson } from "./generic";
import type { Lesson } from "./lesson";

const LESSONS = import.meta.glob<{ lesson: Lesson }>([
  "./*.ts",
  "!./index.ts",
  "!./lesson.ts",
  "!./data.ts",
  "!./generic.ts",
]);

/** Null if there is no such game. */
export async function lessonOf(game: string): Promise<Lesson | null> {
  const load = LESSONS[`./${game}.ts`];
  if (load) return (await load()).lesson;
  const info = await gameOf(game);
  if (!info) return null;
  const { files } = await gamePage(game);
  if (!files.includes("lesson.json")) return genericLesson(info);
  const answer = await fetch(gameFile(game, "lesson.json"));
  return fromData((await answer.json()) as LessonData);
}
