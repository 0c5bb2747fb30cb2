import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config";

/** Of their own, so that building the page needs no test runner. */
export default mergeConfig(
  page,
  defineConfig({ test: { environment: "happy-dom", include: ["tests/**/*.test.ts"] } }),
);
