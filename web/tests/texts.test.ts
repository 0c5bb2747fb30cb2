import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { FluentResource } from "@fluent/bundle";
import { has, say, sayProblem, seatName, speak, t } from "@/lib/texts.svelte";

const SOURCE = "src";
const read = (name: string) => readFileSync(name, "utf-8");
const page = { de: read("src/texts/de.ftl"), en: read("src/texts/en.ftl") };
const core = { de: read("../src/reihum/core/texts/de.ftl"), en: read("../src/reihum/core/texts/en.ftl") };
const code = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.startsWith("generated"))
  .map((name) => read(`${SOURCE}/${name}`))
  .join("\n");

const idsOf = (source: string) => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id!);
const variables = (source: string) =>
  new Map(
    source
      .split(/^(?=[a-z][\w-]* =)/m)
      .filter((part) => /^[a-z]/.test(part))
      .map((part) => [
        part.split(" =")[0]!,
        [...new Set([...part.matchAll(/\$(\w+)/g)].map(([, name]) => name!))].sort().join(),
      ]),
  );

beforeAll(() => speak("en"));

test("both languages have the same texts, each once, with the same arguments", () => {
  expect(idsOf(page.de).sort()).toEqual(idsOf(page.en).sort());
  expect(new Set(idsOf(page.en)).size).toBe(idsOf(page.en).length);
  expect(variables(page.de)).toEqual(variables(page.en));
});

test("every text can be read", () => {
  for (const source of Object.values(page))
    expect(new FluentResource(source).body.map(({ id }) => id)).toEqual(idsOf(source));
});

test("every text that the page asks for by its whole name exists", () => {
  const known = new Set([...idsOf(page.en), ...idsOf(core.en)]);
  const asked = [...code.matchAll(/\bt\(\s*"([\w-]+)"/g)].map(([, id]) => id!);
  const games = /^(chameleon|flower_rows|spot_on|stack_run|summit)-/;
  expect(asked.filter((id) => !games.test(id) && !known.has(id))).toEqual([]);
});

test("no text of the page is unused", () => {
  const begun = [...code.matchAll(/`([a-z][\w-]*-)\$\{/g)].map(([, begin]) => begin!);
  const unused = idsOf(page.en).filter(
    (id) => !code.includes(`"${id}"`) && !begun.some((begin) => id.startsWith(begin) && begin !== "page-"),
  );
  expect(unused).toEqual([]);
});

test("words in both languages, and back", async () => {
  expect(t("page-play-now")).toBe("Play now");
  await speak("de");
  expect(t("page-play-now")).toBe("Sofort spielen");
  expect(document.documentElement.lang).toBe("de");
  await speak("en");
  expect(seatName(1)).toBe("Player B");
});

test("a missing text shows its name", () => {
  expect(t("page-nothing")).toBe("⟨page-nothing⟩");
  expect(has("page-nothing")).toBe(false);
});

test("seats become names, messages inside messages become words", () => {
  expect(say({ id: "log-taken-over", args: { player: 0 } }, ["Ada"])).toBe("Ada is back.");
  expect(say({ id: "log-bot-sat", args: { bot: { id: "bot-level3" } } })).toBe(
    "A bot takes a seat: Thinker.",
  );
  expect(sayProblem({ code: "name", args: { most: 24 } })).toBe("A name has between 1 and 24 characters.");
});

test("counts are written as each language writes them, and told from one", async () => {
  expect([1, 7, 999, 1500].map((count) => t("page-span-seconds", { count }))).toEqual([
    "1 second",
    "7 seconds",
    "999 seconds",
    "1,500 seconds",
  ]);
  await speak("de");
  expect(t("page-span-seconds", { count: 1500 })).toBe("1.500 Sekunden");
  await speak("en");
});
