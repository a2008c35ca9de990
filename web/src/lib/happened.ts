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

/** How long one step stays, in milliseconds: quicker where there are many, so that nobody waits long. */
export function pace(steps: number, longest = 900, whole = 7000, shortest = 220): number {
  return Math.max(shortest, Math.min(longest, whole / Math.max(1, steps)));
}
