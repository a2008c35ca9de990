/** The view of Mare Nostrum, and what the page knows of its prices. */

import type { JsonObject } from "../../lib/wire";

export const RESOURCES = [
  "tax",
  "grain",
  "fish",
  "slaves",
  "wine",
  "metal",
  "fruit",
  "livestock",
  "oil",
  "gold",
  "gems",
  "perfume",
  "papyrus",
] as const;
export type Resource = (typeof RESOURCES)[number];
export type Cards = Partial<Record<Resource, number>>;

export const ITEMS = ["influence", "caravan", "city", "market", "temple", "legion", "fort", "trireme"] as const;
export type Item = (typeof ITEMS)[number];

export const ROLES = ["commerce_director", "political_leader", "military_leader"] as const;
export type Role = (typeof ROLES)[number];

export const CARD_PRICE = 9;
export const PYRAMIDS_PRICE = 12;
export const CARDS_TO_WIN = 4;

/** The heroes that serve one civilization only. */
export const OWN_HEROES: Record<string, string> = {
  caesar: "rome",
  hannibal: "carthage",
  hammurabi: "babylon",
  pericles: "greece",
  cleopatra: "egypt",
};
export const HOMES: Record<string, string> = {
  rome: "rome",
  carthage: "carthage",
  greece: "athens",
  egypt: "alexandria",
  babylon: "babylon",
};
export const WONDERS: readonly string[] = [
  "colossus",
  "hanging_gardens",
  "temple_of_artemis",
  "statue_of_zeus",
  "lighthouse",
  "mausoleum",
  "pyramids",
];

export interface Province {
  province: string;
  owner: string | null;
  new_marker: boolean;
  city: boolean;
  temple: boolean;
  market: boolean;
  caravans: Resource[];
  forts: number;
  legions: Record<string, number>;
  /** Legions of the player on the move that can still march from here. */
  ready: number;
  docked: number;
  occupier: string | null;
  tasks: string[];
}

export interface Sea {
  sea: string;
  triremes: Record<string, number>;
  /** Triremes of the player on the move that can still sail from here. */
  ready: number;
}

export interface Seat {
  seat: number;
  civ: string | null;
  cards: string[];
  hand_size: number;
  hand: Cards | null;
  offer: Cards | null;
  taken: Cards;
  supply: Record<string, number>;
  /** What each item costs this seat now, in cards or, during the set-up, in points. */
  prices: Record<Item, number>;
}

export interface View {
  round: number;
  rounds: number;
  phase: string;
  seat: number;
  roles: Partial<Record<Role, number>>;
  seats: Seat[];
  provinces: Province[];
  seas: Sea[];
  bank: Cards;
  tokens: Record<string, number>;
  cards_left: string[];
  number: number | null;
  points: number;
  winner: number | null;
  reason: string | null;
}

export function viewOf(json: JsonObject): View {
  return json as unknown as View;
}

export function cardPrice(card: string): number {
  return card === "pyramids" ? PYRAMIDS_PRICE : CARD_PRICE;
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

/** How much a seat counts for each role, from what lies open on the board. */
export function roleCount(view: View, seat: Seat, role: Role): number {
  const own = seat.civ;
  if (own === null) return 0;
  let count = 0;
  for (const place of view.provinces) {
    const holder = (task: string): string | null => (place.tasks.includes(task) ? place.occupier : place.owner);
    if (role === "military_leader") {
      count += place.legions[own] ?? 0;
      if (place.owner === own) count += place.forts + place.docked;
    } else if (role === "commerce_director") {
      for (const good of place.caravans) if (holder(`caravan_${good}`) === own) count++;
      if (place.market && holder("market") === own) count++;
    } else {
      if (place.city && holder("city") === own) count++;
      if (place.temple && holder("temple") === own) count++;
    }
  }
  if (role === "military_leader") for (const sea of view.seas) count += sea.triremes[own] ?? 0;
  const helper = { commerce_director: "agamemnon", political_leader: "solomon", military_leader: "archimedes" }[role];
  return count + (seat.cards.includes(helper) ? 2 : 0);
}
