/** Which cards an entry of the log is about: those that moved when it came. */

/** What shall light up on the table: seats, and the cards of entries of the log. */
export interface Highlight {
  seats: readonly number[];
  entries: readonly number[];
}

export const NOTHING: Highlight = { seats: [], entries: [] };

export class Mentions {
  #cards: Record<number, string[]> = {};
  #entry = 0;
  #drafted: string[] = [];

  /** These cards have moved, and this is now the last entry; a draft's cards belong to the next one. */
  note(entry: number, moved: readonly string[]): void {
    this.#drafted.push(...moved);
    if (entry === this.#entry) return;
    this.#entry = entry;
    this.#cards[entry] = this.#drafted;
    this.#drafted = [];
  }

  cards(entries: readonly number[]): string[] {
    return entries.flatMap((entry) => this.#cards[entry] ?? []);
  }
}
