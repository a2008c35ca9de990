import { expect, test } from "vitest";
import type { Entry, Proposal, Table } from "./wire";
import { Wish } from "./wish";

const pause = { id: "p", kind: "pause", seat: 0, to: null } as unknown as Proposal;
const back = { id: "u", kind: "undo", seat: 0, to: 4 } as unknown as Proposal;

function table(proposal: Proposal | null, paused = false): Table {
  return { proposal, paused, my_seats: [0] } as unknown as Table;
}

test("a pause that all agreed to is not told as declined, even if the news of it comes second", () => {
  const wish = new Wish();
  wish.follow(table(pause), 6);
  expect(wish.follow(table(null, true), 6)).toBeNull();
  const late = new Wish();
  late.follow(table(pause), 6);
  const answered = late.follow(table(null), 6);
  expect(answered).toBe(pause);
  late.follow(table(null, true), 6);
  expect(late.granted(pause, [])).toBe(true);
});

test("a pause that was over again before one looked was agreed to", () => {
  const wish = new Wish();
  wish.follow(table(pause), 6);
  wish.follow(table(pause, true), 6);
  expect(wish.follow(table(null), 6)).toBe(pause);
  expect(wish.granted(pause, [])).toBe(true);
});

test("moves that were taken back were agreed to, and nothing else of that kind before the wish counts", () => {
  const undo = { seq: 6, kind: "undo", to: 4 } as unknown as Entry;
  const wish = new Wish();
  wish.follow(table(back), 1);
  expect(wish.follow(table(null), 1)).toBe(back);
  expect(wish.granted(back, [undo])).toBe(false);
  expect(wish.granted(back, [{ ...undo, to: 1 }, undo])).toBe(true);
});

test("what I withdrew, or another asked, was not declined to me", () => {
  const wish = new Wish();
  wish.follow(table(pause), 6);
  wish.withdraw(pause);
  expect(wish.follow(table(null), 6)).toBeNull();
  wish.follow(table({ ...back, seat: 1 }), 6);
  expect(wish.follow(table(null), 6)).toBeNull();
});
