/** What the engine tells this board. Written by `web/tools/wire_types.py` from its own types: do not edit. */

export const FACES = ["food", "good", "skull", "workers", "either", "coins"] as const;
export type Face = (typeof FACES)[number];

export const GOODS = ["wood", "stone", "pottery", "cloth", "spearheads"] as const;
export type Good = (typeof GOODS)[number];

export const THINGS = ["food", "wood", "stone", "pottery", "cloth", "spearheads"] as const;
export type Thing = (typeof THINGS)[number];

export interface SiteView {
  site: string;
  ticked: number;
  boxes: number;
  built: boolean;
  points: number;
}

export interface DevelopmentView {
  development: string;
  cost: number;
  points: number;
  owned: boolean;
}

export interface SheetView {
  food: number;
  goods: Record<Good, number>;
  goods_value: number;
  cities: number;
  sites: Array<SiteView>;
  developments: Array<DevelopmentView>;
  disasters: number;
  development_points: number;
  monument_points: number;
  bonus_points: number;
  score: number;
}

export interface OfferView {
  by: number;
  to: number;
  given: Record<Thing, number>;
  asked: Record<Thing, number>;
}

export interface TableView {
  round: number;
  seat: number;
  throws: number;
  dice: Record<Face, number>;
  in_hand: Record<Face, number>;
  workers: number;
  coins: number;
  buying: string | null;
  due: number;
  offer: OfferView | null;
  sheets: Array<SheetView>;
}

export interface Chance {
  name: string;
  percent: number;
}

export interface Outlook {
  again: Partial<Record<Face, number>>;
  fed: number;
  hungry: [number, number, number];
  left: [number, number, number];
  workers: [number, number, number];
  gained: [number, number, number];
  spend: [number, number, number];
  skulls: Array<number>;
  sites: Array<Chance>;
  developments: Array<Chance>;
  goods: Record<Good, number> | null;
  score: number | null;
}

export interface Disaster {
  skulls: number;
  points: Array<number>;
  goods: Array<boolean>;
}

export interface Way {
  goods: Array<Good>;
  food: number;
  lost: number;
}

export interface Price {
  development: string;
  due: number;
  short: number;
  ways: Array<Way>;
  score: number;
}

export interface Partner {
  seat: number;
  give: Partial<Record<Thing, number>>;
  ask: Partial<Record<Thing, number>>;
}

export interface Deal {
  worth: [number, number];
  food: [number, number];
}

export interface Forecast {
  outlooks?: Array<Outlook>;
  disasters?: Array<Disaster>;
  workers?: number;
  stones?: number;
  stone_workers?: number;
  prices?: Array<Price>;
  coins?: number;
  worth?: Partial<Record<Good, number>>;
  food_coins?: number;
  surplus?: number;
  partners?: Array<Partner>;
  deal?: Deal | null;
}
