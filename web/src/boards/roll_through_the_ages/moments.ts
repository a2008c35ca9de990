/** What people remember of a match: disasters, hunger, finished cities and monuments, developments. */

import type { Scene } from "../../lib/scene";
import type { Entry, JsonObject } from "../../lib/wire";
import { t } from "../../lib/words.svelte";
import type { Moment, MomentsOf } from "../../table/moments.svelte";
import MomentCard from "./MomentCard.svelte";
import { capital } from "./view";

interface Values {
  kind: string;
  of: string;
  seat: number;
  title: string;
  lines: string[];
}

const STRIKES = ["struck", "spared", "goods_lost"];

function show(values: Values, stay: number): Moment {
  return { component: MomentCard, values, label: [values.title, ...values.lines].join(". "), stay };
}

function strike(events: JsonObject[], entry: Entry, scene: Scene): Values {
  const first = events[0];
  const of = String(first?.["disaster"] ?? "revolt");
  const lines = events.map((event) => scene.book.event(event, scene.players) ?? "");
  return { kind: "disaster", of, seat: entry.seat ?? Number(first?.["seat"] ?? 0), title: capital(scene.book.text(`disaster-${of}`)), lines };
}

export const moments: MomentsOf = (entry, scene) => {
  const { events } = entry;
  const shown: Moment[] = [];
  const told = (event: JsonObject) => scene.book.event(event, scene.players) ?? "";
  for (const event of events) {
    const seat = Number(event["seat"]);
    if (event["event"] === "starved") shown.push(show({ kind: "disaster", of: "hunger", seat, title: t("rtta-hunger"), lines: [told(event)] }, 1100));
    if (event["event"] === "city_built" || event["event"] === "monument_built") {
      const of = String(event["site"]);
      shown.push(show({ kind: "site", of, seat, title: capital(scene.book.text(`site-${of}`)), lines: [told(event)] }, 1100));
    }
    if (event["event"] === "bought") {
      const of = String(event["development"]);
      shown.push(show({ kind: "site", of, seat, title: scene.book.text(`development-${of}`), lines: [scene.book.text(`development-${of}-text`)] }, 900));
    }
  }
  const strikes = events.filter((event) => STRIKES.includes(String(event["event"])));
  if (strikes.length > 0) shown.push(show(strike(strikes, entry, scene), 1300));
  return shown;
};
