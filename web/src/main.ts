import { mount } from "svelte";
import App, { PAGES } from "./App.svelte";
import { allGames } from "./lib/catalogue";
import { route } from "./lib/router.svelte";
import { settings } from "./lib/settings.svelte";
import { nextTask } from "./lib/scheduler";
import { speak } from "./lib/texts.svelte";
import "./theme.css";

async function begin(): Promise<void> {
  // what will be needed is on its way while the texts come; who needs it hears of failures
  const { page } = route.now;
  PAGES[page]?.().catch(() => {});
  if (page === "") allGames().catch(() => {});

  await speak(settings.language);
  await nextTask();
  const target = document.getElementById("app")!;
  target.replaceChildren();
  mount(App, { target });
  await nextTask();
  if ("serviceWorker" in navigator && import.meta.env.PROD) navigator.serviceWorker.register("/sw.js");
}

queueMicrotask(begin); // when this file has been read
