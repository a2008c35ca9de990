/** Why the expert would play so. */

import type { Book } from "./book";
import type { Hint } from "./wire";
import { t } from "./words.svelte";

/** The reasons in the game's own terms. */
export function hintReasons(hint: Hint, book: Book, players: readonly string[]): string[] {
  return book.reasons(hint.reasons, players);
}

/** How it fared against the second best: an aside. */
export function hintText(hint: Hint, book: Book, players: readonly string[]): string {
  return t(`hint-${hint.why}`, {
    other: hint.other === null ? "" : book.action(hint.other, players),
    tries: hint.tries,
    percent: hint.percent,
    worse: hint.other_percent,
  });
}
