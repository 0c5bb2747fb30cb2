import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PROTOCOL, type LegalAction, type News, type Snapshot } from "@/generated/messages";
import { Room } from "@/lib/room.svelte";
import { change } from "@/lib/settings.svelte";
import { FakeSocket } from "./sockets";

const legal = (action: number, notation: string, commits = true): LegalAction => ({
  action,
  notation,
  words: { id: `x-${notation}` },
  commits,
});

function snapshot(more: Partial<Snapshot> = {}): Snapshot {
  const seat = { name: "", who: null, level: null };
  return {
    t: "snapshot",
    seq: 5,
    base: 4,
    you: { seat: 0, host: true, sight: "seat" },
    table: {
      game: "chameleon",
      options: {},
      phase: "playing",
      public: false,
      host: "Ada",
      seats: [
        { ...seat, name: "Ada", who: "a" },
        { ...seat, level: "level2" },
      ],
      hints: true,
      spectators: true,
      hands: { asked: false, agreed: [], shown: false },
      undo: null,
      clock: null,
      muted: [],
      commitment: "",
      next: null,
    },
    view: { game: "chameleon", players: 2, options: {}, to_act: 0, turn: 1, result: null, rows: [["r"], []] },
    legal: [legal(0, "draw"), legal(7, "row-1", false)],
    log: [{ seq: 5, lines: [{ id: "log-started" }] }],
    ...more,
  };
}

const news = (seq: number, more: Partial<News> = {}): News => ({ t: "news", seq, base: 4, ...more });

let room: Room;
beforeEach(() => {
  FakeSocket.made = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  change({ confirm: "steps" });
  room = new Room("abc");
  room.enter();
  FakeSocket.last.opens();
  FakeSocket.last.says({ t: "welcome", version: "1", who: "a", now: Date.now(), protocol: PROTOCOL });
});
afterEach(() => {
  room.leave();
  vi.unstubAllGlobals();
});

const rows = () => (room.view as unknown as { rows: string[][] }).rows;
const sent = () => FakeSocket.last.sent;

test("a picture brings everything", () => {
  expect(room.ready).toBe(false);
  FakeSocket.last.says(snapshot());
  expect(room.ready).toBe(true);
  expect(room.state).toBe("mine");
  expect(room.names[0]).toBe("Ada");
  expect(room.can("draw")).toBe(true);
  expect(room.can("take")).toBe(false);
});

test("news change the document, and what may be done only with the base", () => {
  FakeSocket.last.says(snapshot());
  FakeSocket.last.says(news(6, { patch: [[["table", "hints"], false]] }));
  expect(room.table.hints).toBe(false);
  expect(room.myTurn).toBe(true);
  FakeSocket.last.says(news(7, { base: 7, patch: [[["view", "rows", 1], ["g"]]] }));
  expect(rows()).toEqual([["r"], ["g"]]);
  expect(room.myTurn).toBe(false);
});

test("what was missed is asked for, and what is known already is not done twice", () => {
  FakeSocket.last.says(snapshot());
  FakeSocket.last.says(news(8, { patch: [[["view", "rows"], []]] }));
  expect(sent()).toEqual([{ t: "sync", seq: 5 }]);
  expect(rows()).toEqual([["r"], []]);
  FakeSocket.last.says(news(5, { patch: [[["view", "rows"], []]] }));
  expect(rows()).toEqual([["r"], []]);
});

test("a draft is shown upon the document and is gone with the next move", () => {
  FakeSocket.last.says(snapshot());
  const patch: [(string | number)[], unknown][] = [
    [
      ["view", "rows", 0],
      ["r", "b"],
    ],
  ];
  FakeSocket.last.says({ t: "draft", base: 4, actions: [7], patch, legal: [legal(9, "done")] });
  expect(rows()[0]).toEqual(["r", "b"]);
  expect(room.moves.map((move) => move.notation)).toEqual(["done"]);
  FakeSocket.last.says({ t: "draft", base: 4, actions: [], patch: [], legal: [legal(0, "draw")] });
  expect(rows()[0]).toEqual(["r"]);
  expect(room.moves.map((move) => move.notation)).toEqual(["draw"]);
  FakeSocket.last.says({ t: "draft", base: 4, actions: [7], patch, legal: [] });
  FakeSocket.last.says(news(6, { base: 6 }));
  expect(rows()[0]).toEqual(["r"]);
});

test("a draft of a game that has moved on counts for nothing", () => {
  FakeSocket.last.says(snapshot());
  FakeSocket.last.says({ t: "draft", base: 3, actions: [7], patch: [[["view", "rows"], []]], legal: [] });
  expect(rows()).toEqual([["r"], []]);
});

test("a move is on its way until the table shows what it did", async () => {
  FakeSocket.last.says(snapshot());
  let done = false;
  room.act("draw").then(() => (done = true));
  FakeSocket.last.says({ t: "ok", cmd: sent()[0]!.cmd as string, seq: 6 });
  await new Promise((later) => setTimeout(later));
  expect([done, room.busy]).toEqual([false, true]);
  FakeSocket.last.says(news(6, { base: 6 }));
  await vi.waitFor(() => expect([done, room.busy]).toEqual([true, false]));
});

test("the end of a turn of several steps waits for a confirmation", async () => {
  FakeSocket.last.says(snapshot());
  room.act("row-1");
  expect(sent()).toMatchObject([{ t: "play", base: 4, draft_length: 0, action: 7 }]);
  FakeSocket.last.says({ t: "ok", cmd: sent()[0]!.cmd as string, seq: 4 });
  FakeSocket.last.says({ t: "draft", base: 4, actions: [7], patch: [], legal: [legal(9, "done")] });
  await vi.waitFor(() => expect(room.busy).toBe(false));
  await room.act("done");
  expect(room.chosen).toBe("done");
  expect(sent()).toHaveLength(1);
  room.confirm();
  expect(sent()[1]).toMatchObject({ t: "play", base: 4, draft_length: 1, action: 9 });
  expect(room.chosen).toBeNull();
});

test("a single step needs no confirmation unless it is wished for", async () => {
  FakeSocket.last.says(snapshot());
  change({ confirm: "always" });
  await room.act("draw");
  expect(room.chosen).toBe("draw");
  expect(sent()).toEqual([]);
  room.takeBack();
  expect(room.chosen).toBeNull();
  change({ confirm: "never" });
  room.act("draw");
  expect(sent()).toMatchObject([{ t: "play", action: 0 }]);
});

test("a refusal is shown with its rule and changes nothing", async () => {
  FakeSocket.last.says(snapshot());
  const done = room.act("draw");
  const cmd = sent()[0]!.cmd as string;
  FakeSocket.last.says({ t: "no", cmd, code: "forbidden-step", rule: "CH-8", args: {} });
  expect(await done).toBe(false);
  expect(room.refusal?.rule).toBe("CH-8");
  expect(rows()).toEqual([["r"], []]);
});

test("a server of another protocol is named in one line", () => {
  expect(room.refusal).toBeNull();
  FakeSocket.last.says({ t: "welcome", version: "1", who: "a", now: Date.now() });
  expect(room.refusal).not.toBeNull();
});
