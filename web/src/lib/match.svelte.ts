/** A running match: its state, log and chat, kept up to date over a line that mends itself. */

import { api, freshKey, Trouble } from "./api";
import { keepBook, openBook, type Book } from "./book";
import type { Line } from "./service";
import { playerNames, standing, type Scene } from "./scene";
import { session } from "./session.svelte";
import { settings } from "./settings.svelte";
import { addFromAfar, addToDice } from "./share";
import { play as sound } from "./sound";
import { Wish } from "./wish";
import { words } from "./words.svelte";
import { Guard } from "../table/guard.svelte";
import type { ChatLine, Entry, FromServer, Hint, JsonObject, Preview, Problem, Proposal, State, Table } from "./wire";

const SETTLING_MS = 1_000;
const LONGEST_WAIT_MS = 10_000;
/** With these a socket is refused for good: asking again would change nothing. */
const FINAL = new Set(["not_found", "not_signed_in", "not_your_seat", "forbidden"]);

export class LiveMatch implements Scene {
  #table = $state.raw<Table | null>(null);
  #state = $state.raw<State | null>(null);
  #book = $state.raw<Book | null>(null);
  log = $state.raw<Entry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  muted = $state.raw<string[]>([]);
  before = $state.raw<JsonObject | null>(null);
  /** Whether the line holds, as far as is known. */
  connected = $state(true);
  /** Why this page is not let in any more. */
  gone = $state.raw<Problem | null>(null);
  #sat = $state(false);
  #sending = $state(false);
  /** How long the log must be before my last move is in it. */
  #acknowledged = $state(0);
  /** Whether the others declined what I asked of them last. */
  declined = $state(false);
  /** The newest line of the chat that was looked at. */
  #readTo = $state(0);
  /** Why the last wish was not granted. */
  problem = $state.raw<Problem | null>(null);
  hint = $state.raw<Hint | null>(null);
  /** What the guide would do: boards mark it like a hint. */
  advised = $state.raw<JsonObject | null>(null);
  /** The tab that the guide tells of: a phone shows it. */
  toured = $state<string | null>(null);
  /** At which length of the log the expert was last asked, while it thinks. */
  #askedAt = $state(-1);
  /** Every action that can ever be legal at this table, once somebody asked for it. */
  possible = $state.raw<JsonObject[]>([]);

  readonly guard = new Guard();
  readonly players = $derived(this.#table ? playerNames(this.#table) : []);
  readonly entries = $derived(standing(this.log));
  readonly active = $derived((this.#state?.legal.length ?? 0) > 0);
  /** Whether the others wait for this seat: an offer may be made unasked. */
  readonly awaited = $derived(this.active && this.#state?.seat != null && this.#state.actors.includes(this.#state.seat));
  /** Until my move is on its way back to me, the choices shown are those of the past. */
  readonly busy = $derived(this.#sending || this.#acknowledged > (this.#state?.seq ?? 0));
  readonly hinting = $derived(this.#askedAt === (this.#state?.seq ?? 0));
  /** What the expert would do: boards mark it. */
  readonly hinted = $derived(this.hint?.action ?? this.advised);
  readonly unread = $derived(
    this.chat.filter((line) => line.id > this.#readTo && line.person.id !== session.me?.person?.id).length,
  );
  readonly ready = $derived(this.#table !== null && this.#book !== null);
  /** Whether I had a seat here until my session ended, and only watch now. */
  readonly signedOut = $derived(this.#sat && this.#table?.my_seats.length === 0 && !session.me?.person);

  #line: Line | null = null;
  #timer: number | undefined;
  #wait = 500;
  #closed = false;
  readonly #wish = new Wish();
  #entered = false;
  #letIn = false;
  #beforeSeq = -1;

  constructor(readonly id: string) {}

  get table(): Table {
    if (!this.#table) throw new Error("the table is not loaded yet");
    return this.#table;
  }

  get state(): State {
    if (!this.#state) throw new Error("the match is not loaded yet");
    return this.#state;
  }

  get running(): boolean {
    return this.#state !== null;
  }

  get book(): Book {
    if (!this.#book) throw new Error("the words are not loaded yet");
    return this.#book;
  }

  async open(): Promise<void> {
    window.addEventListener("online", this.#online);
    await this.#try(async () => {
      const { table, words: text, kinds, entries, state, before } = await session.opened(this.id);
      this.#take(table);
      // Words that did not come along are on their way while the line is being opened.
      const book = text && kinds ? keepBook(table.game, text, kinds) : openBook(table.game, words.language);
      if (state) {
        this.before = before;
        if (before) this.#beforeSeq = state.since_mine;
        this.#update(entries, state);
      }
      this.#connect();
      this.#book = await book;
    });
  }

  async translate(): Promise<void> {
    if (this.#table) this.#book = await openBook(this.#table.game, words.language);
  }

  close(): void {
    this.#closed = true;
    this.guard.close();
    window.clearTimeout(this.#timer);
    window.removeEventListener("online", this.#online);
    this.#line?.close();
  }

  play(...actions: JsonObject[]): void {
    const { seat } = this.state;
    if (seat === null || this.busy || actions.length === 0 || !this.guard.passes()) return;
    this.#sending = true;
    void this.#try(async () => {
      let { seq } = this.state;
      for (const action of actions) {
        const body = { key: freshKey(), seat, seq, action };
        seq = (await this.#insist(() => api.play(this.id, body))).seq;
        this.#acknowledged = seq;
      }
    }).finally(() => {
      this.#sending = false;
    });
  }

  undo(to: number): void {
    const { seat, seq } = this.state;
    if (seat === null) return;
    const body = { key: freshKey(), seat, seq, to };
    void this.#try(async () => {
      this.#acknowledged = (await api.undo(this.id, body)).seq;
    });
  }

  /** Return to a line of an exploration. */
  takeUp(line: number): void {
    const { seat, seq } = this.state;
    if (seat === null) return;
    const body = { key: freshKey(), seat, seq, line };
    void this.#try(async () => {
      this.#acknowledged = (await api.takeUp(this.id, body)).seq;
    });
  }

  whyNot(action: JsonObject): void {
    const { seat } = this.state;
    if (seat === null) return;
    void this.#try(async () => {
      const reason = await api.whyNot(this.id, { seat, action });
      if (reason.legal || reason.key === null) return;
      throw new Trouble({ error: "refused", key: reason.key, values: reason.values, clause: reason.clause });
    });
  }

  async loadPossible(): Promise<void> {
    if (this.possible.length > 0) return;
    await this.#try(async () => {
      this.possible = (await api.actions(this.id)).actions;
    });
  }

  async preview(action: JsonObject): Promise<Preview | null> {
    const { seat } = this.state;
    if (seat === null) return null;
    try {
      return await api.preview(this.id, { seat, action });
    } catch (error) {
      // A forecast is a courtesy: without it the choice is still there.
      if (error instanceof Trouble) return null;
      throw error;
    }
  }

  /** Any other wish to the server that answers with the table. */
  ask(work: () => Promise<Table>): void {
    void this.#try(async () => {
      const seats = this.#table?.my_seats.join();
      this.#take(await work());
      // The line knows me as I was when it opened: a new seat needs a new one.
      if (this.table.my_seats.join() !== seats) this.#reconnect();
    });
  }

  /** Take back what I asked of the others. */
  withdraw(proposal: Proposal): void {
    this.#wish.withdraw(proposal);
    this.ask(() => api.answer(this.id, proposal.id, { seat: proposal.seat, yes: false }));
  }

  /** What was said is being looked at. */
  markRead(): void {
    this.#readTo = this.chat[this.chat.length - 1]?.id ?? 0;
  }

  /** Ask what the expert would do: quickly first, then with all its time. */
  askHint(): void {
    const { seat, seq } = this.state;
    if (seat === null || this.hinting) return;
    this.#askedAt = seq;
    this.hint = null;
    void this.#try(async () => {
      for (const quick of [true, false]) {
        const hint = await api.hint(this.id, seat, quick);
        if (this.state.seq !== seq) return;
        this.hint = hint;
        if (hint.other === null) return;
      }
    }).finally(() => {
      if (this.#askedAt === seq) this.#askedAt = -1;
    });
  }

  say(text: string): void {
    void this.#try(async () => {
      this.#heard(await api.say(this.id, text));
    });
  }

  mute(person: string, muted: boolean): void {
    void this.#try(async () => {
      const chat = await api.mute(this.id, { person, muted });
      this.chat = chat.lines;
      this.muted = chat.muted;
    });
  }

  async #try(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.problem = null;
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      this.problem = error.problem;
    }
  }

  /** Repeat a request with the same key while the line is down: it counts once. */
  async #insist<Answer>(request: () => Promise<Answer>): Promise<Answer> {
    for (let tries = 0; ; tries++) {
      try {
        return await request();
      } catch (error) {
        if (!(error instanceof Trouble) || error.problem.error !== "offline" || tries === 3) throw error;
        await new Promise((resolve) => setTimeout(resolve, 400 * (tries + 1)));
      }
    }
  }

  #reconnect(): void {
    this.#wait = 0;
    this.#line?.close();
  }

  #connect(): void {
    if (this.#closed) return;
    const since = this.log.length === 0 ? 0 : (this.log[this.log.length - 1]?.seq ?? -1) + 1;
    this.#letIn = false;
    this.#line = api.watch(this.id, since, {
      opened: () => {
        this.connected = true;
      },
      heard: (message) => this.#receive(message),
      closed: () => {
        this.connected = false;
        this.#line = null;
        if (this.#closed) return;
        this.#timer = window.setTimeout(() => this.#connect(), this.#wait);
        this.#wait = Math.min(Math.max(500, this.#wait * 2), LONGEST_WAIT_MS);
      },
    });
  }

  readonly #online = (): void => {
    if (this.#closed || this.#line) return;
    window.clearTimeout(this.#timer);
    this.#wait = 500;
    this.#connect();
  };

  #receive(message: FromServer): void {
    if (message.type === "table") {
      this.#take(message.table);
      if (!this.#letIn) this.#enter();
    } else if (message.type === "said") this.#heard(message.line);
    else if (message.type === "unsaid") this.chat = this.chat.filter((line) => line.id !== message.id);
    else if (message.type === "update") this.#update(message.entries, message.state);
    // A session that ended closes the socket, too.
    else if (message.type === "bye") void session.lookWho();
    else if (message.type === "refused" && message.key === null && FINAL.has(message.problem.error)) {
      this.gone = message.problem;
      this.close();
      void session.lookWho();
    }
  }

  /** The first news on a line: only now is it certain that this page was let in. */
  #enter(): void {
    this.#letIn = true;
    this.#wait = 500;
    // What failed because the line was down has nothing more to say.
    if (this.problem?.error === "offline") this.problem = null;
    // What was said while the line was down is told by nobody else.
    void this.#try(async () => {
      const chat = await api.chat(this.id);
      const newest = chat.lines[chat.lines.length - 1]?.id ?? 0;
      this.muted = chat.muted;
      this.chat = [...chat.lines, ...this.chat.filter((line) => line.id > newest)];
      if (!this.#entered) this.#readTo = newest;
      this.#entered = true;
    });
  }

  #take(table: Table): void {
    const answered = this.#wish.follow(table, this.log.length);
    const next = this.#table?.rematch;
    this.#table = table;
    if (table.proposal || table.paused) this.declined = false;
    else if (answered) {
      // What is agreed to may come a moment later.
      window.setTimeout(() => (this.declined = !this.#wish.granted(answered, this.log)), SETTLING_MS);
    }
    if (table.my_seats.length > 0) this.#sat = true;
    void addToDice(table, api);
    // The next match of a series begins while this page is open.
    if (table.rematch !== null && table.rematch !== next && table.series > 1 && table.my_seats.length > 0) void addFromAfar(table.rematch, api);
  }

  #heard(line: ChatLine): void {
    if (this.muted.includes(line.person.id) || this.chat.some((known) => known.id === line.id)) return;
    this.chat = [...this.chat, line];
  }

  #update(entries: Entry[], state: State): void {
    const next = (this.log[this.log.length - 1]?.seq ?? -1) + 1;
    const fresh = entries.filter((entry) => entry.seq >= next);
    if (fresh.length > 0) this.log = [...this.log, ...fresh];
    const wasMine = this.awaited;
    const wasOver = this.#state?.over ?? false;
    this.#state = state;
    this.guard.ask(state.legal.length === 0 ? "" : `${state.seat} ${state.prompt?.step ?? ""}`);
    if (fresh.length > 0) {
      this.problem = null;
      this.declined = false;
      this.hint = null;
    }
    if (!wasMine && this.awaited && settings.chosen.sound) sound("turn");
    void this.#recall(state);
    if (state.over && !wasOver) void this.#reveal();
  }

  /** After the end everything may be known: read the log again without its secrets. */
  async #reveal(): Promise<void> {
    await this.#try(async () => {
      this.log = await api.log(this.id);
    });
  }

  /** Fetch the view as it was after my last own move, once per turn. */
  async #recall(state: State): Promise<void> {
    if (state.seat === null || state.since_mine === this.#beforeSeq || state.since_mine >= state.seq) return;
    this.#beforeSeq = state.since_mine;
    await this.#try(async () => {
      this.before = (await api.at(this.id, state.since_mine, state.seat)).view;
    });
  }
}
