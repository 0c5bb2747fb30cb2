/** Cards as views write them: r4, j5, steal; in brackets if they lie face down. */

import type { Colour } from "@/lib/colours";
import { t } from "@/lib/texts.svelte";

export interface Face {
  /** A colour's letter, "j" for jokers; empty for action cards. */
  letter: string;
  number: number;
  /** Empty for number cards and jokers. */
  action: string;
  down: boolean;
}

export function face(card: string): Face {
  const down = card.startsWith("(");
  const name = bare(card);
  if (name.length > 2) return { letter: "", number: 0, action: name, down };
  return { letter: name[0]!, number: Number(name[1]), action: "", down };
}

/** The same card, whichever side is up. */
export function bare(card: string): string {
  return card.replace(/[()]/g, "");
}

/** The page's colour: jokers have the cross. */
export function tone(letter: string): Colour {
  return letter === "j" ? "x" : (letter as Colour);
}

export function cardName(card: string): string {
  const { letter, number, action, down } = face(card);
  const name = action ? t(`spot_on-card-${action}`) : t("spot_on-card", { colour: letter, number });
  return down ? t("spot_on-face-down", { card: name }) : name;
}

export function cardNames(cards: readonly string[]): string {
  return cards.map(cardName).join(", ");
}
