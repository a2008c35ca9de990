/** What is printed in the box. Written by `web/tools/printed.py` from the engine's tables: do not edit. */

import type { Good } from "./wire";

/** The holes of the peg board, from no peg on. */
export const TRACKS: Readonly<Record<Good, readonly number[]>> = {"wood": [0, 1, 3, 6, 10, 15, 21, 28, 36], "stone": [0, 2, 6, 12, 20, 30, 42, 56], "pottery": [0, 3, 9, 18, 30, 45, 63], "cloth": [0, 4, 12, 24, 40, 60], "spearheads": [0, 5, 15, 30, 50]};

/** The last hole for food. */
export const MOST_FOOD: number = 15;

/** What the coins on a die are worth. */
export const DIE_COINS: number = 7;

/** The same with coinage. */
export const COINAGE_COINS: number = 12;
