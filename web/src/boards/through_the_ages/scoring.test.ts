import { expect, test } from "vitest";
import type { Entry } from "../../lib/wire";
import { scoringOf } from "./scoring";

function entry(...events: Entry["events"]): Entry {
  return { seq: 0, at: 0, kind: "play", seat: 0, action: null, outcome: null, to: null, events };
}

const produced = (seat: number, culture: number) => ({ event: "produced", seat, culture, science: 0, food: 0, resources: 0 });
const changed = (seat: number, culture: number) => ({ event: "culture_changed", seat, culture });
const scored = (seat: number, culture: number) => ({ event: "bonus_scored", seat, card: "impact_of_science", culture });

test("culture is told round by round and each impact once for everybody", () => {
  const log = [
    entry({ event: "turn_began", seat: 0, round: 1 }, produced(0, 2)),
    entry({ event: "age_began", age: "I" }, { event: "turn_began", seat: 0, round: 2 }, changed(1, 5)),
    entry(scored(0, 4), changed(0, 4), scored(1, 0)),
  ];
  const found = scoringOf(log, 2, [6, 5]);
  expect(found.cards).toEqual(["impact_of_science"]);
  expect(found.points).toEqual([[4], [0]]);
  expect(found.rounds).toEqual([
    { age: "A", culture: [0, 0] },
    { age: "I", culture: [2, 0] },
    { age: "I", culture: [6, 5] },
  ]);
});

test("an impact that came true before the end is not part of the final scoring", () => {
  const log = [entry({ event: "turn_began", seat: 0, round: 1 }, scored(0, 4), changed(0, 4)), entry({ event: "turn_began", seat: 1, round: 1 }, scored(0, 1), changed(0, 1))];
  expect(scoringOf(log, 1, [5]).points).toEqual([[1]]);
});

test("the parts of a player's culture make up the whole", () => {
  const log = [
    entry({ event: "turn_began", seat: 0, round: 1 }, { event: "event_placed", seat: 0, age: "I", culture: 1 }, changed(0, 1), produced(0, 7), changed(0, 6), changed(0, -3)),
    entry(scored(0, 4), changed(0, 4)),
  ];
  const parts = scoringOf(log, 1, [15]).parts[0];
  expect(parts).toEqual({ produced: 7, prepared: 1, won: 6, lost: -3, final: 4 });
  expect(Object.values(parts ?? {}).reduce((sum, each) => sum + each, 0)).toBe(15);
});
