/** Words a person reads: Fluent messages of the page itself and of each game, in the chosen language. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "./settings.svelte";

export type Values = Record<string, FluentVariable>;

const sources = import.meta.glob<string>("../words/*.ftl", { query: "?raw", import: "default" });

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

class Words {
  language = $state<Language>("en");
  #bundle = $state.raw<FluentBundle>(bundle("en"));

  async choose(language: Language): Promise<void> {
    const load = sources[`../words/${language}.ftl`];
    if (load === undefined) throw new Error(`no words in ${language}`);
    this.#bundle = bundle(language, await load());
    this.language = language;
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
