/** The pages beside the lobby, each loaded when it is asked for. */

import type { Component } from "svelte";
import { words } from "../lib/words.svelte";

const pages: Record<string, () => Promise<{ default: Component }>> = {
  new: () => import("./NewTable.svelte"),
  matches: () => import("./Matches.svelte"),
  match: () => import("./Match.svelte"),
  replay: () => import("./Replay.svelte"),
  puzzles: () => import("./Puzzles.svelte"),
  rules: () => import("./Rules.svelte"),
  settings: () => import("./Settings.svelte"),
  account: () => import("./Account.svelte"),
  join: () => import("./Join.svelte"),
  reset: () => import("./Reset.svelte"),
  about: () => import("./About.svelte"),
  // A match of the server comes to a page without one.
  home: () => import("./Home.svelte"),
  people: () => import("./people/People.svelte"),
  person: () => import("./people/Profile.svelte"),
  statistics: () => import("./people/Statistics.svelte"),
  tournaments: () => import("./people/Tournaments.svelte"),
  tournament: () => import("./people/Tournament.svelte"),
  admin: () => import("./people/Admin.svelte"),
  confirm: () => import("./people/MailLink.svelte"),
  unsubscribe: () => import("./people/MailLink.svelte"),
};

export function isPage(name: string): boolean {
  return Object.hasOwn(pages, name);
}

/** A page and all words that it may need; nothing where there is no such page. */
export async function load(name: string): Promise<Component | null> {
  const page = isPage(name) ? pages[name] : undefined;
  const [loaded] = await Promise.all([page?.() ?? null, words.whole()]);
  return loaded?.default ?? null;
}
