/** What the engine tells this board. Written by `web/tools/wire_types.py` from its own types: do not edit. */

export const RESOURCES = ["tax", "grain", "fish", "slaves", "wine", "metal", "fruit", "livestock", "oil", "gold", "gems", "perfume", "papyrus"] as const;
export type Resource = (typeof RESOURCES)[number];

export const ITEMS = ["influence", "caravan", "city", "market", "temple", "legion", "fort", "trireme"] as const;
export type Item = (typeof ITEMS)[number];

export const ROLES = ["commerce_director", "political_leader", "military_leader"] as const;
export type Role = (typeof ROLES)[number];

export interface ProvinceView {
  province: string;
  owner: string | null;
  new_marker: boolean;
  city: boolean;
  temple: boolean;
  market: boolean;
  caravans: Array<Resource>;
  forts: number;
  legions: Record<string, number>;
  ready: number;
  docked: number;
  occupier: string | null;
  tasks: Array<string>;
}

export interface SeaView {
  sea: string;
  triremes: Record<string, number>;
  ready: number;
}

export interface SeatView {
  seat: number;
  civ: string | null;
  cards: Array<string>;
  hand_size: number;
  hand: Partial<Record<Resource, number>> | null;
  offer: Partial<Record<Resource, number>> | null;
  taken: Partial<Record<Resource, number>>;
  supply: Partial<Record<Item, number>>;
  prices: Record<Item, number>;
  counts: Partial<Record<Role, number>>;
}

export interface View {
  round: number;
  rounds: number;
  phase: string;
  seat: number;
  roles: Partial<Record<Role, number>>;
  seats: Array<SeatView>;
  provinces: Array<ProvinceView>;
  seas: Array<SeaView>;
  bank: Partial<Record<Resource, number>>;
  spent: Partial<Record<Resource, number>>;
  tokens: Partial<Record<Item, number>>;
  cards_left: Array<string>;
  number: number | null;
  points: number;
  winner: number | null;
  reason: string | null;
}

export interface Odds {
  action: number;
  clears: number;
  wiped: number;
  units: number;
  fort: number;
  hero: number;
  foes: number;
}

export interface Ware {
  name: string;
  price: number;
  short: number;
  left: number;
  places: number;
}

export interface Sets {
  size: number;
  number: number;
  short: number;
}

export interface Forecast {
  sets: Array<Sets>;
  completes: Partial<Record<Resource, number>>;
  wares: Array<Ware>;
  cards: Array<Ware>;
  spare: Array<Resource>;
  odds: Array<Odds>;
  movable: Record<string, number>;
}
