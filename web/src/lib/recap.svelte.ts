/** What the others did, shown again on the board one thing after the other; otherwise the match as it is now. */

import { api, Trouble } from "./api";
import type { Book } from "./book";
import { stretchOf, turnsOf, type Turn } from "./happened";
import type { LiveMatch } from "./match.svelte";
import type { Scene } from "./scene";
import { settings } from "./settings.svelte";
import { textsOf } from "./telling";
import type { Entry, JsonObject, Preview, State, Table } from "./wire";

/** How long a turn stays: long enough to read it, in milliseconds. */
const SHORTEST_MS = 1400;
const LETTER_MS = 38;
const LONGEST_MS = 7000;
/** Fewer sentences than this are read in the log at a glance. */
const FEWEST_LINES = 2;

export class Recap implements Scene {
  #past = $state.raw<State | null>(null);
  #before = $state.raw<JsonObject | null>(null);
  /** The turns that are shown, each as one step. */
  steps = $state.raw<readonly Turn[]>([]);
  /** How many steps have happened on the board shown. */
  at = $state(0);
  running = $state(false);
  /** Whether it began by itself. */
  #automatic = false;
  #from = 0;
  /** Up to here everything has been seen. */
  #seen = -1;
  /** The stretch that somebody did not want to see again. */
  #skipped = -1;
  #states: Record<number, Promise<State>> = {};
  #timer: number | undefined;
  #wish = 0;

  constructor(readonly match: LiveMatch) {}

  /** What can be shown again. */
  readonly stretch = $derived.by(() => {
    if (!this.match.running || this.match.state.seat === null) return null;
    return stretchOf(this.match.entries, this.match.state.seat);
  });
  readonly on = $derived(this.#past !== null);
  readonly step = $derived<Turn | null>(this.steps[this.at - 1] ?? null);

  // what the board sees

  get table(): Table {
    return this.match.table;
  }

  get state(): State {
    return this.#past ?? this.match.state;
  }

  get book(): Book {
    return this.match.book;
  }

  get players(): readonly string[] {
    return this.match.players;
  }

  readonly entries = $derived.by((): readonly Entry[] => {
    const past = this.#past;
    return past === null ? this.match.entries : this.match.entries.filter((entry) => entry.seq < past.seq);
  });

  get before(): JsonObject | null {
    return this.#past === null ? this.match.before : this.#before;
  }

  get hinted(): JsonObject | null {
    return this.#past === null ? this.match.hinted : null;
  }

  get active(): boolean {
    return this.#past === null && this.match.active;
  }

  get busy(): boolean {
    return this.match.busy;
  }

  get moving(): boolean {
    return this.#past !== null;
  }

  get mover(): number | null {
    return this.#past !== null ? (this.step?.seat ?? null) : null;
  }

  play(...actions: JsonObject[]): void {
    if (!this.on) this.match.play(...actions);
  }

  whyNot(action: JsonObject): void {
    if (!this.on) this.match.whyNot(action);
  }

  preview(action: JsonObject): Promise<Preview | null> {
    return this.on ? Promise.resolve(null) : this.match.preview(action);
  }

  // showing it again

  /** Take notice of what is new, and show it if that is wanted. */
  follow(): void {
    const { state } = this.match;
    const { stretch } = this;
    // A guide tells everything itself, one thing at a time.
    if (stretch === null || stretch.until < state.seq || state.over || this.match.table.guided) {
      this.#seen = state.seq;
      return;
    }
    if (this.on) {
      if (this.#automatic) this.steps = this.#told(this.#from, stretch.until);
      return;
    }
    const from = Math.max(this.#seen, stretch.from);
    // Whoever is guided is told of each move as it is made.
    const alone = state.my_seats.length === 1 && !this.match.table.guided;
    const wanted = alone && settings.chosen.replay && settings.motion === "full";
    if (!wanted || this.#skipped === stretch.from || from >= stretch.until) {
      this.#seen = state.seq;
      return;
    }
    const steps = this.#told(from, stretch.until);
    if (steps.reduce((sum, turn) => sum + turn.lines.length, 0) >= FEWEST_LINES) this.#begin(from, steps, true);
    else this.#seen = state.seq;
  }

  /** Show the last stretch from its beginning. */
  ask(): void {
    if (this.stretch) this.#begin(this.stretch.from, this.#told(this.stretch.from, this.stretch.until), false);
  }

  async show(at: number): Promise<void> {
    const wish = ++this.#wish;
    window.clearTimeout(this.#timer);
    this.at = Math.max(0, Math.min(at, this.steps.length));
    const before = this.#after(this.at - 1);
    try {
      const [state, was] = await Promise.all([this.#fetch(this.#after(this.at)), this.#fetch(before)]);
      if (wish !== this.#wish) return;
      // Nothing can be chosen in the past; what moved is what moved in this step.
      this.#past = { ...state, legal: [], forecast: null, since_mine: before };
      this.#before = this.at === 0 ? null : was.view;
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      this.stop();
      return;
    }
    this.#seen = Math.max(this.#seen, this.#past.seq);
    this.#goOn();
  }

  toggle(): void {
    this.running = !this.running;
    this.#automatic = false;
    if (this.running && this.at >= this.steps.length) void this.show(0);
    else this.#goOn();
  }

  /** One step at a time, by hand. */
  turn(by: number): void {
    this.running = false;
    this.#automatic = false;
    void this.show(this.at + by);
  }

  /** Back to the match as it is now. */
  stop(): void {
    this.#wish += 1;
    window.clearTimeout(this.#timer);
    this.running = false;
    if (this.#automatic && this.at < this.steps.length) this.#skipped = this.stretch?.from ?? -1;
    this.#seen = this.match.state.seq;
    this.#past = null;
    this.#before = null;
    this.#states = {};
  }

  close(): void {
    this.#wish += 1;
    window.clearTimeout(this.#timer);
  }

  #begin(from: number, steps: readonly Turn[], automatic: boolean): void {
    if (steps.length === 0) return;
    this.#from = from;
    this.steps = steps;
    this.#automatic = automatic;
    this.running = true;
    void this.show(automatic ? 1 : 0);
  }

  #told(from: number, until: number): Turn[] {
    const { entries, book, players } = this.match;
    const stretch = entries.filter((entry) => entry.seq >= from && entry.seq < until);
    return turnsOf(stretch, (turn) => textsOf(turn, book, players));
  }

  /** How long the log was after so many steps. */
  #after(steps: number): number {
    const last = this.steps[steps - 1];
    return last === undefined ? this.#from : last.until;
  }

  #goOn(): void {
    window.clearTimeout(this.#timer);
    if (!this.running || !this.on) return;
    const letters = this.step?.lines.reduce((sum, line) => sum + line.length, 0) ?? 0;
    const stay = Math.min(LONGEST_MS, SHORTEST_MS + letters * LETTER_MS);
    const last = this.at >= this.steps.length;
    if (!last) void this.#fetch(this.#after(this.at + 1)).catch(() => (this.#states = {}));
    this.#timer = window.setTimeout(() => {
      if (this.at < this.steps.length) void this.show(this.at + 1);
      else if (this.#automatic) this.stop();
      else this.running = false;
    }, stay);
  }

  /** The state after so many entries, as my seat saw it. */
  #fetch(seq: number): Promise<State> {
    const { match } = this;
    if (seq === match.state.seq) return Promise.resolve(match.state);
    return (this.#states[seq] ??= api.at(match.id, seq, match.state.seat));
  }
}
