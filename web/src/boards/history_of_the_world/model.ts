/** History of the World as its board shows it. */

import type { Atlas } from "../../map/atlas";
import type { Scene } from "../../lib/scene";
import type { JsonObject } from "../../lib/wire";
import type { Deck, EmpireCard, Model, Region } from "../conquest/model";
import { oddsOf, thrownAgain, withSiege, without, type Battle, type Odds, type Outcome } from "../conquest/odds";

export interface View {
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
    spent: boolean;
    powder: number;
    fought: string[];
  } | null;
  battle: {
    land: string;
    via: string;
    defender: number;
    siege: number;
    bonus: number;
    powder: boolean | null;
    attack: number[];
    defence: number[];
  } | null;
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
  const facts = { view, atlas, empire, seat };
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
    siegeOdds: (more) =>
      battle &&
      throwOdds(facts, {
        land: battle.land,
        via: battle.via,
        siege: Math.min(MOST_SIEGE, battle.siege + more),
        bonus: battle.bonus,
        powder: more === 0 && battle.powder !== null ? battle.powder : (turn?.powder ?? 0) > 0,
        throws: battle.siege + more,
      }),
    ties: true,
  };
}

export interface Facts {
  view: View;
  atlas: Atlas;
  empire: EmpireCard | undefined;
  /** The seat that looks. */
  seat: number | null;
}

/** One throw of a battle. */
interface Throw {
  land: string;
  via: string;
  siege: number;
  /** What a card adds to this battle alone. */
  bonus: number;
  /** Whether gunpowder adds a die. */
  powder: boolean;
  /** How many throws of this battle have been lost before it. */
  throws: number;
}

function oddsOfAction(facts: Facts, action: JsonObject): Odds | null {
  const { view } = facts;
  const verb = action["verb"];
  const powder = view.turn?.powder ?? 0;
  const throws = (view.turn?.unplaced ?? 0) + (view.turn?.siege_tokens ?? 0);
  if (verb === "reroll" && view.battle) return rerollOdds(facts, view.battle, action["dice"] as number[]);
  if (verb === "siege" && view.battle) {
    const { land, via, siege, bonus } = view.battle;
    return withSiege(throws, (more) =>
      battleOf(facts, { land, via, siege: Math.min(MOST_SIEGE, siege + 1 + more), bonus, powder: powder > more, throws: siege + 1 + more }),
    );
  }
  if ((verb === "add_die" || verb === "skip_die") && view.battle) {
    const { land, via, siege, bonus } = view.battle;
    return throwOdds(facts, { land, via, siege, bonus, powder: verb === "add_die", throws: siege });
  }
  const land = String(action["land"] ?? "");
  const place = view.lands.find((each) => each.land === land);
  const enemy = place !== undefined && place.owner !== null && place.owner !== view.turn?.seat;
  if (!enemy) return null;
  const single = { land, via: "border", siege: 0, bonus: 0, powder: powder > 0, throws: 0 };
  if (verb === "conquer") {
    const via = String(action["via"]);
    return withSiege(throws, (siege) =>
      battleOf(facts, { ...single, via, siege: Math.min(MOST_SIEGE, siege), powder: powder > siege, throws: siege }),
    );
  }
  if (verb === "ride_on") return throwOdds(facts, single);
  if (verb === "crusade") return throwOdds(facts, { ...single, bonus: CRUSADE_BONUS });
  return null;
}

/** The odds of throwing these dice again, as the side sees them whose dice they are. */
function rerollOdds(facts: Facts, fight: NonNullable<View["battle"]>, dice: readonly number[]): Odds {
  const { land, via, siege, bonus, attack, defence } = fight;
  const { outcome } = battleOf(facts, { land, via, siege, bonus, powder: false, throws: siege });
  if (facts.seat !== fight.defender) return thrownAgain(without(attack, dice), dice.length, (highest) => outcome(highest, Math.max(...defence)));
  const { win, tie, lose } = thrownAgain(without(defence, dice), dice.length, (highest) => outcome(Math.max(...attack), highest));
  return { win: lose, tie, lose: win };
}

export function throwOdds(facts: Facts, each: Throw): Odds {
  return oddsOf(battleOf(facts, each));
}

/** Everything that counts in a throw, as the rules have it. */
function battleOf({ view, atlas, empire }: Facts, { land, via, siege, bonus, powder, throws }: Throw): Battle {
  const turn = view.turn;
  const ability = turn?.kingdom === null ? (empire?.ability ?? "") : "";
  const has = (card: string): boolean => turn?.improvements.includes(card) ?? false;
  const shape = atlas.places.get(land);
  const rough = (shape?.terrain ?? "") !== "";
  const region = shape?.region ?? "";
  const fort = view.lands.some((each) => each.land === land && each.fort);
  const spent = turn?.spent ?? false;

  let margin = siege + bonus;
  if (has("weaponry")) margin += 1;
  if (ability === "cataphracts" && !rough) margin += 1;
  if (ability === "conquistadors" && AMERICAS.includes(region)) margin += 1;
  if (ability === "scourge" && throws === 0 && !turn?.fought.includes(region)) margin += 1;
  if (rough && !has("mountain_guides") && !(ability === "cossacks" && region === "eurasia")) margin -= 1;
  const naval = via === "fleet" || via === "longship";
  const helpless = ability === "royal_navy" || has("ironclads");
  const tiesWin = ability === "mangudai" || has("zeal");

  function outcome(attack: number, defence: number): Outcome {
    const difference = attack + margin - defence;
    if (difference > 0 || (difference === 0 && tiesWin)) return "win";
    return difference === 0 || (difference === -1 && ability === "horse_archers") ? "tie" : "lose";
  }

  return {
    // Companions are beaten by the first throw that is lost.
    attack: 2 + Number(ability === "companions" && !spent && throws === 0) + Number(powder),
    defence: fort && ability !== "great_bombards" && !has("siegecraft") ? 2 : 1,
    outcome,
    rerolls: Number(has("great_commander")) + Number(ability === "chariots" && !rough),
    defenderRerolls: naval && !helpless ? 1 : 0,
    ...(ability === "war_elephants" && !spent ? { again: "any" as const } : {}),
  };
}
