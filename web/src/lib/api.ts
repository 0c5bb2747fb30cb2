/** The HTTP API, with the types that the server's own code generates. */

import type { Problem, Routes } from "@/generated/http";

type Route = keyof Routes;
type Wants<R extends Route> = (Routes[R] extends { path: infer P } ? { path: P } : { path?: never }) &
  (Routes[R] extends { query: infer Q } ? { query?: Q } : { query?: never }) &
  (Routes[R] extends { body: infer B } ? { body: B } : { body?: never });

/** What the server refused, with a code that the texts know (`error-<code>`). */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

/** `call("GET /api/tables/{table}", {path: {table}})` */
export async function call<R extends Route>(
  route: R,
  wants: Wants<R> = {} as Wants<R>,
): Promise<Routes[R]["answer"]> {
  const [method, pattern] = route.split(" ") as [string, string];
  const answer = await fetch(address(pattern, wants.path ?? {}, wants.query ?? {}), {
    method,
    ...packed(wants.body),
  }).catch(() => {
    throw new Refused({ code: "offline", args: {} });
  });
  if (!answer.ok) throw new Refused(await answer.json().catch(() => ({ code: "fault", args: {} })));
  return answer.headers.get("content-type")?.includes("json") ? answer.json() : answer.text();
}

/** A record is sent as the text it is. */
function packed(body: unknown): RequestInit {
  if (body === undefined) return {};
  const text = typeof body === "string";
  return {
    headers: { "content-type": text ? "text/plain" : "application/json" },
    body: text ? body : JSON.stringify(body),
  };
}

function address(pattern: string, path: object, query: object): string {
  let made = pattern;
  for (const [key, value] of Object.entries(path)) made = made.replace(`{${key}}`, encodeURIComponent(value));
  const asked = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(asked.map(([key, value]) => [key, String(value)]));
  return asked.length ? `${made}?${search}` : made;
}
