/** Where on the board an action is found. What has no place there goes into the bar of buttons. */

import type { Entry, JsonObject } from "../../lib/wire";
import type { Civ, View } from "./view";

const FROM_HAND = new Set(["play_leader", "play_technology", "revolution", "play_action"]);
const FROM_CARDS = new Set([
  "play_event",
  "columbus",
  "attack",
  "declare_war",
  "offer_pact",
  "discard",
  "play_tactic",
  "play_bonus",
]);
const AT_WORK = new Set([
  "build",
  "train",
  "recruit",
  "destroy",
  "disband",
  "hold_back",
  "sacrifice",
  "lose_worker",
  "lose_building",
]);
const UPGRADES = new Set(["upgrade", "upgrade_unit"]);

/** In these steps a player walks about the whole board; in all others the question stands alone, with all its answers. */
const WIDE_STEPS = new Set(["actions", "politics", "discard", "agreement"]);

function verbOf(action: JsonObject): string {
  return String(action["verb"]);
}

export class Places {
  readonly #row = new Map<number, JsonObject[]>();
  readonly #hand = new Map<string, JsonObject[]>();
  readonly #cards = new Map<string, JsonObject[]>();
  readonly #work = new Map<string, JsonObject[]>();
  readonly stages: JsonObject[] = [];
  readonly growth: JsonObject[] = [];
  /** What the bar offers. */
  readonly rest: JsonObject[] = [];

  constructor(view: View, me: Civ | undefined, step: string, legal: readonly JsonObject[]) {
    for (const action of legal) {
      const placed = this.#place(view, me, action);
      if (!placed || !WIDE_STEPS.has(step)) this.rest.push(action);
    }
  }

  row(slot: number): JsonObject[] {
    return this.#row.get(slot) ?? [];
  }

  hand(card: string): JsonObject[] {
    return this.#hand.get(card) ?? [];
  }

  cards(card: string): JsonObject[] {
    return this.#cards.get(card) ?? [];
  }

  work(card: string): JsonObject[] {
    return this.#work.get(card) ?? [];
  }

  #place(view: View, me: Civ | undefined, action: JsonObject): boolean {
    if (me === undefined) return false;
    const verb = verbOf(action);
    const card = String(action["card"] ?? action["old"] ?? "");
    if (verb === "take_card") {
      const slot = Number(action["slot"]);
      return view.row.some((each) => each.slot === slot && each.card === card) && put(this.#row, slot, action);
    }
    if (FROM_HAND.has(verb)) return me.hand.includes(card) && put(this.#hand, card, action);
    if (FROM_CARDS.has(verb)) return (me.cards?.includes(card) ?? false) && put(this.#cards, card, action);
    if (AT_WORK.has(verb) || UPGRADES.has(verb)) {
      return me.technologies.some((each) => each.card === card) && put(this.#work, card, action);
    }
    if (verb === "build_stages") this.stages.push(action);
    if (verb === "increase_population") this.growth.push(action);
    // Both have their place and are wanted so often that the bar has them too.
    return false;
  }
}

/** What an action of a turn takes from the stocks, with all discounts, where the table tells. */
export function costOf(civ: Civ, action: JsonObject): { mark: "food" | "resources"; amount: number } | null {
  const verb = verbOf(action);
  const at = (name: string) => civ.technologies.find((each) => each.card === action[name]);
  if (verb === "increase_population") return civ.growth_cost === null ? null : { mark: "food", amount: civ.growth_cost };
  if (verb === "build" || verb === "train") return { mark: "resources", amount: at("card")?.cost ?? 0 };
  if (verb === "build_stages") {
    const stages = civ.stages.slice(civ.stages_built, civ.stages_built + Number(action["stages"]));
    return { mark: "resources", amount: stages.reduce((sum, stage) => sum + stage, 0) };
  }
  // A discount on new units does not make their upgrades cheaper.
  if (verb === "upgrade_unit") return { mark: "resources", amount: Math.max(0, (at("new")?.worth ?? 0) - (at("old")?.worth ?? 0)) };
  if (verb === "upgrade") return { mark: "resources", amount: Math.max(0, (at("new")?.cost ?? 0) - (at("old")?.worth ?? 0)) };
  return null;
}

/** Questions that something outside the player's own turn has put. */
const CAUSED = new Set([
  "lose_population",
  "lose_building",
  "raze",
  "gain_goods",
  "choose_goods",
  "lose_goods",
  "take_goods",
  "mines",
  "free_build",
  "lose_colony",
  "take_colony",
  "take_technology",
  "turn_wonder",
  "agreement",
]);

/** The card that has led to a question: the event, the aggression or the territory before it in this turn. */
export function causeOf(step: string, entries: readonly Entry[]): string | null {
  if (step === "card_action") return played(entries);
  if (!CAUSED.has(step)) return null;
  for (const entry of [...entries].reverse()) {
    for (const event of [...entry.events].reverse()) {
      const kind = event["event"];
      if (kind === "event_revealed" || kind === "attack_began" || kind === "colonized") return String(event["card"]);
      if (kind === "turn_began") return null;
    }
  }
  return null;
}

/** The action card that was played last. */
function played(entries: readonly Entry[]): string | null {
  const events = entries.flatMap((entry) => entry.events).filter((event) => event["event"] === "action_card_played");
  const last = events[events.length - 1];
  return last === undefined ? null : String(last["card"]);
}

function put<K>(places: Map<K, JsonObject[]>, key: K, action: JsonObject): boolean {
  const list = places.get(key) ?? [];
  list.push(action);
  places.set(key, list);
  return true;
}

/** What a worker can be put to at once, beside the card; the rest is in the card's own menu. */
export function quick(actions: readonly JsonObject[]): JsonObject[] {
  return actions.filter((action) => ["build", "train", "upgrade", "upgrade_unit", "recruit"].includes(verbOf(action)));
}

export function signOf(action: JsonObject): string {
  const verb = verbOf(action);
  if (UPGRADES.has(verb)) return "↑";
  if (verb === "recruit") return "+✶";
  return "+";
}
