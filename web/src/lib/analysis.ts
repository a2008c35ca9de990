/** The analysis of a finished match: what this browser keeps of it, and which turns of it are somebody's doing. */

import type { Analysis, Entry, TurningPoint } from "./wire";

const KEY = "aevum-analyses";
/** Older ones are found out again. */
const MOST = 8;

type Kept = [id: string, found: Analysis][];

function read(): Kept {
  const text = localStorage.getItem(KEY);
  try {
    return text === null ? [] : (JSON.parse(text) as Kept);
  } catch {
    // A damaged entry is worth no more than none.
    return [];
  }
}

/** What was found out so far, also before the page was loaded again. */
export function keptAnalysis(id: string): Analysis | null {
  return read().find(([kept]) => kept === id)?.[1] ?? null;
}

export function keepAnalysis(id: string, found: Analysis): void {
  const others = read().filter(([kept]) => kept !== id);
  localStorage.setItem(KEY, JSON.stringify([[id, found], ...others].slice(0, MOST)));
}

/** What was drawn before anybody moved, such as the seating, is nobody's turning point. */
export function turningPoints(found: Analysis | null, log: readonly Entry[]): TurningPoint[] {
  const first = log.find((entry) => entry.kind === "play")?.seq ?? 0;
  return (found?.turns ?? []).filter((turn) => turn.seq >= first);
}
