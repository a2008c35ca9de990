import { expect, test } from "vitest";
import { freshSlots } from "./fresh";

const row = (...cards: (string | null)[]) => cards.map((card, index) => ({ slot: index + 1, cost: 1, price: 1, card }));

test("a second copy of a card that lay there is new", () => {
  expect(freshSlots(row("iron", "drama", null), row("drama", "iron", "iron"))).toEqual(new Set([3]));
});

test("a card that moved down is not new, and one that went leaves nothing behind", () => {
  expect(freshSlots(row("iron", "drama", "knights"), row("drama", "knights", null))).toEqual(new Set());
});

test("at the beginning nothing is new, as everything is", () => {
  expect(freshSlots(row(null, null), row("iron", "drama"))).toEqual(new Set());
});
