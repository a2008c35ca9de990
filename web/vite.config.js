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
  if (isListed(id, context) || /\/node_modules\/(?!@iconify)|\/pages\/(Match|people\/InviteFriends)\.svelte/.test(id)) return "table";
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

/** `en.ftl?first` and `en.ftl?whole`: nobody in the lobby waits for the words of the boards, nobody at a board for two files. */
function sentences() {
  return {
    name: "sentences",
    load(id) {
      const [file = "", part] = id.split("?");
      if (!file.endsWith(".ftl") || (part !== "first" && part !== "whole")) return null;
      this.addWatchFile(file);
      const [start = "", ...sections] = readFileSync(file, "utf8").split(/^## /m);
      const wanted = sections.filter((section) => part === "whole" || FIRST_WORDS.includes(section.slice(0, section.indexOf("\n")).trim()));
      const text = [start, ...wanted.map((section) => `## ${section}`)].join("");
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

/** The files of a chunk and of all that it needs at once, but for those that the page begins with. */
function filesOf(chunk, bundle, found = new Set()) {
  for (const file of [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])]) found.add(`/${file}`);
  for (const name of chunk.imports) if (!bundle[name].isEntry && !found.has(`/${name}`)) filesOf(bundle[name], bundle, found);
  return found;
}

/** What stands in the page itself: see `tools/early.js`. */
function early() {
  return {
    name: "early",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        const chunks = Object.values(bundle).filter((each) => each.type === "chunk");
        const made = (end) => chunks.filter((each) => each.moduleIds.some((id) => id.endsWith(end))).flatMap((each) => [...filesOf(each, bundle)]);
        const page = made("pages/Match.svelte");
        const styles = page.filter((file) => file.endsWith(".css"));
        const words = Object.fromEntries(["en", "hu"].map((language) => [language, made(`${language}.ftl?whole`)]));
        const boards = Object.fromEntries(
          readdirSync("src/boards")
            .map((game) => [game, made(`boards/${game}/Board.svelte`).filter((file) => !page.includes(file))])
            .filter(([, board]) => board.length > 0),
        );
        if ([page, ...Object.values(words), Object.keys(boards)].some((each) => each.length === 0)) throw new Error("a table needs files that are not found");
        const files = { page: page.filter((file) => !styles.includes(file)), styles, words, boards };
        const text = readFileSync("tools/early.js", "utf8").replaceAll(/^\s*\/\/.*\n/gm, "").replace("FILES", JSON.stringify(files));
        return [{ tag: "script", children: `\n${text}`, injectTo: "head-prepend" }];
      },
    },
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
  plugins: [svelte(), letters(), sentences(), Icons({ compiler: "svelte", customCollections: { "game-icons": picture } }), ...(mode === "site" ? [site()] : [early(), packed()])],
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
