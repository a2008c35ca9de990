/** Who is at this browser: a name, kept here and nowhere else. */

import { settings } from "../lib/settings.svelte";

const KEY = "aevum-person";
export const HERE = "here";

export function knownName(): string | null {
  return localStorage.getItem(KEY);
}

export function rename(name: string): void {
  localStorage.setItem(KEY, name);
}

export function who(): { name: string; language: string } {
  return { name: knownName() ?? "–", language: settings.chosen.language };
}
