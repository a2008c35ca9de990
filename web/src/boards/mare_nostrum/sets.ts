/** Sets of cards: what a hand can form and buy, and the steps in which the rules take a choice of cards. */

import type { JsonObject } from "../../lib/wire";
import { RESOURCES, type Cards, type Resource } from "./view";

export function count(cards: Cards): number {
  return Object.values(cards).reduce((sum, each) => sum + each, 0);
}

export function held(cards: Cards): Resource[] {
  return RESOURCES.filter((resource) => (cards[resource] ?? 0) > 0);
}

/** The largest set of taxes and the largest set of different goods. */
export function largest(hand: Cards): { taxes: number; goods: number } {
  return { taxes: hand.tax ?? 0, goods: held(hand).filter((resource) => resource !== "tax").length };
}

/** How many sets of this size a hand can form side by side. */
export function setsOf(hand: Cards, size: number): number {
  const taxes = Math.floor((hand.tax ?? 0) / size);
  const goods = held(hand).filter((resource) => resource !== "tax");
  let sets = 0;
  // m sets of different goods can be formed if each kind, used at most once in each set, gives enough cards.
  while (goods.reduce((sum, good) => sum + Math.min(hand[good] ?? 0, sets + 1), 0) >= size * (sets + 1)) sets++;
  return taxes + sets;
}

/** The goods that are most plentiful: paying with them spoils least of what is left. */
export function spare(hand: Cards, size: number): Resource[] {
  const goods = held(hand).filter((resource) => resource !== "tax");
  const ranked: Resource[] = [...goods].sort((a, b) => (hand[b] ?? 0) - (hand[a] ?? 0));
  return RESOURCES.filter((resource) => ranked.slice(0, size).includes(resource));
}

function offerOptions(hand: Cards, first: number, left: number): number[] {
  const options: number[] = [];
  let rest = RESOURCES.slice(first).reduce((sum, resource) => sum + (hand[resource] ?? 0), 0);
  for (let index = first; index < RESOURCES.length && rest >= left; index++) {
    const number = hand[RESOURCES[index] as Resource] ?? 0;
    if (number > 0) options.push(index);
    rest -= number;
  }
  return options;
}

/** The moves that offer these cards: in the order of the resources, without those that leave no choice. */
export function offerActions(hand: Cards, chosen: Cards, laid: Cards): JsonObject[] {
  const rest = { ...hand };
  let left = count(chosen);
  let last = RESOURCES.reduce((found, resource, index) => ((laid[resource] ?? 0) > 0 ? index : found), 0);
  const actions: JsonObject[] = [];
  for (const [index, resource] of RESOURCES.entries()) {
    for (let number = chosen[resource] ?? 0; number > 0; number--) {
      if (offerOptions(rest, last, left).length > 1) actions.push({ verb: "offer", resource });
      rest[resource] = (rest[resource] ?? 0) - 1;
      left--;
      last = index;
    }
  }
  return actions;
}

/** What may still be offered: cards before the last one laid are out of the order. */
export function offerable(hand: Cards, laid: Cards): Resource[] {
  const last = RESOURCES.reduce((found, resource, index) => ((laid[resource] ?? 0) > 0 ? index : found), 0);
  return held(hand).filter((resource) => RESOURCES.indexOf(resource) >= last);
}

function payOptions(hand: Cards, last: number, left: number): number[] {
  const options: number[] = [];
  if (last === 0 && (hand.tax ?? 0) >= left) options.push(0);
  let kinds = RESOURCES.slice(last + 1).filter((resource) => (hand[resource] ?? 0) > 0).length;
  for (let index = last + 1; index < RESOURCES.length && kinds >= left; index++) {
    if ((hand[RESOURCES[index] as Resource] ?? 0) > 0) {
      options.push(index);
      kinds--;
    }
  }
  return options;
}

/** The moves that pay with these different goods, without those that leave no choice. */
export function payActions(hand: Cards, goods: readonly Resource[]): JsonObject[] {
  const rest = { ...hand };
  const actions: JsonObject[] = [];
  let last = 0;
  let left = goods.length;
  for (const resource of RESOURCES.filter((each) => goods.includes(each))) {
    if (payOptions(rest, last, left).length > 1) actions.push({ verb: "pay", resource });
    rest[resource] = (rest[resource] ?? 0) - 1;
    last = RESOURCES.indexOf(resource);
    left--;
  }
  return actions;
}
