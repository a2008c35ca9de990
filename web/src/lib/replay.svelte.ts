/** A match looked at again: any moment of its log, through any eyes that may see it. */

import { api, Trouble } from "./api";
import { openBook, type Book } from "./book";
import { router } from "./router.svelte";
import { playerNames, standing, type Scene } from "./scene";
import { words } from "./words.svelte";
import type { Entry, JsonObject, Preview, Problem, ScorePoint, State, Table } from "./wire";

const STAY_MS = 900;

export class Replay implements Scene {
  #table = $state.raw<Table | null>(null);
  #state = $state.raw<State | null>(null);
  #book = $state.raw<Book | null>(null);
  log = $state.raw<Entry[]>([]);
  scores = $state.raw<ScorePoint[]>([]);
  /** How many entries of the log have happened at the moment shown. */
  at = $state(0);
  seat = $state<number | null>(null);
  problem = $state.raw<Problem | null>(null);
  before = $state.raw<JsonObject | null>(null);
  /** Whether one move is shown after the other. */
  running = $state(false);
  #timer: number | undefined;

  readonly players = $derived(this.#table ? playerNames(this.#table) : []);
  readonly entries = $derived(standing(this.log.filter((entry) => entry.seq < this.at)));
  readonly ready = $derived(this.#table !== null && this.#book !== null && this.#state !== null);
  readonly active = false;
  readonly busy = false;
  #states: Record<string, Promise<State>> = {};

  constructor(readonly id: string) {}

  get table(): Table {
    if (!this.#table) throw new Error("the table is not loaded yet");
    return this.#table;
  }

  get state(): State {
    if (!this.#state) throw new Error("the moment is not loaded yet");
    return this.#state;
  }

  get book(): Book {
    if (!this.#book) throw new Error("the words are not loaded yet");
    return this.#book;
  }

  get length(): number {
    return this.log.length;
  }

  async open(at: number | null): Promise<void> {
    await this.#try(async () => {
      const [table, log] = await Promise.all([api.table(this.id), api.log(this.id)]);
      this.log = log;
      this.#table = table;
      this.seat = table.my_seats[0] ?? null;
      this.#book = await openBook(table.game, words.language);
      if (table.status === "over") this.scores = (await api.scores(this.id)).points;
    });
    await this.show(at ?? this.length);
  }

  async translate(): Promise<void> {
    if (this.#table) this.#book = await openBook(this.#table.game, words.language);
  }

  async show(at: number): Promise<void> {
    this.at = Math.max(0, Math.min(at, this.length));
    const wanted = this.at;
    await this.#try(async () => {
      const state = await this.#fetch(wanted);
      if (this.at !== wanted) return;
      this.before = this.#state?.view ?? null;
      this.#state = state;
    });
    if (wanted < this.length) void this.#fetch(wanted + 1).catch(() => this.#forget());
  }

  /** Show a moment, and keep its address. */
  async go(at: number): Promise<void> {
    await this.show(at);
    router.rewrite(`/replay/${this.id}?at=${this.at}`);
  }

  /** To where the next turn begins, or back to where this one or the one before began. */
  turn(by: 1 | -1): void {
    const begins = this.log.filter((entry, index) => index === 0 || entry.seat !== this.log[index - 1]?.seat).map((entry) => entry.seq);
    if (by === 1) void this.go(begins.find((seq) => seq > this.at) ?? this.length);
    else void this.go(begins.findLast((seq) => seq < this.at) ?? 0);
  }

  toggle(): void {
    this.running = !this.running;
    window.clearTimeout(this.#timer);
    if (this.running) void this.#run();
  }

  close(): void {
    window.clearTimeout(this.#timer);
  }

  async #run(): Promise<void> {
    if (this.at >= this.length) this.running = false;
    if (!this.running) return;
    await this.go(this.at + 1);
    this.#timer = window.setTimeout(() => void this.#run(), STAY_MS);
  }

  async look(seat: number | null): Promise<void> {
    this.seat = seat;
    await this.show(this.at);
  }

  #fetch(at: number): Promise<State> {
    const key = `${at}/${this.seat}`;
    return (this.#states[key] ??= api.at(this.id, at, this.seat));
  }

  #forget(): void {
    this.#states = {};
  }

  async #try(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.problem = null;
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      this.#forget();
      this.problem = error.problem;
    }
  }

  // The past cannot be played.
  play(): void {}
  whyNot(): void {}
  preview(): Promise<Preview | null> {
    return Promise.resolve(null);
  }
}
