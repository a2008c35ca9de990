/** The exact odds of a battle, from what lies open on the board. */

import type { JsonObject } from "../../lib/wire";
import type { View } from "./view";

const POINTS_PER_HIT = 5;
const FORT_POINTS = 6;
const SIDES = 6;

/** The chance that so many dice, each counting a bonus more, reach a total. */
export function reaches(dice: number, bonus: number, total: number): number {
  let ways = [1];
  for (let die = 0; die < dice; die++) {
    const next = Array.from({ length: ways.length + SIDES }, () => 0);
    for (const [sum, number] of ways.entries()) {
      for (let face = 1; face <= SIDES; face++) next[sum + face] = (next[sum + face] ?? 0) + number;
    }
    ways = next;
  }
  const good = ways.reduce((found, number, sum) => (sum + bonus * dice >= total ? found + number : found), 0);
  return good / SIDES ** dice;
}

/** The chance that an attack destroys every unit of the enemy in one round, or nothing for other actions. */
export function clears(view: View, seat: number, action: JsonObject, legal: readonly JsonObject[]): number | null {
  const cards = view.seats[seat]?.cards ?? [];
  const civ = String(action["civ"]);
  if (action["verb"] === "attack_fleet") {
    const enemies = view.seas.find((each) => each.sea === action["sea"])?.triremes[civ] ?? 0;
    return reaches(Number(action["triremes"]), cards.includes("pericles") ? 1 : 0, POINTS_PER_HIT * enemies);
  }
  if (action["verb"] !== "attack") return null;
  const place = view.provinces.find((each) => each.province === action["province"]);
  if (!place) return null;
  const enemies = (place.legions[civ] ?? 0) + (place.owner === civ ? place.forts : 0);
  // A fort that has not fought yet may attack alone; then it fights beside the legions too.
  const alone = legal.some((other) => other["verb"] === "attack" && other["province"] === place.province && other["legions"] === 0);
  const need = POINTS_PER_HIT * enemies - (alone ? FORT_POINTS * place.forts : 0);
  return reaches(Number(action["legions"]), cards.includes("hannibal") ? 1 : 0, need);
}
