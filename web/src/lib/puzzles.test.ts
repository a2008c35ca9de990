import { expect, test } from "vitest";
import { following } from "./puzzles";
import type { PuzzleInfo } from "./wire";

function puzzle(id: string, game = "roll"): PuzzleInfo {
  return { id, game, difficulty: "easy", seats: 2, counts: "round", number: 3, moves: 4 };
}

test("the next puzzle is the next of the same game that is not solved, round and round", () => {
  const all = [puzzle("a"), puzzle("b"), puzzle("x", "other"), puzzle("c")];
  expect(following(all, "a", {})).toBe("b");
  expect(following(all, "a", { b: "solved" })).toBe("c");
  expect(following(all, "c", { a: "solved", b: "missed" })).toBe("b");
  expect(following(all, "b", { a: "solved", c: "solved" })).toBeNull();
  expect(following(all, "x", {})).toBeNull();
});
