/** Files that the page hands to the person. */

import type { MatchFile } from "./service";

export function keepFile({ name, text }: MatchFile): void {
  keepBlob({ name, file: new Blob([text], { type: "application/x-ndjson" }) });
}

/** Let the browser keep a file where it keeps downloads. */
export function keepBlob({ name, file }: { name: string; file: Blob }): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
