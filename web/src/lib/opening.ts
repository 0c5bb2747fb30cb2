/** Ways to a table. */

import { call, Refused } from "./api";
import { sayProblem, t } from "./texts.svelte";
import type { Guest, NewTable } from "@/generated/http";
import type { AddBot } from "@/generated/messages";
import type { Room } from "./room.svelte";

export type GameId = NewTable["game"];
export type Level = AddBot["level"];

const NAME = "reihum-name";

/** The name this device knows; null before the first game. */
export function ownName(): string | null {
  return localStorage.getItem(NAME);
}

const number = 100 + Math.floor(Math.random() * 900);

/** The own name, or one to begin with. */
export function firstName(): string {
  return ownName() ?? t("page-guest", { number });
}

/** Who plays here; who has no name yet gets one that can be changed later. */
export async function guest(): Promise<Guest> {
  const name = ownName();
  return name === null ? rename(firstName()) : { name };
}

/** Tell the server a name; a guest who is new to it becomes known. */
export async function rename(name: string): Promise<Guest> {
  return keep(await call("POST /api/guest", { body: { name } }));
}

/** Be the guest a ticket was made for. */
export async function enter(ticket: string): Promise<Guest> {
  return keep(await call("POST /api/guest/enter", { body: { ticket } }));
}

function keep(guest: Guest): Guest {
  localStorage.setItem(NAME, guest.name);
  return guest;
}

/** Ask; who the server does not know any more is introduced first. */
export async function asGuest<A>(ask: () => Promise<A>): Promise<A> {
  const { name } = await guest();
  return ask().catch(async (problem) => {
    if (!(problem instanceof Refused) || problem.problem.code !== "nameless") throw problem;
    await rename(name);
    return ask();
  });
}

async function opened(table: NewTable): Promise<string> {
  return (await asGuest(() => call("POST /api/tables", { body: table }))).id;
}

/** A new table; the address of its page. `bots`: levels for the other seats, and the game begins at once. */
export async function openTable(table: NewTable, bots: string[] = []): Promise<string> {
  const id = await opened(table);
  return bots.length ? `/t/${id}?bots=${bots.join(",")}` : `/t/${id}`;
}

/** A new table that waits for friends. `others`: what shall be on the other seats, "" for a friend. */
export async function openForFriends(table: NewTable, others: string[] = []): Promise<string> {
  return `/t/${await opened(table)}?sit=${others.join(",")}`;
}

/** Sit down, put bots on those of the other seats that shall have one, and begin if all is ready. */
export async function takePlace(room: Room, others: string[], begin = false): Promise<void> {
  const { name } = await guest();
  const asked = [room.ask({ t: "sit", seat: 0, name })];
  others.forEach((level, place) => {
    if (level) asked.push(room.ask({ t: "add_bot", seat: place + 1, level: level as Level }));
  });
  if (begin) asked.push(room.ask({ t: "start" }));
  await Promise.all(asked);
}

/** Sit down, put bots on the other seats, begin. */
export function fillWithBots(room: Room, levels: string[]): Promise<void> {
  return takePlace(room, levels, true);
}

/** Sit down where a link has led to, under this name. */
export async function sitDown(room: Room, seat: number, name: string): Promise<boolean> {
  try {
    const known = await rename(name);
    return await room.ask({ t: "sit", seat, name: known.name });
  } catch (refused) {
    const problem = refused instanceof Refused ? refused.problem : { code: "fault" };
    room.refusal = { text: sayProblem(problem), rule: null };
    return false;
  }
}
