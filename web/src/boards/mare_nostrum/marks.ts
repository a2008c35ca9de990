/** What the chart marks: homes to choose, places where something can be done, and where pieces can go from one. */

import { isHinted, type Scene } from "../../lib/scene";
import type { JsonObject } from "../../lib/wire";
import { t } from "../../lib/words.svelte";
import type { Mark } from "../../map/atlas";
import { answers } from "../../table/answers";
import type { Move } from "./moves";
import { HOMES } from "./printed";
import type { Forecast, Odds } from "./view";

type Marks = Record<string, Mark>;

export function oddsOf(scene: Scene, told: Forecast | null, action: JsonObject): Odds | undefined {
  const at = scene.state.legal.indexOf(action);
  return told?.odds.find((each) => each.action === at);
}

/** Mark the home of each civilization that can be chosen. */
export function markHomes(found: Marks, scene: Scene, civs: readonly JsonObject[]): void {
  for (const civ of civs) {
    const home = HOMES[String(civ["civ"])];
    if (home) found[home] = { tone: "go", text: scene.book.text(`civ-${String(civ["civ"])}`), hint: scene.book.action(civ, scene.players), action: !scene.busy, answers: answers(scene, civ), hinted: isHinted(scene, civ) };
  }
}

function percent(odds: Odds): number {
  return Math.round(100 * odds.clears);
}

function tone(odds: Odds | undefined): Mark["tone"] {
  if (!odds) return "go";
  return odds.clears < 0.5 ? "risk" : "fair";
}

/** The places of the moves that are open, seen from the one that is chosen or that pieces are carried from. */
export class Places {
  constructor(
    readonly scene: Scene,
    readonly moves: readonly Move[],
    readonly told: Forecast | null,
    readonly origin: string | null,
  ) {}

  /** Where something can be done, or pieces can set out. */
  markOrigins(found: Marks): void {
    for (const place of new Set(this.moves.map((move) => move.from ?? move.at))) {
      const here = this.moves.filter((move) => (move.from ?? move.at) === place);
      const best = here.flatMap((move) => (move.from === null ? (this.#odds(move) ?? []) : [])).sort((a, b) => b.clears - a.clears)[0];
      const number = here.some((move) => move.from !== null) ? (this.told?.movable[place] ?? 0) : 0;
      found[place] = {
        tone: tone(best),
        hint: best ? `${this.#hint(place)}, ${t("mn-odds", { percent: percent(best) })}` : this.#hint(place),
        action: !this.scene.busy,
        answers: answers(this.scene, ...here.map((move) => move.action)),
        ...(best ? { text: `${percent(best)}%` } : number > 1 ? { text: `×${number}` } : {}),
      };
    }
  }

  /** Where the pieces of the chosen place can go. */
  markTargets(found: Marks): void {
    if (this.origin === null) return;
    for (const move of this.moves) {
      if (move.from !== this.origin) continue;
      const odds = this.#odds(move);
      const hint = odds ? `${this.#hint(move.at)}, ${t("mn-battle-there")}, ${t("mn-odds", { percent: percent(odds) })}` : this.#hint(move.at);
      found[move.at] = { tone: tone(odds), text: odds ? `⚔ ${percent(odds)}%` : "→", hint, action: !this.scene.busy, answers: answers(this.scene, move.action) };
    }
    found[this.origin] = { ...found[this.origin], tone: "chosen", hint: t("mn-chosen-place"), action: true };
  }

  /** From where the expert would set out; once that is chosen, where it would go. */
  markAdvice(found: Marks): void {
    const advised = this.moves.find((move) => isHinted(this.scene, move.action));
    const there = advised && found[advised.from === null || advised.from === this.origin ? advised.at : advised.from];
    if (there) there.hinted = true;
  }

  #odds(move: Move): Odds | undefined {
    return oddsOf(this.scene, this.told, move.action);
  }

  #hint(id: string): string {
    const here = this.moves.filter((move) => (this.origin === null || move.from !== this.origin ? move.from === null && move.at === id : move.at === id));
    const only = here.length === 1 ? here[0] : undefined;
    return only ? this.scene.book.action(only.action, this.scene.players) : t("mn-look");
  }
}
