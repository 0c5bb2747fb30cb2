/** Which notations compile: `svelte-check` fails if one of the lines that must not compile does. */

import { expect, test } from "vitest";
import { notation, offers } from "@/lib/notation";
import type { PlayOf } from "@/lib/play";

declare const row: number;
declare const card: string;
declare const way: "take" | "place";
declare const wrong: "take" | "put";

/** Never called: what matters is that it compiles. */
export function compiles(play: PlayOf<"chameleon">): unknown[] {
  return [
    play.can("draw"),
    play.act(notation("chameleon", `place ${row}`)),
    play.words(notation("chameleon", `${way} ${row}`)),
    notation("stack_run", `help ${card}`),
    notation("spot_on", `row ${row} left ${row}`),
    offers(play, "take"),
    offers({} as PlayOf<"spot_on">, "add j"),
  ];
}

/** Never called: what matters is that none of it compiles. */
export function doesNotCompile(play: PlayOf<"chameleon">): unknown[] {
  return [
    // @ts-expect-error -- a word that the game does not have
    play.can("drawn"),
    // @ts-expect-error -- there are five rows
    play.act("place 6"),
    // @ts-expect-error -- of another game
    play.words("blind"),
    // @ts-expect-error -- a number alone says too little
    play.can(`place ${row}`),
    // @ts-expect-error -- no such word
    notation("chameleon", `put ${row}`),
    // @ts-expect-error -- one of the two is no such word
    notation("chameleon", `${wrong} ${row}`),
    // @ts-expect-error -- a blank is missing
    notation("chameleon", `place${row}`),
    // @ts-expect-error -- a blank is missing
    notation("spot_on", `row ${row}left ${row}`),
    // @ts-expect-error -- a number that the game does not have
    notation("chameleon", "place 6"),
    // @ts-expect-error -- nothing is known of it
    notation("chameleon", card),
    // @ts-expect-error -- of another game
    notation("summit", `place ${row}`),
    // @ts-expect-error -- nothing begins like this
    offers(play, "tack"),
  ];
}

test("a notation is the text that it was made of", () => {
  expect(notation("chameleon", `place ${1 + 2}`)).toBe("place 3");
});

test("moves are offered by how they begin", () => {
  const play = { moves: [{ notation: "take 1" }] } as unknown as PlayOf<"chameleon">;
  expect([offers(play, "take"), offers(play, "place")]).toEqual([true, false]);
});
