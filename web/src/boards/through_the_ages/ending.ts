/** The one button that ends the step, whatever is asked. */

import { t } from "../../lib/words.svelte";
import type { JsonObject } from "../../lib/wire";
import type { Dear } from "../../table/ask.svelte";
import type { End } from "../../table/Frame.svelte";
import type { Desk } from "./desk.svelte";
import { verbOf } from "./places";
import { printedOn } from "./view";

export function endOf(desk: Desk): End | null {
  const { step, planning, scene } = desk;
  const act = (verb: string): JsonObject | undefined => desk.legal.find((action) => verbOf(action) === verb);
  const shown = (label: string, action: JsonObject, test = "end"): End => ({ label, action, test, preview: () => desk.pick(action) });
  const plain = (action: JsonObject | undefined): End | null => (action === undefined ? null : shown(scene.book.action(action, scene.players), action));
  const stop = act("stop");
  switch (step) {
    case "actions":
      // What the end of the turn brings stands above it, and what is left over is asked about.
      return { ...(plain(act("end_turn")) ?? { label: "" }), preview: undefined, ask: unspent(desk) };
    case "politics":
    case "agreement":
      return plain(act("pass"));
    case "production":
    case "mines":
      return plain(act("produce"));
    case "auction":
      if (planning.most < (planning.plan?.need ?? 0)) return plain(act("pass"));
      return plain({ verb: "bid", amount: planning.bid });
    case "defence":
    case "attack":
      if (planning.chosen === 0) return stop === undefined ? null : shown(t(step === "defence" ? "tta-let-it-happen" : "tta-add-nothing"), stop, "commit");
      return { label: t(step === "defence" ? "tta-defend" : "tta-strike"), play: () => carryOut(desk), test: "commit" };
    case "payment":
      if (planning.chosen === 0 && stop !== undefined) return shown(t("tta-send"), stop, "commit");
      return { label: t("tta-send"), play: () => carryOut(desk), disabled: !planning.enough || planning.chosen === 0, test: "commit" };
    default:
      return null;
  }
}

/** Ending a turn with actions left is asked about, except in the first round, where there is nothing else to do with them. */
function unspent({ now, view, scene }: Desk): Dear | null {
  if (now === null || now.civil === 0 || view.round === 1) return null;
  const text = t("tta-end-text", { civil: now.civil, military: now.military });
  return { key: "tta-end-turn", title: t("tta-end-title"), text, label: scene.book.text("action-end_turn") };
}

/** Carry out the plan, and say that it is all: nobody asks whoever has nothing left to add. */
function carryOut({ planning, view, step, me, scene }: Desk): void {
  const units = (planning.plan?.units ?? []).reduce((sum, each) => sum + each.count - planning.units(each.card), 0);
  const war = view.battle !== null && printedOn(view.battle.card).kind === "war";
  const cards = step === "attack" || war ? 0 : (me?.cards?.length ?? 0) - planning.cards.length;
  scene.play(...planning.actions(), ...(units + cards > 0 ? [{ verb: "stop" }] : []));
}
