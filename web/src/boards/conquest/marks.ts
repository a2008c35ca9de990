/** What the map marks: where something can be taken, with its odds and points, and where an empire would begin. */

import type { Book } from "../../lib/book";
import { isHinted, type Scene } from "../../lib/scene";
import type { JsonObject } from "../../lib/wire";
import { t } from "../../lib/words.svelte";
import type { Mark } from "../../map/atlas";
import { answers } from "../../table/answers";
import type { OnMap } from "./deeds";
import { answerTo, type Answer, type Deck, type Forecast, type Model } from "./model";

type Marks = Record<string, Mark>;

function signed(points: number): string {
  return points > 0 ? `+${points}` : `−${-points}`;
}

function hintOf(scene: Scene, model: Model, action: JsonObject, answer: Answer | null): string {
  const parts = [scene.book.action(action, scene.players)];
  if (answer?.odds) parts.push(t(model.ties ? "hist-odds" : "hist-odds-invasion", { win: `${answer.odds.win}%`, tie: `${answer.odds.tie}%`, lose: `${answer.odds.lose}%` }));
  if (answer && answer.gain !== 0) parts.push(t("hist-gain", { points: signed(answer.gain) }));
  for (const loss of answer?.denied ?? []) parts.push(`${model.contenders[loss.colour]?.name ?? ""} −${loss.points}`);
  return parts.join(" · ");
}

/** Mark each place of a question with the odds of the best way there, and with what it brings and denies. */
export function markTargets(found: Marks, scene: Scene, model: Model, forecast: Forecast | null, kind: OnMap, picked: string | null): void {
  for (const [id, actions] of kind.places) {
    const all = actions.map((action) => ({ action, answer: answerTo(scene, forecast, action) }));
    const best = [...all].sort((a, b) => (b.answer?.odds?.win ?? 101) - (a.answer?.odds?.win ?? 101))[0];
    const answer = best?.answer;
    const lost = answer?.denied.reduce((sum, loss) => sum + loss.points, 0) ?? 0;
    found[id] = {
      tone: id === picked ? "chosen" : answer?.odds ? (answer.odds.win < 50 ? "risk" : "fair") : "go",
      action: !scene.busy,
      hinted: actions.some((action) => isHinted(scene, action)),
      hint: all.map((each) => hintOf(scene, model, each.action, each.answer)).join(" / "),
      answers: answers(scene, ...actions),
      ...(answer?.odds ? { text: `${answer.odds.win}%` } : kind.verb === "take" && model.lands.get(id)?.army !== model.force?.colour ? { text: t("hist-free") } : {}),
      ...(answer && answer.gain !== 0 ? { gain: signed(answer.gain) } : {}),
      ...(lost > 0 ? { loss: `−${lost}` } : {}),
    };
  }
}

/** Mark where an empire would begin, by its number. */
export function markStart(found: Marks, book: Book, deck: Deck, word: string): void {
  const empire = deck.empires.find((each) => `empire-${each.id}` === word);
  if (!empire) return;
  const number = deck.empires.filter((each) => each.epoch === empire.epoch).indexOf(empire) + 1;
  for (const land of empire.start) {
    const other = found[land]?.tone === "chosen" ? `${found[land].text ?? ""} ` : "";
    found[land] = { tone: "chosen", action: false, text: `${other}${number}.`, hint: book.text(word) };
  }
}
