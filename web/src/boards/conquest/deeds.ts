/** How the legal actions are laid out: on the map, as cards, or as buttons. */

import type { Scene } from "../../lib/scene";
import type { JsonObject } from "../../lib/wire";

export interface OnMap {
  verb: string;
  /** Per place: the actions that it stands for. */
  places: ReadonlyMap<string, JsonObject[]>;
}

export interface Deeds {
  onMap: OnMap[];
  cards: { action: JsonObject; word: string }[];
  buttons: JsonObject[];
}

const PLACE_FIELDS = ["land", "water", "barren"];

export function placeOf(action: JsonObject): string | null {
  for (const field of PLACE_FIELDS) {
    const value = action[field];
    if (typeof value === "string") return value;
  }
  return null;
}

export function deedsOf(scene: Scene): Deeds {
  const onMap = new Map<string, Map<string, JsonObject[]>>();
  const deeds: Deeds = { onMap: [], cards: [], buttons: [] };
  for (const action of scene.state.legal) {
    const place = placeOf(action);
    if (place !== null) {
      const verb = String(action["verb"]);
      const places = onMap.get(verb) ?? new Map<string, JsonObject[]>();
      onMap.set(verb, places.set(place, [...(places.get(place) ?? []), action]));
    } else if (typeof action["empire"] === "string") deeds.cards.push({ action, word: `empire-${action["empire"]}` });
    else if (typeof action["card"] === "string") deeds.cards.push({ action, word: `card-${action["card"]}` });
    else deeds.buttons.push(action);
  }
  deeds.onMap = [...onMap].map(([verb, places]) => ({ verb, places }));
  return deeds;
}
