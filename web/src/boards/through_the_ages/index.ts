import type { Registered } from "..";
import { teaches } from "./lessons";

export default {
  board: () => import("./Board.svelte"),
  framed: true,
  moments: () => import("./moments"),
  final: () => import("./Final.svelte"),
  finalIsAll: true,
  teaches,
  tour: [
    { name: "row", at: '[data-test="row"]', tab: "row" },
    { name: "civ", at: '[data-test="civ"]', tab: "mine" },
    { name: "hand", at: '[data-test="hand-of-cards"]', tab: "hand" },
    { name: "tracks", at: '[data-test="players"]' },
  ],
} satisfies Registered;
