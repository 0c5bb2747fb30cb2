/** A table as the server has sent it: a document that patches keep up to date, and the own draft upon it. */

import { patched, type Patch } from "./patch";
import type { ViewHead } from "./play";
import type * as m from "@/generated/messages";

export interface Line {
  key: string;
  seq: number;
  lines: m.Message[];
}

interface Known {
  table: m.TablePicture;
  view: ViewHead | null;
  hands: ViewHead[] | null;
}

const LOG_KEPT = 400;

export class TableDocument {
  you: m.Viewer | null = $state.raw(null);
  log: Line[] = $state.raw([]);
  chat: m.Chat[] = $state.raw([]);
  seq = $state(0);
  base = $state(0);
  #known: Known | null = $state.raw(null);
  #drafted: m.DraftNews | null = $state.raw(null);
  #legal: m.LegalAction[] = $state.raw([]);

  #shown: Known | null = $derived(
    this.#known && this.#drafted ? patched(this.#known, this.#drafted.patch as Patch) : this.#known,
  );

  get ready(): boolean {
    return this.#known !== null;
  }

  get table(): m.TablePicture {
    return this.#known!.table;
  }

  /** With the own draft. */
  get view(): ViewHead | null {
    return this.#shown?.view ?? null;
  }

  get hands(): ViewHead[] | null {
    return this.#shown?.hands ?? null;
  }

  /** Of the own draft. */
  get actions(): readonly number[] {
    return this.#drafted?.actions ?? [];
  }

  get legal(): m.LegalAction[] {
    return this.#drafted?.legal ?? this.#legal;
  }

  /** Everything anew. */
  snapshot(snapshot: m.Snapshot): void {
    this.seq = snapshot.seq;
    this.base = snapshot.base;
    this.you = snapshot.you;
    this.#drafted = null;
    this.#known = {
      table: snapshot.table,
      view: (snapshot.view ?? null) as ViewHead | null,
      hands: (snapshot.hands ?? null) as ViewHead[] | null,
    };
    this.#legal = snapshot.legal ?? [];
    const fresh = (snapshot.log ?? []).map((entry) => ({ ...entry, key: `${entry.seq}` }));
    const first = fresh[0]?.seq ?? Infinity;
    this.log = [...this.log.filter((line) => line.seq < first && line.seq <= snapshot.seq), ...fresh];
    this.chat = snapshot.chat ?? [];
  }

  /** What one event changed; false if something was missed before it. */
  news(news: m.News): boolean {
    if (news.seq <= this.seq) return true;
    if (!this.#known || news.seq !== this.seq + 1) return false;
    this.seq = news.seq;
    this.#known = patched(this.#known, (news.patch ?? []) as Patch);
    if (news.base !== this.base) {
      this.base = news.base;
      this.#legal = news.legal ?? [];
      this.#drafted = null;
    }
    if (news.log?.length)
      this.log = [...this.log.slice(-LOG_KEPT), { key: `${news.seq}`, seq: news.seq, lines: news.log }];
    if (news.chat) this.chat = [...this.chat, news.chat];
    return true;
  }

  draft(draft: m.DraftNews): void {
    if (draft.base !== this.base) return;
    this.#drafted = draft.actions.length ? draft : null;
    if (!draft.actions.length) this.#legal = draft.legal; // all is taken back: what is legal comes with it
  }
}
