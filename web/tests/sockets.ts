/** A socket for tests: what was sent is kept, what comes is told by hand. */

import type { FromServer } from "@/generated/messages";
import type { Socketlike } from "@/lib/link";

export class FakeSocket implements Socketlike {
  static made: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.made.at(-1)!;
  }

  onopen: Socketlike["onopen"] = null;
  onmessage: Socketlike["onmessage"] = null;
  onclose: Socketlike["onclose"] = null;
  sent: Record<string, unknown>[] = [];
  closed = false;

  constructor(readonly address: string) {
    FakeSocket.made.push(this);
  }

  send(data: string): void {
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
  }

  close(): void {
    this.closed = true;
  }

  opens(): void {
    this.onopen?.(new Event("open"));
  }

  breaks(): void {
    this.onclose?.(new CloseEvent("close"));
  }

  says(message: FromServer): void {
    this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
}
