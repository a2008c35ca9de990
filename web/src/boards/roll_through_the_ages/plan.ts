/** What a player is about to do, worked out in the page before it is played. The rules themselves stay on the server. */

import type { JsonObject } from "../../lib/wire";
import { FACES, FOOD_COINS, GOODS, owns, STONE_WORKERS, worth, type Face, type Good, type Sheet, type View } from "./view";

export interface Die {
  id: number;
  face: Face;
  /** How often this die has been thrown: a change makes it tumble. */
  throws: number;
  /** Already taken up to be thrown again. */
  inHand: boolean;
}

/** Lay the dice so that those which did not change stay where they are. */
export function layDice(before: readonly Die[], chosen: ReadonlySet<number>, view: View, fresh: boolean): Die[] {
  const lying = { ...view.dice };
  const taken = { ...view.in_hand };
  const kept: Die[] = [];
  const moved: number[] = [];
  for (const die of fresh ? [] : before) {
    if (!chosen.has(die.id) && lying[die.face] > 0) {
      lying[die.face] -= 1;
      kept.push({ ...die, inHand: false });
    } else if (taken[die.face] > 0) {
      taken[die.face] -= 1;
      kept.push({ ...die, inHand: true });
    } else moved.push(die.id);
  }
  const rest: [Face, boolean][] = [];
  for (const face of FACES) {
    for (let count = 0; count < lying[face]; count++) rest.push([face, false]);
    for (let count = 0; count < taken[face]; count++) rest.push([face, true]);
  }
  let next = Math.max(-1, ...kept.map((die) => die.id), ...moved) + 1;
  for (const [face, inHand] of rest) {
    const id = moved.shift() ?? next++;
    const old = before.find((die) => die.id === id);
    kept.push({ id, face, inHand, throws: inHand ? (old?.throws ?? 0) : (old?.throws ?? 0) + 1 });
  }
  return kept.sort((a, b) => a.id - b.id);
}

export function rerollActions(faces: readonly Face[]): JsonObject[] {
  const sorted = [...faces].sort((a, b) => FACES.indexOf(a) - FACES.indexOf(b));
  return [...sorted.map((face) => ({ verb: "reroll", face })), { verb: "throw" }];
}

export interface Yield {
  food: number;
  goods: number;
  workers: number;
  coins: number;
  skulls: number;
  /** Dice that give either; each of them this much food or this many workers. */
  either: number;
  eitherFood: number;
  eitherWorkers: number;
}

/** What dice give this player as they lie. */
export function yieldOf(faces: Record<Face, number>, sheet: Sheet): Yield {
  const moreFood = owns(sheet, "agriculture") ? 1 : 0;
  const moreWorkers = owns(sheet, "masonry") ? 1 : 0;
  return {
    food: faces.food * (3 + moreFood),
    goods: faces.good + faces.skull * 2,
    workers: faces.workers * (3 + moreWorkers),
    coins: faces.coins * coinsPerDie(sheet),
    skulls: faces.skull,
    either: faces.either,
    eitherFood: 2 + moreFood,
    eitherWorkers: 2 + moreWorkers,
  };
}

export function coinsPerDie(sheet: Sheet): number {
  return owns(sheet, "coinage") ? 12 : 7;
}

export type Works = Readonly<Record<string, number>>;

export function planned(works: Works): number {
  return Object.values(works).reduce((sum, count) => sum + count, 0);
}

/** How many workers there can be, stones turned into workers included. */
export function workforce(view: View, sheet: Sheet): number {
  return view.workers + (owns(sheet, "engineering") ? sheet.goods.stone * STONE_WORKERS : 0);
}

export function stonesNeeded(view: View, works: Works): number {
  return Math.ceil(Math.max(0, planned(works) - view.workers) / STONE_WORKERS);
}

/** The moves that carry out a plan of building, in the order of the sheet, and end it where it does not end by itself. */
export function buildActions(view: View, sheet: Sheet, works: Works): JsonObject[] {
  const actions: JsonObject[] = [];
  let workers = view.workers;
  let stones = owns(sheet, "engineering") ? sheet.goods.stone : 0;
  let lowest = 0;
  for (const [index, site] of sheet.sites.entries()) {
    for (let count = 0; count < (works[site.site] ?? 0); count++) {
      if (workers === 0) {
        actions.push({ verb: "spend_stone" });
        workers = STONE_WORKERS;
        stones -= 1;
      }
      actions.push({ verb: "build", site: site.site });
      workers -= 1;
      lowest = index;
    }
  }
  const open = sheet.sites.some((site, index) => index >= lowest && site.ticked + (works[site.site] ?? 0) < site.boxes);
  if (open && (workers > 0 || stones > 0)) actions.push({ verb: "end_building" });
  return actions;
}

export interface Payment {
  /** What is paid with all goods of these kinds, in the order of the peg board. */
  used: Good[];
  /** Chosen, but not needed any more when their turn comes. */
  spare: Good[];
  food: number;
  paid: number;
  enough: boolean;
}

/** Work out what a choice of goods pays of a price, after coins. */
export function payment(sheet: Sheet, price: number, coins: number, chosen: ReadonlySet<Good>, sellFood: boolean): Payment {
  let paid = Math.min(coins, price);
  const used: Good[] = [];
  const spare: Good[] = [];
  for (const good of GOODS) {
    if (!chosen.has(good)) continue;
    if (paid >= price) spare.push(good);
    else {
      used.push(good);
      paid += worth(good, sheet.goods[good]);
    }
  }
  let food = 0;
  if (sellFood && paid < price) {
    food = Math.min(sheet.food, Math.ceil((price - paid) / FOOD_COINS));
    paid += food * FOOD_COINS;
  }
  return { used, spare, food, paid, enough: paid >= price };
}

/** The goods that pay a price with the least waste; among equals the fewest kinds. */
export function cheapest(sheet: Sheet, price: number, coins: number): Good[] {
  const held = GOODS.filter((good) => sheet.goods[good] > 0);
  let best: Good[] = held;
  let least = Infinity;
  for (let bits = 0; bits < 1 << held.length; bits++) {
    const goods = held.filter((_, index) => bits & (1 << index));
    const paid = goods.reduce((sum, good) => sum + worth(good, sheet.goods[good]), Math.min(coins, price));
    const cost = (paid - price) * 10 + goods.length;
    if (paid >= price && cost < least) {
      least = cost;
      best = goods;
    }
  }
  return best;
}

export function payActions(bill: Payment): JsonObject[] {
  const actions: JsonObject[] = bill.used.map((good) => ({ verb: "pay", good }));
  if (bill.food > 0) actions.push({ verb: "sell_food" });
  return actions;
}
