/** What a game from outside brings for the page (docs/page.md): asked for once. */

import { call } from "./api";
import type { GameId } from "./opening";
import type { GamePage } from "@/generated/http";

const pages: Record<string, Promise<GamePage>> = {};

export function gamePage(game: string): Promise<GamePage> {
  return (pages[game] ??= call("GET /api/games/{game}/page", { path: { game: game as GameId } }).catch(
    (problem) => {
      delete pages[game]; // the next one asks again
      throw problem;
    },
  ));
}

/** The address of one of its files. */
export function gameFile(game: string, name: string): string {
  return `/api/games/${encodeURIComponent(game)}/page/${name}`;
}
