/** What the engine tells this board. Written by `web/tools/wire_types.py` from its own types: do not edit. */

export const LEVELS = ["absent", "presence", "dominance", "control"] as const;
export type Level = (typeof LEVELS)[number];

export interface Odds {
  win: number;
  tie: number;
  lose: number;
  end: number | null;
}

export interface Loss {
  colour: number;
  points: number;
}

export interface Answer {
  odds: Odds | null;
  gain: number;
  denied: Array<Loss>;
  dice: [number, number] | null;
  bonus: number;
}

export interface More {
  region: string;
  free: number;
  won: number;
}

export interface Part {
  where: string;
  what: string;
  points: number;
}

export interface Forecast {
  answers: Array<Answer>;
  more: Array<More>;
  now: Array<number>;
  ending: Array<Part>;
  resources: number;
}
