/** What this person likes, kept on this device. */

export type Language = "de" | "en";

export interface Settings {
  language: Language;
  theme: "auto" | "light" | "dark";
  /** When the end of a turn must be confirmed. */
  confirm: "never" | "steps" | "always";
  sound: boolean;
  notify: boolean;
  motion: "auto" | "none";
  /** Show the list of all moves beside the table. */
  moves: boolean;
}

const KEY = "reihum-settings";

function defaults(): Settings {
  const language = navigator.languages.some((one) => /^de\b/i.test(one)) ? "de" : "en";
  return {
    language,
    theme: "auto",
    confirm: "steps",
    sound: false,
    notify: false,
    motion: "auto",
    moves: false,
  };
}

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...defaults(), ...kept() });

export function change(wish: Partial<Settings>): void {
  Object.assign(settings, wish);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), ...wish }));
  } catch {
    // a browser that keeps nothing still plays
  }
}

/** Whether things may move on the screen. */
export function moving(): boolean {
  return settings.motion === "auto" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
