/** What a board is given: a match as one seat sees it, now or at a moment of its past. */

import type { Book } from "./book";
import type { Entry, JsonObject, Preview, State, Table } from "./wire";
import { t } from "./words.svelte";

export interface Scene {
  readonly table: Table;
  readonly state: State;
  readonly book: Book;
  readonly players: readonly string[];
  /** The log up to this moment, without what was taken back. */
  readonly entries: readonly Entry[];
  /** The view at my last own move: what differs from it is new to me. */
  readonly before: JsonObject | null;
  /** Whether the seat may act now: then `state.legal` is not empty. */
  readonly active: boolean;
  /** Whether a move is on its way: boards take no clicks meanwhile. */
  readonly busy: boolean;
  /** Whether one happening is shown after the other: `before` is then the view before this one. */
  readonly moving?: boolean;
  /** Whose doing is then shown, where it is somebody's. */
  readonly mover?: number | null;
  /** What the expert would do, where it was asked: boards mark it. */
  readonly hinted?: JsonObject | null;
  /** Play these one after the other; the first that is refused ends it. */
  play(...actions: JsonObject[]): void;
  whyNot(action: JsonObject): void;
  preview(action: JsonObject): Promise<Preview | null>;
}

export function playerNames(table: Table): string[] {
  return table.seats.map((seat) => {
    if (seat.kind === "bot") return t("bot-name", { level: t(`level-${seat.level ?? "normal"}`), number: seat.seat + 1 });
    return seat.person?.name ?? t("seat-open-name", { number: seat.seat + 1 });
  });
}

/** Return the log without what was taken back; that something was stays in it. */
export function standing(entries: readonly Entry[]): Entry[] {
  const kept: Entry[] = [];
  for (const entry of entries) {
    if (entry.kind === "undo" && entry.to !== null) {
      const to = entry.to;
      while (kept.length > 0 && (kept[kept.length - 1]?.seq ?? -1) >= to) kept.pop();
    }
    kept.push(entry);
  }
  return kept;
}

/** Whether two actions are the same one. */
export function same(a: JsonObject, b: JsonObject): boolean {
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => JSON.stringify(a[key]) === JSON.stringify(b[key]));
}

/** Whether an action is what the expert would do: its control has the class `hinted`. */
export function isHinted(scene: Scene, action: JsonObject): boolean {
  return scene.hinted != null && same(scene.hinted, action);
}
