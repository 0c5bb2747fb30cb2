/** Everything people read: the .ftl files of the core, of the page and of the games. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Message } from "@/generated/messages";
import type { Problem } from "@/generated/http";
import { settings, type Language } from "./settings.svelte";

type Args = Record<string, string | number>;

const SOURCES: Record<Language, () => Promise<{ default: string }>[]> = {
  de: () => [import("@core/texts/de.ftl?raw"), import("@/texts/de.ftl?raw")],
  en: () => [import("@core/texts/en.ftl?raw"), import("@/texts/en.ftl?raw")],
};

let bundle: FluentBundle | null = $state.raw(null);
const games: string[] = [];

function made(language: Language, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

/** Load a language, with the texts of the games that are in use. */
export async function speak(language: Language): Promise<void> {
  const [own, loaded] = await Promise.all([
    Promise.all(SOURCES[language]()),
    Promise.all(games.map((game) => gameTexts(game, language))),
  ]);
  bundle = made(language, [...own.map((one) => one.default), ...loaded]);
  document.documentElement.lang = language;
}

/** The texts of a game, before anything of it is said. */
export async function speakOf(game: string): Promise<void> {
  if (games.includes(game)) return;
  games.push(game);
  await speak(settings.language);
}

async function gameTexts(game: string, language: Language): Promise<string> {
  const answer = await fetch(`/api/games/${game}/texts/${language}`);
  return answer.ok ? answer.text() : "";
}

/** A text of the page or the core. Without one its id is shown, which tests look for. */
export function t(id: string, args: Args = {}): string {
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) return bundle ? `⟨${id}⟩` : "";
  return bundle.formatPattern(pattern, args as Record<string, FluentVariable>);
}

export function has(id: string): boolean {
  return bundle?.hasMessage(id) ?? false;
}

/** A message of the server; the arguments `player` and `other` are seats and become names. */
export function say(message: Message, names: string[] = []): string {
  const args: Args = {};
  for (const [key, value] of Object.entries(message.args ?? {})) args[key] = argument(key, value, names);
  return t(message.id, args);
}

function argument(
  key: string,
  value: NonNullable<Message["args"]>[string],
  names: string[],
): string | number {
  if (Array.isArray(value)) return value.map((part) => say(part, names)).join(", ");
  if (typeof value === "object") return say(value, names);
  if ((key === "player" || key === "other") && typeof value === "number")
    return names[value] ?? seatName(value);
  return value;
}

/** Who has no name is called by the seat's letter. */
export function seatName(seat: number): string {
  return t("seat", { letter: seatLetter(seat) });
}

export function seatLetter(seat: number): string {
  return String.fromCharCode(65 + seat);
}

/** What the server refused, in words. */
export function sayProblem(problem: Problem | { code: string; args?: Record<string, unknown> }): string {
  const args = (problem.args ?? {}) as NonNullable<Message["args"]>;
  return say({ id: `error-${problem.code}`, args });
}
