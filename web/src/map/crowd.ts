/** Who has room on a crowded map: pieces first, then badges, then names. */

import { pieceScale, type Mark, type Shape } from "./atlas";

/** Left, top, right and bottom, in units of the sheet. */
export type Box = readonly [number, number, number, number];

export function meet(a: Box, b: Box): boolean {
  return a[2] >= b[0] && a[0] <= b[2] && a[3] >= b[1] && a[1] <= b[3];
}

/** What a badge says; a star stands for the hint, where it cannot be missed whatever one sees of colours. */
export function badgeText(mark: Mark | undefined): string {
  return [mark?.hinted ? "★" : "", mark?.text ?? ""].filter((part) => part !== "").join(" ");
}

/** Half the width of a badge with this text, in pixels. */
export function halfBadge(text: string): number {
  return Math.max(7, text.length * 3.4 + 4);
}

export interface Crowd {
  /** The badges without room for their text. */
  small: ReadonlySet<string>;
  /** What names must leave free. */
  boxes: readonly Box[];
}

/** Find room for the badges beside the pieces of other places; hints and large places come first. */
export function crowdOf(shapes: readonly Shape[], marks: Record<string, Mark>, pixel: number, lift: (shape: Shape) => number, occupied: (id: string) => boolean): Crowd {
  const pieces = shapes.filter((shape) => occupied(shape.id)).map((shape): [string, Box] => [shape.id, pieceBox(shape, pixel)]);
  const small = new Set<string>();
  const badges: Box[] = [];
  const urgent = (shape: Shape): number => Number(marks[shape.id]?.hinted ?? false);
  const marked = shapes.filter((shape) => marks[shape.id]?.action).sort((a, b) => urgent(b) - urgent(a) || b.room - a.room);
  for (const shape of marked) {
    const text = badgeText(marks[shape.id]);
    const y = shape.at[1] - lift(shape) * pieceScale(shape, pixel) - 5 * pixel;
    const box = around(shape.at[0], y, halfBadge(text) * pixel, 7.5 * pixel);
    const covers = badges.some((other) => meet(box, other)) || pieces.some(([id, other]) => id !== shape.id && meet(box, other));
    if (text !== "" && covers && urgent(shape) === 0) {
      small.add(shape.id);
      badges.push(around(shape.at[0], y, 4.5 * pixel, 4.5 * pixel));
    } else badges.push(box);
  }
  return { small, boxes: [...pieces.map(([, box]) => box), ...badges] };
}

function pieceBox(shape: Shape, pixel: number): Box {
  const scale = pieceScale(shape, pixel);
  return around(shape.at[0], shape.at[1], 11 * scale, 9 * scale);
}

function around(x: number, y: number, wide: number, high: number): Box {
  return [x - wide, y - high, x + wide, y + high];
}
