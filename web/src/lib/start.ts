/** What somebody chose last when starting a match: the game, and for each game who plays and by which rules. */

import { cover } from "../table/cover";
import { api } from "./api";
import { SITE } from "./place";
import { session } from "./session.svelte";
import { LEVELS, type Level } from "./levels";
import type { GameInfo, NewTable, OptionInfo, Table } from "./wire";

/** `here`: several people round one screen. */
export type Company = "bot" | "here" | "invite" | "open";
export const COMPANY: readonly Company[] = SITE ? ["bot", "here"] : ["bot", "invite", "open"];

export interface Choice {
  company: Company;
  others: number;
  level: Level;
  /** The bots' character, "any" for a surprise, or none. */
  style: string;
  options: NonNullable<NewTable["options"]>;
}

interface Kept {
  game: string | null;
  choices: Record<string, Partial<Choice>>;
}

const KEY = "aevum-start";
/** What people ask for first; the other options are on the page of a new table. */
const FIRST_OPTIONS: Record<string, string> = { through_the_ages: "game", roll_through_the_ages: "trade", mare_nostrum: "setup" };
const FIRST_GAME = "roll_through_the_ages";

/** In the order of the shelf. */
const SHELF = ["through_the_ages", "roll_through_the_ages", "history_of_the_world", "brief_history", "mare_nostrum"];

/** The games as they stand on the shelf; one that the shelf does not know comes last. */
export function shelved(games: readonly GameInfo[]): GameInfo[] {
  const place = (game: GameInfo) => (SHELF.indexOf(game.name) + 1 || SHELF.length + 1);
  return [...games].sort((a, b) => place(a) - place(b));
}

/** A game's title without what stands behind a colon or in brackets. */
export function shortTitle(game: string): string {
  return session.title(game).split(/[:(]/)[0]?.trim() ?? game;
}

function read(): Kept {
  const text = localStorage.getItem(KEY);
  if (text === null) return { game: null, choices: {} };
  try {
    return { game: null, choices: {}, ...(JSON.parse(text) as Partial<Kept>) };
  } catch {
    // A damaged entry is worth no more than none.
    return { game: null, choices: {} };
  }
}

export function keep(game: string, choice: Choice): void {
  const kept = read();
  localStorage.setItem(KEY, JSON.stringify({ game, choices: { ...kept.choices, [game]: choice } }));
}

export function lastGame(games: readonly GameInfo[]): string | null {
  const names = games.map((game) => game.name);
  return [read().game, FIRST_GAME].find((name) => name !== null && names.includes(name)) ?? names[0] ?? null;
}

export function otherCounts(game: GameInfo): number[] {
  return game.seats.map((seats) => seats - 1);
}

/** The option that the quick start offers, as long as this many seats allow it. */
export function firstOption(game: GameInfo, others: number): OptionInfo | null {
  const option = game.options.find((each) => each.name === FIRST_OPTIONS[game.name]);
  if (option === undefined) return null;
  return option.seats.length === 0 || option.seats.includes(others + 1) ? option : null;
}

/** What was chosen last for a game, as far as it still fits. */
export function lastChoice(game: GameInfo): Choice {
  const old = read().choices[game.name] ?? {};
  const counts = otherCounts(game);
  const usual = counts.includes(2) ? 2 : (counts[0] ?? 0);
  const options: Choice["options"] = {};
  for (const option of game.options) {
    const value = old.options?.[option.name];
    if (value !== undefined && (typeof option.default === "boolean" ? typeof value === "boolean" : option.choices.includes(value))) {
      options[option.name] = value;
    }
  }
  return {
    company: COMPANY.find((each) => each === old.company) ?? "bot",
    others: old.others !== undefined && counts.includes(old.others) ? old.others : usual,
    level: LEVELS.find((each) => each === old.level) ?? "normal",
    style: old.style !== undefined && ["any", ...game.styles.map((each) => each.name)].includes(old.style) ? old.style : "",
    options,
  };
}

export function newTable(game: GameInfo, choice: Choice, language: NewTable["language"]): NewTable {
  const option = firstOption(game, choice.others);
  const others = {
    bot: { kind: "bot" as const, level: choice.level, style: choice.style },
    here: { kind: "me" as const },
    invite: { kind: "invite" as const },
    open: { kind: "open" as const },
  };
  const other = others[choice.company];
  return {
    game: game.name,
    seats: [{ kind: "me" }, ...Array.from({ length: choice.others }, () => other)],
    options: option === null ? {} : { [option.name]: choice.options[option.name] ?? option.default },
    public: choice.company === "open",
    language: language ?? "en",
  };
}

/** Open a table; where several people are to share this screen, with a cover between their turns. */
export async function openTable(wanted: NewTable): Promise<Table> {
  const table = await api.newTable(wanted);
  if (wanted.seats.filter((seat) => seat.kind === "me").length > 1) cover(table.id, true);
  return table;
}
