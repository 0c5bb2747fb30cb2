/** Everything people read: the .ftl files of the core, of the page and of the games. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from "@fluent/bundle";
import type { Message } from "@/generated/messages";
import type { Problem } from "@/generated/http";
import { settings, type Language } from "./settings.svelte";

type Args = Record<string, string | number>;

const SOURCES: Record<Language, () => Promise<{ default: string[] }>> = {
  de: () => import("@/texts/de"),
  en: () => import("@/texts/en"),
};

let bundle: FluentBundle | null = $state.raw(null);
let added = $state(0); // texts of games that have come since
const games: Record<string, Promise<void>> = {}; // those in use
const read: Record<string, FluentResource> = {}; // each text is read once

/** A count looks the same in every language up to 999: the browser's slow formatter is not woken for it. */
class Count extends FluentNumber {
  override toString(scope?: Scope): string {
    return Number.isInteger(this.value) && Math.abs(this.value) < 1000
      ? String(this.value)
      : super.toString(scope);
  }
}

function resource(source: string): FluentResource {
  return (read[source] ??= new FluentResource(source));
}

function made(language: Language, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(resource(source));
  return bundle;
}

/** Load a language, with the texts of the games that are in use. */
export async function speak(language: Language): Promise<void> {
  const [own, loaded] = await Promise.all([
    SOURCES[language](),
    Promise.all(Object.keys(games).map((game) => gameTexts(game, language))),
  ]);
  bundle = made(language, [...own.default, ...loaded]);
  document.documentElement.lang = language;
}

/** The texts of a game, before anything of it is said. What is said already stays as it is. */
export function speakOf(game: string): Promise<void> {
  return (games[game] ??= add(game));
}

async function add(game: string): Promise<void> {
  const language = settings.language;
  const source = await gameTexts(game, language);
  if (!bundle?.locales.includes(language)) return; // another language has come, with this game's texts
  bundle.addResource(resource(source));
  added += 1;
}

async function gameTexts(game: string, language: Language): Promise<string> {
  const answer = await fetch(`/api/games/${game}/texts/${language}`);
  return answer.ok ? answer.text() : "";
}

/** A text of the page or the core. Without one its id is shown, which tests look for. */
export function t(id: string, args: Args = {}): string {
  const pattern = found(id)?.value;
  if (!bundle || !pattern) return bundle ? `⟨${id}⟩` : "";
  return bundle.formatPattern(pattern, variables(args));
}

function found(id: string): ReturnType<FluentBundle["getMessage"]> {
  const message = bundle?.getMessage(id);
  if (!message) void added; // it may come with a game
  return message;
}

function variables(args: Args): Record<string, FluentVariable> {
  const made: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args))
    made[name] = typeof value === "number" ? new Count(value) : value;
  return made;
}

export function has(id: string): boolean {
  return found(id) !== undefined;
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
