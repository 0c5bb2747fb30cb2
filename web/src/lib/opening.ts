/** Ways to a table. */

import { call, Refused } from "./api";
import { t } from "./texts.svelte";
import type { Guest, NewTable } from "@/generated/http";
import type { Room } from "./room.svelte";

export type GameId = NewTable["game"];

const NAME = "reihum-name";

/** The name this device knows; null before the first game. */
export function ownName(): string | null {
  return localStorage.getItem(NAME);
}

/** Who plays here; who has no name yet gets one that can be changed later. */
export async function guest(): Promise<Guest> {
  const name = ownName();
  return name === null
    ? rename(t("page-guest", { number: 100 + Math.floor(Math.random() * 900) }))
    : { name };
}

/** Tell the server a name; a guest who is new to it becomes known. */
export async function rename(name: string): Promise<Guest> {
  const known = await call("POST /api/guest", { body: { name } });
  localStorage.setItem(NAME, known.name);
  return known;
}

/** A new table; the address of its page. `bots`: levels for the other seats, and the game begins at once. */
export async function openTable(table: NewTable, bots: string[] = []): Promise<string> {
  const { name } = await guest();
  const opening = () => call("POST /api/tables", { body: table });
  const { id } = await opening().catch(async (problem) => {
    if (!(problem instanceof Refused) || problem.problem.code !== "nameless") throw problem;
    await rename(name); // the server does not know this guest any more
    return opening();
  });
  return bots.length ? `/t/${id}?bots=${bots.join(",")}` : `/t/${id}`;
}

/** Sit down, put bots on the other seats, begin. */
export async function fillWithBots(room: Room, levels: string[]): Promise<void> {
  const { name } = await guest();
  const asked = [room.ask({ t: "sit", seat: 0, name })];
  levels.forEach((level, place) =>
    asked.push(room.ask({ t: "add_bot", seat: place + 1, level: level as "level2" })),
  );
  asked.push(room.ask({ t: "start" }));
  await Promise.all(asked);
}
