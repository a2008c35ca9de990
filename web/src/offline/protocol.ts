/** What a page and its workers say to each other. */

export interface Begin {
  /** Where the interpreter and the games are. */
  engine: string;
  files: EngineFile[];
  /** This page, stable over reloads: its bots are its own. */
  name: string;
  person: { name: string; language: string };
  thinkers: number;
  botTime: number;
}

export interface EngineFile {
  name: string;
  bytes: number;
}

export type ToEngine =
  | { type: "begin"; begin: Begin }
  | { type: "person"; name: string; language: string }
  | { type: "call"; id: number; method: string; ask: unknown }
  | { type: "export"; id: number; table: string }
  | { type: "online"; id: number; table: string; server: string; token: string }
  | { type: "watch"; line: number; table: string; since: number }
  | { type: "hang-up"; line: number };

export type FromEngine =
  | { type: "progress"; loaded: number; bytes: number }
  | { type: "ready" }
  | { type: "failed"; why: string }
  | { type: "answer"; id: number; text: string }
  | { type: "file"; id: number; name: string; file: Blob }
  | { type: "news"; line: number; text: string };

export type ToThinker = { engine: string; files: EngineFile[] } | { work: Uint8Array };
export type FromThinker = { result: Uint8Array } | { failed: string };
