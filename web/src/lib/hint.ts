/** Why the expert would play so, in one sentence. */

import type { Book } from "./book";
import type { Hint } from "./wire";
import { t } from "./words.svelte";

export function hintText(hint: Hint, book: Book, players: readonly string[]): string {
  return t(`hint-${hint.why}`, {
    other: hint.other === null ? "" : book.action(hint.other, players),
    tries: hint.tries,
    percent: hint.percent,
    worse: hint.other_percent,
  });
}
