/** A first game with pointers: a real table with short options, where tips appear when they are of use. */

import type { Play } from "@/lib/play";

export interface Tip {
  /** The text is `<game>-learn-<id>`. */
  id: string;
  /** Looks at legal moves and the view alone. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game knows its own view
  when: (play: Play<any>) => boolean;
  /** What it points at: a CSS selector inside the stage. */
  at: string;
}

export interface Lesson {
  options: Record<string, number | string>;
  seats: number;
  /** Levels of the bots on the other seats. */
  bots: string[];
  tips: Tip[];
}
