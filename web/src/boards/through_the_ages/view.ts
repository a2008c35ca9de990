/** The view of Through the Ages, and what is printed on its cards and boards. */

import type { JsonObject } from "../../lib/wire";
import printed from "./cards.json";

export interface Slot {
  slot: number;
  cost: number;
  price: number | null;
  card: string | null;
}

export interface Technology {
  card: string;
  workers: number;
  tokens: number;
  /** What another worker here costs, and what is set off when one is upgraded. */
  cost: number;
  worth: number;
}

export interface Forecast {
  uprising: boolean;
  culture: number;
  science: number;
  food: number;
  resources: number;
  food_change: number;
  resources_change: number;
  famine: number;
  draws: number;
}

export interface Civ {
  seat: number;
  left: boolean;
  culture: number;
  science: number;
  culture_rating: number;
  science_rating: number;
  strength: number;
  happy: number;
  happy_needed: number;
  discontent: number;
  yellow: number;
  growth_cost: number | null;
  consumption: number;
  unused: number;
  blue: number;
  corruption: number;
  food: number;
  resources: number;
  civil: number;
  civil_total: number;
  military: number;
  military_total: number;
  unit_credit: number;
  government: string;
  urban_limit: number;
  leader: string | null;
  tactic: string | null;
  armies: number;
  army_strength: number;
  wonder: string | null;
  stages: number[];
  stages_built: number;
  technologies: Technology[];
  specials: string[];
  wonders: string[];
  turned: string[];
  colonies: string[];
  hand: string[];
  hand_limit: number;
  fresh: string[];
  card_limit: number;
  card_count: Record<string, number>;
  shown: string[];
  cards: string[] | null;
  bonuses: string[] | null;
  forecast: Forecast | null;
}

export interface Battle {
  card: string;
  attacker: number;
  target: number;
  attack: number;
  defence: number;
  attack_units: string[];
  defence_units: string[];
  defence_cards: number;
}

export interface View {
  you: number | null;
  game: "simple" | "advanced" | "full";
  round: number;
  last_round: number | null;
  age: string;
  turn: number;
  row: Slot[];
  civil_deck: number;
  military_deck: number;
  current_events: Record<string, number>;
  future_events: Record<string, number>;
  known_events: string[];
  past_events: string[];
  used: string[];
  open_bonuses: string[];
  hidden_bonuses: number;
  pacts: { card: string; owner: number; a: number; b: number }[];
  wars: { card: string; attacker: number; target: number }[];
  battle: Battle | null;
  auction: { card: string; high: number; bidder: number | null; passed: number[]; units: string[] } | null;
  offer: { card: string; seat: number; partner: number; role: string } | null;
  civs: Civ[];
}

export function viewOf(json: JsonObject): View {
  return json as unknown as View;
}

/** What is printed on a card; a number that is not there is zero. */
export interface Printed {
  age: string;
  kind: string;
  cost?: number;
  stages?: number[];
  science_cost?: number;
  revolution_cost?: number;
  food?: number;
  resources?: number;
  culture?: number;
  science?: number;
  strength?: number;
  happy?: number;
  civil_actions?: number;
  military_actions?: number;
  urban_limit?: number;
  colonization?: number;
  blue_tokens?: number;
  yellow_tokens?: number;
  army?: number[];
  bonus?: number;
  obsolete_bonus?: number;
  defence?: number;
}

const cards = printed.cards as unknown as Record<string, Printed>;

export function printedOn(card: string): Printed {
  return cards[card] ?? { age: "A", kind: "event" };
}

export interface YellowStep {
  from: number;
  food: number;
  consumption: number;
  happy: number;
}

export const YELLOW: readonly YellowStep[] = printed.banks.yellow;
export const BLUE: readonly { from: number; corruption: number }[] = printed.banks.blue;

export function yellowStep(tokens: number): YellowStep {
  return YELLOW.find((step) => tokens >= step.from) ?? { from: 0, food: 0, consumption: 0, happy: 0 };
}

export const CIVIL_KINDS = ["farm", "mine", "lab", "temple", "arena", "library", "theater"] as const;
export const UNIT_KINDS = ["infantry", "cavalry", "artillery", "air"] as const;
export const URBAN_KINDS: readonly string[] = ["lab", "temple", "arena", "library", "theater"];

/** The colours of cards, by what the players call them. */
const TONES: Record<string, string> = {
  farm: "brown",
  mine: "brown",
  lab: "grey",
  temple: "grey",
  arena: "grey",
  library: "grey",
  theater: "grey",
  infantry: "red",
  cavalry: "red",
  artillery: "red",
  air: "red",
  government: "orange",
  special: "blue",
  leader: "green",
  wonder: "purple",
  action: "yellow",
  event: "teal",
  territory: "teal",
  aggression: "red",
  war: "red",
  pact: "blue",
  tactics: "red",
  bonus: "grey",
};

export function toneOf(kind: string): string {
  return TONES[kind] ?? "grey";
}

const WORKED: readonly string[] = [...CIVIL_KINDS, ...UNIT_KINDS];

/** Whether workers stand on cards of this kind: symbols say all of what such a card gives. */
export function isWorked(kind: string): boolean {
  return WORKED.includes(kind);
}

/** The yields of a card that are shown as symbols, in the order in which they are shown. */
export const YIELDS = [
  "food",
  "resources",
  "science",
  "culture",
  "happy",
  "strength",
  "civil_actions",
  "military_actions",
  "colonization",
  "yellow_tokens",
  "blue_tokens",
] as const;
export type Yield = (typeof YIELDS)[number];

export function yieldsOf(card: Printed): [Yield, number][] {
  return YIELDS.flatMap((name): [Yield, number][] => {
    const amount = card[name];
    return amount === undefined ? [] : [[name, amount]];
  });
}

/** Longer words than this may need two lines on a card. */
const LONG = 9;
const SOUNDS = /dzs|cs|dz|gy|ly|ny|sz|ty|zs|th|ph|ch|sh|./giu;
const VOWEL = /^[aáeéiíoóöőuúüű]$/iu;
const SOFT_HYPHEN = "\u00ad";

/** Say where a long word may be parted: before the last consonant of those between two vowels, three letters from either end. */
function parted(word: string): string {
  if (word.length <= LONG) return word;
  const sounds = word.match(SOUNDS) ?? [];
  let text = "";
  sounds.forEach((sound, index) => {
    const opens = !VOWEL.test(sound) && VOWEL.test(sounds[index + 1] ?? "");
    const sounded = sounds.slice(0, index).some((each) => VOWEL.test(each));
    const left = sounds.slice(0, index).join("").length;
    if (opens && sounded && left >= 3 && word.length - left >= 3) text += SOFT_HYPHEN;
    text += sound;
  });
  return text;
}

/** A card's words as they stand in a narrow place, and whether there are long ones. */
export function narrowed(words: string): { text: string; long: boolean } {
  const parts = words.split(/(?<=[\s/-])/);
  return {
    text: parts.map((part) => parted(part.trimEnd()) + (part.endsWith(" ") ? " " : part.endsWith("/") ? "\u200b" : "")).join(""),
    long: parts.some((part) => part.trimEnd().length > LONG),
  };
}

export function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

export function upTo(count: number): number[] {
  return Array.from({ length: Math.max(0, count) }, (_, index) => index);
}
