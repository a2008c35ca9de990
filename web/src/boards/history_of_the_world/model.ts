/** History of the World as its board shows it. */

import type { Atlas } from "../../map/atlas";
import type { Scene } from "../../lib/scene";
import type { JsonObject } from "../../lib/wire";
import type { Deck, EmpireCard, Model, Region } from "../conquest/model";
import { oddsOf, withSiege, type Odds, type Outcome } from "../conquest/odds";

interface View {
  epoch: number;
  seats: { seat: number; score: number; stock: number; cards: number; empire: string | null }[];
  lands: { land: string; owner: number | null; active: boolean; town: string | null; monument: boolean; fort: boolean }[];
  regions: { region: string; presence: number; dominance: number; control: number }[];
  order: string[];
  called: string[];
  towns_left: number;
  monuments_left: number;
  forts_left: number;
  turn: {
    seat: number;
    empire: string;
    kingdom: string | null;
    unplaced: number;
    siege_tokens: number;
    fleets: string[];
    caravans: string[];
    improvements: string[];
  } | null;
  battle: { land: string; via: string; defender: number; siege: number; attack: number[]; defence: number[] } | null;
  own: { hand: string[]; empire: string | null; pile: string[]; drawn: string[]; passed_events: string[]; passed_empires: string[] } | null;
}

const EPOCHS = 5;
const AMERICAS = ["north_america", "south_america"];
const MOST_SIEGE = 3;
const CRUSADE_BONUS = 1;

export function modelOf(scene: Scene, json: JsonObject, atlas: Atlas, deck: Deck): Model {
  const view = json as unknown as View;
  const turn = view.turn;
  const seat = scene.state.seat;
  const empire = deck.empires.find((card) => card.id === turn?.empire);
  const battle = view.battle;
  const facts = { scene, view, atlas, empire };
  return {
    epoch: view.epoch,
    epochs: EPOCHS,
    lands: new Map(view.lands.map((place) => [place.land, { ...place, army: place.owner }])),
    regions: view.regions.map((each): Region => ({ id: each.region, values: [0, each.presence, each.dominance, each.control] })),
    contenders: view.seats.map((each) => ({ ...each, colour: each.seat, name: scene.players[each.seat] ?? "" })),
    mine: seat === null ? [] : [seat],
    order: view.order,
    called: view.called,
    force: turn && {
      colour: turn.seat,
      word: turn.kingdom === null ? `empire-${turn.empire}` : `card-${turn.kingdom}`,
      armies: turn.unplaced,
      tokens: turn.siege_tokens,
      fleets: turn.fleets,
      caravans: turn.caravans,
      cards: turn.improvements.map((card) => `card-${card}`),
    },
    fight: battle && { ...battle, points: null },
    hand: view.own?.hand ?? [],
    empire: view.own?.empire ?? null,
    passed: [
      { word: "pile-events", cards: (view.own?.passed_events ?? []).map((card) => `card-${card}`) },
      { word: "pile-empires", cards: (view.own?.passed_empires ?? []).map((card) => `empire-${card}`) },
    ].filter((row) => row.cards.length > 0),
    left: { towns: view.towns_left, monuments: view.monuments_left, forts: view.forts_left },
    odds: (action) => oddsOfAction(facts, action),
    siegeOdds: (more) => battle && battleOdds(facts, battle.land, battle.via, Math.min(MOST_SIEGE, battle.siege + more)),
    ties: true,
  };
}

interface Facts {
  scene: Scene;
  view: View;
  atlas: Atlas;
  empire: EmpireCard | undefined;
}

function oddsOfAction(facts: Facts, action: JsonObject): Odds | null {
  const land = String(action["land"] ?? "");
  const place = facts.view.lands.find((each) => each.land === land);
  const enemy = place !== undefined && place.owner !== null && place.owner !== facts.view.turn?.seat;
  if (!enemy) return null;
  if (action["verb"] === "conquer") {
    const throws = (facts.view.turn?.unplaced ?? 0) + (facts.view.turn?.siege_tokens ?? 0);
    return withSiege(throws, (siege) => battleOdds(facts, land, String(action["via"]), Math.min(MOST_SIEGE, siege)));
  }
  if (action["verb"] === "ride_on") return battleOdds(facts, land, "border", 0);
  if (action["verb"] === "crusade") return battleOdds(facts, land, "border", CRUSADE_BONUS);
  return null;
}

/** Everything that counts in a battle, as the rules have it. */
function battleOdds({ scene, view, atlas, empire }: Facts, land: string, via: string, siege: number): Odds {
  const turn = view.turn;
  const ability = turn?.kingdom === null ? (empire?.ability ?? "") : "";
  const has = (card: string): boolean => turn?.improvements.includes(card) ?? false;
  const shape = atlas.places.get(land);
  const rough = (shape?.terrain ?? "") !== "";
  const region = shape?.region ?? "";
  const fort = view.lands.some((each) => each.land === land && each.fort);
  const past = turnEvents(scene);
  const unbeaten = !past.some((event) => event["event"] === "battle_lost" || event["event"] === "battle_tied");
  const thrown = past.some((event) => event["event"] === "dice_rerolled" && event["seat"] === turn?.seat);
  const fought = past.some((event) => event["event"] === "battle_rolled" && atlas.places.get(String(event["land"]))?.region === region);

  let margin = siege;
  if (has("weaponry")) margin += 1;
  if (ability === "cataphracts" && !rough) margin += 1;
  if (ability === "conquistadors" && AMERICAS.includes(region)) margin += 1;
  if (ability === "scourge" && !fought && siege === 0) margin += 1;
  if (rough && !has("mountain_guides") && !(ability === "cossacks" && region === "eurasia")) margin -= 1;
  const naval = via === "fleet" || via === "longship";
  const helpless = ability === "royal_navy" || has("ironclads");
  const tiesWin = ability === "mangudai" || has("zeal");

  function outcome(attack: number, defence: number): Outcome {
    const difference = attack + margin - defence;
    if (difference > 0 || (difference === 0 && tiesWin)) return "win";
    return difference === 0 || (difference === -1 && ability === "horse_archers") ? "tie" : "lose";
  }

  return oddsOf({
    attack: ability === "companions" && unbeaten ? 3 : 2,
    defence: fort && ability !== "great_bombards" && !has("siegecraft") ? 2 : 1,
    outcome,
    rerolls: Number(has("great_commander")) + Number(ability === "chariots" && !rough),
    defenderRerolls: naval && !helpless ? 1 : 0,
    ...(ability === "war_elephants" && !thrown ? { again: "any" as const } : {}),
  });
}

/** What has happened since the turn began. */
function turnEvents(scene: Scene): JsonObject[] {
  const events: JsonObject[] = [];
  for (const entry of [...scene.entries].reverse()) {
    for (const event of [...entry.events].reverse()) {
      if (event["event"] === "turn_began") return events;
      events.push(event);
    }
  }
  return events;
}
