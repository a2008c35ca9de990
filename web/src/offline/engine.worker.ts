/** The tables of this browser: Python in a worker, so that the page never waits for it. */

import { CHANNEL, Disk } from "./disk";
import type { Begin, FromEngine, FromThinker, ToEngine, ToThinker } from "./protocol";
import { startPython } from "./python";

/** `LocalTables` in `aevum/local/service.py`. */
interface Tables {
  introduce(name: string, language: string): void;
  call(method: string, text: string): Promise<string>;
  watch(line: number, table: string, since: number): void;
  hang_up(line: number): void;
  heard(table: string): Promise<void>;
}

const disk = new Disk();
let begun: ((tables: Tables) => void) | null = null;
const opened = new Promise<Tables>((resolve) => (begun = resolve));
let person = { name: "–", language: "en" };

function tell(message: FromEngine): void {
  self.postMessage(message);
}

/** A worker that thinks, started when it is first asked; one that dies is replaced at the next question. */
class Thinker {
  #worker: Worker | null = null;
  #answer: ((result: Uint8Array | undefined) => void) | null = null;

  constructor(readonly begin: Begin) {}

  /** Python has no word for `null`: one that died answers nothing at all. */
  run(work: { toJs(): Uint8Array; destroy(): void }): Promise<Uint8Array | undefined> {
    const data = work.toJs();
    work.destroy();
    const worker = (this.#worker ??= this.#start());
    return new Promise((resolve) => {
      this.#answer = resolve;
      worker.postMessage({ work: data } satisfies ToThinker);
    });
  }

  end(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#answer?.(undefined);
  }

  #start(): Worker {
    const worker = new Worker(new URL("./thinker.worker.ts", import.meta.url), { type: "module" });
    worker.postMessage({ engine: this.begin.engine, files: this.begin.files } satisfies ToThinker);
    worker.onmessage = (event: MessageEvent<FromThinker>) => {
      if ("result" in event.data) this.#answer?.(event.data.result);
      else this.end();
    };
    worker.onerror = () => this.end();
    return worker;
  }
}

async function start(begin: Begin): Promise<void> {
  person = begin.person;
  const python = await startPython(begin.engine, begin.files, (loaded, bytes) => tell({ type: "progress", loaded, bytes }));
  const thinkers = Array.from({ length: begin.thinkers }, () => new Thinker(begin));
  const send = (line: number, text: string): void => tell({ type: "news", line, text });
  const keep = (id: string, text: string): Promise<void> => disk.see(id, text);
  const bridge = python.pyimport("aevum.local.browser") as {
    begin(disk: Disk, thinkers: Thinker[], name: string, send: unknown, keep: unknown, botTime: number): Tables;
  };
  const tables = bridge.begin(disk, thinkers, begin.name, send, keep, begin.botTime);
  tables.introduce(person.name, person.language);
  new BroadcastChannel(CHANNEL).onmessage = (event: MessageEvent<string>) => {
    // It is not begun before somebody waits for it.
    tables.heard(event.data).catch(failed);
  };
  begun?.(tables);
  tell({ type: "ready" });
}

interface Whole {
  value?: { name: string; text: string; bots: Array<string | null> };
  problem?: { error: string };
}

/** The whole match, secrets included: it goes into a file or to a server, never through the page. */
async function whole(table: string): Promise<Whole> {
  return JSON.parse(await (await opened).call("whole", JSON.stringify({ table }))) as Whole;
}

async function online(table: string, server: string, token: string): Promise<string> {
  const { value, problem } = await whole(table);
  if (value === undefined) return JSON.stringify({ problem });
  try {
    const response = await fetch(`${server}api/import`, {
      method: "POST",
      headers: { accept: "application/json", "content-type": "application/json", "x-csrf-token": token },
      body: JSON.stringify({ file: value.text, bots: value.bots }),
    });
    const text = await response.text();
    return response.ok ? `{"value":${text}}` : `{"problem":${text}}`;
  } catch {
    return '{"problem":{"error":"offline"}}';
  }
}

/** One request; what goes wrong with it goes wrong with nothing else. */
async function called(method: string, ask: unknown): Promise<string> {
  // What holds a match's secrets is not for the page.
  if (method === "whole") return '{"problem":{"error":"forbidden"}}';
  const tables = await opened;
  try {
    return await tables.call(method, JSON.stringify(ask));
  } catch (error) {
    console.warn(`${method}: ${String(error).slice(-400)}`);
    const why = String(error).includes("NoDisk") ? "storage_closed" : "failure";
    return JSON.stringify({ problem: { error: why } });
  }
}

async function answer(message: ToEngine): Promise<void> {
  if (message.type === "call") {
    const { id, method, ask } = message;
    tell({ type: "answer", id, text: await called(method, ask) });
  } else if (message.type === "export") {
    const { value, problem } = await whole(message.table);
    if (value === undefined) tell({ type: "answer", id: message.id, text: JSON.stringify({ problem }) });
    else tell({ type: "file", id: message.id, name: value.name, file: new Blob([value.text], { type: "application/x-ndjson" }) });
  } else if (message.type === "online") {
    tell({ type: "answer", id: message.id, text: await online(message.table, message.server, message.token) });
  } else if (message.type === "watch") (await opened).watch(message.line, message.table, message.since);
  else if (message.type === "hang-up") (await opened).hang_up(message.line);
  else if (message.type === "person") {
    person = message;
    (await opened).introduce(message.name, message.language);
  }
}

function failed(error: unknown): void {
  tell({ type: "failed", why: String(error).slice(-400) });
}

self.onmessage = (event: MessageEvent<ToEngine>) => {
  if (event.data.type === "begin") start(event.data.begin).catch(failed);
  else answer(event.data).catch(failed);
};
