/** What both History games put on the table, in one shape. */

import type { Book } from "../../lib/book";
import type { JsonObject } from "../../lib/wire";
import type { Odds } from "./odds";

export interface Occupant {
  land: string;
  /** Whose army stands there, by colour. */
  army: number | null;
  active: boolean;
  town: string | null;
  monument: boolean;
  fort: boolean;
}

export const LEVELS = ["absent", "presence", "dominance", "control"] as const;
export type Level = 0 | 1 | 2 | 3;

export interface Region {
  id: string;
  /** What absence, presence, dominance and control score this epoch. */
  values: readonly [number, number, number, number];
}

export interface Contender {
  colour: number;
  seat: number;
  /** The player's name, with the colour where one player has several. */
  name: string;
  score: number;
  cards: number;
  empire: string | null;
  /** Armies in stock, where they can run out. */
  stock: number | null;
}

export interface Force {
  colour: number;
  /** The key of the word for who acts. */
  word: string;
  armies: number;
  tokens: number;
  fleets: readonly string[];
  caravans: readonly string[];
  /** Keys of the words for the cards in force. */
  cards: readonly string[];
}

export interface Fight {
  land: string;
  defender: number;
  attack: readonly number[];
  defence: readonly number[];
  /** What the siege, or the dial, adds. */
  siege: number;
  /** Points left for overruns. */
  points: number | null;
}

export interface EmpireCard {
  id: string;
  epoch: number;
  strength: number;
  start: string[];
  founding: string;
  fleets: string[];
  caravans: string[];
  ability: string;
  stated?: boolean;
}

export interface EventCard {
  id: string;
  epoch: number;
  kind: string;
  price: number;
}

export interface Deck {
  empires: EmpireCard[];
  events: EventCard[];
}

export interface Model {
  epoch: number;
  epochs: number;
  lands: ReadonlyMap<string, Occupant>;
  regions: readonly Region[];
  contenders: readonly Contender[];
  /** The colours of the seat that looks. */
  mine: readonly number[];
  /** The epoch's empires as they are called. */
  order: readonly string[];
  called: readonly string[];
  force: Force | null;
  fight: Fight | null;
  hand: readonly string[];
  empire: string | null;
  passed: readonly { word: string; cards: readonly string[] }[];
  left: { towns: number; monuments: number; forts: number };
  /** The chances of an action that leads to a battle. */
  odds: (action: JsonObject) => Odds | null;
  /** The chances if the battle that is on goes on with this much more. */
  siegeOdds: (more: number) => Odds | null;
  /** Whether a lost battle's tie exists in this game. */
  ties: boolean;
}

export const TOWN_POINTS: Record<string, number> = { capital: 2, city: 1 };

/** Count each colour's armies in a region. */
export function armiesIn(model: Model, lands: readonly string[]): number[] {
  const counts = model.contenders.map(() => 0);
  for (const land of lands) {
    const army = model.lands.get(land)?.army;
    if (army !== null && army !== undefined) counts[army] = (counts[army] ?? 0) + 1;
  }
  return counts;
}

/** How strongly a colour stands in a region with these armies in it. */
export function levelOf(counts: readonly number[], colour: number): Level {
  const own = counts[colour] ?? 0;
  if (own === 0) return 0;
  const strongest = Math.max(0, ...counts.filter((_, other) => other !== colour));
  if (own >= 3 && strongest === 0) return 3;
  return own >= 2 && own > strongest ? 2 : 1;
}

export function buildingPoints(model: Model, colour: number): number {
  let points = 0;
  for (const place of model.lands.values()) {
    if (place.army !== colour) continue;
    points += (place.town === null ? 0 : (TOWN_POINTS[place.town] ?? 0)) + Number(place.monument);
  }
  return points;
}

/** What a game calls its pieces and holds, as values for the words of the board. */
export function termsOf(book: Book): Record<string, string> {
  const small = (key: string): string => book.text(key).toLocaleLowerCase();
  return {
    regions: small("label-regions"),
    fort: small("label-fort"),
    monument: book.text("building-monument"),
    presence: book.text("level-presence"),
    dominance: book.text("level-dominance"),
    control: book.text("level-control"),
  };
}

/** What a game counts by: points, or gold. */
export function currencyOf(book: Book): string {
  return book.maybe("label-score") ?? book.text("label-gold");
}
