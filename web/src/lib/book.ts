/** One game's words in one language, and how its actions and events are told to a person. */

import type { FluentBundle } from "@fluent/bundle";
import { api } from "./api";
import type { Language } from "./settings.svelte";
import { bundle, look, type Values } from "./words.svelte";
import type { Json, JsonObject, Kinds, Problem, Prompt } from "./wire";

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
    if (Array.isArray(value)) return value.map((part) => this.name(kind, part, players)).join(", ");
    if (typeof value === "object") return JSON.stringify(value);
    return this.maybe(`${kind}-${value}`) ?? value;
  }

  action(action: JsonObject, players: readonly string[]): string {
    const verb = String(action["verb"]);
    return this.text(`action-${verb}`, this.#values(action, this.#kinds.verbs[verb] ?? {}, players));
  }

  /** The sentence of an event, or nothing where the game tells none. */
  event(event: JsonObject, players: readonly string[]): string | null {
    const kind = String(event["event"]);
    return this.maybe(`event-${kind}`, this.#values(event, this.#kinds.events[kind] ?? {}, players));
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

  #values(item: JsonObject, kinds: Record<string, string>, players: readonly string[]): Values {
    const values: Values = {};
    for (const [field, value] of Object.entries(item)) {
      if (field === "verb" || field === "event") continue;
      values[field] = this.name(kinds[field] ?? field, value, players);
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
