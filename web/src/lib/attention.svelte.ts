/** Calls a player who looks elsewhere: the title, a tone, a message of the browser. */

import { notify } from "./notify";
import type { Room } from "./room.svelte";
import { sound } from "./sound";
import { t } from "./texts.svelte";

/** To be called while a page is set up; ends with it. */
export function attend(room: () => Room): void {
  const running = $derived(room().ready && room().started);
  const mine = $derived(running && room().myTurn);
  const over = $derived(running && room().state === "over");
  const moved = $derived(running ? room().view.turn : -1);
  const chats = $derived(room().ready ? room().chat.length : 0);

  $effect(() => {
    const title = room().ready ? t(`${room().table.game}-title`) : "";
    document.title = mine ? `● ${t("page-your-turn")} – ${title}` : `${title} – Reihum`;
    return () => (document.title = "Reihum");
  });

  onChange(
    () => mine,
    (now) => {
      if (!now) return;
      sound("turn");
      notify(t(`${room().table.game}-title`), t("page-your-turn"), room().id);
    },
  );
  onChange(
    () => over,
    (now) => {
      if (!now) return;
      sound("over");
      notify(t(`${room().table.game}-title`), t("page-over"), room().id);
    },
  );
  onChange(
    () => moved,
    (now, before) => before >= 0 && now > before && !mine && sound("move"),
  );
  onChange(
    () => chats,
    (now, before) => before > 0 && now > before && sound("chat"),
  );
}

/** Does something when a value has become another one; not for the first. */
function onChange<T>(value: () => T, then: (now: T, before: T) => unknown): void {
  let before: { value: T } | null = null;
  $effect(() => {
    const now = value();
    if (before && before.value !== now) then(now, before.value);
    before = { value: now };
  });
}
