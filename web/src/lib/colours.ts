/** The colours of cards and stones: never alone, always with a shape and letters (`page-colour-<key>`). */

export type Colour = "r" | "o" | "y" | "g" | "b" | "v" | "n" | "p" | "x";

/** SVG paths in a box of 24 × 24. */
export const SHAPES: Record<Colour, string> = {
  r: "M12 3 22 20H2Z", // triangle
  o: "M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19Z", // disc
  y: "M12 1.5 15 8.7 22.6 9.3 16.8 14.3 18.6 21.8 12 17.7 5.4 21.8 7.2 14.3 1.4 9.3 9 8.7Z", // star
  g: "M3.5 3.5h17v17h-17Z", // square
  b: "M12 1.5C15.5 6.5 19 10 19 14.5a7 7 0 0 1-14 0C5 10 8.5 6.5 12 1.5Z", // drop
  v: "M12 1.5 22 12 12 22.5 2 12Z", // diamond
  n: "M7 2.5h10L22 12l-5 9.5H7L2 12Z", // hexagon
  p: "M12 21.5 3.2 12.4a5.6 5.6 0 0 1 8-7.8l.8.8.8-.8a5.6 5.6 0 0 1 8 7.8Z", // heart
  x: "M9 2h6v7h7v6h-7v7H9v-7H2V9h7Z", // cross
};
