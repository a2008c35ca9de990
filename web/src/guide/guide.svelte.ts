/** Somebody who stands beside a newcomer: what is asked now and why, what happened, and what one could do. */

import { api, Trouble } from "../lib/api";
import type { LiveMatch } from "../lib/match.svelte";
import { session } from "../lib/session.svelte";
import { detailText, lineText, linesOf } from "../lib/telling";
import { words } from "../lib/words.svelte";
import type { Entry, Hint, JsonObject, Rules } from "../lib/wire";
import { clausesOf } from "./rules";
import { boardOf, type Stop } from "../boards";

/** What this browser remembers of a guide, so that a reload goes on where it was. */
interface Memory {
  /** 0: the welcome; then the stops of the tour; beyond them the match. */
  stop: number;
  /** What happened from this entry on is told. */
  since: number;
  /** The step and the rule that were current at that entry, where a bot was asked. */
  step: string | null;
  clause: string | null;
  /** At which entry a text was first shown. */
  explained: Record<string, number>;
}

export interface Line {
  seat: number | null;
  text: string;
  times: number;
}

export type Stage = "welcome" | "tour" | "mine" | "others" | "goodbye";

export class GuideBeside {
  #memory = $state.raw<Memory>({ stop: 0, since: 0, step: null, clause: null, explained: {} });
  #rules = $state.raw<Rules | null>(null);
  #hint = $state.raw<{ seq: number; hint: Hint | null } | null>(null);
  #asking = $state(false);
  /** How long the log must be before what I asked the bots for is in it. */
  #until = $state(0);

  constructor(readonly match: LiveMatch) {
    const text = localStorage.getItem(this.#key);
    if (text === null) return;
    try {
      this.#memory = { ...this.#memory, ...(JSON.parse(text) as Partial<Memory>) };
    } catch {
      // A damaged entry is worth no more than none: the guide begins again.
      localStorage.removeItem(this.#key);
    }
  }

  get #key(): string {
    return `aevum-guide-${this.match.id}`;
  }

  #remember(part: Partial<Memory>): void {
    this.#memory = { ...this.#memory, ...part };
    localStorage.setItem(this.#key, JSON.stringify(this.#memory));
  }

  // where we are

  readonly stops = $derived.by((): readonly Stop[] => boardOf(this.match.table.game).tour ?? []);
  readonly stop = $derived<Stop | null>(this.stops[this.#memory.stop - 1] ?? null);
  readonly number = $derived(this.#memory.stop);

  /** Which round or epoch it is. */
  readonly #count = $derived.by(() => {
    const { state, table } = this.match;
    return Number(state.view[session.game(table.game)?.guide?.counts ?? ""]);
  });

  readonly stage = $derived.by((): Stage => {
    if (this.#memory.stop === 0) return "welcome";
    if (this.stop !== null) return "tour";
    if (this.match.state.over || this.#count > (session.game(this.match.table.game)?.guide?.last ?? 0)) return "goodbye";
    return this.match.awaited ? "mine" : "others";
  });

  /** Changes whenever the guide has something new to say. */
  readonly moment = $derived.by(() => `${this.stage} ${this.#memory.stop} ${this.match.state.seq}`);

  turn(): void {
    this.#remember({ stop: this.#memory.stop + 1 });
  }

  back(): void {
    this.#remember({ stop: this.#memory.stop - 1 });
  }

  skip(): void {
    this.#remember({ stop: this.stops.length + 1 });
  }

  /** Whether the bots are moving on at my wish. */
  readonly going = $derived.by(() => this.#asking || this.#until > this.match.state.seq);

  // what happened

  /** The entries to tell: since the last press, and of one's own moves only the last ones in a row. */
  readonly #told = $derived.by((): Entry[] => {
    const entries = this.match.entries.filter((entry) => entry.seq >= this.#memory.since);
    const { seat } = this.match.state;
    const mine = (entry: Entry): boolean => entry.kind === "play" && entry.seat === seat;
    if (!entries.some(mine)) return entries;
    const others = entries.findLastIndex((entry) => entry.kind === "play" && entry.seat !== seat);
    const first = entries.findIndex((entry, index) => index > others && mine(entry));
    return first < 0 ? entries : entries.slice(first);
  });

  readonly lines = $derived.by((): Line[] => {
    const made: Line[] = [];
    const { book, players } = this.match;
    const { lines, waiting } = linesOf(this.#told, book);
    const small = lines.length > 0 ? [] : waiting;
    const told = [
      ...lines.map((line) => ({ seat: line.seat, text: lineText(line, book, players) })),
      ...small.map((detail) => ({ seat: "event" in detail ? null : detail.seat, text: detailText(detail, book, players) })),
    ];
    for (const each of told) {
      const last = made[made.length - 1];
      if (last?.text === each.text && last.seat === each.seat) last.times += 1;
      else if (each.text !== "") made.push({ ...each, times: 1 });
    }
    return made;
  });

  /** The step and rule that a bot was at when it did what is told. */
  readonly toldStep = $derived(this.#memory.since === this.#told[0]?.seq ? this.#memory.step : null);
  readonly toldClause = $derived(this.toldStep === null ? null : this.#memory.clause);

  // what is asked

  readonly step = $derived.by(() => this.match.state.prompt?.step ?? "");
  readonly clauses = $derived.by(() =>
    clausesOf(this.match.table.game, this.step, this.#count, this.match.state.prompt?.clause ?? ""),
  );
  readonly actors = $derived.by(() => this.match.state.actors.map((seat) => this.match.players[seat] ?? "").join(", "));

  heading(step: string): string {
    const { book, state, players } = this.match;
    const known = book.maybe(`guide-${step}`, { count: this.#count });
    return known ?? (state.prompt?.step === step ? book.prompt(state.prompt, players) : step);
  }

  readonly text = $derived.by(() => this.match.book.maybe(`guide-${this.step}-text`, { count: this.#count }) ?? "");

  /** Each thing is said once: what was explained at an earlier question is only kept at hand. */
  readonly known = $derived.by(() => (this.#memory.explained[this.text] ?? this.match.state.seq) < this.match.state.seq);

  /** Note that the text of this question has been read. */
  explain(): void {
    if (this.text === "" || this.text in this.#memory.explained) return;
    this.#remember({ explained: { ...this.#memory.explained, [this.text]: this.match.state.seq } });
  }

  rule(clause: string): string | null {
    if (this.#rules === null) return null;
    for (const section of this.#rules.sections) {
      for (const each of section.clauses) if (each.id === clause) return each.text;
    }
    return null;
  }

  async read(): Promise<void> {
    const { language } = words;
    const { game } = this.match.table;
    await session.attempt(async () => {
      const rules = await api.rules(game, language);
      if (language === words.language) this.#rules = rules;
    });
  }

  // what one could do

  /** The only thing there is to do. */
  readonly only = $derived.by((): JsonObject | null => {
    const { legal } = this.match.state;
    return legal.length === 1 ? (legal[0] ?? null) : null;
  });
  readonly hint = $derived.by(() => (this.#hint?.seq === this.match.state.seq ? this.#hint.hint : null));
  /** What the lesson of this turn is about, where it can be tried now. */
  readonly taught = $derived.by((): JsonObject | null => boardOf(this.match.table.game).teaches?.(this.match) ?? null);
  readonly suggested = $derived<JsonObject | null>(this.only ?? this.taught ?? this.hint?.action ?? null);
  /** No suggestion could be had: the person decides alone. */
  readonly alone = $derived.by(() => this.suggested === null && this.#hint?.seq === this.match.state.seq);

  /** Ask what a bot would do here, once for each question. */
  async suggest(): Promise<void> {
    const { seat, seq, legal } = this.match.state;
    if (seat === null || legal.length < 2 || this.#hint?.seq === seq) return;
    let hint: Hint | null = null;
    try {
      hint = await api.hint(this.match.id, seat);
    } catch (error) {
      // Without a suggestion the choices are still there.
      if (!(error instanceof Trouble)) throw error;
    }
    if (this.match.state.seq === seq) this.#hint = { seq, hint };
  }

  doIt(): void {
    if (this.suggested === null || this.match.busy) return;
    this.#remember({ since: this.match.state.seq, step: null, clause: null });
    this.match.play(this.suggested);
  }

  async goOn(all: boolean): Promise<void> {
    if (this.going) return;
    this.#asking = true;
    const { seq } = this.match.state;
    this.#remember({ since: seq, step: this.step, clause: this.clauses[0] ?? null });
    await session.attempt(async () => {
      this.#until = (await api.guideNext(this.match.id, { seq, all })).seq;
    });
    this.#asking = false;
  }

  leave(): void {
    localStorage.removeItem(this.#key);
    this.match.ask(() => api.guideLeave(this.match.id));
  }
}
