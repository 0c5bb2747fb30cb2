/** A finished game once more: the same scenes show it, step by step. */

import { call } from "./api";
import { patched, type Patch } from "./patch";
import { seatNames } from "./naming";
import type { ViewHead, Play } from "./play";
import { has, say } from "./texts.svelte";
import type { Replay, ReplayStep } from "@/generated/http";
import type { Message } from "@/generated/messages";

/** A table of this server, or the text of any record. */
export type Source = { table: string } | { record: string };

export function replayOf(source: Source, seat: number | null): Promise<Replay> {
  if ("table" in source)
    return call("GET /api/tables/{table}/replay", { path: { table: source.table }, query: { seat } });
  return call("POST /api/replay", { body: source.record, query: { seat } });
}

export class Replayed implements Play {
  readonly moves = [];
  readonly chosen = null;
  readonly draft = [];
  readonly seat: number | null;
  readonly steps: ReplayStep[];
  /** A move that the analysis recommends where the replay is. */
  hinted: string | null = $state(null);
  #at = $state(0);
  #views: ViewHead[];
  #starts: number[];
  #names: string[];

  constructor(replay: Replay, at = 0) {
    this.seat = replay.seat;
    this.steps = replay.steps;
    this.#views = viewsOf(replay);
    this.#starts = turnStarts(replay.steps);
    // where a bot played, a record has its level for a name
    const seats = replay.names.map((name) =>
      has(`bot-${name}`) ? { name: "", level: name } : { name, level: null },
    );
    this.#names = $derived(seatNames(seats));
    this.at = at;
  }

  /** How many steps have been made. */
  get at(): number {
    return this.#at;
  }

  set at(wish: number) {
    this.#at = Math.max(0, Math.min(this.last, wish));
  }

  get last(): number {
    return this.steps.length;
  }

  /** Where each turn begins. */
  get starts(): readonly number[] {
    return this.#starts;
  }

  get nextTurn(): number {
    return this.#starts.find((start) => start > this.#at) ?? this.last;
  }

  get turnBefore(): number {
    return this.#starts.findLast((start) => start < this.#at) ?? 0;
  }

  /** The turn of the last step, from 1; 0 at the beginning. */
  get turn(): number {
    return this.#starts.filter((start) => start < this.#at).length;
  }

  get turns(): number {
    return this.#starts.length;
  }

  /** The step that led here; none at the beginning. */
  get step(): ReplayStep | undefined {
    return this.steps[this.#at - 1];
  }

  get view(): ViewHead {
    return this.#views[this.#at]!;
  }

  get names(): string[] {
    return this.#names;
  }

  can(): boolean {
    return false;
  }

  act(): Promise<boolean> {
    return Promise.resolve(false);
  }

  words(): undefined {
    return undefined;
  }

  say(message: Message): string {
    return say(message, this.names);
  }
}

/** The view after 0, 1, 2 … steps; what a step does not change is shared. */
function viewsOf(replay: Replay): ViewHead[] {
  let shown = { view: replay.first as unknown as ViewHead };
  return [shown.view, ...replay.steps.map((step) => (shown = patched(shown, step.patch as Patch)).view)];
}

function turnStarts(steps: ReplayStep[]): number[] {
  return [...steps.keys()].filter((place) => steps[place]!.turn !== steps[place - 1]?.turn);
}
