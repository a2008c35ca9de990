/** Walking over the map by the arrow keys: from place to place, as they lie. */

type Point = readonly [number, number];

const WAYS: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The nearest place in the direction of the key, what lies straight on before what lies aside; nothing where none does. */
export function towards<Place extends { pole: Point }>(key: string, from: Point, places: readonly Place[]): Place | undefined {
  const way = WAYS[key];
  if (!way) return undefined;
  let best: Place | undefined;
  let least = Infinity;
  for (const place of places) {
    const right = place.pole[0] - from[0];
    const down = place.pole[1] - from[1];
    const on = right * way[0] + down * way[1];
    const aside = Math.abs(right * way[1] - down * way[0]);
    if (on < 2 || aside > 2.5 * on) continue;
    const far = on + 2 * aside;
    if (far < least) [least, best] = [far, place];
  }
  return best;
}

export function nearest<Place extends { pole: Point }>(from: Point, places: readonly Place[]): Place | undefined {
  return [...places].sort((a, b) => distance(a.pole, from) - distance(b.pole, from))[0];
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}
