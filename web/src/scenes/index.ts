/** One scene per game, loaded when it is needed: the page's own, or the game's, or the generic one. */

import type { Component } from "svelte";
import { gamePage } from "@/lib/gamepage";
import type { Play } from "@/lib/play";
import type { Travel } from "@/lib/travel";

export type Scene = Component<{ play: Play; travel: Travel; small: boolean }>;

const SCENES = import.meta.glob<{ default: Scene }>("./*/Scene.svelte");

export async function sceneOf(game: string): Promise<Scene> {
  const load = SCENES[`./${game}/Scene.svelte`] ?? SCENES[`./${await otherScene(game)}/Scene.svelte`]!;
  return (await load()).default;
}

/** A game whose own scene cannot be had is played with the generic one. */
async function otherScene(game: string): Promise<"outside" | "generic"> {
  const { files } = await gamePage(game);
  if (!files.includes("scene.js")) return "generic";
  const { loadScene } = await import("./outside/module");
  return loadScene(game, files).then(
    () => "outside",
    () => "generic",
  );
}
