/** Start an interpreter with the games in it, in whichever worker. */

import type { PyodideAPI } from "pyodide";
import type { EngineFile } from "./protocol";

const PACKAGES = "/lib/python3.14/site-packages";

type Progress = (loaded: number, bytes: number) => void;

async function fetched(address: string, count: (bytes: number) => void): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(address);
  if (!response.ok || response.body === null) throw new Error(`${address}: ${response.status}`);
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    size += value.length;
    count(value.length);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Fetch everything, telling how far it is, then start: the interpreter finds its parts fetched already. */
export async function startPython(engine: string, files: readonly EngineFile[], progress: Progress): Promise<PyodideAPI> {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  let loaded = 0;
  const parts = new Map<string, Uint8Array<ArrayBuffer>>();
  await Promise.all(
    files.map(async ({ name }) => {
      const part = await fetched(engine + name, (more) => {
        loaded += more;
        progress(loaded, bytes);
      });
      parts.set(engine + name, part);
    }),
  );
  const away = self.fetch.bind(self);
  self.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const part = parts.get(address);
    if (part === undefined) return away(input, init);
    // Whatever the host calls it: what is compiled on the way must be called so.
    const type = address.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
    return Promise.resolve(new Response(part, { headers: { "content-type": type } }));
  };
  try {
    const { loadPyodide } = (await import(/* @vite-ignore */ `${engine}pyodide.mjs`)) as typeof import("pyodide");
    const python = await loadPyodide({ indexURL: engine });
    for (const { name } of files) {
      const part = parts.get(engine + name);
      if (part === undefined) continue;
      if (name.endsWith(".whl")) python.unpackArchive(part, "wheel");
      else if (name.startsWith("aevum")) python.unpackArchive(part, "zip", { extractDir: PACKAGES });
    }
    return python;
  } finally {
    self.fetch = away;
  }
}
