import { expect, test } from "vitest";
import { addedBy } from "./added";

test("only what adds to the dice is named: the fort without a hero, the hero without a fort", () => {
  expect(addedBy(13, [3, 4], ["caesar"], false)).toEqual({ hero: null, byHero: 0, byForts: 6 });
  expect(addedBy(9, [3, 4], ["caesar", "hannibal"], false)).toEqual({ hero: "hannibal", byHero: 2, byForts: 0 });
  expect(addedBy(15, [3, 4], ["hannibal"], false)).toEqual({ hero: "hannibal", byHero: 2, byForts: 6 });
});

test("each hero helps on his own ground, and where nothing is added nobody is named", () => {
  expect(addedBy(7, [3, 4], ["hannibal"], true)).toEqual({ hero: null, byHero: 0, byForts: 0 });
  expect(addedBy(9, [3, 4], ["hannibal", "pericles"], true)).toEqual({ hero: "pericles", byHero: 2, byForts: 0 });
  expect(addedBy(6, [], ["hannibal"], false)).toEqual({ hero: null, byHero: 0, byForts: 6 });
});
