import type { Registered } from "..";

export default {
  board: () => import("./Board.svelte"),
  framed: true,
  moments: () => import("./moments"),
  final: () => import("./Final.svelte"),
  tour: [
    { name: "map", at: '[data-test="map"]', tab: "map" },
    { name: "hand", at: '[data-test="hand"]', tab: "hand" },
    { name: "shop", at: '[data-test="shop"]', tab: "shop" },
    { name: "race", at: '[data-test="race"]', tab: "players" },
  ],
} satisfies Registered;
