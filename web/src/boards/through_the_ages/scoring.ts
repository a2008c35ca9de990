/** The scoring at the end, and culture round by round, found in the log: added up by the rules, only sorted here. */

import type { Entry } from "../../lib/wire";

/** Where a player's culture comes from. */
export interface Parts {
  produced: number;
  /** For preparing events. */
  prepared: number;
  /** By events, leaders, wonders, cards and wars. */
  won: number;
  lost: number;
  final: number;
}

export interface Scoring {
  /** What was scored at the end, in its order: a card of age III, or "" for the Simple game's own bonus. */
  cards: string[];
  /** Per seat what each of them brought. */
  points: number[][];
  /** Per round each seat's culture when the round began; the last one is the end. */
  rounds: { age: string; culture: number[] }[];
  parts: Parts[];
}

export function scoringOf(entries: readonly Entry[], seats: number, last: readonly number[]): Scoring {
  const cards: string[] = [];
  const points = Array.from({ length: seats }, (): number[] => []);
  const culture = Array.from({ length: seats }, () => 0);
  const parts = Array.from({ length: seats }, (): Parts => ({ produced: 0, prepared: 0, won: 0, lost: 0, final: 0 }));
  const rounds: Scoring["rounds"] = [];
  let age = "A";
  let round = 0;
  for (const event of entries.flatMap((entry) => entry.events)) {
    const seat = typeof event["seat"] === "number" ? event["seat"] : -1;
    const amount = Number(event["culture"] ?? 0);
    const kind = event["event"];
    const own = parts[seat];
    if (kind === "age_began") age = String(event["age"]);
    if (kind === "turn_began") {
      // What was scored before another turn was not the end.
      cards.length = 0;
      for (const each of points) each.length = 0;
      if (Number(event["round"]) > round) {
        round = Number(event["round"]);
        rounds.push({ age, culture: [...culture] });
      }
    }
    if (own === undefined) continue;
    if (kind === "event_placed") own.prepared += amount;
    else if (kind === "produced" || kind === "culture_changed") {
      culture[seat] = (culture[seat] ?? 0) + amount;
      own[kind === "produced" ? "produced" : amount > 0 ? "won" : "lost"] += amount;
    } else if (kind === "bonus_scored" || kind === "final_scored") {
      const card = kind === "bonus_scored" ? String(event["card"]) : "";
      let at = cards.lastIndexOf(card);
      // A second copy of the same card is another scoring.
      if (at < 0 || points[seat]?.[at] !== undefined) at = cards.push(card) - 1;
      const scored = points[seat];
      if (scored !== undefined) scored[at] = amount;
    }
  }
  parts.forEach((own, seat) => {
    own.final = (points[seat] ?? []).reduce((sum, each) => sum + each, 0);
    // The log tells these once more as a change of culture.
    own.won -= own.prepared + own.final;
  });
  rounds.push({ age, culture: [...last] });
  return { cards, points, rounds, parts };
}
