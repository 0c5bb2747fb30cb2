import { expect, test } from "vitest";
import { StoneTracker, type Face, type View } from "@/scenes/flower_rows/stones";

function view(parts: {
  turn?: number;
  round?: number;
  to_act?: number;
  open?: number[];
  own?: Face[];
  rows?: Face[][];
}) {
  const { turn = 0, round = 1, to_act = 0, open = [], own = [], rows = [] } = parts;
  return {
    ...{ turn, round, to_act, open, players: 2, board_jokers: 0, step: { at: "start" } },
    supplies: [
      { supply: own, known: [] },
      { supply: null, known: [] },
    ],
    rows: rows.map((stones) => ({ owner: 1, stones })),
  } as unknown as View;
}

test("a stone keeps its id on its way from the open ones to the rack and into a row", () => {
  const stones = new StoneTracker();
  const open = stones.follow(view({ open: [7, 23] }))["open"]![1];
  expect(stones.follow(view({ open: [7], own: [23] }))["supply-0"]).toEqual([open]);
  expect(stones.follow(view({ open: [7], rows: [[22, 23, 25]] }))["row-0"]![1]).toBe(open);
});

test("what was hidden comes out of the supply of who moved, what is drawn out of the pool", () => {
  const stones = new StoneTracker();
  stones.follow(view({ to_act: 1 }));
  const after = view({ to_act: 0, open: [7], rows: [[22, 23, 25]] });
  const { open, "row-0": row } = stones.follow(after);
  expect(row!.map((id) => stones.origin(id))).toEqual(["seat-1", "seat-1", "seat-1"]);
  expect(stones.origin(open![0]!)).toBe("pool");
});

test("what came in the last turn is new, and not for long", () => {
  const stones = new StoneTracker();
  stones.follow(view({ turn: 3, to_act: 1 }));
  const now = view({ turn: 4, rows: [[22, 23, 25]] });
  const [id] = stones.follow(now)["row-0"]!;
  expect(stones.fresh(id!, now)).toBe(true);
  const later = view({ turn: 5, rows: [[22, 23, 25]] });
  stones.follow(later);
  expect(stones.fresh(id!, later)).toBe(false);
});

test("a new round deals new stones, and none of them is marked", () => {
  const stones = new StoneTracker();
  const old = stones.follow(view({ own: [23], open: [7] }))["supply-0"]![0]!;
  const next = view({ round: 2, turn: 9, own: [23], open: [8] });
  const { "supply-0": own, open } = stones.follow(next);
  expect(own![0]).not.toBe(old);
  expect(stones.fresh(open![0]!, next)).toBe(false);
});
