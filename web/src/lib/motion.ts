/** How things come, go and move on a board; nothing moves for those who want it still. */

import type { TransitionConfig } from "svelte/transition";
import { settings } from "./settings.svelte";

export const MOVE_MS = 250;
const COME_MS = 250;

export function moves(): boolean {
  return settings.motion === "full";
}

type Way = (node: Element) => TransitionConfig;

/** A piece comes out of nothing, or goes into it. */
export const pop: Way = () => ({
  duration: moves() ? COME_MS : 0,
  css: (share) => `transform: scale(${0.2 + share * (1 + 1.2 * (1 - share)) * 0.8}); opacity: ${Math.min(1, share * 2)}`,
});

/** The same for what has a place of its own on the sheet already. */
export const fade: Way = () => ({ duration: moves() ? COME_MS : 0, css: (share) => `opacity: ${share}` });
