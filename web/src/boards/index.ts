/** Each game's own board, loaded when it is needed; the generic board plays every other game. */

import type { Component } from "svelte";
import type { Scene } from "../lib/scene";

export type Board = Component<{ scene: Scene }>;

const boards: Record<string, () => Promise<{ default: Board }>> = {
  mare_nostrum: () => import("./mare_nostrum/Board.svelte"),
  history_of_the_world: () => import("./history_of_the_world/Board.svelte"),
  brief_history: () => import("./brief_history/Board.svelte"),
  roll_through_the_ages: () => import("./roll_through_the_ages/Board.svelte"),
  through_the_ages: () => import("./through_the_ages/Board.svelte"),
};

export function hasOwnBoard(game: string): boolean {
  return game in boards;
}

export async function loadBoard(game: string, generic = false): Promise<Board> {
  const own = generic ? undefined : boards[game];
  return (await (own ?? (() => import("./generic/Board.svelte")))()).default;
}
