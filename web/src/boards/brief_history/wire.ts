/** What the engine tells this board. Written by `web/tools/wire_types.py` from its own types: do not edit. */

import type { Level } from "../conquest/wire";

export const COLOURS = ["red", "blue", "green", "yellow", "purple", "orange"] as const;
export type Colour = (typeof COLOURS)[number];

export interface LandView {
  land: string;
  colour: Colour | null;
  active: boolean;
  building: string | null;
  monument: boolean;
  fort: boolean;
}

export interface RegionView {
  region: string;
  value: number;
  level: Partial<Record<Colour, Level>>;
}

export interface PlayerView {
  seat: number;
  colour: Colour;
  gold: number;
  empire: string | null;
  cards: number;
  dealt: Array<string>;
  hand: Array<string> | null;
  tokens: number;
  bonus: number | null;
}

export interface ForceView {
  empire: string | null;
  card: string | null;
  armies: number;
  waters: Array<string>;
  crossings: number;
  symbols: number;
  barbarian: boolean;
  failed: boolean;
  spent: boolean;
}

export interface BattleView {
  land: string;
  way: string;
  defender: Colour;
  dial: number;
  dice: Array<number>;
  against: Array<number>;
  points: number;
}

export interface PileView {
  epoch: number;
  pile: string;
  passed_on: Array<string>;
}

export interface TableView {
  epoch: number;
  colour: Colour | null;
  called: Array<string>;
  players: Array<PlayerView>;
  order: Array<Colour>;
  force: ForceView | null;
  battle: BattleView | null;
  card: string | null;
  choosing: Record<string, string>;
  pile: Array<string>;
  tokens: Array<number>;
  passed: Array<PileView>;
  shown: Array<string>;
  monuments_left: number;
  forts_left: number;
  towns_left: number;
  regions: Array<RegionView>;
  lands: Array<LandView>;
}
