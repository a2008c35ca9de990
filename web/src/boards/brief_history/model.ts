/** A Brief History of the World as its board shows it. */

import type { Scene } from "../../lib/scene";
import type { JsonObject } from "../../lib/wire";
import { levelNamed, type Deck, type Model, type Region } from "../conquest/model";
import { EPOCHS } from "./printed";
import { COLOURS, type TableView } from "./wire";

export function modelOf(scene: Scene, json: JsonObject, deck: Deck): Model {
  const view = json as unknown as TableView;
  const seat = scene.state.seat;
  const several = view.players.length > scene.players.length;
  const own = view.players.filter((player) => player.seat === seat);
  const acting = view.players.find((player) => player.colour === view.colour);
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
    // What a hold is worth is printed on the board as the value, its double and its treble.
    regions: view.regions.map(
      (each): Region => ({
        id: each.region,
        values: [0, each.value, each.value * 2, each.value * 3],
        levels: view.players.map((player) => levelNamed(each.level[player.colour])),
      }),
    ),
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
    drawn: [],
    empire: own.length === 1 ? (own[0]?.empire ?? null) : null,
    passed: view.passed
      .filter((pile) => pile.epoch === view.epoch && pile.passed_on.length > 0)
      .map((pile) => ({
        word: `pile-${pile.pile}`,
        cards: pile.passed_on.map((card) => (pile.pile === "empires" ? `empire-${card}` : `card-${card}`)),
      })),
    left: { towns: view.towns_left, monuments: view.monuments_left, forts: view.forts_left },
    ties: false,
  };
}
