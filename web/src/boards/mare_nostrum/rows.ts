/** How the pieces of a place stand: buildings and goods in rows, units in the row below. */

import { pieceScale, type Shape } from "../../map/atlas";
import { SITES } from "./sites";
import type { View } from "./view";

export const SIZE = 14;
export const STEP = 15;
/** Where the name of a province begins below its pieces. */
export const BOTTOM = 15;
/** More than these do not stand in one row: provinces lie close to each other. */
const MOST_IN_ROW = 3;
/** Pieces on small islands, with open sea around them, are drawn as large as the eye needs. */
const LEAST = 1.8;

/** Large provinces have room for large pieces. */
export function scaleOf(shape: Shape): number {
  if (shape.kind !== "land") return 1.9;
  return Math.max(Math.min(shape.room / 27, 1.65), 1.1, LEAST / pieceScale(shape, Infinity));
}

/** Part pieces into rows of nearly the same length. */
export function rowsOf<Piece>(pieces: readonly Piece[]): Piece[][] {
  const rows = Math.ceil(pieces.length / MOST_IN_ROW);
  const length = Math.ceil(pieces.length / Math.max(rows, 1));
  return Array.from({ length: rows }, (_, row) => pieces.slice(row * length, (row + 1) * length));
}

/** Where the first of so many rows begins; those of units stand at the bottom, without them the others a little higher. */
export function topOf(rows: number, units: boolean): number {
  return -(units ? rows + 1 : rows + 0.2) * STEP;
}

/** How far the pieces of a place reach above the point around which they stand. */
export function heightOf(view: View, shape: Shape): number {
  const place = view.provinces.find((each) => each.province === shape.id);
  if (!place) return 0;
  const sites = SITES[shape.id];
  const pieces = [place.owner !== null, sites?.city, place.temple, ...(sites?.goods ?? []), place.market].filter(Boolean);
  const units = place.forts > 0 || place.docked > 0 || Object.keys(place.legions).length > 0;
  return -topOf(rowsOf(pieces).length, units) * scaleOf(shape) - BOTTOM;
}
