/** What a newcomer is shown of each board before the first move: the stops of a short tour, and where they are. */

export interface Stop {
  /** Words of the game: `guide-tour_<name>` and its `-text`. */
  name: string;
  /** What is lit up; the stop is told without it where the board does not show it now. */
  at: string;
}

export const TOURS: Record<string, readonly Stop[]> = {
  roll_through_the_ages: [
    { name: "dice", at: ".board .tray" },
    { name: "goods", at: ".board .pegs" },
    { name: "sites", at: '.board [data-part="cities"]' },
    { name: "developments", at: '.board [data-part="developments"]' },
  ],
  through_the_ages: [
    { name: "row", at: '[aria-labelledby="tta-row"]' },
    { name: "civ", at: '[aria-labelledby="tta-civ"]' },
    { name: "hand", at: '[aria-labelledby="tta-hand"]' },
    { name: "tracks", at: ".board .tracks" },
  ],
  history_of_the_world: [
    { name: "order", at: ".board .strip" },
    { name: "map", at: ".board .sheet" },
    { name: "regions", at: '[aria-labelledby="hist-regions"]' },
    { name: "players", at: '[aria-labelledby="hist-players"]' },
  ],
  brief_history: [
    { name: "order", at: ".board .strip" },
    { name: "map", at: ".board .sheet" },
    { name: "regions", at: '[aria-labelledby="hist-regions"]' },
    { name: "players", at: '[aria-labelledby="hist-players"]' },
  ],
  mare_nostrum: [
    { name: "map", at: ".board section.map" },
    { name: "hand", at: '[aria-labelledby="hand"]' },
    { name: "shop", at: '[aria-labelledby="shop"]' },
    { name: "race", at: '[aria-labelledby="race"]' },
  ],
};
