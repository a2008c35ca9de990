/** What a player looks at and weighs: an answer in thought, a card held close, a card whose choices are open, a plan. */

import { getContext, setContext } from "svelte";
import { same, isHinted, type Scene } from "../../lib/scene";
import type { JsonObject } from "../../lib/wire";
import { t } from "../../lib/words.svelte";
import { asking, type Dear } from "../../table/ask.svelte";
import { touching } from "../../table/guard.svelte";
import { Places, verbOf } from "./places";
import { Planning } from "./planning.svelte";
import { viewOf, type Civ, type Numbers, type Told, type View } from "./view";

export interface Opened {
  card: string;
  at: Element;
  actions: readonly JsonObject[];
}

export interface Looked {
  card: string;
  at: Element;
  /** What is said of it beyond its text. */
  note: string;
}

const LOOK_MS = 450;

export class Desk {
  readonly #scene: () => Scene;
  /** Which of the legal actions is under the pointer, the focus or the finger. */
  #thought = $state.raw<{ seq: number; action: JsonObject } | null>(null);
  /** The answer that a finger tapped: it is shown with all it brings, and played with the next tap. */
  #picked = $state.raw<{ seq: number; action: JsonObject } | null>(null);
  looked = $state.raw<Looked | null>(null);
  opened = $state.raw<Opened | null>(null);
  /** Whose board lies in the place of mine. */
  visited = $state<number | null>(null);
  readonly planning: Planning;
  #timer: number | undefined;

  constructor(scene: () => Scene) {
    this.#scene = scene;
    this.planning = new Planning(() => this.told?.planner ?? null, () => this.scene.state.seq);
  }

  get scene(): Scene {
    return this.#scene();
  }

  readonly view = $derived.by((): View => viewOf(this.#scene().state.view));
  readonly seat = $derived.by((): number | null => this.#scene().state.seat);
  readonly me = $derived.by((): Civ | undefined => (this.seat === null ? undefined : this.view.civs[this.seat]));
  readonly moods = $derived.by(() => this.view.game !== "simple");
  readonly step = $derived.by(() => (this.#scene().active ? (this.#scene().state.prompt?.step ?? "") : ""));
  readonly told = $derived.by((): Told | null => {
    const { active, state } = this.#scene();
    return active && state.forecast != null ? (state.forecast as unknown as Told) : null;
  });
  readonly legal = $derived.by(() => (this.#scene().active ? this.#scene().state.legal : []));
  /** The view at my last move, until my next one: what differs from it is new to me. An undo or a move of mine ends that. */
  readonly before = $derived.by((): View | null => {
    const { before, entries, state } = this.#scene();
    const last = entries[entries.findLastIndex((entry) => entry.kind !== "chance")];
    return before === null || last?.seat === state.seat ? null : viewOf(before);
  });
  readonly places = $derived.by(() => new Places(this.view, this.me, this.legal));

  // thinking

  readonly thought = $derived.by((): JsonObject | null => {
    const thought = this.#thought;
    return thought !== null && thought.seq === this.#scene().state.seq ? thought.action : null;
  });

  /** What an answer would change; nothing where the rules did not say. */
  changes(action: JsonObject | null): Partial<Numbers> {
    if (action === null || this.told === null) return {};
    const at = this.legal.findIndex((each) => each === action || same(each, action));
    return this.told.answers[at] ?? {};
  }

  /** My numbers now, and as they would be after the answer in thought. */
  readonly now = $derived.by((): Numbers | null => this.told?.now ?? null);
  readonly changed = $derived.by((): Partial<Numbers> => this.changes(this.thought));
  readonly then = $derived.by((): Numbers | null => (this.now === null ? null : { ...this.now, ...this.changed }));

  think(action: JsonObject | null): void {
    this.#thought = action === null ? null : { seq: this.#scene().state.seq, action };
  }

  hinted(action: JsonObject): boolean {
    return isHinted(this.#scene(), action);
  }

  // looking

  look(card: string, at: EventTarget | null, note = ""): void {
    window.clearTimeout(this.#timer);
    if (!(at instanceof Element)) return;
    this.#timer = window.setTimeout(() => {
      if (this.opened === null && at.isConnected) this.looked = { card, at, note };
    }, LOOK_MS);
  }

  release(): void {
    window.clearTimeout(this.#timer);
    this.looked = null;
  }

  open(card: string, actions: readonly JsonObject[], at: EventTarget | null): void {
    this.release();
    if (at instanceof Element) this.opened = { card, actions, at };
  }

  close(): void {
    this.opened = null;
    this.think(null);
  }

  // playing

  readonly picked = $derived.by((): JsonObject | null => {
    const picked = this.#picked;
    return picked !== null && picked.seq === this.#scene().state.seq ? picked.action : null;
  });

  pick(action: JsonObject | null): void {
    this.#picked = action === null ? null : { seq: this.#scene().state.seq, action };
    this.think(action);
  }

  /** A finger thinks first and plays with its second tap; a mouse or a key plays. */
  press(action: JsonObject): void {
    if (touching() && this.picked !== action) this.pick(action);
    else this.play(action);
  }

  play(action: JsonObject): void {
    asking.first(dear(action), () => {
      this.opened = null;
      this.release();
      this.pick(null);
      this.scene.play(action);
    });
  }

  /** Everything that was weighed belongs to a question that is over. */
  forget(): void {
    this.opened = null;
    this.release();
    this.pick(null);
    this.visited = null;
  }
}

/** What is asked before it is done. */
function dear(action: JsonObject): Dear | null {
  if (verbOf(action) !== "revolution") return null;
  return { key: "tta-revolution", title: t("tta-revolution-title"), text: t("tta-revolution-text"), label: t("tta-revolution-do") };
}

const KEY = Symbol("desk");

export function setDesk(desk: Desk): Desk {
  return setContext(KEY, desk);
}

export function getDesk(): Desk {
  return getContext<Desk>(KEY);
}
