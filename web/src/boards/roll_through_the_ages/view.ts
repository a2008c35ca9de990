/** The view of Roll Through the Ages, and what is printed on its dice, peg board and sheet. */

import type { JsonObject } from "../../lib/wire";

export const FACES = ["food", "good", "skull", "workers", "either", "coins"] as const;
export type Face = (typeof FACES)[number];

export const GOODS = ["wood", "stone", "pottery", "cloth", "spearheads"] as const;
export type Good = (typeof GOODS)[number];

/** What can be exchanged, in the order of the peg board. */
export const THINGS = ["food", ...GOODS] as const;
export type Thing = (typeof THINGS)[number];

/** The number of holes in each track of the peg board; n pegs of the k-th good are worth k times 1 + 2 + … + n. */
export const HOLES: Record<Good, number> = { wood: 8, stone: 7, pottery: 6, cloth: 5, spearheads: 4 };
export const MOST_FOOD = 15;
export const MOST_GOODS = 6;
export const STONE_WORKERS = 3;
export const FOOD_COINS = 4;

export function worth(good: Good, count: number): number {
  return ((GOODS.indexOf(good) + 1) * count * (count + 1)) / 2;
}

export interface Site {
  site: string;
  ticked: number;
  boxes: number;
  built: boolean;
  points: number;
}

export interface Development {
  development: string;
  cost: number;
  points: number;
  owned: boolean;
}

export interface Sheet {
  food: number;
  goods: Record<Good, number>;
  goods_value: number;
  cities: number;
  sites: Site[];
  developments: Development[];
  disasters: number;
  development_points: number;
  monument_points: number;
  bonus_points: number;
  score: number;
}

export interface Offer {
  to: number;
  given: Record<Thing, number>;
  asked: Record<Thing, number>;
}

export interface View {
  round: number;
  seat: number;
  throws: number;
  dice: Record<Face, number>;
  in_hand: Record<Face, number>;
  workers: number;
  coins: number;
  buying: string | null;
  due: number;
  offer: Offer | null;
  sheets: Sheet[];
}

export function viewOf(json: JsonObject): View {
  return json as unknown as View;
}

export function owns(sheet: Sheet, development: string): boolean {
  return sheet.developments.some((each) => each.development === development && each.owned);
}

/** How the boxes of a site stand on the sheet, row by row from the top. */
export const SHAPES: Record<string, readonly number[]> = {
  city_4: [3],
  city_5: [2, 2],
  city_6: [2, 3],
  city_7: [3, 3],
  step_pyramid: [1, 2],
  stone_circle: [1, 3, 1],
  temple: [1, 3, 3],
  obelisk: [1, 1, 1, 2, 2, 2],
  hanging_gardens: [2, 4, 5],
  great_wall: [3, 5, 5],
  great_pyramid: [1, 2, 3, 4, 5],
};

export function isCity(site: string): boolean {
  return site.startsWith("city_");
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** A number with a real minus sign. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : String(number);
}
