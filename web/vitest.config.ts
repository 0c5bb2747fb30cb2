import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config.ts";

/**
 * Of their own, so that building the page needs no test runner. One process for all files, a context of its own
 * for each: the environment is made once.
 */
export default mergeConfig(
  page,
  defineConfig({ test: { environment: "happy-dom", pool: "vmThreads", include: ["tests/**/*.test.ts"] } }),
);
