/** The own games, those that wait for you first. */

import { call } from "./api";
import { asGuest, ownName } from "./opening";
import type { ListedTable } from "@/generated/http";

export interface OwnTables {
  /** Where it is your turn. */
  yours: ListedTable[];
  running: ListedTable[];
  over: ListedTable[];
}

export const NONE: OwnTables = { yours: [], running: [], over: [] };

export async function ownTables(): Promise<OwnTables> {
  if (ownName() === null) return NONE; // nobody the server could know
  const tables = await asGuest(() => call("GET /api/mine"));
  const yours = tables.filter((one) => one.phase === "playing" && isYours(one));
  return {
    yours,
    running: tables.filter(
      (one) => one.phase === "open" || (one.phase === "playing" && !yours.includes(one)),
    ),
    over: tables.filter((one) => one.phase === "over"),
  };
}

function isYours({ seat, about }: ListedTable): boolean {
  return seat !== null && about.to_act === seat;
}
