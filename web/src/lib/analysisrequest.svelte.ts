/** The analysis of a finished game: asked for, followed while the server works, and read. */

import { call } from "./api";
import { asGuest } from "./opening";
import type { Analysis, AnalysisInfo } from "@/generated/http";

const AGAIN = 1500; // milliseconds until the server is asked again how far it is

export class AnalysisRequest {
  info: AnalysisInfo | null = $state.raw(null);
  problem: unknown = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  constructor(readonly table: string) {}

  get analysis(): Analysis | null {
    return this.info?.analysis ?? null;
  }

  get running(): boolean {
    return this.info?.state === "running";
  }

  look(): Promise<void> {
    return this.#take(call("GET /api/tables/{table}/analysis", { path: { table: this.table } }));
  }

  begin(): Promise<void> {
    return this.#take(
      asGuest(() => call("POST /api/tables/{table}/analysis", { path: { table: this.table } })),
    );
  }

  /** A table's socket tells how far it is before the next question would. */
  hear(progress: number): void {
    if (this.info && this.running) this.info = { ...this.info, progress };
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
  }

  async #take(asked: Promise<AnalysisInfo>): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.info = await asked;
      this.problem = null;
    } catch (problem) {
      this.problem = problem;
    }
    if (this.running && !this.#ended) this.#timer = setTimeout(() => this.look(), AGAIN);
  }
}
