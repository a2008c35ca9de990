/** What the engine tells this board. Written by `web/tools/wire_types.py` from its own types: do not edit. */

export const GAMES = ["simple", "advanced", "full"] as const;
export type Game = (typeof GAMES)[number];

export const PACT_ROLES = ["a", "b"] as const;
export type PactRole = (typeof PACT_ROLES)[number];

export const NUMBER_NAMES = ["civil", "civil_total", "military", "military_total", "food", "resources", "unit_credit", "science", "culture", "culture_rating", "science_rating", "strength", "happy", "happy_needed", "discontent", "unused", "yellow", "blue", "eaten", "growth", "military_cards", "uprising", "end_culture", "end_science", "end_food", "end_resources", "end_blue", "food_made", "resources_made", "corruption", "famine", "draws"] as const;
export type NumberName = (typeof NUMBER_NAMES)[number];

export const RATINGS = ["strength", "culture", "science", "happy"] as const;
export type Rating = (typeof RATINGS)[number];

export const PLAN_KINDS = ["attack", "defence", "auction", "payment"] as const;
export type PlanKind = (typeof PLAN_KINDS)[number];

export interface TechnologyView {
  card: string;
  workers: number;
  tokens: number;
  cost: number;
  worth: number;
}

export interface SlotView {
  slot: number;
  cost: number;
  price: number | null;
  card: string | null;
}

export interface ForecastView {
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

export interface CivView {
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
  civil_lost: number;
  unit_credit: number;
  trade_ready: boolean;
  trade_used: boolean;
  columbus_used: boolean;
  liner_used: boolean;
  skips_politics: boolean;
  keeps_cards: boolean;
  attacking: number | null;
  government: string;
  urban_limit: number;
  leader: string | null;
  tactic: string | null;
  armies: number;
  army_strength: number;
  wonder: string | null;
  stages: Array<number>;
  stages_built: number;
  technologies: Array<TechnologyView>;
  specials: Array<string>;
  wonders: Array<string>;
  turned: Array<string>;
  colonies: Array<string>;
  hand: Array<string>;
  hand_limit: number;
  fresh: Array<string>;
  card_limit: number;
  card_count: Record<string, number>;
  shown: Array<string>;
  cards: Array<string> | null;
  bonuses: Array<string> | null;
  forecast: ForecastView | null;
}

export interface PactView {
  card: string;
  owner: number;
  a: number;
  b: number;
}

export interface WarView {
  card: string;
  attacker: number;
  target: number;
}

export interface BattleView {
  card: string;
  attacker: number;
  target: number;
  attack: number;
  defence: number;
  attack_units: Array<string>;
  defence_units: Array<string>;
  defence_cards: number;
}

export interface AuctionView {
  card: string;
  high: number;
  bidder: number | null;
  passed: Array<number>;
  units: Array<string>;
}

export interface OfferView {
  card: string;
  seat: number;
  partner: number;
  role: PactRole;
}

export interface View {
  you: number | null;
  game: Game;
  round: number;
  last_round: number | null;
  age: string;
  turn: number;
  row: Array<SlotView>;
  civil_deck: number;
  military_deck: number;
  current_events: Record<string, number>;
  future_events: Record<string, number>;
  known_events: Array<string>;
  past_events: Array<string>;
  used: Array<string>;
  open_bonuses: Array<string>;
  hidden_bonuses: number;
  pacts: Array<PactView>;
  wars: Array<WarView>;
  battle: BattleView | null;
  auction: AuctionView | null;
  offer: OfferView | null;
  civs: Array<CivView>;
}

export interface Price {
  card: string;
  science: number;
  revolution: number;
  build: number;
}

export type Source = [Rating, string, number];

export interface Target {
  card: string;
  target: number;
  cost: number;
  allowed: boolean;
  attack: number;
  defence: number;
  most: number;
}

export interface Deal {
  card: string;
  partner: number;
  role: PactRole;
  mine: Partial<Record<NumberName, number>>;
  theirs: Partial<Record<NumberName, number>>;
}

export interface TacticPlan {
  card: string;
  armies: number;
  strength: number;
}

export interface UnitPlan {
  card: string;
  count: number;
}

export interface CardPlan {
  card: string;
  amount: number;
}

export interface RivalPlan {
  seat: number;
  most: number;
}

export interface Planner {
  kind: PlanKind;
  need: number;
  most: number;
  with_units: boolean;
  units: Array<UnitPlan>;
  totals: Array<number>;
  after: Array<number>;
  cards: Array<CardPlan>;
  rivals: Array<RivalPlan>;
}

export interface Forecast {
  now: Record<NumberName, number>;
  answers: Array<Partial<Record<NumberName, number>>>;
  calm: number;
  row: Array<string>;
  hand: Record<string, string>;
  cards: Record<string, string>;
  prices: Array<Price>;
  stages: Array<number>;
  sources: Array<Array<Source>>;
  targets: Array<Target>;
  deals: Array<Deal>;
  tactics: Array<TacticPlan>;
  planner: Planner | null;
}
