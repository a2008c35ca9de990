/** A match looked at again: any moment of its log, through any eyes that may see it. */

import { api, Trouble } from "./api";
import { openBook, type Book } from "./book";
import { playerNames, standing, type Scene } from "./scene";
import { words } from "./words.svelte";
import type { Entry, JsonObject, Preview, Problem, ScorePoint, State, Table } from "./wire";

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
