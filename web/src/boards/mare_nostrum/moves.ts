/** Where on the map the legal actions happen. */

import type { JsonObject } from "../../lib/wire";

export interface Move {
  action: JsonObject;
  /** Where a piece sets out from; nothing where something happens in one place. */
  from: string | null;
  at: string;
}

/** Return the place of an action on the map, or nothing if it has none. */
export function moveOf(action: JsonObject): Move | null {
  const province = action["province"];
  const sea = action["sea"];
  switch (action["verb"]) {
    case "launch":
      return { action, from: String(province), at: String(sea) };
    case "sail":
      return { action, from: String(sea), at: String(action["to"]) };
    case "march":
      return { action, from: String(province), at: String(action["to"]) };
    case "attack_fleet":
      return { action, from: null, at: String(sea) };
    default:
      return typeof province === "string" ? { action, from: null, at: province } : null;
  }
}

export function movesOf(legal: readonly JsonObject[]): Move[] {
  return legal.map(moveOf).filter((move) => move !== null);
}

/** The move that somebody means who carries a piece from one place to another, so that the reason can be asked. */
export function meant(seas: ReadonlySet<string>, step: string, from: string, to: string): JsonObject | null {
  if (seas.has(from)) return seas.has(to) ? { verb: "sail", sea: from, to } : null;
  if (seas.has(to)) return step === "sail" ? { verb: "launch", province: from, sea: to } : null;
  return { verb: "march", province: from, to };
}

/** The move that somebody means who clicks where nothing can be done, so that the reason can be asked. */
export function refused(moves: readonly Move[], seas: ReadonlySet<string>, step: string, chosen: string | null, place: string): JsonObject | null {
  if (chosen !== null) return meant(seas, step, chosen, place);
  const sample = moves.find((move) => seas.has(move.from ?? move.at) === seas.has(place))?.action;
  return sample ? { ...sample, [seas.has(place) ? "sea" : "province"]: place } : null;
}

/** What a click on a place means: play an action, or look at what can be done from there. */
export function clicked(moves: readonly Move[], chosen: string | null, place: string): { play: Move } | { choose: string | null } {
  const going = moves.filter((move) => chosen !== null && move.from === chosen && move.at === place);
  if (going.length === 1 && going[0]) return { play: going[0] };
  const here = moves.filter((move) => move.from === null && move.at === place);
  const out = moves.some((move) => move.from === place);
  if (here.length === 1 && here[0] && !out) return { play: here[0] };
  return { choose: place === chosen || !(out || here.length > 0) ? null : place };
}
