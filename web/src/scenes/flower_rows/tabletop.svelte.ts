/** What the parts of this scene share: what is carried, and steps that follow on each other. */

import { notation } from "@/lib/notation";
import type { PlayOf } from "@/lib/play";
import type { FlowerRowsNotation } from "@/generated/notations";
import { StoneTracker, type Face, type View } from "./stones";

/** A stone under the finger, or picked up by a click. */
export interface Carried {
  from: "rack" | "robbed" | "row" | "open" | "pool";
  face: Face;
  row?: number;
  place?: number;
}

export class Tabletop {
  /** A stone of the own rack that a click has picked up. */
  picked: Carried | null = $state(null);
  /** A stone that is being dragged. */
  dragged: Carried | null = $state(null);

  readonly stones = new StoneTracker();

  constructor(private now: () => PlayOf<"flower_rows">) {}

  get play(): PlayOf<"flower_rows"> {
    return this.now();
  }

  get view(): View {
    return this.play.view;
  }

  get step(): View["step"] {
    return this.view.step;
  }

  get carried(): Carried | null {
    return this.dragged ?? this.picked;
  }

  // --- steps ----------------------------------------------------------------------------------------
  /** Several steps, one after the other, as long as each is done. */
  async go(steps: FlowerRowsNotation[]): Promise<void> {
    this.picked = null;
    for (const step of steps) if (!(await this.play.act(step))) return;
  }

  /** A stone goes to the only place it fits at once. */
  async goAndPlace(stone: FlowerRowsNotation): Promise<void> {
    await this.go([stone]);
    const [only, another] = this.play.moves;
    if (only?.notation.startsWith("place") && !another) await this.go([only.notation]);
  }

  drop(carried: Carried, target: string): void {
    const steps = this.#steps(carried, target.split(" "));
    if (steps.length) void this.go(steps);
  }

  #steps(carried: Carried, [kind, row, place]: string[]): FlowerRowsNotation[] {
    const stone = stoneStep(carried.face);
    const own = carried.from === "rack" || carried.from === "robbed";
    if (kind === "new" && own) return this.step.at === "building" ? [stone] : ["lay", stone];
    if (kind === "new" && carried.from === "row") return this.#robbing(carried);
    if (kind === "gap" && own)
      return this.#adding(Number(row), [stone, notation("flower_rows", `place ${Number(place)}`)]);
    if (kind === "joker" && own) return [notation("flower_rows", `swap ${Number(row)}`), stone];
    if (kind === "rack" && carried.from === "open") return [stone];
    if (kind === "rack" && carried.from === "pool") return ["blind"];
    return [];
  }

  #adding(row: number, steps: FlowerRowsNotation[]): FlowerRowsNotation[] {
    return this.step.at === "adding" ? steps : [notation("flower_rows", `add ${row}`), ...steps];
  }

  #robbing({ row, place }: Carried): FlowerRowsNotation[] {
    const taken = notation("flower_rows", `place ${place! + 1}`);
    return this.step.at === "robbing" ? [taken] : [notation("flower_rows", `rob ${row! + 1}`), taken];
  }

  /** Would the stone that is carried fit where these numbers do, and perhaps a joker? */
  invites(numbers: number[], joker: boolean): boolean {
    const { carried } = this;
    if (!carried || carried.from !== "rack") return false;
    return typeof carried.face === "string" ? joker : numbers.includes(carried.face);
  }
}

export function stoneStep(face: Face): FlowerRowsNotation {
  return notation("flower_rows", `stone ${String(face).toLowerCase()}`);
}
