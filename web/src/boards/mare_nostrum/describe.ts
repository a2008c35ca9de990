/** What stands in a place, in words: for the pointer, the list and screen readers. */

import type { Book } from "../../lib/book";
import { t } from "../../lib/words.svelte";
import { SITES } from "./printed";
import type { View } from "./view";

export function describe(book: Book, view: View, id: string): string {
  const sea = view.seas.find((each) => each.sea === id);
  if (sea) {
    const fleets = Object.entries(sea.triremes);
    return fleets.length === 0 ? "" : `${book.label("triremes")}: ${powers(book, fleets)}`;
  }
  const province = view.provinces.find((each) => each.province === id);
  if (!province) return "";
  const parts: string[] = [];
  if (province.owner !== null) parts.push(`${book.label("owner")}: ${book.text(`civ-${province.owner}`)}`);
  if (province.new_marker) parts.push(book.label("new_marker"));
  const sites = SITES[id];
  for (const kind of ["city", "temple", "market"] as const) if (province[kind]) parts.push(book.label(kind));
  if (province.caravans.length > 0) parts.push(`${book.label("caravans")}: ${goods(book, province.caravans)}`);
  const free = (sites?.goods ?? []).filter((good) => !province.caravans.includes(good)).map((good) => book.text(`resource-${good}`));
  if (sites?.city && !province.city) free.unshift(book.text("item-city"));
  if (free.length > 0) parts.push(`(${free.join(", ")})`);
  if (province.forts > 0) parts.push(`${book.label("forts")}: ${province.forts}`);
  const legions = Object.entries(province.legions);
  if (legions.length > 0) parts.push(`${book.label("legions")}: ${powers(book, legions)}`);
  if (province.docked > 0) parts.push(`${book.label("docked")}: ${province.docked}`);
  if (province.tasks.length > 0 && province.occupier !== null) {
    const tasks = province.tasks.map((task) => book.text(`item-${task}`)).join(", ");
    parts.push(`${book.label("occupier")}: ${book.text(`civ-${province.occupier}`)} (${tasks})`);
  }
  if (book.uncertain(`province-${id}`)) parts.push(t("uncertain-mark"));
  return parts.join("; ");
}

function powers(book: Book, counts: [string, number][]): string {
  return counts.map(([civ, count]) => `${book.text(`civ-${civ}`)} ${count}`).join(", ");
}

function goods(book: Book, resources: readonly string[]): string {
  return resources.map((resource) => book.text(`resource-${resource}`)).join(", ");
}
