import { expect, test } from "vitest";
import type { Scene } from "../../lib/scene";
import type { Entry, JsonObject } from "../../lib/wire";
import { teaches } from "./lessons";

function scene(round: number, legal: JsonObject[], played: JsonObject[] = []): Scene {
  const entry = (action: JsonObject | null, events: JsonObject[]): Entry => ({ seq: 0, at: 0, kind: "play", seat: 0, action, outcome: null, to: null, events });
  const entries = [entry(null, [{ event: "turn_began", seat: 0, round }]), ...played.map((action) => entry(action, []))];
  return { entries, state: { seat: 0, prompt: { step: "actions", values: {}, clause: null }, legal, view: { round } } } as unknown as Scene;
}

const grow = { verb: "increase_population" };
const mine = { verb: "build", card: "bronze" };
const temple = { verb: "build", card: "religion" };

test("the advice is what the round teaches", () => {
  expect(teaches(scene(3, [mine, grow]))).toEqual(grow);
  expect(teaches(scene(4, [temple, grow, mine]))).toEqual(mine);
});

test("a lesson is tried once, then the bot advises", () => {
  expect(teaches(scene(3, [mine, grow], [grow]))).toBeNull();
  expect(teaches(scene(3, [mine]))).toBeNull();
});
