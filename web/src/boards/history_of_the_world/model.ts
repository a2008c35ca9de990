/** History of the World as its board shows it. */

import type { Scene } from "../../lib/scene";
import type { JsonObject } from "../../lib/wire";
import { levelNamed, type Model, type Region } from "../conquest/model";
import { EPOCHS } from "./printed";
import type { View } from "./wire";

export function modelOf(scene: Scene, json: JsonObject): Model {
  const view = json as unknown as View;
  const turn = view.turn;
  const seat = scene.state.seat;
  const battle = view.battle;
  return {
    epoch: view.epoch,
    epochs: EPOCHS,
    lands: new Map(view.lands.map((place) => [place.land, { ...place, army: place.owner }])),
    regions: view.regions.map((each): Region => ({ id: each.region, values: [0, each.presence, each.dominance, each.control], levels: each.level.map(levelNamed) })),
    contenders: view.seats.map((each) => ({ ...each, colour: each.seat, name: scene.players[each.seat] ?? "" })),
    mine: seat === null ? [] : [seat],
    order: view.order,
    called: view.called,
    force: turn && {
      colour: turn.seat,
      word: turn.kingdom === null ? `empire-${turn.empire}` : `card-${turn.kingdom}`,
      armies: turn.founded ? turn.unplaced : null,
      tokens: turn.siege_tokens,
      fleets: turn.fleets,
      caravans: turn.caravans,
      cards: turn.improvements.map((card) => `card-${card}`),
    },
    fight: battle && { ...battle, points: null },
    hand: view.own?.hand ?? [],
    drawn: (view.own?.drawn ?? []).map((card) => (scene.book.has(`empire-${card}`) ? `empire-${card}` : `card-${card}`)),
    empire: view.own?.empire ?? null,
    passed: [
      { word: "pile-events", cards: (view.own?.passed_events ?? []).map((card) => `card-${card}`) },
      { word: "pile-empires", cards: (view.own?.passed_empires ?? []).map((card) => `empire-${card}`) },
    ].filter((row) => row.cards.length > 0),
    left: { towns: view.towns_left, monuments: view.monuments_left, forts: view.forts_left },
    ties: true,
  };
}
