/** A table as this page knows it: its document, the own draft, and commands. */

import { call } from "./api";
import { Link, socketAddress, type Answer, type Command, type Standing } from "./link";
import { seatNames } from "./naming";
import { guest, rename } from "./opening";
import type { ViewHead, Play } from "./play";
import { settings } from "./settings.svelte";
import { say, sayProblem } from "./texts.svelte";
import { TableDocument, type Line } from "./document.svelte";
import { PROTOCOL } from "@/generated/messages";
import type * as m from "@/generated/messages";

export interface Refusal {
  text: string;
  rule: string | null;
}

export class Room implements Play {
  standing: Standing = $state("connecting");
  who = $state("");
  presence: m.Presence | null = $state.raw(null);
  analysis: m.Analysis | null = $state.raw(null);
  refusal: Refusal | null = $state.raw(null);
  hint: m.HintReady | null = $state.raw(null);
  hinting = $state(false);
  gone = $state(false);
  /** Milliseconds that the server's clock is ahead. */
  ahead = $state(0);
  chosen: string | null = $state(null);
  busy = $state(false);

  #document = new TableDocument();
  #link: Link;
  #notations: Promise<string[]> | null = null;
  #heard: () => unknown = () => {};

  #byNotation: Record<string, m.LegalAction | undefined> = $derived(
    Object.fromEntries(this.moves.map((move) => [move.notation, move])),
  );

  constructor(
    readonly id: string,
    companion = 0,
  ) {
    this.#link = new Link(
      socketAddress(id, companion),
      (message) => this.hear(message),
      (standing) => (this.standing = standing),
    );
  }

  enter(): void {
    this.#link.start();
  }

  leave(): void {
    this.#link.end();
  }

  // --- what a scene reads -----------------------------------------------------------------------
  get ready(): boolean {
    return this.#document.ready;
  }

  get table(): m.TablePicture {
    return this.#document.table;
  }

  get you(): m.Viewer | null {
    return this.#document.you;
  }

  get log(): Line[] {
    return this.#document.log;
  }

  get chat(): m.Chat[] {
    return this.#document.chat;
  }

  get started(): boolean {
    return this.#document.view !== null;
  }

  get view(): ViewHead {
    return this.#document.view!;
  }

  get hands(): ViewHead[] | null {
    return this.#document.hands;
  }

  get seat(): number | null {
    return this.you?.seat ?? null;
  }

  get names(): string[] {
    return seatNames(this.table.seats);
  }

  get moves(): m.LegalAction[] {
    return this.#document.legal;
  }

  get draft(): readonly number[] {
    return this.#document.actions;
  }

  get hinted(): string | null {
    return this.prospects[0]?.notation ?? null;
  }

  /** For tests and tools: changes with everything that happens. */
  get mark(): string {
    return `${this.#document.base}.${this.draft.length}.${this.moves.length}`;
  }

  get state(): "mine" | "waiting" | "over" {
    return this.view.to_act === null ? "over" : this.myTurn ? "mine" : "waiting";
  }

  get myTurn(): boolean {
    return this.moves.length > 0;
  }

  /** A person who plays but is not looking. */
  away(seat: number): boolean {
    const { who, level } = this.table.seats[seat]!;
    return who !== null && level === null && this.presence?.seats[seat] === false;
  }

  /** A move is on its way, but the connection is not there. */
  get pending(): boolean {
    return this.busy && this.standing !== "open";
  }

  can(notation: string): boolean {
    return this.#byNotation[notation] !== undefined;
  }

  words(notation: string): string | undefined {
    const move = this.#byNotation[notation];
    return move && this.say(move.words);
  }

  say(message: m.Message): string {
    return say(message, this.names);
  }

  // --- moves ------------------------------------------------------------------------------------
  async act(notation: string): Promise<boolean> {
    const move = this.#byNotation[notation];
    if (!move) return this.#askWhyNot(notation);
    if (move.commits && this.#mustConfirm() && this.chosen !== notation) {
      this.chosen = notation;
      return false;
    }
    return this.#play(move.action);
  }

  /** The best of a fresh hint first; empty without one. */
  get prospects(): m.Prospect[] {
    const fresh =
      this.hint && this.hint.base === this.#document.base && this.hint.draft_length === this.draft.length;
    return fresh ? this.hint!.prospects : [];
  }

  /** Yes to the move that waits. */
  confirm(): Promise<boolean> {
    const move = this.chosen === null ? undefined : this.#byNotation[this.chosen];
    return move ? this.#play(move.action) : Promise.resolve(false);
  }

  async takeBack(): Promise<void> {
    if (this.chosen !== null) this.chosen = null;
    else if (this.draft.length)
      await this.#ask({ t: "take_back", base: this.#document.base, draft_length: this.draft.length });
  }

  #mustConfirm(): boolean {
    if (settings.confirm === "steps") return this.draft.length > 0;
    return settings.confirm === "always";
  }

  async #play(action: number): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.chosen = null;
    const before = this.mark;
    const done = await this.#ask({
      t: "play",
      base: this.#document.base,
      draft_length: this.draft.length,
      action,
    });
    if (done) await this.#changeFrom(before); // its answer comes before what it did
    this.busy = false;
    return done;
  }

  #changeFrom(before: string): Promise<void> {
    return new Promise((changed) => {
      this.#heard = () => this.mark !== before && changed();
      this.#heard();
    });
  }

  async #askWhyNot(notation: string): Promise<boolean> {
    this.#notations ??= call("GET /api/games/{game}/notations", {
      path: { game: this.table.game as "chameleon" },
    });
    const action = (await this.#notations).indexOf(notation);
    if (action >= 0) await this.#play(action);
    return false;
  }

  async askHint(): Promise<void> {
    this.hinting = true;
    const done = await this.#ask({ t: "hint", base: this.#document.base, draft_length: this.draft.length });
    if (!done) this.hinting = false;
  }

  /** Any other command; a refusal is shown. Who is new to the server tells a name first. */
  async #ask(command: Command): Promise<boolean> {
    this.refusal = null;
    let answer = await this.#link.command(command);
    if (answer.t === "no" && answer.code === "nameless") {
      await rename((await guest()).name);
      this.#link.renew();
      answer = await this.#link.command(command);
    }
    return this.#settle(answer);
  }

  ask(command: Command): Promise<boolean> {
    return this.#ask(command);
  }

  #settle(answer: Answer): boolean {
    if (answer.t === "ok") return true;
    if (answer.code !== "stale") this.#refuse(answer);
    return false;
  }

  #refuse(answer: m.No): void {
    const { why } = (answer.args ?? {}) as { why?: m.Message };
    this.refusal = {
      text: why ? this.say(why) : sayProblem({ code: answer.code, args: answer.args ?? {} }),
      rule: answer.rule ?? null,
    };
  }

  // --- what the server says ---------------------------------------------------------------------
  hear(message: m.FromServer): void {
    switch (message.t) {
      case "welcome":
        this.who = message.who;
        this.ahead = message.now - Date.now();
        this.#checkProtocol(message.protocol ?? 1);
        break;
      case "snapshot":
        this.#document.snapshot(message);
        this.chosen = null;
        break;
      case "news":
        this.#hearNews(message);
        break;
      case "draft":
        this.#document.draft(message);
        this.chosen = null;
        break;
      case "presence":
        this.presence = message;
        break;
      case "hint":
        this.hint = message;
        this.hinting = false;
        break;
      case "analysis":
        this.analysis = message;
        break;
      case "no":
        if (!message.cmd) this.#refuse(message);
        break;
      case "bye":
        if (message.reason === "gone") {
          this.gone = true;
          this.#link.end();
        }
    }
    this.#heard();
  }

  /** A page that was kept while the server was renewed must be loaded anew. */
  #checkProtocol(given: number): void {
    if (given !== PROTOCOL) this.#refuse({ t: "no", code: "protocol", args: { given, known: PROTOCOL } });
  }

  #hearNews(news: m.News): void {
    const base = this.#document.base;
    if (!this.#document.news(news)) return this.#link.sync(this.#document.seq);
    if (this.#document.base === base) return;
    this.chosen = null;
    this.hinting = false;
  }
}
