/** The view and the forecast of Roll Through the Ages, and what is printed on its peg board and sheet. */

import type { JsonObject } from "../../lib/wire";
import type * as wire from "./wire";
import type { Outlook, TableView, Thing } from "./wire";

export type {
  Chance,
  DevelopmentView as Development,
  Face,
  Good,
  Outlook,
  SheetView as Sheet,
  SiteView as Site,
  TableView as View,
  Thing,
  Way,
} from "./wire";
export { FACES, GOODS, THINGS } from "./wire";
export type Things = Partial<Record<Thing, number>>;
export type Forecast = Required<wire.Forecast>;
/** The least, the average in tenths, the most. */
export type Spread = Outlook["left"];

const NOTHING: Forecast = {
  outlooks: [],
  disasters: [],
  workers: 0,
  stones: 0,
  stone_workers: 0,
  prices: [],
  coins: 0,
  worth: {},
  food_coins: 0,
  surplus: 0,
  partners: [],
  deal: null,
};

export function viewOf(json: JsonObject): TableView {
  return json as unknown as TableView;
}

export function forecastOf(json: unknown): Forecast {
  return { ...NOTHING, ...(json as wire.Forecast | null) };
}

/** How the boxes of a site stand on the sheet, row by row from the top. */
export const SHAPES: Record<string, readonly number[]> = {
  city_4: [3],
  city_5: [2, 2],
  city_6: [2, 3],
  city_7: [3, 3],
  step_pyramid: [1, 2],
  stone_circle: [2, 3],
  temple: [1, 3, 3],
  obelisk: [1, 2, 2, 4],
  hanging_gardens: [2, 4, 5],
  great_wall: [6, 7],
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

/** The average of a spread as a person reads it in a language. */
export function mean([, tenths]: Spread, language: string): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(tenths / 10);
}

export function between([low, , high]: Spread): string {
  return low === high ? String(low) : `${low}–${high}`;
}
