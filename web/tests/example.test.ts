import { afterEach, expect, test, vi } from "vitest";
import { Example } from "@/lib/example.svelte";

afterEach(() => vi.unstubAllGlobals());

/** A server that answers when the test says so: each answer is a view after so many steps. */
function slowServer(): (() => void)[] {
  const answers: (() => void)[] = [];
  vi.stubGlobal("fetch", (_: string, { body }: RequestInit) => {
    if (!body) return Promise.resolve(Response.json(["draw"]));
    const turn = JSON.parse(body as string).actions.length as number;
    const legal = [{ action: 0, notation: "draw", words: { id: "x" }, commits: false }];
    const answer = { view: { players: 2, turn }, legal, log: [], done: false };
    return new Promise((done) => answers.push(() => done(Response.json(answer))));
  });
  return answers;
}

test("the last wish counts, whatever is answered first", async () => {
  const answers = slowServer();
  const example = new Example("chameleon", "first", 0);
  const begun = example.begin();
  answers[0]!();
  await begun;
  const moved = example.act("draw");
  await vi.waitUntil(() => answers.length === 2);
  const again = example.begin();
  answers[2]!();
  expect(await again).toBe(true);
  answers[1]!();
  expect(await moved).toBe(false);
  expect([example.draft.length, example.view.turn]).toEqual([0, 0]);
});
