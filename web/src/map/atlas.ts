/** A drawn map: its places as paths, the lines between them, and who is whose neighbour. */

export type Kind = "land" | "barren" | "sea" | "ocean";

/** Where something stands: its pieces around `at`, its name around the first two numbers and no wider than the third. */
interface Stand {
  at: readonly [number, number];
  name: readonly [number, number, number];
}

export interface Shape extends Stand {
  id: string;
  kind: Kind;
  path: string;
  /** The point that is farthest from its edge. */
  pole: readonly [number, number];
  /** The same in a small window; not clear where another name is in the way. */
  small: Stand & { clear: boolean };
  region: string;
  terrain: string;
  /** Where the signs of its terrain are drawn. */
  signs: readonly (readonly [number, number])[];
  resource: boolean;
}

export interface Region extends Stand {
  id: string;
  /** The band along its edge, inside. */
  band: string;
  small: Stand & { clear: boolean };
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
  regions: readonly Region[];
  /** What lies on the map but is not on the board. */
  off: string;
  /** Every border once, with who lies on both sides; nobody (empty) beside the sea. */
  borders: readonly Omit<Line, "kind">[];
  /** Lines along the coasts, as engravers drew them, from the shore out. */
  shoals: readonly string[];
  /** The lines between one water and the next. */
  lanes: string;
  /** Where a compass rose has room, and how much. */
  rose: readonly [number, number, number];
  /** Lines between neighbours that do not touch. */
  links: readonly Line[];
  /** Borders and shores that nothing may cross. */
  barriers: readonly Omit<Line, "kind">[];
  /** Per place: its neighbours and how they are joined (border, strait, coast, barren). */
  near: ReadonlyMap<string, readonly { id: string; kind: string }[]>;
}

type Plain = "kind" | "region" | "terrain" | "signs" | "resource";

interface Sheet extends Omit<Atlas, "places" | "lands" | "barren" | "waters" | "near"> {
  lands: Omit<Shape, "kind">[];
  barren: Omit<Shape, Plain>[];
  waters: (Omit<Shape, Plain> & { kind: Kind })[];
  near: [string, string, string][];
}

/** What a place offers or tells just now. */
export interface Mark {
  tone: "go" | "fair" | "risk" | "chosen" | "changed";
  /** A few characters beside the place: odds, a number. */
  text?: string;
  /** What choosing it brings me and what it takes from others, each in a colour of its own. */
  gain?: string;
  loss?: string;
  /** The whole sentence, for the pointer, the list and screen readers. */
  hint?: string;
  /** Whether it can be chosen now. */
  action: boolean;
  /** Whether the expert would act here. */
  hinted?: boolean;
  /** Which legal actions choosing it answers, from `table/answers`. */
  answers?: string | undefined;
}

/** A shield with what a region is worth. */
export interface Shield {
  text: string;
  title: string;
  colour: string;
  /** Worth nothing now. */
  idle?: boolean;
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

/** Read a drawn map from the JSON text that `web/tools/map_shapes.py` writes. */
export function atlasOf(json: string): Atlas {
  const sheet = JSON.parse(json) as Sheet;
  const plain = { region: "", terrain: "", signs: [], resource: false };
  const lands = sheet.lands.map((land): Shape => ({ ...land, kind: "land" }));
  const barren = sheet.barren.map((each): Shape => ({ ...each, ...plain, kind: "barren" }));
  const waters = sheet.waters.map((water): Shape => ({ ...water, ...plain }));
  const near = new Map<string, { id: string; kind: string }[]>();
  for (const [a, b, kind] of sheet.near) {
    near.set(a, [...(near.get(a) ?? []), { id: b, kind }]);
    near.set(b, [...(near.get(b) ?? []), { id: a, kind }]);
  }
  const places = new Map([...waters, ...barren, ...lands].map((shape) => [shape.id, shape]));
  return { ...sheet, lands, barren, waters, near, places };
}

export function isWater(shape: Shape): boolean {
  return shape.kind === "sea" || shape.kind === "ocean";
}
