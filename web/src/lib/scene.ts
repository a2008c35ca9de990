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

/** Bots have names of their own, as short as people's. */
const BOT_NAMES = [
  ...["Ada", "Balázs", "Cleo", "Dorka", "Emil", "Flóra", "Gaius", "Hanna", "Iris", "Jónás", "Kira", "Livia", "Marek", "Nóra"],
  ...["Otto", "Petra", "Rufus", "Sára", "Theo", "Zenon"],
];

export function playerNames(table: Table): string[] {
  const taken = new Set(table.seats.map((seat) => seat.person?.name));
  const free = BOT_NAMES.filter((name) => !taken.has(name));
  // The same bots at the same table, others at the next one.
  const first = [...table.id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return table.seats.map((seat) => {
    if (seat.kind === "bot") return free[(first + 7 * seat.seat) % free.length] ?? t("seat-open-name", { number: seat.seat + 1 });
    const mates = table.seats.filter((each) => each.person !== null && each.person.id === seat.person?.id);
    // Round one screen one person holds several seats.
    if (seat.person && mates.length > 1) return `${seat.person.name} ${mates.indexOf(seat) + 1}`;
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

/** Whether things may be tried out from a moment of a match: where a table wants no help, not while it goes on. */
export function canExplore(table: Table): boolean {
  return table.status === "over" || (table.status === "running" && table.hints);
}

/** My seats that a bot plays and that I can take back: not one that I resigned, and none once the match is over. */
export function lentSeats(table: Table): Table["seats"] {
  return table.status === "running" ? table.seats.filter((seat) => seat.mine && seat.played_by === "bot" && !seat.resigned) : [];
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
