/** What all parts of the scene share: the view, who is who, and what a card would do. */

import type { SpotOnProspectView, SpotOnView } from "@/generated/messages";
import type { SpotOnNotation } from "@/generated/notations";
import { notation } from "@/lib/notation";
import type { PlayOf } from "@/lib/play";
import { t } from "@/lib/texts.svelte";
import type { Travel } from "@/lib/travel";
import { CardTracker, type Tracked } from "./tracker";

export class SceneState {
  /** The taken card that is pointed at: rows say what it would do there. */
  looked: string | null = $state(null);
  #tracker = new CardTracker();
  #tracked: Tracked = $derived.by(() => this.#tracker.next(this.view, this.play.seat));

  constructor(
    private given: () => PlayOf<"spot_on">,
    readonly travel: Travel,
    readonly small: boolean,
  ) {}

  get play(): PlayOf<"spot_on"> {
    return this.given();
  }

  get view(): SpotOnView {
    return this.play.view;
  }

  /** Who sits at the bottom. */
  get me(): number {
    return this.play.seat ?? 0;
  }

  /** The others, from the left. */
  get others(): number[] {
    const count = this.view.players;
    return Array.from({ length: count - 1 }, (_, place) => (this.me + place + 1) % count);
  }

  get mine(): boolean {
    return this.play.moves.length > 0;
  }

  id(zone: string, place: number): string | undefined {
    return this.#tracked.ids[zone]?.[place];
  }

  fresh(zone: string, place: number): boolean {
    const id = this.id(zone, place);
    return id !== undefined && this.#tracked.fresh.has(id);
  }

  arrived(zone: string): string[] {
    return this.#tracked.arrived[zone] ?? [];
  }

  gained(seat: number): number {
    return this.#tracked.gained[seat] ?? 0;
  }

  /** The step that means this row: seats are counted to the left of who is to act. */
  step(seat: number, slot: number): SpotOnNotation {
    const left = (seat - (this.view.to_act ?? this.me) + this.view.players) % this.view.players;
    return notation("spot_on", left ? `row ${slot + 1} left ${left}` : `row ${slot + 1}`);
  }

  /** What the card on its way would do by this step; in the menu no card is, and the one pointed at counts. */
  outlook(does: SpotOnNotation): SpotOnProspectView | undefined {
    const any = this.view.phase !== "menu";
    return this.view.prospects.find((one) => one.does === does && (any || one.card === this.looked));
  }

  /** Everything a taken card could do. */
  prospects(card: string): SpotOnProspectView[] {
    return this.view.prospects.filter((one) => one.card === card);
  }

  /** A prospect in words. */
  tell(one: SpotOnProspectView): string {
    const args = { count: one.count, bonus: one.bonus };
    if (one.effect === "falls" && one.scorer !== null)
      return t("spot_on-page-effect-falls-to", { ...args, player: this.play.names[one.scorer] ?? "" });
    return t(`spot_on-page-effect-${one.effect}`, args);
  }
}
