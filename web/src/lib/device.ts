/** Tables at which several people play on this one device: how many, kept here so that a reload goes on. */

const KEY = "reihum-device";
const MOST = 50; // tables that are remembered

function kept(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

/** How many people play at this table on this device; 1 if it is an ordinary table. */
export function peopleAt(table: string): number {
  return kept()[table] ?? 1;
}

export function keepPeople(table: string, people: number): void {
  const entries = Object.entries({ ...kept(), [table]: people });
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries.slice(-MOST))));
}
