/** What the parts of this scene share: what is carried, and steps that follow on each other. */

import type { Play } from "@/lib/play";
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

  constructor(private now: () => Play<View>) {}

  get play(): Play<View> {
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
  async go(steps: string[]): Promise<void> {
    this.picked = null;
    for (const step of steps) if (!(await this.play.act(step))) return;
  }

  /** A stone goes to the only place it fits at once. */
  async goAndPlace(stone: string): Promise<void> {
    await this.go([stone]);
    const [only, another] = this.play.moves;
    if (only?.notation.startsWith("place") && !another) await this.go([only.notation]);
  }

  drop(carried: Carried, target: string): void {
    const steps = this.#steps(carried, target.split(" "));
    if (steps.length) void this.go(steps);
  }

  #steps(carried: Carried, [kind, row, place]: string[]): string[] {
    const stone = stoneStep(carried.face);
    const own = carried.from === "rack" || carried.from === "robbed";
    if (kind === "new" && own) return this.step.at === "building" ? [stone] : ["lay", stone];
    if (kind === "new" && carried.from === "row") return this.#robbing(carried);
    if (kind === "gap" && own) return this.#adding(row!, [stone, `place ${place}`]);
    if (kind === "joker" && own) return [`swap ${row}`, stone];
    if (kind === "rack" && carried.from === "open") return [stone];
    if (kind === "rack" && carried.from === "pool") return ["blind"];
    return [];
  }

  #adding(row: string, steps: string[]): string[] {
    return this.step.at === "adding" ? steps : [`add ${row}`, ...steps];
  }

  #robbing({ row, place }: Carried): string[] {
    const taken = `place ${place! + 1}`;
    return this.step.at === "robbing" ? [taken] : [`rob ${row! + 1}`, taken];
  }

  /** Would the stone that is carried fit where these numbers do, and perhaps a joker? */
  invites(numbers: number[], joker: boolean): boolean {
    const { carried } = this;
    if (!carried || carried.from !== "rack") return false;
    return typeof carried.face === "string" ? joker : numbers.includes(carried.face);
  }
}

export function stoneStep(face: Face): string {
  return `stone ${String(face).toLowerCase()}`;
}
