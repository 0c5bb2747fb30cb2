/** A scene that a game from outside brings: a JavaScript module of its own, loaded from this server. */

import { gameFile } from "@/lib/gamepage";
import type { Play, ViewHead } from "@/lib/play";
import { settings, type Language } from "@/lib/settings.svelte";
import { t } from "@/lib/texts.svelte";

/** What such a scene is given, anew with everything that changes. */
export interface SceneInput {
  view: ViewHead;
  /** Through whose eyes; null: a spectator. */
  seat: number | null;
  /** By seat. */
  names: string[];
  /** What may be done now, with its words. */
  moves: { notation: string; words: string }[];
  /** On little room, such as an example of the rules. */
  small: boolean;
  language: Language;
  /** A text of the game's .ftl files. */
  text: (id: string, args?: Record<string, string | number>) => string;
  /** Make a move; elements with `data-does="<notation>"` do so by themselves. */
  act: (notation: string) => Promise<boolean>;
}

export interface MountedScene {
  update(input: SceneInput): void;
  destroy?(): void;
}

export interface SceneModule {
  mount(target: HTMLElement, input: SceneInput): MountedScene;
}

const loaded: Record<string, SceneModule> = {};

/** Load scene.js and, if there is one, scene.css. */
export async function loadScene(game: string, files: string[]): Promise<void> {
  const [module] = await Promise.all([
    import(/* @vite-ignore */ gameFile(game, "scene.js")) as Promise<SceneModule>,
    files.includes("scene.css") ? loadStyle(gameFile(game, "scene.css")) : undefined,
  ]);
  loaded[game] = module;
}

/** A game's scene that has been loaded. */
export function moduleOf(game: string): SceneModule {
  return loaded[game]!;
}

/** A scene is shown without its style rather than not at all. */
function loadStyle(href: string): Promise<void> {
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  return new Promise((done) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    link.onload = link.onerror = () => done();
    document.head.append(link);
  });
}

export function inputOf(play: Play, small: boolean): SceneInput {
  return {
    view: play.view,
    seat: play.seat,
    names: play.names,
    moves: play.moves.map(({ notation, words }) => ({ notation, words: play.say(words) })),
    small,
    language: settings.language,
    text: t,
    act: (notation) => play.act(notation),
  };
}

/** Elements with `data-does` become spots: marked if the move is legal, with its words. */
export function markSpots(target: HTMLElement, play: Play): void {
  for (const spot of target.querySelectorAll<HTMLElement>("[data-does]")) {
    const does = spot.dataset.does!;
    const words = play.words(does);
    spot.classList.add("spot");
    spot.classList.toggle("can", words !== undefined);
    spot.classList.toggle("chosen", play.chosen === does);
    spot.classList.toggle("hinted", play.hinted === does);
    spot.ariaDisabled = String(words === undefined);
    spot.tabIndex = words === undefined ? -1 : 0;
    spot.title = words ?? "";
    spot.dataset.label ??= spot.textContent ?? "";
    spot.ariaLabel = words ? `${spot.dataset.label}: ${words}` : spot.dataset.label;
  }
}
