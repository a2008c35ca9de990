/** Dice that stay where they lie, and plans as lists of moves. What is allowed and what it brings, the server says. */

import type { JsonObject } from "../../lib/wire";
import { FACES, GOODS, THINGS, type Face, type Good, type Sheet, type Things, type View, type Way } from "./view";

export interface Die {
  id: number;
  face: Face;
  /** How often this die has been rolled: a change makes it tumble. */
  rolls: number;
  /** Already taken up to be rolled again. */
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
    kept.push({ id, face, inHand, rolls: inHand ? (old?.rolls ?? 0) : (old?.rolls ?? 0) + 1 });
  }
  return kept.sort((a, b) => a.id - b.id);
}

export function rerollMoves(faces: readonly Face[]): JsonObject[] {
  const sorted = [...faces].sort((a, b) => FACES.indexOf(a) - FACES.indexOf(b));
  return [...sorted.map((face) => ({ verb: "reroll", face })), { verb: "throw" }];
}

export type Works = Readonly<Record<string, number>>;

export function total(counts: Readonly<Record<string, number | undefined>>): number {
  return Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0);
}

/** The boxes of a plan, in the order of the sheet. */
export function buildMoves(sheet: Sheet, works: Works): JsonObject[] {
  return sheet.sites.flatMap(({ site }) => Array.from({ length: works[site] ?? 0 }, () => ({ verb: "build", site })));
}

/** Whether building still has to be ended after a plan: somebody could work on, and there is something to work on. */
export function buildsOn(sheet: Sheet, works: Works, left: number): boolean {
  const last = sheet.sites.reduce((found, { site }, index) => ((works[site] ?? 0) > 0 ? index : found), 0);
  return left > 0 && sheet.sites.some((site, index) => index >= last && site.ticked + (works[site.site] ?? 0) < site.boxes);
}

export function payMoves(way: Way): JsonObject[] {
  const goods: JsonObject[] = way.goods.map((good) => ({ verb: "pay", good }));
  return way.food > 0 ? [...goods, { verb: "sell_food" }] : goods;
}

export function discardMoves(going: Partial<Record<Good, number>>): JsonObject[] {
  return GOODS.flatMap((good) => Array.from({ length: going[good] ?? 0 }, () => ({ verb: "discard", good })));
}

/** The moves of a whole offer: what is given and then what is asked for, each in the order of the peg board. */
export function offerMoves(given: Things, asked: Things): JsonObject[] {
  const each = (verb: string, things: Things): JsonObject[] =>
    THINGS.flatMap((thing) => Array.from({ length: things[thing] ?? 0 }, () => ({ verb, thing })));
  return [...each("give", given), ...each("ask", asked), { verb: "propose" }];
}
