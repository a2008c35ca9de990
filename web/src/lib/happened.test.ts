import { expect, test } from "vitest";
import { turnsOf } from "./happened";
import type { Entry } from "./wire";

function entry(seq: number, kind: Entry["kind"], seat: number | null): Entry {
  return { seq, at: 0, kind, seat, action: null, outcome: null, to: null, events: [] };
}

test("what the others did is told by turn: one step for each player in a row, chance folded in", () => {
  const log = [entry(3, "play", 1), entry(4, "chance", null), entry(5, "play", 1), entry(6, "chance", null), entry(7, "play", 2)];
  const turns = turnsOf(log, (entries) => entries.map((each) => (each.kind === "chance" ? "The dice fall." : `Seat ${each.seat} moves.`)));
  expect(turns.map((turn) => [turn.seat, turn.until])).toEqual([
    [1, 7],
    [2, 8],
  ]);
});

test("the same sentence in a row is told once, and a turn without a sentence not at all", () => {
  const log = [entry(0, "play", 1), entry(1, "play", 1), entry(2, "play", 2)];
  const turns = turnsOf(log, (entries) => entries.filter((each) => each.seat === 1).map(() => "Takes a card."));
  expect(turns).toEqual([{ seat: 1, until: 2, lines: ["Takes a card."] }]);
});
