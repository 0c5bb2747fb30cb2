/** A stage says to what is on it whether its first laying is over. */

import { getContext, setContext } from "svelte";

const KEY = Symbol("laying");

export interface Laying {
  done: boolean;
}

/** For a stage, while it is set up. */
export function laying(): Laying {
  return setContext(KEY, { done: false });
}

/** For what may be on a stage, while it is set up. */
export function isLaid(): boolean {
  return getContext<Laying | undefined>(KEY)?.done ?? false;
}
