/** What a scene is given: a game as one seat sees it, and what can be done. No rule is known here. */

import type { LegalAction, Message, Views } from "@/generated/messages";

/** The fields that every game's view has. */
export interface AnyView {
  game: string;
  players: number;
  options: Record<string, number | string>;
  to_act: number | null;
  turn: number;
  result: Views["chameleon"]["result"];
}

/** A live table, a replay or an example of the rules: scenes cannot tell. All fields are reactive. */
export interface Play<V extends AnyView = AnyView> {
  /** The game with the steps of the own draft. */
  readonly view: V;
  /** Through whose eyes; null: a spectator. */
  readonly seat: number | null;
  /** By seat. */
  readonly names: string[];
  /** What may be done now, in the game's order; empty if it is not your turn. */
  readonly moves: LegalAction[];
  /** The notation of the move that waits for a confirmation. */
  readonly chosen: string | null;
  /** The notation of the move a hint recommends. */
  readonly hinted: string | null;
  /** Notations of steps that somebody else has just made, for highlights. */
  readonly draft: readonly number[];
  /** Whether this may be done now. */
  can(notation: string): boolean;
  /** Do it; or, if it is not possible, say why not, with the rule. True, when the table shows it, if it was done. */
  act(notation: string): Promise<boolean>;
  /** A legal move in words; else undefined. */
  words(notation: string): string | undefined;
  /** A message of the server in words. */
  say(message: Message): string;
}
