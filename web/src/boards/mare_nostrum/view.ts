/** The view and the forecast of Mare Nostrum. */

import type { JsonObject } from "../../lib/wire";
import { ITEMS, RESOURCES, ROLES, type Resource, type View } from "./wire";

export type { Forecast, Item, Odds, Resource, Role, SeatView as Seat, View, Ware } from "./wire";
export { ITEMS, RESOURCES, ROLES };
export type Cards = Partial<Record<Resource, number>>;

export function viewOf(json: JsonObject): View {
  return json as unknown as View;
}

/** The class that gives the pieces of a civilization their colour: its player's, or grey if it is neutral. */
export function colourOf(view: View, civ: string): string {
  const seat = view.seats.find((each) => each.civ === civ);
  return seat ? `seat-${seat.seat % 6}` : "seat-5";
}

/** The civilizations that hold something and that nobody plays. */
export function neutrals(view: View): string[] {
  const played = view.seats.map((seat) => seat.civ);
  return [...new Set(view.provinces.flatMap((place) => place.owner ?? []))].filter((civ) => !played.includes(civ));
}

export function count(cards: Cards): number {
  return Object.values(cards).reduce((sum, each) => sum + each, 0);
}

export function held(cards: Cards): Resource[] {
  return RESOURCES.filter((resource) => (cards[resource] ?? 0) > 0);
}
