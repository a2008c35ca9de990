/** How changes of numbers are told: what an answer costs, and what else it changes. */

import type { NumberName, Numbers } from "./view";

export interface Change {
  /** The little picture that stands for it. */
  mark: string;
  was: number;
  then: number;
  rating: boolean;
}

const PAID: readonly [NumberName, string][] = [
  ["civil", "civil_actions"],
  ["military", "military_actions"],
  ["food", "food"],
  ["resources", "resources"],
  ["science", "science"],
];

const CHANGED: readonly [NumberName, string, boolean][] = [
  ["culture", "culture", false],
  ["culture_rating", "culture", true],
  ["science_rating", "science", true],
  ["strength", "strength", false],
  ["happy", "happy", false],
  ["civil_total", "civil_actions", false],
  ["military_total", "military_actions", false],
  ["unused", "worker", false],
];

/** What an answer takes, as amounts. */
export function costs(now: Numbers, changes: Partial<Numbers>): [string, number][] {
  return PAID.flatMap(([name, mark]): [string, number][] => {
    const then = changes[name];
    return then === undefined || then >= now[name] ? [] : [[mark, now[name] - then]];
  });
}

/** What an answer gives at once. */
export function gains(now: Numbers, changes: Partial<Numbers>): [string, number][] {
  return PAID.flatMap(([name, mark]): [string, number][] => {
    const then = changes[name];
    return then === undefined || then <= now[name] ? [] : [[mark, then - now[name]]];
  });
}

/** What else it changes, from and to. */
export function effects(now: Numbers, changes: Partial<Numbers>): Change[] {
  return CHANGED.flatMap(([name, mark, rating]): Change[] => {
    const then = changes[name];
    return then === undefined ? [] : [{ mark, was: now[name], then, rating }];
  });
}
