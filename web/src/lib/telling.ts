/** The log as it is told: one line for each deed and what came of it. The terminal tells the same (`words/telling.py`). */

import type { Book } from "./book";
import type { Entry, JsonObject } from "./wire";
import { t } from "./words.svelte";

export interface Line {
  /** After how many entries all of it has happened: the moment it leads to. */
  at: number;
  time: number;
  /** Whom it is about; nobody where it is about all. */
  seat: number | null;
  heading: boolean;
  /** A heading alone, or a deed and then its outcomes; none where something was taken back. */
  events: JsonObject[];
  /** What belongs to it without being told: payments, refills, and decisions on the way. */
  details: Detail[];
}

export type Detail = { event: JsonObject } | { seat: number | null; action: JsonObject | null };

export type Filter = "all" | "mine" | "fight" | "score";
export const FILTERS: readonly Filter[] = ["all", "mine", "fight", "score"];

/** The lines of a log, and what has happened since without making one. */
export function linesOf(entries: readonly Entry[], book: Book): { lines: Line[]; waiting: Detail[] } {
  const lines: Line[] = [];
  let waiting: Detail[] = [];
  let line: Line | null = null;
  for (const entry of entries) {
    if (entry.kind === "undo") {
      lines.push({ at: entry.seq + 1, time: entry.at, seat: entry.seat, heading: false, events: [], details: [] });
      waiting = [];
      line = null;
      continue;
    }
    const part = (event: JsonObject): string => book.eventKind(event)?.part ?? "deed";
    if (entry.kind === "play") {
      line = null;
      if (entry.events.every((event) => part(event) === "detail")) waiting.push({ seat: entry.seat, action: entry.action });
    }
    for (const event of entry.events) {
      if (part(event) === "detail") (line?.details ?? waiting).push({ event });
      else if (part(event) === "outcome" && line && !line.heading) line.events.push(event);
      else {
        line = again(lines, event, book);
        if (line === null) {
          const seat = event["seat"];
          line = { at: 0, time: entry.at, seat: typeof seat === "number" ? seat : null, heading: part(event) === "heading", events: [event], details: [] };
          lines.push(line);
        }
        if (!line.heading) {
          line.details.push(...waiting);
          waiting = [];
        }
      }
    }
    if (line !== null) line.at = entry.seq + 1;
  }
  return { lines, waiting };
}

/** The last line, with the event added up to it, if it tells of the same. */
function again(lines: readonly Line[], event: JsonObject, book: Book): Line | null {
  const adds = book.eventKind(event)?.adds ?? "";
  const line = lines[lines.length - 1];
  const last = line?.events[0];
  if (adds === "" || !line || !last || line.events.length !== 1) return null;
  if (JSON.stringify({ ...event, [adds]: 0 }) !== JSON.stringify({ ...last, [adds]: 0 })) return null;
  line.events[0] = { ...last, [adds]: Number(last[adds]) + Number(event[adds]) };
  return line;
}

export function lineText(line: Line, book: Book, players: readonly string[]): string {
  if (line.events.length === 0) return t("log-undo", { name: line.seat === null ? "" : (players[line.seat] ?? "") });
  return book.told(line.events, players);
}

/** A detail as a sentence; nothing where it is a secret of others. */
export function detailText(detail: Detail, book: Book, players: readonly string[]): string {
  if ("event" in detail) return book.event(detail.event, players) ?? "";
  if (detail.action === null) return "";
  return `${detail.seat === null ? "" : `${players[detail.seat] ?? ""}: `}${book.action(detail.action, players)}`;
}

/** What a stretch of the log comes to; its details where it makes no line. */
export function textsOf(entries: readonly Entry[], book: Book, players: readonly string[]): string[] {
  const { lines, waiting } = linesOf(entries, book);
  const texts = lines.map((line) => lineText(line, book, players));
  const found = texts.length > 0 ? texts : [...lines.flatMap((line) => line.details), ...waiting].map((detail) => detailText(detail, book, players));
  return found.filter((text) => text !== "");
}

/** Whether somebody who looks for something sees this line. Headings stand over what is left. */
export function passes(line: Line, filter: Filter, seat: number | null, book: Book): boolean {
  if (filter === "all") return true;
  if (filter === "mine") return seat !== null && line.events.some((event) => concerns(event, seat, book));
  return line.events.some((event) => book.eventKind(event)?.about === filter);
}

function concerns(event: JsonObject, seat: number, book: Book): boolean {
  const fields = book.eventKind(event)?.fields ?? {};
  return Object.entries(fields).some(([field, kind]) => kind === "seat" && event[field] === seat);
}
