/** How the legal actions are laid out: on the map, as cards, or as buttons. */

import type { Scene } from "../../lib/scene";
import type { JsonObject } from "../../lib/wire";
import { t } from "../../lib/words.svelte";
import type { Model } from "./model";

export interface OnMap {
  /** The verb, or `take` for all the ways of getting a land. */
  verb: string;
  /** Per place: the actions that it stands for. */
  places: ReadonlyMap<string, JsonObject[]>;
}

export interface Deeds {
  onMap: OnMap[];
  cards: { action: JsonObject; word: string }[];
  buttons: JsonObject[];
}

const TAKING = ["conquer", "convert", "ride_on", "crusade", "occupy", "hand_over", "invade", "cross", "overrun", "attack"];
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
      const named = String(action["verb"]);
      const verb = TAKING.includes(named) ? "take" : named;
      const places = onMap.get(verb) ?? new Map<string, JsonObject[]>();
      onMap.set(verb, places.set(place, [...(places.get(place) ?? []), action]));
    } else if (typeof action["empire"] === "string") deeds.cards.push({ action, word: `empire-${action["empire"]}` });
    else if (typeof action["card"] === "string") deeds.cards.push({ action, word: `card-${action["card"]}` });
    else deeds.buttons.push(action);
  }
  deeds.onMap = [...onMap].map(([verb, places]) => ({ verb, places }));
  return deeds;
}

/** The word on the button of a card. */
export function cardVerb(action: JsonObject): string {
  return t(`hist-card-${String(action["verb"]).split("_")[0] ?? ""}`);
}

/** Whether cards are chosen from, rather than played. */
export function draftsCards(scene: Scene, deeds: Deeds): boolean {
  return scene.active && deeds.onMap.length === 0 && deeds.cards.some((deed) => !String(deed.action["verb"]).startsWith("play"));
}

/** My cards, and those that can be played from elsewhere. */
export function handOf(model: Model, deeds: Deeds): string[] {
  return [...new Set([...model.hand.map((each) => `card-${each}`), ...deeds.cards.map((deed) => deed.word)])];
}
