/** Cards that travel: where something was and where it is now, joined by a movement (FLIP). */

import type { Attachment } from "svelte/attachments";
import { moving } from "./settings.svelte";

const TIME = 420;

export class Travel {
  #elements = new Map<string, HTMLElement>();
  #before = new Map<string, DOMRect>();
  #origins = new Map<string, string>();
  #known = new Map<string, HTMLElement>();

  /** This element is the card `id`; a new card comes out of `origin`, the name of a `place`. */
  card(id: string, origin?: string): Attachment<HTMLElement> {
    return (element) => {
      this.#elements.set(id, element);
      if (origin) this.#origins.set(id, origin);
      return () => {
        if (this.#elements.get(id) === element) this.#elements.delete(id);
      };
    };
  }

  /** A place that cards come from, such as the pile. */
  place(name: string): Attachment<HTMLElement> {
    return this.card(`place:${name}`);
  }

  /** The cards that have come to lie elsewhere since this was last asked: they are other elements now. */
  moved(): string[] {
    const before = this.#known;
    this.#known = new Map([...this.#elements].filter(([id]) => !id.startsWith("place:")));
    if (!before.size) return []; // the table was just laid
    return [...this.#known].filter(([id, element]) => before.get(id) !== element).map(([id]) => id);
  }

  /** Let these cards light up, and no others. */
  light(ids: readonly string[]): void {
    for (const [id, element] of this.#elements) element.toggleAttribute("data-mentioned", ids.includes(id));
  }

  /** Before the table changes. */
  before(): void {
    if (!moving()) return this.#before.clear();
    this.#before = new Map([...this.#elements].map(([id, element]) => [id, element.getBoundingClientRect()]));
  }

  /** After it has changed. */
  after(): void {
    if (!this.#before.size) return;
    for (const [id, element] of this.#elements) if (!id.startsWith("place:")) this.#move(id, element);
    this.#before.clear();
  }

  #move(id: string, element: HTMLElement): void {
    const from = this.#before.get(id) ?? this.#before.get(`place:${this.#origins.get(id)}`);
    const to = element.getBoundingClientRect();
    if (!from || !to.width || !from.width) return;
    const [x, y] = [from.left - to.left, from.top - to.top];
    const scale = from.width / to.width;
    if (Math.abs(x) < 2 && Math.abs(y) < 2 && Math.abs(scale - 1) < 0.02) return;
    element.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: "0 0", zIndex: 30 },
        { transform: "none", transformOrigin: "0 0", zIndex: 30 },
      ],
      { duration: TIME, easing: "cubic-bezier(.2,.8,.2,1)" },
    );
  }
}
