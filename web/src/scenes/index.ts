/** One scene per game, loaded when it is needed; a game without one gets the generic scene. */

import type { Component } from "svelte";
import type { Play } from "@/lib/play";
import type { Travel } from "@/lib/travel";

export type Scene = Component<{ play: Play; travel: Travel; small: boolean }>;

const SCENES = import.meta.glob<{ default: Scene }>("./*/Scene.svelte");

export async function sceneOf(game: string): Promise<Scene> {
  const load = SCENES[`./${game}/Scene.svelte`] ?? SCENES["./generic/Scene.svelte"]!;
  return (await load()).default;
}
