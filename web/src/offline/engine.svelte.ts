/** The page's side of the worker that keeps the tables: started when it is first needed. */

import { Trouble, type Line, type Listener } from "../lib/service";
import type { FromServer, Problem } from "../lib/wire";
import { parts } from "./parts";
import { who } from "./person";
import type { FromEngine, ToEngine } from "./protocol";

const NAME = "aevum-page";
const MOST_THINKERS = 4;

type Answer = { value: unknown } | { problem: Problem };

/** A name for this page that outlives a reload. */
function pageName(): string {
  const known = sessionStorage.getItem(NAME);
  const name = known ?? crypto.getRandomValues(new Uint32Array(3)).join("-");
  sessionStorage.setItem(NAME, name);
  return name;
}

/** How many workers may think: one core is left for the table, and a small device has memory for few. */
function thinkers(): number {
  const memory = (navigator as { deviceMemory?: number }).deviceMemory ?? 8;
  const room = memory <= 2 ? 1 : memory <= 4 ? 2 : MOST_THINKERS;
  return Math.max(1, Math.min(room, (navigator.hardwareConcurrency || 2) - 1));
}

class Engine {
  state = $state<"asleep" | "loading" | "ready" | "failed">("asleep");
  /** How much of the interpreter and the games is here, from 0 to 1. */
  loaded = $state(0);
  #worker: Worker | null = null;
  #count = 0;
  readonly #asked = new Map<number, { resolve: (value: never) => void; reject: (error: unknown) => void }>();
  readonly #lines = new Map<number, Listener>();

  /** Fetch and start it in the background, if nobody has. */
  wake(): Worker {
    if (this.#worker) return this.#worker;
    this.state = "loading";
    const worker = new Worker(new URL("./engine.worker.ts", import.meta.url), { type: "module" });
    this.#worker = worker;
    worker.onmessage = (event: MessageEvent<FromEngine>) => this.#take(event.data);
    worker.onerror = (event) => this.#fail(event.message);
    this.#tell({
      type: "begin",
      begin: { engine: parts.engine, files: parts.files, name: pageName(), person: who(), thinkers: thinkers(), botTime: parts.botTime },
    });
    return worker;
  }

  introduce(): void {
    if (this.#worker) this.#tell({ type: "person", ...who() });
  }

  call<Value>(method: string, ask: object): Promise<Value> {
    return this.#ask((id) => ({ type: "call", id, method, ask }));
  }

  /** The whole match as a file to keep. */
  file(table: string): Promise<{ name: string; file: Blob }> {
    return this.#ask((id) => ({ type: "export", id, table }));
  }

  /** Hand a match to a server; returns its table there. */
  online<Value>(table: string, server: string, token: string): Promise<Value> {
    return this.#ask((id) => ({ type: "online", id, table, server, token }));
  }

  watch(table: string, since: number, listener: Listener): Line {
    this.wake();
    const line = ++this.#count;
    this.#lines.set(line, listener);
    this.#tell({ type: "watch", line, table, since });
    queueMicrotask(() => listener.opened());
    return {
      close: () => {
        if (!this.#lines.delete(line)) return;
        this.#tell({ type: "hang-up", line });
        listener.closed();
      },
    };
  }

  #ask<Value>(message: (id: number) => ToEngine): Promise<Value> {
    this.wake();
    const id = ++this.#count;
    return new Promise<Value>((resolve, reject) => {
      this.#asked.set(id, { resolve: resolve as (value: never) => void, reject });
      this.#tell(message(id));
    });
  }

  #tell(message: ToEngine): void {
    this.#worker?.postMessage(message);
  }

  #take(message: FromEngine): void {
    if (message.type === "progress") this.loaded = message.loaded / message.bytes;
    else if (message.type === "ready") this.state = "ready";
    else if (message.type === "failed") this.#fail(message.why);
    else if (message.type === "news") this.#news(message.line, message.text);
    else {
      const asked = this.#asked.get(message.id);
      this.#asked.delete(message.id);
      if (message.type === "file") {
        asked?.resolve({ name: message.name, file: message.file } as never);
        return;
      }
      const answer = JSON.parse(message.text) as Answer;
      if ("problem" in answer) asked?.reject(new Trouble(answer.problem));
      else asked?.resolve(answer.value as never);
    }
  }

  #news(line: number, text: string): void {
    const listener = this.#lines.get(line);
    if (text !== "") {
      listener?.heard(JSON.parse(text) as FromServer);
      return;
    }
    this.#lines.delete(line);
    listener?.closed();
  }

  /** It could not be fetched, or broke down: whoever asks next starts another. */
  #fail(why: string): void {
    console.warn(`the engine failed: ${why}`);
    this.#worker?.terminate();
    this.#worker = null;
    this.state = "failed";
    this.loaded = 0;
    const asked = [...this.#asked.values()];
    const lines = [...this.#lines.values()];
    this.#asked.clear();
    this.#lines.clear();
    for (const each of asked) each.reject(new Trouble({ error: "no_engine" }));
    for (const each of lines) each.closed();
  }
}

export const engine = new Engine();
