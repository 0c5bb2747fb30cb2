import { expect, test } from "vitest";
import { allDone, nextTask } from "@/lib/scheduler";

test("each piece of work has a turn of its own, in the order they asked", async () => {
  const done: string[] = [];
  const first = nextTask().then(() => {
    done.push("first");
    setTimeout(() => done.push("the browser"));
  });
  const second = nextTask().then(() => done.push("second"));
  expect(done).toEqual([]);
  await Promise.all([first, second]);
  expect(done).toEqual(["first", "the browser", "second"]);
});

test("there is rest when all pieces are there, and the pieces that came with them", async () => {
  const done: string[] = [];
  nextTask().then(() => {
    done.push("first");
    nextTask().then(() => done.push("with it"));
  });
  await Promise.all([allDone(), allDone()]);
  expect(done).toEqual(["first", "with it"]);
});
