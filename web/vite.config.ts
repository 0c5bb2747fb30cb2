import { brotliCompressSync, gzipSync } from "node:zlib";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Compressed copies beside the finished files, which the server sends as they are. */
function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    writeBundle({ dir }) {
      for (const name of readdirSync(dir!, { recursive: true, encoding: "utf-8" })) {
        if (!/\.(js|css|svg|html|webmanifest)$/.test(name)) continue;
        const source = readFileSync(`${dir}/${name}`);
        writeFileSync(`${dir}/${name}.br`, brotliCompressSync(source));
        writeFileSync(`${dir}/${name}.gz`, gzipSync(source, { level: 9 }));
      }
    },
  };
}

/** The service worker knows the version it belongs to: a new build is a new worker. */
function worker(): Plugin {
  return {
    name: "worker",
    apply: "build",
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((name) => /^assets\/.*\.(js|css|woff2)$/.test(name));
      const version = files.sort().join(" ");
      const source = readFileSync(here("src/worker.js"), "utf-8").replace("__VERSION__", hash(version));
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}

/** Nearly all of a file is called as soon as it is there: the browser compiles it beside the page, not in it. */
function hinted(): Plugin {
  return {
    name: "hinted",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post", // the hint counts in the first line only
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === "chunk") file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      },
    },
  };
}

function hash(text: string): string {
  let value = 5381;
  for (const letter of text) value = (value * 33 + letter.codePointAt(0)!) % 4294967296;
  return value.toString(36);
}

/** Whether a module is in one of these folders of this one, or is one of these files. */
function within(...places: string[]): (id: string) => boolean {
  const root = here(".").replaceAll("\\", "/");
  return (id) => places.some((place) => id.startsWith(root + place));
}

/** Whether a module is of a library that nearly everything uses. */
function isCommon(id: string): boolean {
  return /\/node_modules\/(svelte|esm-env|clsx|@fluent)\//.test(id);
}

const isBase = within("src/main.ts", "src/App.svelte", "src/lib/", "src/parts/shell/");

/**
 * A few files rather than many small ones: on a phone each costs a way to the server and back. What a file
 * belongs to is said by its folder; what is in no folder of these is loaded when it is needed.
 */
const BUNDLES = [
  { name: "base", test: (id: string) => isBase(id) || isCommon(id), priority: 3 },
  { name: "lobby", test: within("src/art/", "src/pages/lobby/", "src/parts/lobby/"), priority: 2 },
  { name: "table", test: within("src/pages/Table.svelte", "src/parts/table/"), priority: 1 },
];

export default defineConfig({
  plugins: [svelte(), worker(), hinted(), compressed()],
  resolve: { alias: { "@": here("src"), "@core": here("../src/reihum/core") } },
  build: {
    outDir: here("../src/reihum/server/page"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the page's policy allows no inline scripts or fonts
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: BUNDLES } } },
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": { target: "http://127.0.0.1:8080", ws: true } },
  },
});
