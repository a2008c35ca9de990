/** The list of puzzles. */

import type { PuzzleInfo } from "./wire";

export const DIFFICULTIES = ["easy", "medium", "hard"] as const;
/** How this browser fared with a puzzle. */
export type Outcome = "solved" | "missed";

/** The next puzzle of the same game that is not solved, round and round. */
export function following(all: readonly PuzzleInfo[], puzzle: string, outcomes: Readonly<Record<string, Outcome>>): string | null {
  const here = all.findIndex((each) => each.id === puzzle);
  const around = [...all.slice(here + 1), ...all.slice(0, here)].filter((each) => each.game === all[here]?.game);
  return around.find((each) => outcomes[each.id] !== "solved")?.id ?? null;
}
