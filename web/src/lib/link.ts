/** The socket of a table: comes back by itself, loses no command and sends none as a new one twice. */

import type { FromClient, FromServer } from "@/generated/messages";

type WithCommand = Extract<FromClient, { cmd: string }>;
/** A command before it has its number. */
export type Command = WithCommand extends infer C ? (C extends WithCommand ? Omit<C, "cmd"> : never) : never;
export type Answer = Extract<FromServer, { t: "ok" } | { t: "no" }>;
export type Standing = "connecting" | "open" | "lost" | "ended";

interface Waiting {
  frame: WithCommand;
  answered: (answer: Answer) => void;
}

export interface Socketlike {
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(data: string): void;
  close(): void;
}

const SOONEST = 400; // milliseconds before a lost connection is tried again
const LATEST = 8000;
const SILENCE = 20_000; // after which the server is asked whether it is still there

export class Link {
  #socket: Socketlike | null = null;
  #waiting = new Map<string, Waiting>();
  #pause = SOONEST;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heard = 0;
  #ended = false;
  #open = false;

  constructor(
    private address: string,
    private hear: (message: FromServer) => void,
    private stand: (standing: Standing) => void,
    private connect: (address: string) => Socketlike = (to) => new WebSocket(to),
  ) {}

  start(): void {
    this.stand("connecting");
    this.#dial();
    addEventListener("online", this.retry);
    document.addEventListener("visibilitychange", this.#look);
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.retry);
    document.removeEventListener("visibilitychange", this.#look);
    this.#socket?.close();
    this.stand("ended");
  }

  /** Sent now, or when the connection is back; the answer comes once, however often it was sent. */
  command(command: Command): Promise<Answer> {
    const frame = { ...command, cmd: commandNumber() } as WithCommand;
    return new Promise((answered) => {
      this.#waiting.set(frame.cmd, { frame, answered });
      this.#send(frame);
    });
  }

  sync(seq: number): void {
    this.#send({ t: "sync", seq });
  }

  /** At once, such as when the device says that it is online again. */
  retry = (): void => {
    if (this.#open || this.#ended) return;
    clearTimeout(this.#timer);
    this.#dial();
  };

  /** Anew at once, such as when the server has come to know who this is. */
  renew(): void {
    clearTimeout(this.#timer);
    const old = this.#socket;
    this.#socket = null;
    this.#open = false;
    old?.close();
    this.#dial();
  }

  #look = (): void => {
    if (document.visibilityState === "visible") {
      this.retry();
      this.#ask();
    }
  };

  #dial(): void {
    const socket = this.connect(this.address);
    this.#socket = socket;
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.#open = true;
      this.#pause = SOONEST;
      this.stand("open");
      for (const { frame } of this.#waiting.values()) this.#send(frame);
      this.#keepAwake();
    };
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#receive(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #receive(message: FromServer): void {
    this.#heard = Date.now();
    if (message.t === "ok" || message.t === "no") this.#answer(message);
    if (message.t === "hint") this.#answer({ t: "ok", cmd: message.cmd, seq: message.base }); // has no other answer
    this.hear(message);
  }

  #answer(answer: Answer): void {
    const waiting = this.#waiting.get(answer.cmd ?? "");
    this.#waiting.delete(answer.cmd ?? "");
    waiting?.answered(answer);
  }

  #lost(): void {
    this.#open = false;
    if (this.#ended) return;
    this.stand("lost");
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#dial(), this.#pause * (0.75 + Math.random() / 2));
    this.#pause = Math.min(this.#pause * 2, LATEST);
  }

  #send(frame: FromClient): void {
    if (this.#open) this.#socket?.send(JSON.stringify(frame));
  }

  #ask(): void {
    if (this.#open) this.#socket?.send('{"t":"ping"}');
  }

  /** A dead connection may look open for long: silence after a question means that it is lost. */
  #keepAwake(): void {
    const socket = this.#socket;
    this.#heard = Date.now();
    const watch = setInterval(() => {
      if (socket !== this.#socket || !this.#open) return clearInterval(watch);
      if (Date.now() - this.#heard > 2 * SILENCE) {
        clearInterval(watch);
        socket?.close();
        this.#socket = null;
        this.#lost();
      } else if (Date.now() - this.#heard > SILENCE) this.#ask();
    }, SILENCE / 4);
  }
}

/** Never used twice. `crypto.randomUUID` is missing where the page comes without https, such as at home. */
function commandNumber(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-");
}

/** Where the socket of a table is; companions are other players at the same device. */
export function socketAddress(table: string, companion = 0): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  const query = companion ? `?companion=${companion}` : "";
  return `${scheme}//${location.host}/api/tables/${table}/socket${query}`;
}
