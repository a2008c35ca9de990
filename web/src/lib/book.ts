/** One game's words in one language, and how its actions and events are told to a person. */

import type { FluentBundle } from "@fluent/bundle";
import { api } from "./api";
import type { Language } from "./settings.svelte";
import { bundle, form, forms, look, type Values } from "./words.svelte";
import type { EventKind, Json, JsonObject, Kinds, Problem, Prompt, HintReason, Words } from "./wire";

/** What is told of some players, as a sentence or, if it can join the one before it, without its subject. */
interface Told {
  seats: number[];
  sentence: string;
  also: string | null;
}

const eventKey = (event: JsonObject): string => `event-${String(event["event"])}`;

export class Book {
  readonly #words: FluentBundle;
  readonly #kinds: Kinds;
  readonly #named: Map<string, string[]>;

  constructor(
    readonly game: string,
    readonly language: Language,
    fluent: string,
    kinds: Kinds,
  ) {
    this.#words = bundle(language, fluent);
    this.#kinds = kinds;
    this.#named = namesByThing(fluent);
  }

  /** Whether something of a card or place, by the key of its name, was not read from the printed game. */
  uncertain(key: string): boolean {
    return key in this.#kinds.uncertain;
  }

  has(key: string): boolean {
    return this.#words.hasMessage(key);
  }

  text(key: string, values: Values = {}): string {
    return look(this.#words, key, values) ?? key;
  }

  /** The text where the game has one: labels and explanations that a game may leave out. */
  maybe(key: string, values: Values = {}): string | null {
    return look(this.#words, key, values);
  }

  /** Name one value as a person reads it. */
  name(kind: string, value: Json, players: readonly string[]): string | number {
    if (value === null) return "";
    if (typeof value === "number") return kind === "seat" ? (players[value] ?? String(value + 1)) : value;
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (Array.isArray(value)) return this.#names(kind, value, players);
    if (typeof value === "object") return JSON.stringify(value);
    return this.maybe(`${kind}-${value}`) ?? value;
  }

  action(action: JsonObject, players: readonly string[]): string {
    const verb = String(action["verb"]);
    return this.text(`action-${verb}`, this.#values(action, this.#kinds.verbs[verb] ?? {}, players));
  }

  /** The sentence of an event, or nothing where the game tells none. */
  event(event: JsonObject, players: readonly string[]): string | null {
    if (this.#changes(event)) return this.told([event], players);
    return this.maybe(eventKey(event), this.#eventValues(event, players));
  }

  /** How an event is told. */
  eventKind(event: JsonObject): EventKind | null {
    return this.#kinds.events[String(event["event"])] ?? null;
  }

  /** A deed and its outcomes: one sentence where they have the same subject (`Words.told` in Python). */
  told(events: readonly JsonObject[], players: readonly string[]): string {
    const sentences: string[][] = [];
    let subject = "";
    for (const { seats, sentence, also } of this.#toldOnce(events, players)) {
      const last = sentences[sentences.length - 1];
      if (last && also !== null && seats.join() === subject) last.push(also);
      else {
        sentences.push([sentence]);
        subject = seats.join();
      }
    }
    return sentences.map(([first = "", ...more]) => (more.length === 0 ? first : `${this.#joined("join-clauses", [first.replace(/\.+$/, ""), ...more])}.`)).join(" ");
  }

  /** What befalls several in the same way is told once, and what is gained or lost together. */
  #toldOnce(events: readonly JsonObject[], players: readonly string[]): Told[] {
    const found: Told[] = [];
    let at = 0;
    while (at < events.length) {
      let end = at + 1;
      const first = events[at] as JsonObject;
      if (this.#changes(first)) {
        while (end < events.length && this.#changes(events[end] as JsonObject)) end++;
        found.push(...this.#gainsAndLosses(events.slice(at, end), players));
      } else {
        const seats = [typeof first["seat"] === "number" ? first["seat"] : -1];
        const same = (event: JsonObject | undefined): boolean => JSON.stringify({ ...event, seat: 0 }) === JSON.stringify({ ...first, seat: 0 });
        if (forms(this.#words, eventKey(first)).includes("each")) while (same(events[end])) seats.push(Number(events[end++]?.["seat"]));
        found.push(this.#oneTold(eventKey(first), seats, this.#eventValues(first, players), players));
      }
      at = end;
    }
    return found;
  }

  #gainsAndLosses(events: readonly JsonObject[], players: readonly string[]): Told[] {
    const together = new Map<string, { key: string; amounts: [string, number][]; seats: number[] }>();
    const add = (key: string, amounts: [string, number][], seat: number): void => {
      const alike = `${key} ${JSON.stringify(amounts)}`;
      const known = together.get(alike);
      if (known) known.seats.push(seat);
      else together.set(alike, { key, amounts, seats: [seat] });
    };
    for (const [seat, numbers] of this.#totals(events)) {
      const gained = [...numbers].filter(([, n]) => n > 0);
      const lost = [...numbers].filter(([, n]) => n < 0).map(([word, n]): [string, number] => [word, -n]);
      if (gained.length > 0 || lost.length === 0) add("gains", gained, seat);
      if (lost.length > 0) add("loses", lost, seat);
    }
    return [...together.values()].map(({ key, amounts, seats }) => this.#oneTold(key, seats, { ...this.#amounts(amounts), seat: this.name("seat", seats[0] ?? 0, players) }, players));
  }

  /** What each seat gains or loses by some events. */
  #totals(events: readonly JsonObject[]): Map<number, Map<string, number>> {
    const totals = new Map<number, Map<string, number>>();
    for (const event of events) {
      const seat = Number(event["seat"]);
      const own = totals.get(seat) ?? new Map<string, number>();
      for (const [word, field] of Object.entries(this.eventKind(event)?.changes ?? {})) own.set(word, (own.get(word) ?? 0) + (field === "" ? 1 : Number(event[field])));
      totals.set(seat, own);
    }
    return totals;
  }

  #oneTold(key: string, seats: number[], values: Values, players: readonly string[]): Told {
    if (seats.length === 1) return { seats, sentence: this.text(key, values), also: form(this.#words, key, "also", values) };
    const names = this.#joined("join-items", seats.map((seat) => String(this.name("seat", seat, players))));
    const everyone = seats.length === players.length && seats.length > 2 ? "yes" : "no";
    return { seats, sentence: form(this.#words, key, "each", { ...values, seats: names, everyone }) ?? "", also: null };
  }

  #changes(event: JsonObject): boolean {
    return Object.keys(this.eventKind(event)?.changes ?? {}).length > 0;
  }

  /** Why an action is good, a sentence each; what comes later is one sentence. */
  reasons(reasons: readonly HintReason[], players: readonly string[]): string[] {
    const told = reasons.filter((reason) => !reason.later).map((reason) => this.#reason(reason, players)).map((text) => text.slice(0, 1).toUpperCase() + text.slice(1));
    const later = reasons.filter((reason) => reason.later).map((reason) => this.#reason(reason, players).replace(/\.+$/, ""));
    return later.length === 0 ? told : [...told, this.text("why-later", { reason: `${this.#joined("join-clauses", later)}.` })];
  }

  /** A reason as a sentence that begins small, for something may stand before it. */
  #reason(reason: HintReason, players: readonly string[]): string {
    const { before, after, count, kind } = reason;
    const thing = kind === "seat" ? Number(reason.thing) : reason.thing;
    const values: Values = { before, after, count, thing: this.name(kind, thing, players) };
    for (const each of forms(this.#words, `${kind}-${thing}`)) values[`thing_${each}`] = form(this.#words, `${kind}-${thing}`, each, {}) ?? "";
    return this.text(`why-${reason.name}`, values);
  }

  prompt(prompt: Prompt, players: readonly string[]): string {
    return this.text(`prompt-${prompt.step}`, this.#values(prompt.values, {}, players));
  }

  refusal(problem: Problem, players: readonly string[]): string {
    return this.text(`refusal-${problem.key ?? "not_possible"}`, this.#values(problem.values ?? {}, {}, players));
  }

  /** What kind of thing a field of a verb names. */
  kind(verb: string, field: string): string {
    return this.#kinds.verbs[verb]?.[field] ?? field;
  }

  /** Guess the name of a thing in a view from the field it stands in, or from its id alone where that is unique. */
  thing(field: string, id: string): string {
    const direct = this.maybe(`${field}-${id}`) ?? this.maybe(`${field.replace(/ies$/, "y").replace(/s$/, "")}-${id}`);
    if (direct !== null) return direct;
    const keys = this.#named.get(id);
    return keys?.length === 1 && keys[0] !== undefined ? this.text(keys[0]) : id.replaceAll("_", " ");
  }

  label(field: string): string {
    return this.maybe(`label-${field}`) ?? this.maybe(`phase-${field}`) ?? field.replaceAll("_", " ");
  }

  #joined(key: string, parts: readonly string[]): string {
    if (parts.length < 2) return parts.join("");
    return this.text(key, { before: parts.slice(0, -1).join(", "), last: parts[parts.length - 1] ?? "" });
  }

  #names(kind: string, values: readonly Json[], players: readonly string[]): string {
    const named = values.map((part) => String(this.name(kind, part, players)));
    if (!values.every((part) => typeof part === "string")) return named.join(", ");
    const counted = new Map<string, number>();
    for (const name of named) counted.set(name, (counted.get(name) ?? 0) + 1);
    return this.#joined("join-items", [...counted].map(([name, number]) => (number === 1 ? name : `${name} ×${number}`)));
  }

  #eventValues(event: JsonObject, players: readonly string[]): Values {
    const kind = this.eventKind(event);
    const values = this.#values(event, kind?.fields ?? {}, players);
    if (!kind || kind.amounts.length === 0) return values;
    return { ...values, ...this.#amounts(kind.amounts.map((field): [string, number] => [field, Math.abs(Number(event[field]))]).filter(([, n]) => n !== 0)) };
  }

  /** Some numbers of things as one list, in every form of it. */
  #amounts(numbers: readonly [string, number][]): Values {
    const there: [string, number][] = numbers.length > 0 ? [...numbers] : [["nothing", 0]];
    const values: Values = { amounts: this.#joined("join-items", there.map(([word, n]) => this.text(`amount-${word}`, { n }))) };
    for (const each of forms(this.#words, `amount-${there[0]?.[0]}`)) {
      values[`amounts_${each}`] = this.#joined("join-items", there.map(([word, n]) => form(this.#words, `amount-${word}`, each, { n }) ?? ""));
    }
    return values;
  }

  #values(item: JsonObject, kinds: Record<string, string>, players: readonly string[]): Values {
    const values: Values = {};
    for (const [field, value] of Object.entries(item)) {
      if (field === "verb" || field === "event") continue;
      const kind = kinds[field] ?? field;
      const named = this.name(kind, value, players);
      values[field] = named;
      // One gains 3 or loses 3: nothing changes by -3.
      if (typeof named === "number") {
        values[`${field}_sign`] = named > 0 ? "plus" : named < 0 ? "minus" : "none";
        values[`${field}_size`] = Math.abs(named);
      } else values[`${field}_known`] = named === "" ? "no" : "yes";
      if (typeof value !== "string") continue;
      // A name's forms are its attributes, for languages that inflect it.
      values[`${field}_id`] = value;
      for (const each of forms(this.#words, `${kind}-${value}`)) values[`${field}_${each}`] = form(this.#words, `${kind}-${value}`, each, {}) ?? "";
    }
    return values;
  }
}

const NOT_THINGS = /^(action|event|prompt|refusal|reason|option|label|phase|guide)-/;

function namesByThing(fluent: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [, key] of fluent.matchAll(/^([a-z][a-z0-9_-]*) *=/gm)) {
    if (key === undefined || NOT_THINGS.test(key) || key.endsWith("-text")) continue;
    const id = key.slice(key.indexOf("-") + 1);
    found.set(id, [...(found.get(id) ?? []), key]);
  }
  return found;
}

const opened = new Map<string, Promise<Book>>();

/** Keep a book whose text came with something else. */
export function keepBook(game: string, words: Words, kinds: Kinds): Book {
  const book = new Book(game, words.language, words.fluent, kinds);
  opened.set(`${game}/${words.language}`, Promise.resolve(book));
  return book;
}

/** Open a game's book; each is fetched once. */
export function openBook(game: string, language: Language): Promise<Book> {
  const key = `${game}/${language}`;
  const known = opened.get(key);
  if (known) return known;
  const fresh = Promise.all([api.words(game, language), api.kinds(game)]).then(
    ([words, kinds]) => new Book(game, language, words.fluent, kinds),
  );
  opened.set(key, fresh);
  fresh.catch(() => opened.delete(key));
  return fresh;
}
