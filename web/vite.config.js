import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { icons as pictures } from "@iconify-json/game-icons";
import { optimize } from "svgo";
import Icons from "unplugin-icons/vite";
import { defineConfig } from "vite";
import { writeFonts } from "./tools/fonts.mjs";

const SERVED = "../src/aevum/server/static";

/** Pictures come on a grid of 512 with many digits: one behind the point is more than anybody sees. */
function picture(name) {
  const found = pictures.icons[name];
  if (found === undefined) return undefined;
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${found.body}</svg>`;
  return optimize(drawn, { floatPrecision: 1, multipass: true }).data;
}

const REGISTER = /\/src\/boards\/(\w+\/)?index\.ts$/;

const usersOf = (id, context) => context.getModuleInfo(id)?.importers ?? [];

/** Whether the list of boards itself needs a module, and not only the board. */
function isListed(id, context, seen = new Set()) {
  if (REGISTER.test(id)) return true;
  if (!/\/src\/boards\//.test(id) || seen.has(id)) return false;
  seen.add(id);
  return usersOf(id, context).some((user) => isListed(user, context, seen));
}

/**
 * In which file a module goes. Few files: each costs a request, and a browser asks for six at a time. What the table needs
 * whatever is played is one, each board one, and the pictures that several boards show another.
 */
function fileOf(id, context) {
  if (isListed(id, context) || /\/node_modules\/(?!@iconify)/.test(id)) return "table";
  const folder = /\/src\/(?:boards\/(\w+)|(table|components|guide|lib|map))\/(?!shapes\/)/.exec(id);
  if (folder?.[1]) return folder[1];
  if (folder?.[2]) return folder[2] === "map" ? "map" : "table";
  if (!/~icons|\/shapes\//.test(id)) return null;
  const users = new Set(usersOf(id, context).map((user) => fileOf(user, context)));
  return users.size > 1 ? (users.has("table") ? "table" : "pictures") : ([...users][0] ?? null);
}

/** The page's letters, before anything asks for them. */
function letters() {
  return { name: "letters", buildStart: writeFonts };
}

/** The sections of the page's words that the lobby needs; whatever stands before the first section belongs to them. */
const FIRST_WORDS = ["Lobby", "What can go wrong with the service", "Előtér", "Mi romolhat el", "Without a server", "Kiszolgáló nélkül"];

/** `en.ftl?first` and `en.ftl?rest`: nobody in the lobby waits for the words of the boards. */
function sentences() {
  return {
    name: "sentences",
    load(id) {
      const [file = "", part] = id.split("?");
      if (!file.endsWith(".ftl") || (part !== "first" && part !== "rest")) return null;
      this.addWatchFile(file);
      const [start = "", ...sections] = readFileSync(file, "utf8").split(/^## /m);
      const isFirst = (section) => FIRST_WORDS.includes(section.slice(0, section.indexOf("\n")).trim());
      const wanted = sections.filter((section) => isFirst(section) === (part === "first"));
      const text = [...(part === "first" ? [start] : []), ...wanted.map((section) => `## ${section}`)].join("");
      return `export default ${JSON.stringify(text)}`;
    },
  };
}

/** The static folder may lie on any host, which sets no headers for us: the page brings its own policy. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join("; ");

function site() {
  return {
    name: "aevum-site",
    transformIndexHtml: () => [
      { tag: "meta", attrs: { "http-equiv": "Content-Security-Policy", content: POLICY }, injectTo: "head-prepend" },
      { tag: "link", attrs: { rel: "manifest", href: "manifest.webmanifest" }, injectTo: "head" },
      { tag: "link", attrs: { rel: "apple-touch-icon", href: "icons/180.png" }, injectTo: "head" },
    ],
  };
}

/** Beside each file its packed form, made once and as small as can be, for the server to send. */
function packed() {
  return {
    name: "packed",
    apply: "build",
    closeBundle() {
      for (const name of readdirSync(SERVED, { recursive: true, encoding: "utf8" })) {
        if (!/\.(html|js|css|svg|json|webmanifest|wasm)$/.test(name)) continue;
        const file = path.join(SERVED, name);
        const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file), { params: quality }));
      }
    },
  };
}

/** With `--mode site` the folder without a server: `web/tools/site.py` names its parts. */
export default defineConfig(({ mode }) => ({
  base: mode === "site" ? "./" : "/",
  // Only the pictures that a board imports become part of the page.
  plugins: [svelte(), letters(), sentences(), Icons({ compiler: "svelte", customCollections: { "game-icons": picture } }), mode === "site" ? site() : packed()],
  // A server's page does not carry what a page without one is made of.
  resolve: { alias: mode === "site" ? [] : [{ find: /^\.{1,2}\/offline\/[\w.]+$/, replacement: "/src/offline/absent.ts" }] },
  worker: { format: "es" },
  build: {
    outDir: mode === "site" ? "../build/site" : SERVED,
    manifest: mode === "site" ? "vite.json" : false,
    emptyOutDir: true,
    target: "es2022",
    // The content policy allows no inline data in scripts or styles.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "start", tags: ["$initial"], priority: 2 },
            { name: fileOf, debugName: "files", includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      "/api": { target: "http://127.0.0.1:8000", ws: true },
      "/schema": "http://127.0.0.1:8000",
    },
  },
}));
