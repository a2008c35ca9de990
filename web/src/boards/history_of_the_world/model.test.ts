import { expect, test } from "vitest";
import type { Scene } from "../../lib/scene";
import type { JsonObject } from "../../lib/wire";
import { modelOf } from "./model";
import type { View } from "./wire";

const SCENE = { state: { seat: 1 }, players: ["Anna", "Béla"], book: { has: (key: string) => key === "empire-kush" } } as unknown as Scene;
const TURN: View["turn"] = {
  seat: 1,
  empire: "romans",
  kingdom: null,
  founded: false,
  unplaced: 0,
  siege_tokens: 0,
  fleets: [],
  caravans: [],
  improvements: [],
  spent: false,
  powder: 0,
  fought: [],
};
const VIEW: View = {
  epoch: 1,
  seats: [],
  lands: [],
  regions: [],
  order: [],
  called: [],
  towns_left: 0,
  monuments_left: 0,
  forts_left: 0,
  turn: TURN,
  battle: null,
  own: { hand: [], empire: null, pile: [], drawn: ["kush", "plague"], passed_events: [], passed_empires: [] },
};

function model(view: View): ReturnType<typeof modelOf> {
  return modelOf(SCENE, view as unknown as JsonObject);
}

test("before an empire is founded nothing is said of armies that are left", () => {
  expect(model(VIEW).force?.armies).toBeNull();
  expect(model({ ...VIEW, turn: { ...TURN, founded: true, unplaced: 7 } }).force?.armies).toBe(7);
});

test("no battle is shown where none is being fought", () => {
  expect(model(VIEW).fight).toBeNull();
});

test("the cards drawn in the classic draft are shown, empires and events", () => {
  expect(model(VIEW).drawn).toEqual(["empire-kush", "card-plague"]);
});
