/** Patches of the protocol: new values by their places (docs/protocol.md). */

export type Path = (string | number)[];
export type Patch = [Path, unknown][];

/** The document with the new values; the old one stays as it is, and unchanged parts are shared. */
export function patched<T>(document: T, patch: Patch): T {
  return patch.reduce<unknown>((made, [path, value]) => put(made, path, value), document) as T;
}

function put(document: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(document)) {
    const copy = [...document];
    copy[key as number] = put(document[key as number], rest, value);
    return copy;
  }
  const held = (document ?? {}) as Record<string, unknown>;
  return { ...held, [key]: put(held[key], rest, value) };
}
