/** Stones can be dragged with mouse, pen or finger; a click stays a click. */

import type { Attachment } from "svelte/attachments";
import type { Carried, Tabletop } from "./tabletop.svelte";

const FAR = 7; // pixels after which it is no click any more

export function draggable(top: Tabletop, carried: Carried): Attachment<HTMLElement> {
  return (element) => {
    const begin = (event: PointerEvent) => {
      if (event.button === 0 && top.play.moves.length) new Drag(top, carried, element, event);
    };
    element.addEventListener("pointerdown", begin);
    return () => element.removeEventListener("pointerdown", begin);
  };
}

class Drag {
  #ghost: HTMLElement | null = null;
  #over: Element | null = null;

  constructor(
    private top: Tabletop,
    private carried: Carried,
    private element: HTMLElement,
    private start: PointerEvent,
  ) {
    addEventListener("pointermove", this.#move);
    addEventListener("pointerup", this.#drop);
    addEventListener("pointercancel", this.#end);
  }

  #move = (event: PointerEvent): void => {
    if (event.pointerId !== this.start.pointerId) return;
    const [x, y] = [event.clientX - this.start.clientX, event.clientY - this.start.clientY];
    if (!this.#ghost && Math.hypot(x, y) < FAR) return;
    this.#ghost ??= this.#lift();
    this.#ghost.style.translate = `${x}px ${y}px`;
    this.#mark(target(event));
    event.preventDefault();
  };

  /** What is seen under the finger is a copy: the stone itself stays until the move is done. */
  #lift(): HTMLElement {
    const box = this.element.getBoundingClientRect();
    const ghost = this.element.cloneNode(true) as HTMLElement;
    ghost.setAttribute("aria-hidden", "true");
    ghost.inert = true;
    Object.assign(ghost.style, {
      position: "fixed",
      left: `${box.left}px`,
      top: `${box.top}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
      margin: "0",
      zIndex: "60",
      pointerEvents: "none",
      rotate: "3deg",
      scale: "1.08",
    });
    this.element.parentElement!.append(ghost);
    this.element.style.opacity = "0.35";
    this.top.dragged = this.carried;
    return ghost;
  }

  #mark(over: Element | null): void {
    if (over === this.#over) return;
    this.#over?.classList.remove("over");
    over?.classList.add("over");
    this.#over = over;
  }

  #drop = (event: PointerEvent): void => {
    const dragged = this.#ghost !== null;
    const over = target(event);
    this.#end();
    if (!dragged) return;
    // the click that ends a drag is none
    addEventListener("click", stop, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", stop, { capture: true }), 50);
    if (over) this.top.drop(this.carried, over.getAttribute("data-drop")!);
  };

  #end = (): void => {
    removeEventListener("pointermove", this.#move);
    removeEventListener("pointerup", this.#drop);
    removeEventListener("pointercancel", this.#end);
    this.#ghost?.remove();
    this.#mark(null);
    this.element.style.opacity = "";
    this.top.dragged = null;
  };
}

function target(event: PointerEvent): Element | null {
  return document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-drop]") ?? null;
}

function stop(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
