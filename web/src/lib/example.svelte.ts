/** A position of the rules to try things in: the server plays it, nothing is kept. */

import { call, Refused } from "./api";
import type { GameId } from "./opening";
import type { ViewHead, Play } from "./play";
import type { Refusal } from "./room.svelte";
import { say, sayProblem, seatName } from "./texts.svelte";
import type { LegalAction, Message } from "@/generated/messages";

export class Example implements Play {
  moves: LegalAction[] = $state.raw([]);
  log: Message[] = $state.raw([]);
  done = $state(false);
  refusal: Refusal | null = $state.raw(null);
  readonly chosen = null;
  readonly hinted = null;
  #view: ViewHead | null = $state.raw(null);
  #actions: number[] = $state.raw([]);
  #notations: Promise<string[]>;
  #asked = 0;

  constructor(
    readonly game: GameId,
    readonly id: string,
    readonly seat: number,
  ) {
    this.#notations = call("GET /api/games/{game}/notations", { path: { game } });
  }

  get ready(): boolean {
    return this.#view !== null;
  }

  get view(): ViewHead {
    return this.#view!;
  }

  get names(): string[] {
    return Array.from({ length: this.view.players }, (_, seat) => seatName(seat));
  }

  get draft(): readonly number[] {
    return this.#actions;
  }

  can(notation: string): boolean {
    return this.#move(notation) !== undefined;
  }

  words(notation: string): string | undefined {
    const move = this.#move(notation);
    return move && this.say(move.words);
  }

  say(message: Message): string {
    return say(message, this.#view ? this.names : []);
  }

  async act(notation: string): Promise<boolean> {
    if (this.done) return false;
    const action = this.#move(notation)?.action ?? (await this.#notations).indexOf(notation);
    return action >= 0 && this.#after([...this.#actions, action]);
  }

  /** From the beginning, or again. */
  begin(): Promise<boolean> {
    return this.#after([]);
  }

  takeBack(): Promise<boolean> {
    return this.#after(this.#actions.slice(0, -1));
  }

  /** Answers may come in another order than they were asked for: the last wish counts. */
  async #after(actions: number[]): Promise<boolean> {
    const asked = ++this.#asked;
    this.refusal = null;
    try {
      const tried = await call("POST /api/games/{game}/examples/{example}", {
        path: { game: this.game, example: this.id },
        body: { actions },
      });
      if (asked !== this.#asked) return false;
      this.#actions = actions;
      this.#view = tried.view as unknown as ViewHead;
      this.moves = tried.legal as unknown as LegalAction[];
      this.log = tried.log as unknown as Message[];
      this.done = tried.done;
      return true;
    } catch (problem) {
      if (asked === this.#asked) this.#refuse(problem);
      return false;
    }
  }

  #refuse(problem: unknown): void {
    const refused = problem instanceof Refused ? problem.problem : { code: "fault", args: {} };
    const { why, rule } = refused.args as { why?: Message; rule?: string };
    this.refusal = { text: why ? this.say(why) : sayProblem(refused), rule: rule ?? null };
  }

  #move(notation: string): LegalAction | undefined {
    return this.moves.find((move) => move.notation === notation);
  }
}
