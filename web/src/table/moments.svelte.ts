/** Moments: short scenes over the board that people remember, one after the other. */

import type { Component } from "svelte";
import type { Scene } from "../lib/scene";
import { settings } from "../lib/settings.svelte";
import { play, type Sound } from "../lib/sound";
import type { Entry, JsonObject } from "../lib/wire";

export interface Moment {
  /** What is shown; it gets the scene, the moment's own values, and how long it stays. */
  component: Component<{ scene: Scene; values: never; still: boolean }>;
  values: unknown;
  /** What a screen reader says, and the name of the scene. */
  label: string;
  /** How long it stays at the quick pace, in milliseconds; the calm one takes twice as long. */
  stay: number;
  /** Shown even where what the others did is told by turn: a scoring, a new epoch, the end. */
  great?: boolean;
  /** One of many between others: the log tells it, nobody is asked to put it away. */
  passing?: boolean;
  /** What is heard where sound is on. */
  sound?: Sound;
}

/** What a game makes of one entry of the log. `before` and `after` are the views around it, where they are known. */
export type MomentsOf = (entry: Entry, scene: Scene, before: JsonObject | null, after: JsonObject) => Moment[];

export class Moments {
  #queue = $state.raw<readonly Moment[]>([]);
  readonly now = $derived<Moment | null>(this.#queue[0] ?? null);
  #timer: number | undefined;

  /** Nothing moves for those who want it still: a card that stays until they put it away. */
  get still(): boolean {
    return settings.motion !== "full";
  }

  show(moments: readonly Moment[]): void {
    if (settings.chosen.moments === "off") return;
    const wanted = moments.filter((moment) => !this.still || !moment.passing);
    if (wanted.length === 0) return;
    const idle = this.#queue.length === 0;
    this.#queue = [...this.#queue, ...wanted];
    if (idle) this.#begin();
  }

  /** To the next one. */
  skip(): void {
    window.clearTimeout(this.#timer);
    this.#queue = this.#queue.slice(1);
    this.#begin();
  }

  clear(): void {
    window.clearTimeout(this.#timer);
    this.#queue = [];
  }

  #begin(): void {
    const moment = this.#queue[0];
    if (!moment) return;
    if (settings.chosen.sound && moment.sound) play(moment.sound);
    if (this.still) return;
    const slow = settings.chosen.moments === "calm" ? 2 : 1;
    this.#timer = window.setTimeout(() => this.skip(), moment.stay * slow);
  }
}
