/** A table seen through a player's eyes by a spectator, where all players agreed to that. */

import type { ViewHead, Play } from "./play";
import type { Room } from "./room.svelte";
import type { Message } from "@/generated/messages";

export class SpectatorPlay implements Play {
  readonly moves = [];
  readonly chosen = null;
  readonly hinted = null;
  readonly draft = [];

  readonly seat: number;
  #room: Room;
  #view: ViewHead;

  constructor(room: Room, seat: number) {
    this.#room = room;
    this.seat = seat;
    this.#view = $derived({ ...room.hands![seat]!, seat });
  }

  get view(): ViewHead {
    return this.#view;
  }

  get names(): string[] {
    return this.#room.names;
  }

  can(): boolean {
    return false;
  }

  act(): Promise<boolean> {
    return Promise.resolve(false);
  }

  words(): undefined {
    return undefined;
  }

  say(message: Message): string {
    return this.#room.say(message);
  }
}
