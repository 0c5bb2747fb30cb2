/** Messages of the browser when it is your turn and the page is out of sight. */

import { settings } from "./settings.svelte";

export function canNotify(): boolean {
  return "Notification" in globalThis && Notification.permission !== "denied";
}

/** Asks the browser, which asks the person; only ever called when it was switched on. */
export async function allowNotifying(): Promise<boolean> {
  if (!canNotify()) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** `tag`: a newer message of the same table replaces the older one. */
export async function notify(title: string, body: string, tag: string): Promise<void> {
  if (!settings.notify || !document.hidden || !("Notification" in globalThis)) return;
  if (Notification.permission !== "granted") return;
  const options = { body, tag, icon: "/icons/icon-192.png" };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return worker.showNotification(title, options);
  const shown = new Notification(title, options); // where there is no worker, such as during development
  shown.onclick = () => focus();
}
