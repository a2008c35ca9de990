import { expect, test, vi } from "vitest";
import { Book } from "./book";
import { linesOf } from "./telling";
import type { Entry, EventKind, Kinds } from "./wire";

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

// The same sentences as in tests/generic/test_told.py.
const WHOM = `
join-items = { $before } and { $last }
join-clauses = { $before } and { $last }
gains = { $seat } gains { $amounts }.
    .also = gains { $amounts }
    .each = { $everyone ->
        [yes] Everyone gains
       *[no] { $seats } each gain
    } { $amounts }.
loses = { $seat } loses { $amounts }.
    .also = loses { $amounts }
event-marched = { $seat } marches with { $legions }.
event-fled = { $seat } flees.
    .each = { $seats } flee.
amount-nothing = nothing
amount-gold = { $n } gold
amount-people = { $n ->
    [one] a settler
   *[other] { $n } settlers
}
`;
const kind = (changes: Record<string, string> = {}): EventKind => ({ fields: { seat: "seat" }, part: "outcome", about: "", adds: "", amounts: [], changes });
const kinds: Kinds = { verbs: {}, events: { marched: kind(), fled: kind(), won: kind({ gold: "gold" }), grew: kind({ people: "" }) }, levels: [], uncertain: {} };
const book = new Book("some_game", "en", WHOM, kinds);
const players = ["Anna", "Béla", "Cili"];
const marched = (seat: number, legions: number) => ({ event: "marched", seat, legions });
const won = (seat: number, gold: number) => ({ event: "won", seat, gold });
const grew = (seat: number) => ({ event: "grew", seat });
const fled = (seat: number) => ({ event: "fled", seat });

test("what a deed brings is told together", () => {
  expect(book.told([marched(0, 2), won(0, 1), grew(0), grew(0)], players)).toBe("Anna marches with 2 and gains 1 gold and 2 settlers.");
  expect(book.told([won(0, 2), won(1, -1), won(2, 2), grew(0)], players)).toBe("Anna gains 2 gold and a settler. Béla loses 1 gold. Cili gains 2 gold.");
  expect(book.told([won(0, -2), grew(0)], players)).toBe("Anna gains a settler and loses 2 gold.");
  expect(book.told([won(0, 2), won(0, -2)], players)).toBe("Anna gains nothing.");
});

test("what befalls several is told once", () => {
  expect(book.told([won(1, 2), won(2, 2)], players)).toBe("Béla and Cili each gain 2 gold.");
  expect(book.told([won(1, 2), won(2, 2), won(0, 2)], players)).toBe("Everyone gains 2 gold.");
  expect(book.told([won(0, 2), won(1, 2)], players.slice(0, 2))).toBe("Anna and Béla each gain 2 gold.");
  expect(book.told([fled(0), fled(2), marched(1, 1)], players)).toBe("Anna and Cili flee. Béla marches with 1.");
  expect(book.told([marched(0, 1), marched(1, 1)], players)).toBe("Anna marches with 1. Béla marches with 1.");
  expect(book.event(won(1, 2), players)).toBe("Béla gains 2 gold.");
});
