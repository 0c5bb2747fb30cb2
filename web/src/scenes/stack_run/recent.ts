/** What the others have done since the viewer's last step, to be marked on the table. */

import type { View } from "./table";

export interface Recent {
  /** By place: how many numbers a pile has climbed, or that it was completed. */
  piles: Record<string, { seat: number; steps: number; completed: boolean }>;
  /** By seat: cards gone from the stack. */
  stacks: Record<number, number>;
  /** Fields that pawns have left, with the seat. */
  left: { seat: number; field: number }[];
  /** Pawns that have moved: `seat-pawn`. */
  moved: string[];
  /** Who put the help card. */
  help: number | null;
}

export function nothing(): Recent {
  return { piles: {}, stacks: {}, left: [], moved: [], help: null };
}

/** Follows the views of a table, one after the other. */
export class RecentTracker {
  #before: View | null = null;
  #recent = nothing();

  /** Through whose eyes; spectators see what the player to act and the one before have done. */
  next(view: View, seat: number | null): Recent {
    const before = this.#before;
    this.#before = view;
    if (!before || before.to_act === null || view.turn < before.turn || view.turn - before.turn > 1)
      return (this.#recent = nothing());
    if (before.to_act === seat) return (this.#recent = nothing());
    const kept = seat === null && before.turn_begins ? nothing() : this.#recent;
    return (this.#recent = added(kept, before, view, before.to_act));
  }
}

function added(recent: Recent, before: View, view: View, seat: number): Recent {
  const made: Recent = {
    piles: { ...recent.piles },
    stacks: { ...recent.stacks },
    left: [...recent.left],
    moved: [...recent.moved],
    help: recent.help,
  };
  view.piles.forEach((pile, place) => {
    const was = before.piles[place]!.number;
    if (pile.number === was) return;
    const completed = pile.number < was;
    const steps = completed ? 0 : (made.piles[pile.place]?.steps ?? 0) + pile.number - was;
    made.piles[pile.place] = { seat, steps, completed };
  });
  const gone = before.seats[seat]!.stack.length - view.seats[seat]!.stack.length;
  if (gone) made.stacks[seat] = (made.stacks[seat] ?? 0) + gone;
  before.seats[seat]!.pawns.forEach((field, pawn) => {
    if (view.seats[seat]!.pawns[pawn] === field) return;
    made.left.push({ seat, field });
    made.moved.push(`${seat}-${pawn}`);
  });
  if (before.phase === "help" && view.phase !== "help") made.help = seat;
  return made;
}
