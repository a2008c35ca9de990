/** Thinks for bots: an interpreter of its own that does one thing after the other. */

import type { FromThinker, ToThinker } from "./protocol";
import { startPython } from "./python";

interface Bytes {
  toJs(): Uint8Array;
  destroy(): void;
}

/** `aevum/local/browser.py`. */
interface Bridge {
  do(work: Uint8Array): Bytes;
}

let bridge: Promise<Bridge> | null = null;

async function take(message: ToThinker): Promise<void> {
  if ("engine" in message) {
    bridge = startPython(message.engine, message.files, () => undefined).then((python) => python.pyimport("aevum.local.browser") as Bridge);
    await bridge;
    return;
  }
  const found = (await bridge)?.do(message.work);
  if (found === undefined) return;
  const result = found.toJs();
  found.destroy();
  self.postMessage({ result } satisfies FromThinker);
}

self.onmessage = (event: MessageEvent<ToThinker>) => {
  take(event.data).catch((error: unknown) => self.postMessage({ failed: String(error).slice(-400) } satisfies FromThinker));
};
