import { expect, test } from "vitest";
import printed from "./cards.json";
import { pictureOf } from "./pictures";

const cards = Object.entries(printed.cards as Record<string, { kind: string }>);

test("every card has a picture", () => {
  expect(cards.map(([card]) => card).filter((card) => pictureOf(card) === null)).toEqual([]);
});

test("every leader, wonder and technology is known by a picture of its own", () => {
  const alike = ["action", "event", "territory", "aggression", "war", "pact", "tactics", "bonus"];
  const own = cards.filter(([, { kind }]) => !alike.includes(kind)).map(([card]) => card);
  expect(new Set(own.map(pictureOf)).size).toBe(own.length);
});
