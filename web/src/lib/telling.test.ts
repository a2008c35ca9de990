import { expect, test, vi } from "vitest";
import type { Book } from "./book";
import { linesOf } from "./telling";
import type { Entry } from "./wire";

// The words, which the lines need, ask the browser at once for what was chosen.
vi.hoisted(() => {
  vi.stubGlobal("localStorage", { getItem: () => null });
  vi.stubGlobal("window", { matchMedia: () => ({ matches: false, addEventListener: () => undefined }) });
});

test("a victory has the winner's mark, whoever decided last", () => {
  const book = { eventKind: () => ({ part: "deed" }) } as unknown as Book;
  const won = { event: "attack_won", seat: 2, target: 0, attack: 5, defence: 3 };
  const entry: Entry = { seq: 9, at: 0, kind: "play", seat: 0, action: { verb: "stop" }, outcome: null, to: null, events: [won] };
  expect(linesOf([entry], book).lines.map((line) => line.seat)).toEqual([2]);
});
