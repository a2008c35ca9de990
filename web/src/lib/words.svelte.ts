/** Words a person reads: Fluent messages of the page itself and of each game, in the chosen language. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { untrack } from "svelte";
import { settings, type Language } from "./settings.svelte";

export type Values = Record<string, FluentVariable>;

/** What the lobby says, and everything. */
const first = import.meta.glob<string>("../words/*.ftl", { query: "?first", import: "default" });
const whole = import.meta.glob<string>("../words/*.ftl", { query: "?whole", import: "default" });

export function bundle(language: Language, ...texts: string[]): FluentBundle {
  // Isolation marks would end up in names, titles and labels that other programs read.
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text), { allowOverrides: true });
  return made;
}

/** Return the message's text, or nothing where the bundle has no such message. */
export function look(words: FluentBundle, key: string, values: Values = {}): string | null {
  const message = words.getMessage(key);
  if (message?.value == null) return null;
  const errors: Error[] = [];
  const text = words.formatPattern(message.value, values, errors);
  for (const error of errors) console.warn(`${key}: ${error.message}`);
  return text;
}

/** The forms of a message: its attributes. */
export function forms(words: FluentBundle, key: string): string[] {
  return Object.keys(words.getMessage(key)?.attributes ?? {});
}

/** Return one form of a message, or nothing where it has none. */
export function form(words: FluentBundle, key: string, name: string, values: Values): string | null {
  const pattern = words.getMessage(key)?.attributes[name];
  return pattern === undefined ? null : words.formatPattern(pattern, values, []);
}

class Words {
  language = $state<Language>("en");
  #bundle = $state.raw<FluentBundle>(bundle("en"));
  #whole: Promise<void> | null = null;

  choose(language: Language): Promise<void> {
    return this.#load(language, this.#whole !== null);
  }

  async #load(language: Language, all: boolean): Promise<void> {
    const text = await (all ? whole : first)[`../words/${language}.ftl`]?.();
    this.#bundle = bundle(language, text ?? "");
    this.language = language;
  }

  /** Have the words of every page, not only those of the lobby. */
  whole(): Promise<void> {
    // Whoever waits for the words is not to begin again in another language.
    return (this.#whole ??= this.#load(
      untrack(() => settings.chosen.language),
      true,
    ));
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  text(key: string, values: Values = {}): string {
    return look(this.#bundle, key, values) ?? key;
  }
}

export const words = new Words();

/** The page's own words, in the language chosen now. */
export function t(key: string, values: Values = {}): string {
  return words.text(key, values);
}
