import { beforeEach, expect, test, vi } from "vitest";
import { keepAnalysis, keptAnalysis, turningPoints } from "./analysis";
import type { Analysis, Entry } from "./wire";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});

function found(...turns: number[]): Analysis {
  return { done: 3, steps: 3, unit: "percent", points: [], turns: turns.map((seq) => ({ seq, seat: 0, before: 50, after: 80, better: null })) };
}

beforeEach(() => kept.clear());

test("the order of seats, drawn before anybody moved, is no turning point", () => {
  const log = [{ seq: 0, kind: "chance" }, { seq: 1, kind: "chance" }, { seq: 2, kind: "play" }, { seq: 3, kind: "chance" }] as Entry[];
  expect(turningPoints(found(0, 1, 2, 3), log).map((turn) => turn.seq)).toEqual([2, 3]);
  expect(turningPoints(null, log)).toEqual([]);
});

test("an analysis is there again after a reload, each match has its own, and old ones give way", () => {
  keepAnalysis("a", found(1));
  keepAnalysis("b", { ...found(), done: 1 });
  keepAnalysis("b", found(2));
  expect(keptAnalysis("a")).toEqual(found(1));
  expect(keptAnalysis("b")).toEqual(found(2));
  for (const id of "cdefghi") keepAnalysis(id, found());
  expect(keptAnalysis("a")).toBeNull();
  expect(keptAnalysis("i")).toEqual(found());
});

test("a damaged entry is worth no more than none", () => {
  kept.set("aevum-analyses", "{");
  expect(keptAnalysis("a")).toBeNull();
  keepAnalysis("a", found(1));
  expect(keptAnalysis("a")).toEqual(found(1));
});
