/** Notations of the games, checked by the compiler against those that the games have (generated/notations.ts). */

import type { Notations } from "@/generated/notations";
import type { Play, ViewHead } from "./play";

type Words<T extends string> = T extends `${infer First} ${infer Rest}` ? [First, ...Words<Rest>] : [T];

/**
 * Forms of a text that can be none of the notations. Of a part that is only known as a number or a text, such
 * as a row's number in a view, the compiler knows just that; a text of which nothing is known is refused.
 * Compared word by word: to the compiler a number may begin with a blank.
 */
type Unfit<N extends string, T extends string> = string extends T
  ? T
  : T extends string
    ? [Extract<Words<N>, Words<T>>] extends [never]
      ? T
      : never
    : never;

/** No further argument if there is nothing unfit, else one that nobody can give. */
type Refused<Unfit extends string> = [Unfit] extends [never] ? [] : [isNoNotation: never];

/** The notation of an action: `` notation("chameleon", `place ${row.number}`) ``. The game is for the compiler. */
export function notation<G extends keyof Notations, T extends string>(
  _game: G,
  text: T,
  ..._refused: Refused<Unfit<Notations[G], T>>
): Extract<Notations[G], T> {
  return text as string as Extract<Notations[G], T>;
}

/** Whether a move may be made whose notation begins like this. */
export function offers<N extends string, B extends string>(
  play: Play<ViewHead, N>,
  beginning: B,
  ..._refused: [Extract<N, `${B}${string}`>] extends [never] ? Refused<B> : []
): boolean {
  return play.moves.some((move) => move.notation.startsWith(beginning));
}
