/** What is printed in the box. Written by `web/tools/printed.py` from the engine's tables: do not edit. */

/** How many epochs a match has. */
export const EPOCHS: number = 6;
