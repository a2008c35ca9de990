/** What both History games put on the table, in one shape. */

import type { Book } from "../../lib/book";
import type { Scene } from "../../lib/scene";
import type { JsonObject } from "../../lib/wire";
import { LEVELS, type Answer, type Forecast, type Level as LevelName } from "./wire";

export type { Answer, Forecast, Odds, Part } from "./wire";
export { LEVELS };

export interface Occupant {
  land: string;
  /** Whose army stands there, by colour. */
  army: number | null;
  active: boolean;
  town: string | null;
  monument: boolean;
  fort: boolean;
}

export type Level = 0 | 1 | 2 | 3;

export interface Region {
  id: string;
  /** What absence, presence, dominance and control score this epoch. */
  values: readonly [number, number, number, number];
  /** Per colour: how strongly it stands there. */
  levels: readonly Level[];
}

export function levelNamed(name: LevelName = "absent"): Level {
  return LEVELS.indexOf(name) as Level;
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
  /** Left to place; none before the founding. */
  armies: number | null;
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
  /** The colour of its number, the epoch, where that says when it is played. */
  number?: string;
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
  /** Keys of the words for cards drawn and not yet kept or given away. */
  drawn: readonly string[];
  empire: string | null;
  passed: readonly { word: string; cards: readonly string[] }[];
  left: { towns: number; monuments: number; forts: number };
  /** Whether a battle can end in a tie in this game. */
  ties: boolean;
}

export function forecastOf(scene: Scene): Forecast | null {
  return scene.active ? (scene.state.forecast as unknown as Forecast | null) : null;
}

export function answerTo(scene: Scene, forecast: Forecast | null, action: JsonObject): Answer | null {
  return forecast?.answers[scene.state.legal.indexOf(action)] ?? null;
}

/** Count each colour's armies in a region. */
export function armiesIn(model: Model, lands: readonly string[]): number[] {
  const counts = model.contenders.map(() => 0);
  for (const land of lands) {
    const army = model.lands.get(land)?.army;
    if (army !== null && army !== undefined) counts[army] = (counts[army] ?? 0) + 1;
  }
  return counts;
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
