/** Who comes to another page finds the focus on its heading, as with a page that is loaded anew. */

let first = true;

export function focusHeading(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.style.outline = "none";
  if (!first) heading.focus({ preventScroll: true });
  first = false;
}
