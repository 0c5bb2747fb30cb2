/** The games and bots there are: asked for once. */

import { call } from "./api";
import { has, seatName, t } from "./texts.svelte";
import type { BotInfo, GameInfo } from "@/generated/http";

let games: Promise<GameInfo[]> | null = null;
let bots: Promise<BotInfo[]> | null = null;

export function allGames(): Promise<GameInfo[]> {
  games ??= call("GET /api/games").catch((problem) => {
    games = null; // the next one asks again
    throw problem;
  });
  return games;
}

export async function gameOf(id: string): Promise<GameInfo | undefined> {
  return (await allGames()).find((one) => one.id === id);
}

export function allBots(): Promise<BotInfo[]> {
  bots ??= call("GET /api/bots").catch((problem) => {
    bots = null;
    throw problem;
  });
  return bots;
}

/** An option's value in words, where the game or the page has some. */
export function valueWords(game: string, option: string, value: string | number): string {
  if (option === "first_player" && typeof value === "number") return seatName(value);
  const ids = [`${game}-value-${option}-${value}`, `page-value-${value}`];
  const found = ids.find(has);
  return found === undefined ? String(value) : t(found);
}

/** How many sit at a table that is opened without asking. */
export function usualSeats(game: GameInfo): number {
  return game.players.includes(3) ? 3 : game.players.at(-1)!;
}
