/** A drawn map: its places as paths, the lines between them, and who is whose neighbour. */

export type Kind = "land" | "barren" | "sea" | "ocean";

export interface Shape {
  id: string;
  kind: Kind;
  path: string;
  /** Where its pieces stand. */
  at: [number, number];
  /** How much room there is around that point. */
  room: number;
  wide: number;
  region: string;
  terrain: string;
  resource: boolean;
}

export interface Line {
  a: string;
  b: string;
  kind: string;
  path: string;
}

export interface Atlas {
  width: number;
  height: number;
  places: ReadonlyMap<string, Shape>;
  lands: readonly Shape[];
  barren: readonly Shape[];
  waters: readonly Shape[];
  /** What lies on the map but is not on the board. */
  off: string;
  /** Lines between neighbours that do not touch. */
  links: readonly Line[];
  /** Borders and shores that nothing may cross. */
  barriers: readonly Omit<Line, "kind">[];
  /** Per place: its neighbours and how they are joined (border, strait, coast, barren). */
  near: ReadonlyMap<string, readonly { id: string; kind: string }[]>;
}

interface Sheet {
  width: number;
  height: number;
  lands: Omit<Shape, "kind">[];
  barren: Omit<Shape, "kind">[];
  waters: Shape[];
  off: string;
  links: Line[];
  barriers: Line[];
  near: [string, string, string][];
}

/** What a place offers or tells just now. */
export interface Mark {
  tone: "go" | "fair" | "risk" | "chosen" | "changed";
  /** A few characters beside the place: odds, a number. */
  text?: string;
  /** The whole sentence, for the pointer, the list and screen readers. */
  hint?: string;
  /** Whether it can be chosen now. */
  action: boolean;
  /** Whether the expert would act here. */
  hinted?: boolean;
}

/** A piece on its way. */
export interface Flight {
  key: string;
  from: string;
  to: string;
  /** Whose it is, by colour; less than none for nobody's. */
  colour: number;
  /** What it is, where there are several kinds. */
  kind?: string;
}

/** Pieces grow where the map is small, as far as their land has room. */
export function pieceScale(shape: Shape, pixel: number): number {
  return Math.min(Math.max(shape.room / 15, 0.75), Math.max(1, 0.85 * pixel));
}

/** Read a drawn map from the JSON text that `web/tools/map_shapes.py` writes. */
export function atlasOf(json: string): Atlas {
  const sheet = JSON.parse(json) as Sheet;
  const lands = sheet.lands.map((land): Shape => ({ ...land, kind: "land" }));
  const barren = sheet.barren.map((each): Shape => ({ ...each, kind: "barren", region: "", terrain: "", resource: false }));
  const waters = sheet.waters.map((water): Shape => ({ ...water, region: "", terrain: "", resource: false }));
  const near = new Map<string, { id: string; kind: string }[]>();
  for (const [a, b, kind] of sheet.near) {
    near.set(a, [...(near.get(a) ?? []), { id: b, kind }]);
    near.set(b, [...(near.get(b) ?? []), { id: a, kind }]);
  }
  const places = new Map([...waters, ...barren, ...lands].map((shape) => [shape.id, shape]));
  return { ...sheet, lands, barren, waters, near, places };
}
