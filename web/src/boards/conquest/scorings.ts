/** The scorings that the log knows of, with where each point came from. */

import type { Book } from "../../lib/book";
import type { Entry } from "../../lib/wire";
import type { Part } from "./model";

/** A part in words: where, and what for. */
export function partText(book: Book, part: Part, place: (id: string) => string): [string, string] {
  const region = book.maybe(`region-${part.where}`);
  return region === null ? [place(part.where), book.maybe(`building-${part.what}`) ?? part.what] : [region, book.maybe(`level-${part.what}`) ?? part.what];
}

export interface Scoring {
  seq: number;
  seat: number;
  /** The colour's name, in the game where players may have several. */
  colour: string | null;
  points: number;
  parts: Part[];
}

const KINDS = ["turn_scored", "gold_collected"];

/** All scorings up to now, the last one first. */
export function scoringsOf(entries: readonly Entry[]): Scoring[] {
  const found: Scoring[] = [];
  for (const entry of entries) {
    for (const event of entry.events) {
      if (!KINDS.includes(String(event["event"]))) continue;
      const parts = (event["parts"] as [string, string, number][]).map(([where, what, points]) => ({ where, what, points }));
      found.unshift({
        seq: entry.seq,
        seat: Number(event["seat"]),
        colour: typeof event["colour"] === "string" ? event["colour"] : null,
        points: parts.reduce((sum, part) => sum + part.points, 0),
        parts,
      });
    }
  }
  return found;
}
