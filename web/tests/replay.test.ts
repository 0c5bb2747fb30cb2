import { beforeAll, expect, test, vi } from "vitest";
import { Replayed, replayOf } from "@/lib/replay.svelte";
import { speak } from "@/lib/texts.svelte";
import type { Replay, ReplayStep } from "@/generated/http";

beforeAll(() => speak("en"));

function step(seat: number, turn: number, pile: number): ReplayStep {
  return {
    seat,
    turn,
    action: 0,
    notation: "draw",
    words: { id: "x" },
    patch: [
      [["view", "pile"], pile],
      [["view", "turn"], turn],
    ],
    log: [],
  };
}

/** Two turns of two steps, one of a single step. */
function replay(names = ["Ada", "Ben"]): Replay {
  const steps = [step(0, 0, 9), step(0, 0, 8), step(1, 1, 7), step(1, 1, 6), step(0, 2, 5)];
  const first = { game: "chameleon", players: 2, turn: 0, pile: 10 } as unknown as Replay["first"];
  return { game: "chameleon", players: 2, options: {}, names, seat: 1, first, steps };
}

const pile = (replayed: Replayed) => (replayed.view as unknown as { pile: number }).pile;

test("each place has the view after so many steps, forwards and backwards", () => {
  const replayed = new Replayed(replay());
  expect([pile(replayed), replayed.seat, replayed.last]).toEqual([10, 1, 5]);
  for (const [at, left] of [
    [3, 7],
    [5, 5],
    [1, 9],
    [0, 10],
  ] as const) {
    replayed.at = at;
    expect(pile(replayed)).toBe(left);
  }
});

test("it does not leave the game", () => {
  const replayed = new Replayed(replay(), 99);
  expect(replayed.at).toBe(5);
  replayed.at = -3;
  expect([replayed.at, replayed.step]).toEqual([0, undefined]);
});

test("turns are jumped over as a whole", () => {
  const replayed = new Replayed(replay());
  const visited = [];
  for (let turn = 0; turn < 4; turn++) visited.push((replayed.at = replayed.nextTurn));
  expect(visited).toEqual([2, 4, 5, 5]);
  const back = [];
  for (let turn = 0; turn < 4; turn++) back.push((replayed.at = replayed.turnBefore));
  expect(back).toEqual([4, 2, 0, 0]);
});

test("a turn counts from its first step on", () => {
  const replayed = new Replayed(replay());
  const turns = [0, 1, 2, 3, 4, 5].map((at) => {
    replayed.at = at;
    return replayed.turn;
  });
  expect(turns).toEqual([0, 1, 1, 2, 2, 3]);
  expect(replayed.turns).toBe(3);
});

test("bots of a record get their titles, told apart by letters", () => {
  expect(new Replayed(replay(["Ada", ""])).names).toEqual(["Ada", "Player B"]);
  const [first, second] = new Replayed(replay(["level2", "level2"])).names;
  expect(first).toMatch(/ A$/);
  expect(second).toMatch(/ B$/);
  expect(first).not.toContain("level2");
});

test("nothing can be done", async () => {
  const replayed = new Replayed(replay());
  expect([replayed.can(), await replayed.act(), replayed.words(), replayed.moves]).toEqual([
    false,
    false,
    undefined,
    [],
  ]);
});

test("a record is sent as the text it is, a table is asked for by its id", async () => {
  const asked: [string, RequestInit][] = [];
  vi.stubGlobal("fetch", (to: string, how: RequestInit) => {
    asked.push([to, how]);
    return Promise.resolve(new Response("{}", { headers: { "content-type": "application/json" } }));
  });
  await replayOf({ record: "reihum: 1\n" }, 1);
  await replayOf({ table: "abc" }, null);
  vi.unstubAllGlobals();
  expect(asked[0]).toEqual([
    "/api/replay?seat=1",
    { method: "POST", headers: { "content-type": "text/plain" }, body: "reihum: 1\n" },
  ]);
  expect(asked[1]![0]).toBe("/api/tables/abc/replay");
});
