/** The seal of the shuffle: noted before the game, checked against the seed after it. */

const KEY = "reihum-seals";
const MOST = 100; // tables that are remembered
const PREFIX = "reihum fair seed\n"; // comes before the seed in what is hashed

function kept(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

/** Keep what was sealed when the table was first seen, so that nobody can say later it was another seal. */
export function noteSeal(table: string, seal: string): void {
  const noted = kept();
  if (table in noted) return;
  const entries = [...Object.entries(noted), [table, seal] as const];
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries.slice(-MOST))));
  } catch {
    // a browser that keeps nothing can still compare what the server says
  }
}

export function notedSeal(table: string): string | null {
  return kept()[table] ?? null;
}

/** The header lines of a record. */
export function headersOf(record: string): Record<string, string> {
  const [head = ""] = record.split(/\r?\n\r?\n/);
  const lines = head.split(/\r?\n/).map((line) => line.split(": "));
  return Object.fromEntries(lines.map(([name = "", ...value]) => [name, value.join(": ")]));
}

/** The seal that belongs to a seed; null where the browser offers no SHA-256, as without https. */
export async function sealOf(seed: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const bytes = (seed.match(/../g) ?? []).map((pair) => parseInt(pair, 16));
  const hashed = await crypto.subtle.digest(
    "SHA-256",
    Uint8Array.from([...new TextEncoder().encode(PREFIX), ...bytes]),
  );
  return [...new Uint8Array(hashed)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export interface Verdict {
  /** As this device noted it before the game; else as the server tells it. */
  seal: string;
  noted: boolean;
  seed: string;
  computed: string | null;
  fair: boolean;
}

export async function check(table: string, sent: string, record: string): Promise<Verdict> {
  const { seed = "" } = headersOf(record);
  const noted = notedSeal(table);
  const computed = await sealOf(seed);
  const seal = noted ?? sent;
  return { seal, noted: noted !== null, seed, computed, fair: computed === seal };
}
