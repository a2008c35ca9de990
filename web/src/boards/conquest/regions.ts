/** A colour for each region, far enough from its neighbours' to be told apart. */

const HUES: Record<string, string> = {
  northern_europe: "#5b86c4",
  southern_europe: "#d99a3d",
  north_africa: "#c9736b",
  middle_east: "#8fae4b",
  india: "#b06fb0",
  china: "#d8b23f",
  eurasia: "#58a88c",
  southern_africa: "#a9803f",
  sub_saharan_africa: "#a9803f",
  south_east_asia: "#5aa0c8",
  japan: "#d0657f",
  nippon: "#d0657f",
  australasia: "#c98752",
  north_america: "#7f79c4",
  south_america: "#6aa95a",
};

export function regionColour(region: string): string {
  return HUES[region] ?? "#999999";
}

/** The colour of the region's lands on the map, soft enough for pieces and names to stand out. */
export function regionFill(region: string): string {
  return `color-mix(in srgb, ${regionColour(region)} 42%, var(--ground))`;
}

/** The colour of a land on the map by who stands there. */
export function ownerFill(colour: number | null): string | null {
  return colour === null ? null : `color-mix(in srgb, var(--seat-${colour % 6}) 48%, var(--ground))`;
}
