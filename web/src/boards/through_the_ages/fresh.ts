/** Which cards of the row are new to me. */

import type { Slot } from "./view";

/** The slots whose card was not in the row before: of two copies the one further right is the new one. */
export function freshSlots(before: readonly Slot[], now: readonly Slot[]): Set<number> {
  const known = before.map((slot) => slot.card).filter((card) => card !== null);
  const fresh = new Set<number>();
  // At the beginning all are, which says nothing.
  if (known.length === 0) return fresh;
  for (const { card, slot } of now) {
    if (card === null) continue;
    const at = known.indexOf(card);
    if (at >= 0) known.splice(at, 1);
    else fresh.add(slot);
  }
  return fresh;
}
