import { expect, test } from "vitest";
import { printedOn, unsaid } from "./view";

test("a face says in words only what its signs do not say", () => {
  expect(unsaid(printedOn("taj_mahal"), "3 culture per turn.")).toBe("");
  expect(unsaid(printedOn("st_peters_basilica"), "2 culture per turn. Each of your happy faces counts double.")).toBe("Each of your happy faces counts double.");
  expect(unsaid(printedOn("republic"), "7 civil and 2 military actions, at most 3 urban buildings of each type.")).toBe("");
});

test("a card without signs says all", () => {
  expect(unsaid(printedOn("moses"), "Two sentences. Both of them.")).toBe("Two sentences. Both of them.");
  expect(unsaid(printedOn("architecture"), "At levels 1. and 2. it is cheaper.")).toBe("At levels 1. and 2. it is cheaper.");
});
