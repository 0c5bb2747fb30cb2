import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FromServer } from "@/generated/messages";
import { Link, socketAddress, type Standing } from "@/lib/link";
import { FakeSocket } from "./sockets";

let heard: FromServer[];
let stood: Standing[];
let link: Link;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
  [heard, stood] = [[], []];
  link = new Link(
    "ws://here",
    (message) => heard.push(message),
    (standing) => stood.push(standing),
    (address) => new FakeSocket(address),
  );
  link.start();
});

afterEach(() => {
  link.end();
  vi.useRealTimers();
});

const later = () => vi.advanceTimersByTime(20_000);

test("a command waits for the connection and is answered once", async () => {
  const answers: unknown[] = [];
  link.command({ t: "start" }).then((answer) => answers.push(answer));
  expect(FakeSocket.last.sent).toEqual([]);
  FakeSocket.last.opens();
  const [{ cmd }] = FakeSocket.last.sent as [{ cmd: string }];
  FakeSocket.last.says({ t: "ok", cmd, seq: 2 });
  FakeSocket.last.says({ t: "ok", cmd, seq: 2 });
  await vi.waitFor(() => expect(answers).toEqual([{ t: "ok", cmd, seq: 2 }]));
});

test("after a lost connection an unanswered command is sent again under the same number", () => {
  FakeSocket.last.opens();
  link.command({ t: "leave" });
  const [before] = FakeSocket.last.sent;
  FakeSocket.last.breaks();
  later();
  expect(FakeSocket.made).toHaveLength(2);
  FakeSocket.last.opens();
  expect(FakeSocket.last.sent).toEqual([before]);
});

test("an answered command is not sent again", () => {
  FakeSocket.last.opens();
  link.command({ t: "leave" });
  const [{ cmd }] = FakeSocket.last.sent as [{ cmd: string }];
  FakeSocket.last.says({ t: "no", cmd, code: "not-seated" });
  FakeSocket.last.breaks();
  later();
  FakeSocket.last.opens();
  expect(FakeSocket.last.sent).toEqual([]);
});

test("no two commands have the same number", () => {
  FakeSocket.last.opens();
  for (let count = 0; count < 50; count++) link.command({ t: "start" });
  expect(new Set(FakeSocket.last.sent.map(({ cmd }) => cmd)).size).toBe(50);
});

test("a connection that is lost again and again is tried ever more seldom", () => {
  for (let count = 0; count < 8; count++) {
    FakeSocket.last.breaks();
    later();
  }
  expect(FakeSocket.made).toHaveLength(9);
  FakeSocket.last.breaks();
  vi.advanceTimersByTime(3_000);
  expect(FakeSocket.made).toHaveLength(9);
  dispatchEvent(new Event("online"));
  expect(FakeSocket.made).toHaveLength(10);
  expect(stood).toContain("lost");
});

test("a silent connection is asked, and given up without an answer", () => {
  FakeSocket.last.opens();
  vi.advanceTimersByTime(30_000);
  expect(FakeSocket.last.sent).toContainEqual({ t: "ping" });
  const before = FakeSocket.last;
  vi.advanceTimersByTime(60_000);
  expect(before.closed).toBe(true);
  expect(FakeSocket.made.length).toBeGreaterThan(1);
});

test("what an old socket still says is not heard", () => {
  const old = FakeSocket.last;
  old.opens();
  link.renew();
  old.says({ t: "pong" });
  old.breaks();
  expect(heard).toEqual([]);
  FakeSocket.last.says({ t: "pong" });
  expect(heard).toEqual([{ t: "pong" }]);
  expect(FakeSocket.made).toHaveLength(2);
});

test("who ends the link ends it", () => {
  FakeSocket.last.opens();
  link.end();
  FakeSocket.last.breaks();
  later();
  expect(FakeSocket.made).toHaveLength(1);
  expect(stood.at(-1)).toBe("ended");
});

test("companions have addresses of their own", () => {
  expect(socketAddress("abc")).toMatch(/^ws:\/\/.*\/api\/tables\/abc\/socket$/);
  expect(socketAddress("abc", 2)).toMatch(/\?companion=2$/);
});
