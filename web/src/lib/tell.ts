/** An entry of the log in sentences. */

import type { Book } from "./book";
import type { Entry } from "./wire";
import { t } from "./words.svelte";

export function tell(entry: Entry, book: Book, players: readonly string[]): string[] {
  if (entry.kind === "undo") return [t("log-undo", { name: entry.seat === null ? "" : (players[entry.seat] ?? "") })];
  const texts = entry.events.map((event) => book.event(event, players)).filter((text) => text !== null && text !== "");
  if (texts.length > 0 || entry.action === null) return texts as string[];
  return [`${entry.seat === null ? "" : `${players[entry.seat] ?? ""}: `}${book.action(entry.action, players)}`];
}
