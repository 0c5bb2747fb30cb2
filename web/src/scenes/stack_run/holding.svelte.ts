/** What the player is about to do on this screen: a card taken up, a card looked at. */

import type { StackRunNotation } from "@/generated/notations";
import { notation } from "@/lib/notation";
import { WAYS, type Play, type Way } from "./table";

interface Taken {
  way: Way;
  /** Which card of the hand. */
  card: string | null;
}

/** The step that lays a number onto a pile. */
export function laying(way: Way, place: string): StackRunNotation {
  return notation("stack_run", `${way} ${place}`);
}

export class Holding {
  taken: Taken | null = $state.raw(null);
  /** The help card that is looked at: where would it bring the pawns? */
  looked: number | null = $state(null);

  constructor(private readonly play: () => Play) {}

  /** The piles that a card, or the field, can go to now. */
  targets(way: Way, card: string | null = null): string[] {
    const play = this.play();
    const wanted = play.view.piles.filter((pile) => card === null || String(pile.next) === card);
    return wanted.map((pile) => pile.place).filter((place) => play.can(laying(way, place)));
  }

  take(way: Way, card: string | null = null): void {
    this.taken = this.isTaken(way, card) ? null : { way, card };
  }

  isTaken(way: Way, card: string | null = null): boolean {
    return this.taken?.way === way && this.taken.card === card;
  }

  /** What can come onto a pile: what is taken up, or everything. */
  ways(place: string): Way[] {
    const play = this.play();
    return WAYS.filter((way) => play.can(laying(way, place)) && (!this.taken || this.taken.way === way));
  }

  /** The step that a click on a pile means. */
  step(place: string): StackRunNotation {
    return laying(this.ways(place)[0] ?? this.taken?.way ?? "hand", place);
  }

  drop(): void {
    this.taken = null;
    this.looked = null;
  }
}
