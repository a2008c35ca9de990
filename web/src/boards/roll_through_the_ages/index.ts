import type { Registered } from "..";

export default {
  board: () => import("./Board.svelte"),
  framed: true,
  moments: () => import("./moments"),
  final: () => import("./Final.svelte"),
  finalIsAll: true,
  tour: [
    { name: "dice", at: ".board .tray", tab: "dice" },
    { name: "goods", at: ".board .pegs", tab: "goods" },
    { name: "sites", at: '.board [data-part="cities"]', tab: "build" },
    { name: "developments", at: '.board [data-part="developments"]', tab: "develop" },
  ],
} satisfies Registered;
