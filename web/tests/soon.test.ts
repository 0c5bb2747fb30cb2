import { expect, test } from "vitest";
import { soon } from "@/lib/soon";

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
