/** What is remembered of the History games: battles, scorings, a new epoch, a card that is played. */

import type { Scene } from "../../lib/scene";
import type { Entry, JsonObject } from "../../lib/wire";
import type { Moment, MomentsOf } from "../../table/moments.svelte";
import { t } from "../../lib/words.svelte";
import BattleMoment from "./BattleMoment.svelte";
import EpochMoment from "./EpochMoment.svelte";
import ScoringMoment from "./ScoringMoment.svelte";
import { scoringsOf, type Scoring } from "./scorings";

export const COLOURS = ["red", "blue", "green", "yellow", "purple", "orange"];

export interface Battle {
  land: string;
  attacker: number;
  defender: number;
  attack: number[];
  defence: number[];
  /** What is added to each side's highest die, and what it comes to. */
  added: [number, number];
  results: [number, number];
  /** The log's own sentences about what came of it. */
  told: string[];
  won: boolean;
  tied: boolean;
}

export interface Scored extends Scoring {
  /** Per colour: the score before and after. */
  before: number[];
  after: number[];
}

function colourOf(value: unknown): number {
  return typeof value === "number" ? value : COLOURS.indexOf(String(value));
}

function seatOf(scene: Scene, colour: number): number {
  const rows = (scene.state.view["players"] ?? null) as { colour: string; seat: number }[] | null;
  return rows?.find((row) => row.colour === COLOURS[colour])?.seat ?? colour;
}

/** Whose a colour is. */
export function nameOf(scene: Scene, colour: number): string {
  return scene.players[seatOf(scene, colour)] ?? "";
}

function battlesOf(entry: Entry, scene: Scene): Battle[] {
  const found: Battle[] = [];
  entry.events.forEach((event, at) => {
    const kind = event["event"];
    if (kind !== "battle_rolled" && kind !== "invasion_rolled") return;
    const attack = (event["attack"] ?? event["dice"] ?? []) as number[];
    const defence = (event["defence"] ?? event["against"] ?? []) as number[];
    const later = entry.events.slice(at + 1);
    found.push({
      land: String(event["land"]),
      attacker: colourOf(event["colour"] ?? event["seat"]),
      defender: colourOf(event["defender"]),
      attack,
      defence,
      added: [Number(event["attack_added"] ?? event["bonus"] ?? 0), Number(event["defence_added"] ?? 0)],
      results: [Number(event["attack_result"]), Number(event["defence_result"])],
      told: later.filter((each) => each["land"] === event["land"]).map((each) => scene.book.event(each, scene.players)).filter((line) => line !== null && line !== "").slice(0, 3) as string[],
      won: later.some((each) => each["event"] === "battle_won" || each["event"] === "taken"),
      tied: later.some((each) => each["event"] === "battle_tied"),
    });
  });
  return found;
}

function scoresOf(view: JsonObject | null): number[] {
  const rows = (view?.["seats"] ?? view?.["players"] ?? []) as { score?: number; gold?: number }[];
  return rows.map((row) => row.score ?? row.gold ?? 0);
}

export const moments: MomentsOf = (entry, scene, before, after) => {
  const made: Moment[] = [];
  for (const battle of battlesOf(entry, scene)) {
    const passing = ![battle.attacker, battle.defender].some((colour) => scene.state.my_seats.includes(seatOf(scene, colour)));
    made.push({ component: BattleMoment as Moment["component"], values: battle, label: t("hist-battle", { land: scene.book.text(`land-${battle.land}`) }), stay: 1300, sound: "battle", passing });
  }
  for (const scoring of scoringsOf([entry])) {
    const values: Scored = { ...scoring, before: scoresOf(before), after: scoresOf(after) };
    made.push({ component: ScoringMoment as Moment["component"], values, label: t("hist-scored", { name: scene.players[scoring.seat] ?? "" }), stay: 2600, great: true, sound: "scoring" });
  }
  for (const event of entry.events) {
    if (event["event"] === "epoch_began") made.push({ component: EpochMoment as Moment["component"], values: Number(event["epoch"]), label: t("hist-epoch-begins", { epoch: Number(event["epoch"]) }), stay: 1200, great: true });
  }
  return made;
};
