/** What a player looks at and weighs: a card held close, a card whose choices are open, a move tried in thought. */

import { getContext, setContext } from "svelte";
import { isHinted, type Scene } from "../../lib/scene";
import type { JsonObject } from "../../lib/wire";
import { costOf } from "./plan";
import { viewOf, type View } from "./view";

export interface Held {
  card: string;
  target: HTMLElement;
  /** Where the card lies on the screen. */
  at: DOMRect;
}

export interface Opened {
  card: string;
  actions: readonly JsonObject[];
  /** What a player may have meant, where it is not allowed. */
  meant: JsonObject | null;
}

const LONG_PRESS = 450;
const THINK = 180;

export class Desk {
  held = $state.raw<Held | null>(null);
  opened = $state.raw<Opened | null>(null);
  /** The table after the move that is being thought of. */
  ahead = $state.raw<View | null>(null);
  #scene: () => Scene;
  #timer = 0;
  #press = 0;
  #thought = "";
  pressed = false;
  /** The part of the board from which the last move was made. */
  from: HTMLElement | null = null;

  constructor(scene: () => Scene) {
    this.#scene = scene;
  }

  /** Whether this is what the expert would do. */
  hinted(action: JsonObject): boolean {
    return isHinted(this.#scene(), action);
  }

  label(name: string): string {
    return this.#scene().book.label(name);
  }

  /** What an action costs me; the answers to other questions than that of the turn have prices of their own. */
  cost(action: JsonObject): ReturnType<typeof costOf> {
    const { state } = this.#scene();
    const civ = state.seat === null ? undefined : viewOf(state.view).civs[state.seat];
    return civ === undefined || state.prompt?.step !== "actions" ? null : costOf(civ, action);
  }

  hold(card: string, target: EventTarget | null): void {
    if (target instanceof HTMLElement) this.held = { card, target, at: target.getBoundingClientRect() };
  }

  /** The page scrolls, as it does when the keyboard goes to a card out of sight: then the text goes along. */
  follow(): void {
    if (this.held === null) return;
    if (this.held.target === document.activeElement) this.hold(this.held.card, this.held.target);
    else this.release();
  }

  release(): void {
    this.held = null;
  }

  press(card: string, target: EventTarget | null, touch: boolean): void {
    this.pressed = false;
    if (!touch) return;
    window.clearTimeout(this.#press);
    this.#press = window.setTimeout(() => {
      this.pressed = true;
      this.hold(card, target);
    }, LONG_PRESS);
  }

  lift(): void {
    window.clearTimeout(this.#press);
  }

  open(card: string, actions: readonly JsonObject[], meant: JsonObject | null): void {
    this.release();
    this.opened = { card, actions, meant };
  }

  close(): void {
    this.opened = null;
    this.forget();
  }

  play(action: JsonObject): void {
    const active = document.activeElement;
    this.from = active?.closest<HTMLElement>("[tabindex]") ?? null;
    this.opened = null;
    this.release();
    this.forget();
    this.#scene().play(action);
  }

  /** Try a move in thought; the answer comes from the rules. */
  think(action: JsonObject): void {
    const scene = this.#scene();
    if (!scene.active || scene.busy) return;
    const asked = `${scene.state.seq}/${JSON.stringify(action)}`;
    if (asked === this.#thought) return;
    this.forget();
    this.#thought = asked;
    this.#timer = window.setTimeout(() => {
      void scene.preview(action).then((preview) => {
        if (asked === this.#thought && preview?.view != null && !preview.chance) this.ahead = viewOf(preview.view);
      });
    }, THINK);
  }

  forget(): void {
    window.clearTimeout(this.#timer);
    this.#thought = "";
    this.ahead = null;
  }
}

const KEY = Symbol("desk");

export function setDesk(desk: Desk): Desk {
  return setContext(KEY, desk);
}

export function getDesk(): Desk {
  return getContext<Desk>(KEY);
}
