/** What the others did since my last own move, found in the log. */

import type { Entry } from "./wire";

/** Entries `from` up to, but without, `until`. */
export interface Stretch {
  from: number;
  until: number;
}

/** The last stretch of the log in which others acted and I did not; none where nobody else has acted yet. */
export function stretchOf(entries: readonly Entry[], seat: number | null): Stretch | null {
  const mine = (entry: Entry): boolean => entry.kind === "play" && entry.seat === seat;
  const last = entries.findLastIndex((entry) => entry.kind === "play" && entry.seat !== seat);
  if (last < 0) return null;
  const first = entries.slice(0, last).findLastIndex(mine) + 1;
  const next = entries.findIndex((entry, index) => index > last && mine(entry));
  const end = next < 0 ? entries.length : next;
  return { from: entries[first]?.seq ?? 0, until: (entries[end - 1]?.seq ?? 0) + 1 };
}

/** What one player did in a turn; what chance did meanwhile is part of it. */
export interface Turn {
  seat: number | null;
  /** How long the log was when it was over. */
  until: number;
  /** What is told of it, the same sentence only once. */
  lines: readonly string[];
}

/** Fold a stretch of the log into turns: one for each player in a row, with what there is to tell. */
export function turnsOf(entries: readonly Entry[], tell: (entries: readonly Entry[]) => readonly string[]): Turn[] {
  const turns: { seat: number | null; entries: Entry[] }[] = [];
  for (const entry of entries) {
    let turn = turns[turns.length - 1];
    if (!turn || (entry.kind === "play" && turn.seat !== null && entry.seat !== turn.seat)) {
      turn = { seat: null, entries: [] };
      turns.push(turn);
    }
    if (entry.kind === "play") turn.seat = entry.seat;
    turn.entries.push(entry);
  }
  return turns
    .map((turn) => ({
      seat: turn.seat,
      until: (turn.entries[turn.entries.length - 1]?.seq ?? 0) + 1,
      lines: tell(turn.entries).filter((line, index, all) => line !== all[index - 1]),
    }))
    .filter((turn) => turn.lines.length > 0);
}
