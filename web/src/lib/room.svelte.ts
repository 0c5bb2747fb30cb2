/** A table as this page knows it: what the server told, the own draft, and commands. */

import { call } from "./api";
import { patched, type Patch } from "./document";
import { Link, socketAddress, type Answer, type Command, type Standing } from "./link";
import type { AnyView, Play } from "./play";
import { settings } from "./settings.svelte";
import { say, sayProblem, seatName, t } from "./texts.svelte";
import type * as m from "@/generated/messages";

export interface Line {
  key: string;
  seq: number;
  lines: m.Message[];
}

export interface Refusal {
  text: string;
  rule: string | null;
}

interface Known {
  table: m.TablePicture;
  view: AnyView | null;
  hands: AnyView[] | null;
}

const LOG_KEPT = 400;

export class Room implements Play {
  standing: Standing = $state("connecting");
  you: m.Viewer | null = $state.raw(null);
  who = $state("");
  log: Line[] = $state.raw([]);
  chat: m.Chat[] = $state.raw([]);
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

  #known: Known | null = $state.raw(null);
  #drafted: m.DraftNews | null = $state.raw(null);
  #legal: m.LegalAction[] = $state.raw([]);
  #seq = $state(0);
  #base = $state(0);
  #link: Link;
  #notations: Promise<string[]> | null = null;

  #shown: Known | null = $derived(
    this.#known && this.#drafted ? patched(this.#known, this.#drafted.patch as Patch) : this.#known,
  );
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
    return this.#known !== null;
  }

  get table(): m.TablePicture {
    return this.#known!.table;
  }

  get started(): boolean {
    return this.#shown?.view != null;
  }

  get view(): AnyView {
    return this.#shown!.view!;
  }

  get hands(): AnyView[] | null {
    return this.#shown?.hands ?? null;
  }

  get seat(): number | null {
    return this.you?.seat ?? null;
  }

  get names(): string[] {
    return this.table.seats.map(
      (seat, number) => seat.name || (seat.level ? this.botName(number) : seatName(number)),
    );
  }

  get moves(): m.LegalAction[] {
    return this.#drafted?.legal ?? this.#legal;
  }

  get draft(): readonly number[] {
    return this.#drafted?.steps ?? [];
  }

  get hinted(): string | null {
    const fresh = this.hint && this.hint.base === this.#base && this.hint.step === this.draft.length;
    return fresh ? (this.hint!.prospects[0]?.notation ?? null) : null;
  }

  /** For tests and tools: changes with everything that happens. */
  get mark(): string {
    return `${this.#base}.${this.draft.length}.${this.moves.length}`;
  }

  get state(): "mine" | "waiting" | "over" {
    return this.view.to_act === null ? "over" : this.myTurn ? "mine" : "waiting";
  }

  get myTurn(): boolean {
    return this.moves.length > 0;
  }

  /** Bots of the same kind are told apart by their seats' letters. */
  botName(seat: number): string {
    const level = this.table.seats[seat]!.level!;
    const alone = this.table.seats.filter((one) => one.level === level && !one.name).length === 1;
    return alone ? t(`bot-${level}`) : `${t(`bot-${level}`)} ${String.fromCharCode(65 + seat)}`;
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

  /** Yes to the move that waits. */
  confirm(): Promise<boolean> {
    const move = this.chosen === null ? undefined : this.#byNotation[this.chosen];
    return move ? this.#play(move.action) : Promise.resolve(false);
  }

  async takeBack(): Promise<void> {
    if (this.chosen !== null) this.chosen = null;
    else if (this.draft.length)
      await this.#ask({ t: "take_back", base: this.#base, step: this.draft.length });
  }

  #mustConfirm(): boolean {
    if (settings.confirm === "steps") return this.draft.length > 0;
    return settings.confirm === "always";
  }

  async #play(action: number): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.chosen = null;
    const done = await this.#ask({ t: "play", base: this.#base, step: this.draft.length, action });
    this.busy = false;
    return done;
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
    const done = await this.#ask({ t: "hint", base: this.#base, step: this.draft.length });
    if (!done) this.hinting = false;
  }

  /** Any other command; a refusal is shown. */
  async #ask(command: Command): Promise<boolean> {
    this.refusal = null;
    const answer = await this.#link.command(command);
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
        break;
      case "table":
        this.#picture(message);
        break;
      case "news":
        this.#news(message);
        break;
      case "draft":
        if (message.base === this.#base)
          this.#drafted = message.steps.length ? message : this.#undrafted(message);
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
  }

  #picture(picture: m.Picture): void {
    this.#seq = picture.seq;
    this.#base = picture.base;
    this.you = picture.you;
    this.#drafted = null;
    this.chosen = null;
    this.#known = {
      table: picture.table,
      view: (picture.view ?? null) as AnyView | null,
      hands: (picture.hands ?? null) as AnyView[] | null,
    };
    this.#legal = picture.legal ?? [];
    const fresh = (picture.log ?? []).map((entry) => ({ ...entry, key: `${entry.seq}` }));
    const first = fresh[0]?.seq ?? Infinity;
    this.log = [...this.log.filter((line) => line.seq < first && line.seq <= picture.seq), ...fresh];
    this.chat = picture.chat ?? [];
  }

  #news(news: m.News): void {
    if (news.seq <= this.#seq) return;
    if (!this.#known || news.seq !== this.#seq + 1) return this.#link.sync(this.#seq);
    this.#seq = news.seq;
    this.#known = patched(this.#known, (news.patch ?? []) as Patch);
    if (news.base !== this.#base) {
      this.#base = news.base;
      this.#legal = news.legal ?? [];
      this.#drafted = null;
      this.chosen = null;
      this.hinting = false;
    }
    if (news.log?.length)
      this.log = [...this.log.slice(-LOG_KEPT), { key: `${news.seq}`, seq: news.seq, lines: news.log }];
    if (news.chat) this.chat = [...this.chat, news.chat];
  }

  /** The last step is taken back: what is legal comes with it. */
  #undrafted(message: m.DraftNews): null {
    this.#legal = message.legal;
    return null;
  }
}
