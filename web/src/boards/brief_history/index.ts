import type { Registered } from "..";

export default {
  board: () => import("./Board.svelte"),
  framed: true,
  moments: () => import("../conquest/moments"),
  final: () => import("../conquest/Final.svelte"),
  tour: [
    { name: "order", at: '[data-part="order"]', tab: "players" },
    { name: "map", at: '[data-part="map"]', tab: "map" },
    { name: "regions", at: '[data-part="regions"]', tab: "regions" },
    { name: "players", at: '[data-part="players"]', tab: "players" },
  ],
} satisfies Registered;
