import { expect, test } from "vitest";
import { rest, soon } from "@/lib/soon";

test("each piece of work has a turn of its own, in the order they asked", async () => {
  const done: string[] = [];
  const first = soon().then(() => {
    done.push("first");
    setTimeout(() => done.push("the browser"));
  });
  const second = soon().then(() => done.push("second"));
  expect(done).toEqual([]);
  await Promise.all([first, second]);
  expect(done).toEqual(["first", "the browser", "second"]);
});

test("there is rest when all pieces are there, and the pieces that came with them", async () => {
  const done: string[] = [];
  soon().then(() => {
    done.push("first");
    soon().then(() => done.push("with it"));
  });
  await Promise.all([rest(), rest()]);
  expect(done).toEqual(["first", "with it"]);
});
