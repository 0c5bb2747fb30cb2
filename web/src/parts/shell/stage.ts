/** A stage says to what is on it whether it is mounted: its parts come one after the other at first. */

import { getContext, setContext } from "svelte";

const KEY = Symbol("stage");

export interface Mounting {
  done: boolean;
}

/** For a stage, while it is set up. */
export function mountingStage(): Mounting {
  return setContext(KEY, { done: false });
}

/** For what may be on a stage, while it is set up. */
export function stageIsMounted(): boolean {
  return getContext<Mounting | undefined>(KEY)?.done ?? false;
}
