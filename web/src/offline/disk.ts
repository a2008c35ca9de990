/** The browser's own database: tables, logs, and what is known of requests. Python says what is to be written; here it
 * is written whole or not at all, and is on the disk before anybody is told. */

const NAME = "aevum";
const VERSION = 1;

interface Row {
  id: string;
  revision: number;
  length: number;
  bot_claim: string | null;
  bot_claim_until: number | null;
  [column: string]: unknown;
}

interface Kept {
  row: Row;
  seats: Array<Record<string, unknown>>;
}

/** `Write` in `aevum/local/keeper.py`. */
interface Write {
  match: string;
  at: number;
  add?: Kept;
  revision?: number;
  length?: number;
  bump?: boolean;
  values?: Record<string, unknown>;
  seats?: Record<string, Record<string, unknown>>;
  all_seats?: Kept["seats"];
  seq?: number;
  lines?: string[];
  asked?: { person: string; key: string; digest: string };
  claim?: string;
  delete?: boolean;
}

interface Written {
  outcome: "done" | "conflict" | "gone" | "full" | "failed";
  why?: string;
}

/** The database does not open: it is damaged, or the browser allows none. */
export class NoDisk extends Error {
  override readonly name = "NoDisk";
}

/** Calls to the other pages of this browser. */
export const CHANNEL = "aevum-tables";

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("no answer"));
  });
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("aborted"));
    transaction.onerror = () => reject(transaction.error ?? new Error("failed"));
  });
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    let request: IDBOpenDBRequest;
    try {
      request = indexedDB.open(NAME, VERSION);
    } catch (error) {
      reject(new NoDisk(String(error)));
      return;
    }
    request.onupgradeneeded = () => {
      const database = request.result;
      database.createObjectStore("tables", { keyPath: "row.id" });
      database.createObjectStore("entries", { keyPath: ["match", "seq"] });
      database.createObjectStore("requests", { keyPath: ["match", "person", "key"] });
      // What a list shows of each table before the interpreter is there.
      database.createObjectStore("seen", { keyPath: "id" });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new NoDisk(request.error?.message ?? "it does not open"));
  });
}

/** Why a transaction did not come through. */
function outcome(error: unknown): Written {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "ConstraintError") return { outcome: "conflict" };
  return { outcome: name === "QuotaExceededError" ? "full" : "failed", why: String(error) };
}

export class Disk {
  #database: Promise<IDBDatabase> | null = null;
  readonly #channel = new BroadcastChannel(CHANNEL);

  /** Open it, again if the browser closed it. */
  #open(): Promise<IDBDatabase> {
    this.#database ??= open().then((database) => {
      const forget = (): void => {
        this.#database = null;
      };
      database.onclose = forget;
      database.onversionchange = () => {
        database.close();
        forget();
      };
      return database;
    });
    this.#database.catch(() => (this.#database = null));
    return this.#database;
  }

  async record(match: string): Promise<string | undefined> {
    const found: unknown = await done((await this.#reading("tables")).get(match));
    return found === undefined ? undefined : JSON.stringify(found);
  }

  async records(): Promise<string> {
    const found = await done<Kept[]>((await this.#reading("tables")).getAll());
    return JSON.stringify(found.map((kept) => ({ ...kept, row: { ...kept.row, setup: null } })));
  }

  async entries(match: string, since: number): Promise<string> {
    const range = IDBKeyRange.bound([match, since], [match, Infinity]);
    const found = await done<Array<{ seq: number; at: number; line: string }>>((await this.#reading("entries")).getAll(range));
    return JSON.stringify(found.map(({ seq, at, line }) => ({ seq, at, line })));
  }

  async asked(match: string, person: string, key: string): Promise<string | undefined> {
    const found: unknown = await done((await this.#reading("requests")).get([match, person, key]));
    return found === undefined ? undefined : JSON.stringify(found);
  }

  async write(text: string): Promise<string> {
    const change = JSON.parse(text) as Write;
    let written: Written;
    try {
      written = await this.#write(change);
    } catch (error) {
      written = outcome(error);
    }
    if (written.outcome === "done" && change.claim === undefined) this.#channel.postMessage(change.match);
    return JSON.stringify(written);
  }

  async #write(change: Write): Promise<Written> {
    const database = await this.#open();
    const transaction = database.transaction(["tables", "entries", "requests", "seen"], "readwrite", { durability: "strict" });
    const end = finished(transaction);
    const stop = (why: Written): Written => {
      // Its own failure is what was wanted.
      end.catch(() => undefined);
      transaction.abort();
      return why;
    };
    const tables = transaction.objectStore("tables");
    const kept = change.add ?? (await done<Kept | undefined>(tables.get(change.match)));
    if (kept === undefined) return stop({ outcome: "gone" });
    const { row } = kept;
    const taken = row.bot_claim !== null && row.bot_claim !== change.claim && (row.bot_claim_until ?? 0) >= change.at;
    if (
      (change.revision !== undefined && row.revision !== change.revision) ||
      (change.length !== undefined && row.length !== change.length) ||
      (change.claim !== undefined && taken)
    ) {
      return stop({ outcome: "conflict" });
    }
    if (change.delete) {
      tables.delete(change.match);
      transaction.objectStore("entries").delete(IDBKeyRange.bound([change.match, 0], [change.match, Infinity]));
      transaction.objectStore("seen").delete(change.match);
    } else {
      const seq = change.seq ?? 0;
      const lines = change.lines ?? [];
      for (const [index, line] of lines.entries()) {
        transaction.objectStore("entries").add({ match: change.match, seq: seq + index, at: change.at, line });
      }
      if (change.asked) transaction.objectStore("requests").add({ match: change.match, ...change.asked, seq: seq + lines.length });
      Object.assign(row, change.values);
      if (change.bump) row.revision += 1;
      if (change.all_seats) kept.seats = change.all_seats;
      for (const [seat, columns] of Object.entries(change.seats ?? {})) Object.assign(kept.seats[Number(seat)] ?? {}, columns);
      if (change.add) tables.add(kept);
      else tables.put(kept);
    }
    await end;
    return { outcome: "done" };
  }

  /** Keep what a list shows of a table. It can be made again, so that nobody waits for it. */
  async see(id: string, text: string): Promise<void> {
    try {
      const transaction = (await this.#open()).transaction("seen", "readwrite");
      transaction.objectStore("seen").put({ id, text });
      await finished(transaction);
    } catch (error) {
      console.warn(`a summary was not kept: ${String(error)}`);
    }
  }

  async seen(): Promise<string[]> {
    const found = await done<Array<{ text: string }>>((await this.#reading("seen")).getAll());
    return found.map(({ text }) => text);
  }

  async #reading(name: string): Promise<IDBObjectStore> {
    return (await this.#open()).transaction(name).objectStore(name);
  }
}

/** Give up a database that does not open, and everything in it. */
export async function startAnew(): Promise<void> {
  await done(indexedDB.deleteDatabase(NAME));
}
