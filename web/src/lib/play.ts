/** What a scene is given: a game as one seat sees it, and what can be done. No rule is known here. */

import type { LegalAction, Message, Views } from "@/generated/messages";
import type { Notations } from "@/generated/notations";

/** The fields that every game's view has. */
export interface ViewHead {
  game: string;
  players: number;
  options: Record<string, number | string>;
  to_act: number | null;
  turn: number;
  result: Views["chameleon"]["result"];
}

/** A legal action of a game whose notations are known. */
export interface Move<N extends string = string> extends LegalAction {
  notation: N;
}

/** A live table, a replay or an example of the rules: scenes cannot tell. All fields are reactive. */
export interface Play<V extends ViewHead = ViewHead, N extends string = string> {
  /** The game with the steps of the own draft. */
  readonly view: V;
  /** Through whose eyes; null: a spectator. */
  readonly seat: number | null;
  /** By seat. */
  readonly names: string[];
  /** What may be done now, in the game's order; empty if it is not your turn. */
  readonly moves: Move<N>[];
  /** The notation of the move that waits for a confirmation. */
  readonly chosen: N | null;
  /** The notation of the move a hint recommends. */
  readonly hinted: N | null;
  /** The actions of the own turn that are not committed yet: the steps of the draft. */
  readonly draft: readonly number[];
  /** Whether this may be done now. */
  can(notation: N): boolean;
  /** Do it; or, if it is not possible, say why not, with the rule. True, when the table shows it, if it was done. */
  act(notation: N): Promise<boolean>;
  /** A legal move in words; else undefined. */
  words(notation: N): string | undefined;
  /** A message of the server in words. */
  say(message: Message): string;
}

/** A game that the page knows by name, with its view and its notations. */
export type PlayOf<G extends keyof Views & keyof Notations> = Play<Views[G], Notations[G]>;
