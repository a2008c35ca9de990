/** What can be exchanged in the trade variant, and the moves that make up an offer. */

import type { JsonObject } from "../../lib/wire";
import { HOLES, MOST_FOOD, THINGS, type Sheet, type Thing } from "./view";

export type Things = Partial<Record<Thing, number>>;

export function holding(sheet: Sheet | undefined): Things {
  return sheet ? { food: sheet.food, ...sheet.goods } : {};
}

export function sum(things: Things): number {
  return THINGS.reduce((total, thing) => total + (things[thing] ?? 0), 0);
}

/** How much of a thing one can hand over: what one has, as far as the other's peg board has holes for it. */
export function room(giver: Things, taker: Things, thing: Thing): number {
  const most = thing === "food" ? MOST_FOOD : HOLES[thing];
  return Math.min(giver[thing] ?? 0, most - (taker[thing] ?? 0));
}

/** The moves of a whole offer: what is given and then what is asked for, each in the order of the peg board. */
export function barterActions(given: Things, asked: Things): JsonObject[] {
  const each = (verb: string, things: Things): JsonObject[] =>
    THINGS.flatMap((thing) => Array.from({ length: things[thing] ?? 0 }, () => ({ verb, thing })));
  return [...each("give", given), ...each("ask", asked), { verb: "propose" }];
}
