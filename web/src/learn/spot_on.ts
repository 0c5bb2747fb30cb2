/** A first game of Spot On: few cards, one easy bot. */

import type { SpotOnPlayerView } from "@/generated/messages";
import { offers } from "@/lib/notation";
import type { PlayOf } from "@/lib/play";
import type { LessonOf } from "./lesson";

type SpotOn = PlayOf<"spot_on">;

const own = (play: SpotOn): SpotOnPlayerView => play.view.collections[play.seat ?? 0]!;

export const lesson: LessonOf<"spot_on"> = {
  options: { copies: 2, actions: 3 },
  seats: 2,
  bots: ["level1"],
  tips: [
    { id: "goal", when: () => true, at: ".mine" },
    { id: "market", when: (play: SpotOn) => offers(play, "take"), at: "[data-zone=market]" },
    {
      id: "lander",
      when: (play: SpotOn) =>
        offers(play, "take") && play.view.market.flat().some((card) => own(play).lands.includes(card)),
      at: "[data-zone=market] .mark.lands",
    },
    { id: "landing", when: (play: SpotOn) => offers(play, "complete"), at: "[data-does=complete]" },
    {
      id: "falling",
      when: (play: SpotOn) => play.view.prospects.some((one) => one.effect === "falls"),
      at: "[data-zone=hand]",
    },
    {
      id: "joker",
      when: (play: SpotOn) => offers(play, "add j"),
      at: "[data-does^='add j']",
    },
    {
      id: "action",
      when: (play: SpotOn) =>
        (["protect", "move", "steal"] as const).some(
          (card) => play.can(`use ${card}`) || play.can(`store ${card}`),
        ),
      at: "[data-zone=hand] .deed",
    },
    {
      id: "order",
      when: (play: SpotOn) => offers(play, "add") && own(play).hand.length > 1,
      at: "[data-zone=hand]",
    },
    { id: "room", when: (play: SpotOn) => offers(play, "clear"), at: ".mine" },
    {
      id: "stored",
      when: (play: SpotOn) => offers(play, "use stored"),
      at: "[data-does^='use stored']",
    },
    {
      id: "bonus",
      when: (play: SpotOn) => own(play).rows.some((row) => row.bonus > 0),
      at: ".mine .slots",
    },
    {
      id: "last",
      when: (play: SpotOn) => play.view.markets === 0 && offers(play, "take"),
      at: "[data-zone=pile]",
    },
  ],
};
