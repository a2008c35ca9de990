/** The moments of Through the Ages, found in the log: events, battles, colonies, wonders, leaders, uprisings, ages. */

import type { Scene } from "../../lib/scene";
import type { JsonObject } from "../../lib/wire";
import { t } from "../../lib/words.svelte";
import type { Moment, MomentsOf } from "../../table/moments.svelte";
import MomentCard from "./MomentCard.svelte";
import { printedOn, viewOf, type View } from "./view";

export interface MomentRow {
  seat: number;
  culture: number;
  strength: number;
  /** What it gained or lost, by the little picture for it. */
  changes: [string, number][];
}

export interface MomentValues {
  card: string | null;
  /** Large in place of a card's picture. */
  sign: string;
  title: string;
  text: string;
  /** A few words more, small. */
  note: string;
  seat: number | null;
  /** Both sides of a battle: what they reached, and what they had before sacrifices and cards, where that is known. */
  sides: { seat: number; strength: number; base: number; won: boolean }[];
  rows: MomentRow[];
}

const EMPTY: MomentValues = { card: null, sign: "", title: "", text: "", note: "", seat: null, sides: [], rows: [] };

const SHORT = 1500;
const LONG = 2600;

const GAINS = [
  ["culture", "culture"],
  ["science", "science"],
  ["food", "food"],
  ["resources", "resources"],
  ["strength", "strength"],
] as const;

function people(view: View, seat: number): number {
  const civ = view.civs[seat];
  return civ === undefined ? 0 : civ.unused + civ.technologies.reduce((sum, each) => sum + each.workers, 0);
}

/** What became different for each civilization, the strongest first. */
function rowsOf(before: View | null, after: View, prepared: JsonObject | undefined): MomentRow[] {
  if (before === null) return [];
  const scored = (seat: number): number => (prepared?.["seat"] === seat ? Number(prepared["culture"]) : 0);
  return after.civs
    .filter((civ) => !civ.left)
    .map((civ): MomentRow => {
      const was = before.civs[civ.seat];
      const changes: [string, number][] = GAINS.flatMap(([name, mark]): [string, number][] => {
        const by = was === undefined ? 0 : civ[name] - was[name] - (name === "culture" ? scored(civ.seat) : 0);
        return by === 0 ? [] : [[mark, by]];
      });
      const grown = people(after, civ.seat) - people(before, civ.seat);
      if (grown !== 0) changes.push(["worker", grown]);
      return { seat: civ.seat, culture: was?.culture ?? civ.culture, strength: was?.strength ?? civ.strength, changes };
    })
    .sort((a, b) => b.strength - a.strength);
}

/** The event that was prepared in this turn: what that scored is not the doing of the one that came true. */
function placed({ entries }: Scene): JsonObject | undefined {
  const events = entries.flatMap((entry) => entry.events);
  const began = events.findLastIndex((event) => event["event"] === "turn_began");
  return events.slice(began + 1).findLast((event) => event["event"] === "event_placed");
}

function text(event: JsonObject, name: string): string {
  return String(event[name] ?? "");
}

function made(values: Partial<MomentValues>, stay = SHORT, great = false): Moment {
  return { component: MomentCard as Moment["component"], values: { ...EMPTY, ...values }, label: values.title ?? "", stay, great };
}

function momentOf(event: JsonObject, scene: Scene, before: View | null, after: View): Moment | null {
  const { book, players } = scene;
  const told = book.event(event, players) ?? "";
  const card = text(event, "card");
  const seat = typeof event["seat"] === "number" ? event["seat"] : null;
  const about = card === "" ? "" : (book.maybe(`card-${card}-text`) ?? "");
  const name = card === "" ? "" : book.text(`card-${card}`);
  switch (event["event"]) {
    case "event_revealed":
      return made({ card, title: name, text: about, note: before?.known_events.includes(card) ? t("tta-moment-yours") : "", rows: printedOn(card).kind === "event" ? rowsOf(before, after, placed(scene)) : [] }, LONG);
    case "attack_won":
    case "attack_failed":
    case "war_won": {
      const war = event["event"] === "war_won";
      const held = event["event"] === "attack_failed";
      const strength = Number(event[war ? "strength" : "attack"]);
      const other = Number(event[war ? "other" : "defence"]);
      const fought = before?.battle?.card ?? null;
      const target = Number(event["target"]);
      const base = (who: number, reached: number): number => (before?.battle == null ? reached : before.battle.attacker === who ? before.battle.attack : before.battle.defence);
      const sides = [
        { seat: seat ?? 0, strength, base: base(seat ?? 0, strength), won: !held },
        { seat: target, strength: other, base: base(target, other), won: held },
      ];
      return made({ card: fought, title: told, text: fought === null ? "" : (book.maybe(`card-${fought}-text`) ?? ""), sides, rows: rowsOf(before, after, undefined).filter((row) => row.changes.length > 0) }, LONG);
    }
    case "war_drawn":
      return made({ sign: "=", title: told });
    case "war_declared":
      return made({ card, title: told, text: about, seat });
    case "colonized":
    case "wonder_finished":
      return made({ card, title: told, text: about, seat });
    case "leader_lost":
    case "revolution_made":
      return made({ card, title: told, seat });
    case "uprising_broke_out":
      return made({ sign: "☹", title: told, text: t("tta-uprising"), seat });
    case "age_began":
      return made({ sign: text(event, "age"), title: told, text: t("tta-age-text") }, SHORT, true);
    default:
      return null;
  }
}

export const moments: MomentsOf = (entry, scene, before, after) => {
  const [was, now] = [before === null ? null : viewOf(before), viewOf(after)];
  return entry.events.map((event) => momentOf(event, scene, was, now)).filter((moment) => moment !== null);
};
