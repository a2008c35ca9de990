/** What the static folder is made of: told at build time, relative to the page wherever it lies. */

import type { EngineFile } from "./protocol";

interface Built {
  build: string;
  engine: string;
  data: string;
  files: EngineFile[];
}

const NONE: Built = { build: "", engine: "", data: "", files: [] };
/** Set by `web/tools/site.py`. */
const told = import.meta.env["VITE_AEVUM_SITE"] as string | undefined;
const built: Built = told === undefined ? NONE : (JSON.parse(told) as Built);

function absolute(path: string): string {
  return new URL(path, document.baseURI).href;
}

export const parts = {
  build: built.build,
  engine: absolute(built.engine),
  data: absolute(built.data),
  files: built.files,
  bytes: built.files.reduce((sum, file) => sum + file.bytes, 0),
  /** Times the seconds of its level that a bot may think: tests are in a hurry. */
  botTime: Number(new URLSearchParams(window.location.search).get("bot-time") ?? 1),
};
