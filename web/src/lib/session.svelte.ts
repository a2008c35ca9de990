/** Who is at this browser, and the games that the server knows. */

import { api, Trouble } from "./api";
import { settings, type Chosen } from "./settings.svelte";
import { t, words } from "./words.svelte";
import type { GameInfo, Host, Lobby, Me, Opened, Problem } from "./wire";

class Session {
  me = $state.raw<Me | null>(null);
  games = $state.raw<GameInfo[]>([]);
  /** What this server offers beside tables. */
  host = $state.raw<Host>({ community: false, mail: false, bot_time: 1 });
  /** How many matches wait for me. */
  waiting = $state(0);
  /** What went wrong last, for the page to tell. */
  problem = $state.raw<Problem | null>(null);

  #lobby: Lobby | null = null;
  #opened: Opened | null = null;

  /** Begin with the page that is asked for first: what it shows comes in the same answer. */
  async open([page, id]: readonly string[]): Promise<void> {
    await this.attempt(async () => {
      const table = page === "match" ? id : undefined;
      const first = await api.begin({ table, language: settings.chosen.language, lobby: page === undefined });
      this.host = first.host;
      this.me = first.me;
      this.games = first.games;
      this.#lobby = first.lobby;
      this.#opened = first.opened;
    });
  }

  /** The lobby: as it came with the page, the first time. */
  async lobby(): Promise<Lobby> {
    const found = this.#lobby ?? (await api.lobby());
    this.#lobby = null;
    this.waiting = found.mine.tables.filter((table) => table.my_turn).length;
    return found;
  }

  /** A table: as it came with the page, the first time. */
  async opened(id: string): Promise<Opened> {
    const first = this.#opened;
    this.#opened = null;
    if (first?.table.id !== id) return api.opened(id, words.language);
    return first;
  }

  /** Look whether a match waits for me; told in the menu on every page. */
  async lookAround(): Promise<void> {
    if (!this.me?.person || document.hidden) return;
    try {
      this.waiting = (await api.tables("mine")).tables.filter((table) => table.my_turn).length;
    } catch (error) {
      // It will be asked again soon; nobody waits for the answer.
      if (!(error instanceof Trouble)) throw error;
    }
  }

  /** Ask who is signed in: another page of this browser may have changed that. */
  async lookWho(): Promise<void> {
    try {
      this.me = await api.me();
    } catch (error) {
      // Without an answer nothing is known to have changed.
      if (!(error instanceof Trouble)) throw error;
    }
  }

  get name(): string | null {
    return this.me?.person?.name ?? null;
  }

  /** Make sure that somebody is signed in: a newcomer becomes a guest without being asked anything. */
  async somebody(name?: string): Promise<void> {
    if (this.me?.person) return;
    this.me = await api.guest({ name: name ?? t("guest-name"), language: settings.chosen.language });
  }

  async change(part: Partial<Chosen>): Promise<void> {
    settings.change(part);
    if (part.language) await words.choose(part.language);
    if (!this.me?.person) return;
    const { language, ...rest } = settings.chosen;
    await this.attempt(async () => {
      this.me = await api.changeMe({ language, settings: rest });
    });
  }

  /** Take over the settings kept with an account that has just signed in. */
  async welcome(me: Me): Promise<void> {
    this.me = me;
    settings.change({ ...me.settings, language: me.language });
    await words.choose(settings.chosen.language);
  }

  game(name: string): GameInfo | null {
    return this.games.find((game) => game.name === name) ?? null;
  }

  title(name: string): string {
    return this.game(name)?.title[words.language] ?? name;
  }

  /** Do something with the server; what goes wrong is told in the page. Returns whether it went well. */
  async attempt(work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      this.problem = null;
      return true;
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      this.problem = error.problem;
      return false;
    }
  }
}

export const session = new Session();

/** The sentence for something that went wrong with the service (a game's refusals have their own words). */
export function problemText(problem: Problem): string {
  const key = `problem-${problem.error}`;
  return words.has(key) ? t(key, problem.values ?? {}) : t("problem-invalid");
}
