import { expect, test } from "vitest";
import { buildMoves, buildsOn, discardMoves, layDice, offerMoves, rerollMoves } from "./moves";
import { FACES, type Face, type Sheet, type View } from "./view";

function faces(...shown: Face[]): Record<Face, number> {
  return Object.fromEntries(FACES.map((face) => [face, shown.filter((each) => each === face).length])) as Record<Face, number>;
}

function lying(dice: Face[], inHand: Face[] = []): View {
  return { dice: faces(...dice), in_hand: faces(...inHand) } as View;
}

const sheet = {
  sites: [
    { site: "city_4", ticked: 0, boxes: 3, built: false, points: 0 },
    { site: "obelisk", ticked: 8, boxes: 9, built: false, points: 6 },
  ],
} as Sheet;

test("dice that were kept stay where they are, and those rolled again tumble", () => {
  const first = layDice([], new Set(), lying(["food", "coins", "workers"]), true);
  expect(first.map((die) => die.face)).toEqual(["food", "workers", "coins"]);
  const next = layDice(first, new Set([2]), lying(["food", "workers", "skull"]), false);
  expect(next.map((die) => [die.id, die.face, die.rolls])).toEqual([
    [0, "food", 1],
    [1, "workers", 1],
    [2, "skull", 2],
  ]);
});

test("dice taken up for a reroll keep their place", () => {
  const first = layDice([], new Set(), lying(["food", "coins"]), true);
  const next = layDice(first, new Set(), lying(["food"], ["coins"]), false);
  expect(next.map((die) => [die.face, die.inHand])).toEqual([
    ["food", false],
    ["coins", true],
  ]);
});

test("plans become moves in the order that the rules ask for", () => {
  expect(rerollMoves(["coins", "food"]).map((move) => move["face"] ?? move["verb"])).toEqual(["food", "coins", "throw"]);
  expect(buildMoves(sheet, { obelisk: 1, city_4: 2 }).map((move) => move["site"])).toEqual(["city_4", "city_4", "obelisk"]);
  expect(discardMoves({ cloth: 1, wood: 1 }).map((move) => move["good"])).toEqual(["wood", "cloth"]);
  expect(offerMoves({ stone: 1, food: 1 }, { cloth: 1 }).map((move) => move["verb"])).toEqual(["give", "give", "ask", "propose"]);
});

test("building is ended where somebody could work on", () => {
  expect(buildsOn(sheet, { city_4: 2 }, 0)).toBe(false);
  expect(buildsOn(sheet, { city_4: 2 }, 1)).toBe(true);
  expect(buildsOn(sheet, { obelisk: 1 }, 1)).toBe(false);
});
