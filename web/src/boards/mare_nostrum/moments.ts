/** The moments of Mare Nostrum: a battle, a hero or wonder, new leaders and a new round, the end. */

import type { Scene } from "../../lib/scene";
import type { JsonObject } from "../../lib/wire";
import type { Moment, MomentsOf } from "../../table/moments.svelte";
import BattleMoment from "./BattleMoment.svelte";
import CardMoment from "./CardMoment.svelte";
import RoundMoment from "./RoundMoment.svelte";
import { viewOf } from "./view";

export interface BattleValues {
  fight: JsonObject;
  losses: JsonObject[];
  before: JsonObject | null;
}

export interface RoundValues {
  round: number;
  roles: JsonObject[];
}

export const moments: MomentsOf = (entry, scene, before) => {
  const found: Moment[] = [];
  const { events } = entry;
  for (const [index, event] of events.entries()) {
    if (event["event"] === "land_battle" || event["event"] === "sea_battle") {
      const losses = events.slice(index + 1).filter((each) => each["event"] === "units_lost" || each["event"] === "triremes_lost");
      const values: BattleValues = { fight: event, losses, before };
      const sides = viewOf(before ?? scene.state.view).seats.filter((each) => each.seat === event["seat"] || each.civ === event["civ"]);
      const passing = !sides.some((each) => scene.state.my_seats.includes(each.seat));
      found.push({ component: BattleMoment as Moment["component"], values, label: labelOf(scene, event), stay: 1800, sound: "battle", passing });
    }
    if (event["event"] === "card_bought") found.push({ component: CardMoment as Moment["component"], values: event, label: labelOf(scene, event), stay: 1600, great: true });
    if (event["event"] === "round_began" && Number(event["round"]) > 1) {
      const roles = events.filter((each) => each["event"] === "role_given");
      found.push({ component: RoundMoment as Moment["component"], values: { round: Number(event["round"]), roles } satisfies RoundValues, label: labelOf(scene, event), stay: 1300, great: true });
    }
  }
  return found;
};

function labelOf(scene: Scene, event: JsonObject): string {
  return scene.book.event(event, scene.players) ?? "";
}
