/** How the pieces of a place stand: buildings and goods in one row, units in the row below. */

import type { Shape } from "../../map/atlas";
import type { View } from "./view";

export const SIZE = 14;
export const STEP = 15;
/** Where the name of a province begins below its pieces. */
export const BOTTOM = 15;

/** Large provinces have room for large pieces. */
export function scaleOf(shape: Shape): number {
  return shape.kind === "land" ? Math.min(Math.max(shape.room / 27, 1.1), 1.65) : 1.9;
}

/** Where the upper row begins. */
export function topOf(units: boolean): number {
  return units ? -2 * STEP : -1.2 * STEP;
}

/** How far the pieces of a place reach above the point around which they stand. */
export function heightOf(view: View, shape: Shape): number {
  const place = view.provinces.find((each) => each.province === shape.id);
  if (!place) return 0;
  const units = place.forts > 0 || place.docked > 0 || Object.keys(place.legions).length > 0;
  return -topOf(units) * scaleOf(shape) - BOTTOM;
}
