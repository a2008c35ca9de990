/** A Brief History of the World as its board shows it. */

import type { Atlas } from "../../map/atlas";
import type { Scene } from "../../lib/scene";
import type { JsonObject } from "../../lib/wire";
import type { Deck, EmpireCard, Model, Region } from "../conquest/model";
import { oddsOf, thrownAgain, withSiege, without, type Battle, type Odds, type Outcome } from "../conquest/odds";

interface View {
  epoch: number;
  colour: string | null;
  called: string[];
  players: { seat: number; colour: string; gold: number; empire: string | null; cards: number; hand: string[] | null }[];
  force: { empire: string | null; card: string | null; armies: number; waters: string[]; failed: boolean; spent: boolean } | null;
  battle: { land: string; way: string; defender: string; dial: number; dice: number[]; against: number[]; points: number } | null;
  card: string | null;
  pile: string[];
  passed: { epoch: number; pile: string; passed_on: string[] }[];
  monuments_left: number;
  forts_left: number;
  towns_left: number;
  regions: { region: string; value: number }[];
  lands: { land: string; colour: string | null; active: boolean; building: string | null; monument: boolean; fort: boolean }[];
}

export const COLOURS = ["red", "blue", "green", "yellow", "purple", "orange"];
const EPOCHS = 6;
const MOST_DIAL = 3;
const AMERICAS = ["north_america", "south_america"];

export function modelOf(scene: Scene, json: JsonObject, atlas: Atlas, deck: Deck): Model {
  const view = json as unknown as View;
  const seat = scene.state.seat;
  const several = view.players.length > scene.players.length;
  const own = view.players.filter((player) => player.seat === seat);
  const acting = view.players.find((player) => player.colour === view.colour);
  const facts = { scene, view, atlas, deck };
  const battle = view.battle;
  const order = deck.empires.filter((card) => card.epoch === view.epoch).map((card) => card.id);
  return {
    epoch: view.epoch,
    epochs: EPOCHS,
    lands: new Map(
      view.lands.map((place) => [
        place.land,
        { ...place, army: place.colour === null ? null : COLOURS.indexOf(place.colour), town: place.building },
      ]),
    ),
    regions: view.regions.map((each): Region => ({ id: each.region, values: [0, each.value, each.value * 2, each.value * 3] })),
    contenders: view.players.map((player) => ({
      colour: COLOURS.indexOf(player.colour),
      seat: player.seat,
      name: several ? `${scene.players[player.seat] ?? ""} (${scene.book.text(`colour-${player.colour}`)})` : (scene.players[player.seat] ?? ""),
      score: player.gold,
      cards: player.cards,
      empire: player.empire,
      stock: null,
    })),
    mine: own.map((player) => COLOURS.indexOf(player.colour)),
    order,
    called: view.called,
    force: view.force && {
      colour: acting === undefined ? 0 : COLOURS.indexOf(acting.colour),
      word: view.force.empire === null ? `card-${view.force.card ?? ""}` : `empire-${view.force.empire}`,
      armies: view.force.armies,
      tokens: 0,
      fleets: view.force.waters,
      caravans: [],
      cards: view.card === null ? [] : [`card-${view.card}`],
    },
    fight: battle && {
      land: battle.land,
      defender: COLOURS.indexOf(battle.defender),
      attack: battle.dice,
      defence: battle.against,
      siege: battle.dial,
      points: battle.points,
    },
    hand: own.flatMap((player) => player.hand ?? []),
    empire: own.length === 1 ? (own[0]?.empire ?? null) : null,
    passed: view.passed
      .filter((pile) => pile.epoch === view.epoch && pile.passed_on.length > 0)
      .map((pile) => ({
        word: `pile-${pile.pile}`,
        cards: pile.passed_on.map((card) => (pile.pile === "empires" ? `empire-${card}` : `card-${card}`)),
      })),
    left: { towns: view.towns_left, monuments: view.monuments_left, forts: view.forts_left },
    odds: (action) => oddsOfAction(facts, action),
    siegeOdds: (more) => {
      if (!battle) return null;
      const step = view.card === "elite_troops" ? 2 * more : more;
      return oddsOf(invasionOf(facts, battle.land, battle.way, Math.min(MOST_DIAL, battle.dial + step), more > 0));
    },
    ties: false,
  };
}

interface Facts {
  scene: Scene;
  view: View;
  atlas: Atlas;
  deck: Deck;
}

function oddsOfAction(facts: Facts, action: JsonObject): Odds | null {
  const verb = String(action["verb"]);
  const step = facts.view.card === "elite_troops" ? 2 : 1;
  const fight = facts.view.battle;
  if (fight && (verb === "reroll_all" || verb === "reroll_die")) {
    const taken = verb === "reroll_all" ? fight.dice : [Number(action["die"])];
    const { outcome } = invasionOf(facts, fight.land, fight.way, fight.dial, fight.dial > 0);
    return thrownAgain(without(fight.dice, taken), taken.length, (highest) => outcome(highest, Math.max(...fight.against)));
  }
  if (fight && verb === "go_on") {
    const armies = facts.view.force?.armies ?? 0;
    return withSiege(armies, (tries) => invasionOf(facts, fight.land, fight.way, Math.min(MOST_DIAL, fight.dial + (tries + 1) * step), true));
  }
  const land = String(action["land"] ?? "");
  const place = facts.view.lands.find((each) => each.land === land);
  if (place?.colour == null || place.colour === facts.view.colour) return null;
  const ways: Record<string, string> = { invade: String(action["way"]), cross: "crossing", attack: "attack" };
  const way = ways[verb];
  if (way === undefined) return null;
  const throws = facts.view.force?.card === "revolt" ? 1 : (facts.view.force?.armies ?? 0);
  return withSiege(throws, (tries) => invasionOf(facts, land, way, Math.min(MOST_DIAL, tries * step), tries > 0));
}

function traitOf({ scene, view, deck }: Facts): string {
  const card: EmpireCard | undefined = deck.empires.find((each) => each.id === view.force?.empire);
  if (!card) return "";
  return scene.table.options["traits"] === "stated" && !card.stated ? "" : card.ability;
}

/** Everything that counts in a roll, as the rules have it; there is no tie, a land is taken or not. */
function invasionOf(facts: Facts, land: string, way: string, dial: number, lost: boolean): Battle {
  const { scene, view, atlas } = facts;
  const shape = atlas.places.get(land);
  const trait = traitOf(facts);
  const card = view.card ?? "";
  const raid = view.force?.card ?? "";
  // A roll of this invasion that was lost before counts as well.
  const failed = lost || (view.force?.failed ?? false);
  const fortsHold = card !== "siege_engine" && card !== "artillery" && trait !== "great_bombards";
  const fort = fortsHold && view.lands.some((each) => each.land === land && each.fort);
  const rough = (shape?.terrain ?? "") !== "";

  let attack = 2;
  if (way === "fleet" || (way === "crossing" && trait === "longships")) {
    const keeps = card === "naval_supremacy" || trait === "royal_navy";
    if (!keeps && !(trait === "conquistadors" && AMERICAS.includes(shape?.region ?? ""))) attack -= 1;
  } else if (card === "artillery" && way === "border") attack += 1;
  if (card === "leader") attack += 1;
  if (trait === "alexander" && !failed) attack += 1;

  const bonus = dial + Number(card === "weaponry" || (raid === "crusades" && land === "levant"));
  const price = raid === "revolt" ? 1 : (scene.table.options["fort_price"] === true && fort) || rough ? 2 : 1;
  const equalWins = trait === "zeal" || card === "fanaticism";

  function outcome(highest: number, against: number): Outcome {
    const difference = highest + bonus - against;
    const points = difference > 0 ? difference : Number(difference === 0 && equalWins);
    if (points >= price) return "win";
    return trait === "longships" && way !== "border" && highest >= 5 ? "win" : "lose";
  }

  return {
    attack,
    defence: fort ? 2 : 1,
    outcome,
    rerolls: Number(card === "chariots" && way === "border" && !rough),
    ...(trait === "war_elephants" && !view.force?.spent ? { again: "all" as const } : {}),
  };
}
