import { expect, test, vi } from "vitest";
import type { Scene } from "../../lib/scene";
import type { Entry, JsonObject } from "../../lib/wire";
import { moments, type MomentValues } from "./moments";

// The words, which the moments need, ask the browser at once for what was chosen.
vi.hoisted(() => {
  vi.stubGlobal("localStorage", { getItem: () => null });
  vi.stubGlobal("window", { matchMedia: () => ({ matches: false, addEventListener: () => undefined }) });
});

const book = { event: () => "told", maybe: () => null, text: (key: string) => key };

function shown(...events: JsonObject[]): MomentValues[] {
  const civ = (seat: number, culture: number) => ({ seat, culture, science: 0, food: 0, resources: 0, strength: 0, unused: 0, technologies: [], left: false });
  const view = (mine: number) => ({ civs: [civ(0, mine), civ(1, 9)], known_events: [], battle: null });
  const entry: Entry = { seq: 0, at: 0, kind: "play", seat: 0, action: null, outcome: null, to: null, events };
  const scene = { book, players: ["Anna", "Ben"], entries: [entry] } as unknown as Scene;
  return moments(entry, scene, view(0) as unknown as JsonObject, view(5) as unknown as JsonObject).map((moment) => moment.values as unknown as MomentValues);
}

test("a war that was won is shown with both sides and what it brought", () => {
  const [war] = shown({ event: "war_won", seat: 0, target: 1, strength: 12, other: 7 });
  expect(war?.sides.map(({ seat, strength, won }) => [seat, strength, won])).toEqual([
    [0, 12, true],
    [1, 7, false],
  ]);
  expect(war?.rows.map(({ seat, changes }) => [seat, changes])).toEqual([[0, [["culture", 5]]]]);
});

test.each(["event_revealed", "attack_won", "attack_failed", "war_declared", "war_drawn", "colonized", "wonder_finished", "leader_lost", "revolution_made", "uprising_broke_out", "age_began"])("%s is a moment", (event) => {
  expect(shown({ event, seat: 0, card: "cold_war", target: 1, age: "II" })).toHaveLength(1);
});
