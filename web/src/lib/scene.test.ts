import { expect, test, vi } from "vitest";
import { lentSeats } from "./scene";
import type { Table } from "./wire";

// The words, which the names of seats need, ask the browser at once for what was chosen.
vi.hoisted(() => {
  vi.stubGlobal("localStorage", { getItem: () => null });
  vi.stubGlobal("window", { matchMedia: () => ({ matches: false, addEventListener: () => undefined }) });
});

function table(status: string, resigned = false): Table {
  const seats = [
    { seat: 0, mine: true, kind: "person", played_by: "bot", resigned },
    { seat: 1, mine: false, kind: "bot", played_by: "bot", resigned: false },
  ];
  return { status, seats } as unknown as Table;
}

test("a seat that a bot plays for me is offered back while the match runs, and never after its end", () => {
  expect(lentSeats(table("running")).map((seat) => seat.seat)).toEqual([0]);
  expect(lentSeats(table("over"))).toEqual([]);
  expect(lentSeats(table("closed"))).toEqual([]);
});

test("a seat that was resigned is not offered back", () => {
  expect(lentSeats(table("running", true))).toEqual([]);
});
