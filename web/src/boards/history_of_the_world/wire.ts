/** What the engine tells this board. Written by `web/tools/wire_types.py` from its own types: do not edit. */

import type { Level } from "../conquest/wire";

export interface LandView {
  land: string;
  owner: number | null;
  active: boolean;
  town: string | null;
  monument: boolean;
  fort: boolean;
}

export interface RegionView {
  region: string;
  presence: number;
  dominance: number;
  control: number;
  level: Array<Level>;
}

export interface SeatView {
  seat: number;
  score: number;
  stock: number;
  cards: number;
  empire: string | null;
}

export interface TurnView {
  seat: number;
  empire: string;
  kingdom: string | null;
  founded: boolean;
  unplaced: number;
  siege_tokens: number;
  fleets: Array<string>;
  caravans: Array<string>;
  improvements: Array<string>;
  spent: boolean;
  powder: number;
  fought: Array<string>;
}

export interface BattleView {
  land: string;
  via: string;
  defender: number;
  siege: number;
  bonus: number;
  powder: boolean | null;
  attack: Array<number>;
  defence: Array<number>;
}

export interface OwnView {
  hand: Array<string>;
  empire: string | null;
  pile: Array<string>;
  drawn: Array<string>;
  passed_events: Array<string>;
  passed_empires: Array<string>;
}

export interface View {
  epoch: number;
  seats: Array<SeatView>;
  lands: Array<LandView>;
  regions: Array<RegionView>;
  order: Array<string>;
  called: Array<string>;
  towns_left: number;
  monuments_left: number;
  forts_left: number;
  turn: TurnView | null;
  battle: BattleView | null;
  own: OwnView | null;
}
