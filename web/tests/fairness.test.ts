import { beforeEach, expect, test, vi } from "vitest";
import { check, headersOf, notedSeal, noteSeal, sealOf } from "@/lib/fairness";

const SEED = "6465666768696a6b6c6d6e6f707172737475767778797a7b7c7d7e7f80818283";
const SEAL = "e31dc53983c9910cf19fd0617d3aaa219996c75e0a3a28ebdde5d5341dec9520"; // by the engine, for this seed
const RECORD = `reihum: 1\nseat.A: Ada: the first\ngenerator: fair\ncommitment: ${SEAL}\nseed: ${SEED}\n\n1. A: draw\nseed: no\n`;

beforeEach(() => localStorage.clear());

test("the headers of a record end at the first empty line", () => {
  expect(headersOf(RECORD)).toMatchObject({ seed: SEED, commitment: SEAL, "seat.A": "Ada: the first" });
  expect(headersOf(RECORD.replaceAll("\n", "\r\n"))["seed"]).toBe(SEED);
});

test("the seal of a seed is the engine's", async () => {
  expect(await sealOf(SEED)).toBe(SEAL);
});

test("a shuffle is fair if the seed fits what was noted before the game", async () => {
  noteSeal("abc", SEAL);
  noteSeal("abc", "a later one");
  expect(notedSeal("abc")).toBe(SEAL);
  expect(await check("abc", "whatever the server says now", RECORD)).toMatchObject({
    fair: true,
    noted: true,
  });
  noteSeal("other", "0".repeat(64));
  expect(await check("other", SEAL, RECORD)).toMatchObject({ fair: false, noted: true });
});

test("who was not there before has the server's word for the seal", async () => {
  expect(await check("abc", SEAL, RECORD)).toMatchObject({ fair: true, noted: false, seal: SEAL });
  const other = RECORD.replace(SEED, SEED.replace("6465", "6466"));
  expect(await check("abc", SEAL, other)).toMatchObject({ fair: false });
});

test("without SHA-256 in the browser nothing is claimed", async () => {
  vi.stubGlobal("crypto", {});
  expect(await check("abc", SEAL, RECORD)).toMatchObject({ computed: null, fair: false });
  vi.unstubAllGlobals();
});
