/** Solving puzzles: which of them this browser has solved, and the way to the next. */

import { api } from "./api";
import { following, type Outcome } from "./puzzles";
import { router } from "./router.svelte";
import { session } from "./session.svelte";
import type { PuzzleInfo } from "./wire";

const KEY = "aevum-puzzles";

function read(): Record<string, Outcome> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Outcome>;
  } catch {
    // A damaged entry is worth no more than none.
    return {};
  }
}

class Solving {
  outcomes = $state.raw(read());
  #all: Promise<PuzzleInfo[]> | null = null;

  /** All puzzles; asked for once. */
  all(): Promise<PuzzleInfo[]> {
    this.#all ??= api.puzzles().catch((error: unknown) => {
      this.#all = null;
      throw error;
    });
    return this.#all;
  }

  /** Note how a try ended: what is solved stays solved. */
  note(puzzle: string, outcome: Outcome): void {
    if (this.outcomes[puzzle] === "solved" || this.outcomes[puzzle] === outcome) return;
    this.outcomes = { ...this.outcomes, [puzzle]: outcome };
    localStorage.setItem(KEY, JSON.stringify(this.outcomes));
  }

  async open(puzzle: string): Promise<void> {
    await session.attempt(async () => {
      await session.somebody();
      router.go(`/match/${(await api.openPuzzle(puzzle)).id}`);
    });
  }

  /** Go to the next puzzle of the same game that is not solved, or to the list where there is none. */
  async next(puzzle: string, game: string): Promise<void> {
    let found: string | null = null;
    await session.attempt(async () => {
      found = following(await this.all(), puzzle, this.outcomes);
    });
    if (found === null) router.go(`/puzzles?game=${game}`);
    else await this.open(found);
  }
}

export const solving = new Solving();
