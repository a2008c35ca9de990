/** Where on the board an action is found; the panel of the question has all of them. */

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
  "upgrade",
  "upgrade_unit",
]);

export function verbOf(action: JsonObject): string {
  return String(action["verb"]);
}

export class Places {
  readonly #row = new Map<number, JsonObject[]>();
  readonly #hand = new Map<string, JsonObject[]>();
  readonly #cards = new Map<string, JsonObject[]>();
  readonly #work = new Map<string, JsonObject[]>();
  readonly stages: JsonObject[] = [];
  readonly growth: JsonObject[] = [];

  constructor(view: View, me: Civ | undefined, legal: readonly JsonObject[]) {
    for (const action of legal) this.#place(view, me, action);
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

  #place(view: View, me: Civ | undefined, action: JsonObject): void {
    if (me === undefined) return;
    const verb = verbOf(action);
    const card = String(action["card"] ?? action["old"] ?? "");
    if (verb === "take_card") {
      const slot = Number(action["slot"]);
      if (view.row.some((each) => each.slot === slot && each.card === card)) put(this.#row, slot, action);
    } else if (FROM_HAND.has(verb)) put(this.#hand, card, action);
    else if (FROM_CARDS.has(verb)) put(this.#cards, card, action);
    else if (AT_WORK.has(verb)) put(this.#work, card, action);
    else if (verb === "build_stages") this.stages.push(action);
    else if (verb === "increase_population") this.growth.push(action);
  }
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

function put<K>(places: Map<K, JsonObject[]>, key: K, action: JsonObject): void {
  const list = places.get(key) ?? [];
  list.push(action);
  places.set(key, list);
}
