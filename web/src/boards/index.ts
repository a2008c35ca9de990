/** Each game's own board, found by its folder and loaded when it is needed; the generic board plays every other game. */

import type { Component } from "svelte";
import type { Scene } from "../lib/scene";
import { session } from "../lib/session.svelte";
import type { JsonObject } from "../lib/wire";
import type { MomentsOf } from "../table/moments.svelte";

export type Board = Component<{ scene: Scene }>;

/** One stop of the tour that a newcomer is given before the first move. */
export interface Stop {
  /** Words of the game: `guide-tour_<name>` and its `-text`. */
  name: string;
  /** What is lit up; the stop is told without it where the board does not show it now. */
  at: string;
  /** On a phone: the tab that holds it; none where it is always in sight. */
  tab?: string;
}

/** What `boards/<game>/index.ts` exports by default. */
export interface Registered {
  board: () => Promise<{ default: Board }>;
  /** Whether the board stands on the frame itself; if not, it is put into one and scrolls inside. */
  framed?: boolean;
  /** The short scenes over the board: battles, scorings, events. */
  moments?: () => Promise<{ moments: MomentsOf }>;
  tour?: readonly Stop[];
  /** What the guide has just taught, as a move to try now; none where another one is better. */
  teaches?: (scene: Scene) => JsonObject | null;
  /** The game's picture in the lobby. */
  emblem?: Component;
  /** The whole scoring, shown with the result. */
  final?: () => Promise<{ default: Board }>;
  /** Whether that shows the places and the score over time, too. */
  finalIsAll?: boolean;
}

const found = import.meta.glob<Registered>("./*/index.ts", { eager: true, import: "default" });
const boards = Object.fromEntries(Object.entries(found).map(([path, board]) => [path.split("/")[1] ?? "", board]));
const generic: Registered = { board: () => import("./generic/Board.svelte"), framed: true };
/** The board that a game from another package brings itself, in the middle of the generic one. */
const packaged: Registered = { board: () => import("./generic/Packaged.svelte"), framed: true };

export function hasOwnBoard(game: string): boolean {
  return game in boards || bringsBoard(game);
}

export function boardOf(game: string, plain = false): Registered {
  return (plain ? undefined : (boards[game] ?? (bringsBoard(game) ? packaged : undefined))) ?? generic;
}

function bringsBoard(game: string): boolean {
  return (session.game(game)?.board ?? null) !== null;
}
