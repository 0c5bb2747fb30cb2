/** The rules as the games' folders have them, into HTML; rule numbers become places to go to. */

import { marked } from "marked";

const NUMBERS = /\(([A-Z]{2}-[ER]?\d+(?:, [A-Z]{2}-[ER]?\d+)*)\)/g;

/** `(CH-1)` becomes a small mark with the id `rule-CH-1`. The texts are our own: nothing foreign is shown. */
export function rulesHtml(markdown: string): string {
  const html = marked.parse(markdown, { async: false });
  return html.replace(NUMBERS, (_, numbers: string) => numbers.split(", ").map(mark).join(" "));
}

function mark(rule: string): string {
  return `<span class="rule" id="rule-${rule}">${rule}</span>`;
}
