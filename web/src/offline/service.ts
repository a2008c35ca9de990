/** The table service of a page without a server: tables in a worker, words and rules from the folder. */

import { Trouble, type MatchFile, type TableService } from "../lib/service";
import { settings } from "../lib/settings.svelte";
import type * as Wire from "../lib/wire";
import { Disk, NoDisk } from "./disk";
import { engine } from "./engine.svelte";
import { parts } from "./parts";
import { HERE, knownName, rename } from "./person";

interface Seen {
  table: Wire.Table;
  standing: Wire.Standing | null;
}

const disk = new Disk();
const NO_TABLES: Wire.Tables = { tables: [], standings: {} };

async function read<Value>(path: string): Promise<Value> {
  let response: Response;
  try {
    response = await fetch(parts.data + path);
  } catch {
    throw new Trouble({ error: "offline" });
  }
  if (!response.ok) throw new Trouble({ error: "not_found" });
  return (await response.json()) as Value;
}

function me(): Wire.Me {
  const name = knownName();
  const { language, ...rest } = settings.chosen;
  return { person: name === null ? null : { id: HERE, name, guest: true }, login: null, admin: false, language, settings: rest } as Wire.Me;
}

function known(name: string): Promise<Wire.Me> {
  rename(name.trim());
  engine.introduce();
  return Promise.resolve(me());
}

/** The tables as they were seen last: nobody waits for the interpreter to see a list. */
async function tables(scope: string): Promise<Wire.Tables> {
  const wanted = scope === "mine" ? ["open", "running"] : scope === "over" ? ["over", "closed"] : [];
  let seen: Seen[];
  try {
    seen = (await disk.seen()).map((text) => JSON.parse(text) as Seen).filter(({ table }) => wanted.includes(table.status) && table.puzzle == null);
  } catch (error) {
    if (error instanceof NoDisk) throw new Trouble({ error: "storage_closed" });
    throw error;
  }
  seen.sort((a, b) => b.table.created - a.table.created);
  const standings: Record<string, Wire.Standing> = {};
  for (const { table, standing } of seen) if (standing) standings[table.id] = standing;
  return { tables: seen.map(({ table }) => table), standings };
}

export const offline: TableService = {
  me: () => Promise.resolve(me()),
  guest: (body) => known(body.name),
  changeMe: (body) => (typeof body.name === "string" ? known(body.name) : Promise.resolve(me())),

  // Lists are asked for by themselves: a database that does not open must not hide the games.
  begin: async () => ({ host: { community: false, mail: false, bot_time: parts.botTime }, me: me(), games: await offline.games(), lobby: null, opened: null }),
  lobby: async () => ({ mine: await tables("mine"), open: NO_TABLES, watch: NO_TABLES }),
  games: () => read("games.json"),
  kinds: (game) => read(`${game}/kinds.json`),
  words: (game, language) => read(`${game}/words.${language}.json`),
  rules: (game, language) => read(`${game}/rules.${language}.json`),

  tables,
  newTable: (body) => engine.call("newTable", { body }),
  opened: async (table) => ({ table: await offline.table(table), words: null, kinds: null, entries: [], state: null, before: null }),
  table: (table) => engine.call("table", { table }),
  leave: (table) => engine.call("leave", { table }),
  start: (table) => engine.call("start", { table }),
  setSeat: (table, seat, body) => engine.call("setSeat", { table, seat, body }),
  close: (table) => engine.call("close", { table }),
  rematch: (table) => engine.call("rematch", { table }),
  explore: (table, body) => engine.call("explore", { table, body }),
  puzzles: () => read("puzzles.json"),
  openPuzzle: (name) => engine.call("openPuzzle", { name }),
  solution: (puzzle) => read(`puzzles/${puzzle}.json`),
  importMatch: (body) => engine.call("importMatch", { body }),
  download: (table) => engine.call<MatchFile>("download", { table }),

  watch: (table, since, listener) => engine.watch(table, since, listener),
  state: (table, seat) => engine.call("state", { table, seat: seat ?? null }),
  play: (table, body) => engine.call("play", { table, body }),
  lines: (table) => engine.call("lines", { table }),
  takeUp: (table, body) => engine.call("takeUp", { table, body }),
  undo: (table, body) => engine.call("undo", { table, body }),
  pause: (table, seat) => engine.call("pause", { table, seat }),
  resume: (table, seat) => engine.call("resume", { table, seat }),
  answer: (table, name, body) => engine.call("answer", { table, name, body }),
  resign: (table, seat) => engine.call("resign", { table, seat }),
  takeBackSeat: (table, seat) => engine.call("takeBackSeat", { table, seat }),
  whyNot: (table, body) => engine.call("whyNot", { table, body }),
  preview: (table, body) => engine.call("preview", { table, body }),
  actions: (table) => engine.call("actions", { table }),
  hint: (table, seat, quick = false) => engine.call("hint", { table, body: { seat, quick } }),
  guideNext: (table, body) => engine.call("guideNext", { table, body }),
  guideLeave: (table) => engine.call("guideLeave", { table }),
  log: (table, seat) => engine.call("log", { table, seat: seat ?? null }),
  at: (table, seq, seat) => engine.call("at", { table, seq, seat: seat ?? null }),
  scores: (table) => engine.call("scores", { table }),
  analysis: (table) => engine.call("analysis", { table }),
  fairness: (table) => engine.call("fairness", { table }),
  chat: () => Promise.resolve({ lines: [], muted: [] }),
};
