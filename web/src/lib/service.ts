/** The table service: what the page asks of whoever keeps the tables, be it a server or a worker in this browser. */

import type * as Wire from "./wire";

/** An answer that is not a success. */
export class Trouble extends Error {
  readonly problem: Wire.Problem;

  constructor(problem: Wire.Problem) {
    super(problem.error);
    this.problem = problem;
  }
}

export type Scope = "open" | "mine" | "over" | "watch";

/** Who hears of a table. */
export interface Listener {
  opened(): void;
  heard(message: Wire.FromServer): void;
  /** Nothing more comes on this line; whoever still wants to hear watches again. */
  closed(): void;
}

/** A line on which news of one table comes. */
export interface Line {
  /** Hang up: the listener is told, unless it was told already. */
  close(): void;
}

/** A match file, ready to be kept. */
export interface MatchFile {
  name: string;
  text: string;
}

/** What a page is opened for: the lobby, a table, or something that needs neither. */
export interface Wanted {
  table?: string | undefined;
  language: string;
  lobby: boolean;
}

export interface TableService {
  me(): Promise<Wire.Me>;
  guest(body: Wire.NewGuest): Promise<Wire.Me>;
  changeMe(body: Wire.ChangeMe): Promise<Wire.Me>;

  /** Who I am, what can be played and what the page that is opened first needs, as far as it is there at once. */
  begin(wanted: Wanted): Promise<Wire.Start>;
  lobby(): Promise<Wire.Lobby>;
  games(): Promise<Wire.GameInfo[]>;
  kinds(game: string): Promise<Wire.Kinds>;
  words(game: string, language: string): Promise<Wire.Words>;
  rules(game: string, language: string): Promise<Wire.Rules>;

  tables(scope: Scope): Promise<Wire.Tables>;
  newTable(body: Wire.NewTable): Promise<Wire.Table>;
  /** A table with all that a page shows of it, as far as it is there at once: the line brings the rest. */
  opened(id: string, language: string): Promise<Wire.Opened>;
  table(id: string): Promise<Wire.Table>;
  leave(id: string): Promise<Wire.Table>;
  start(id: string): Promise<Wire.Table>;
  setSeat(id: string, seat: number, body: Wire.SetSeat): Promise<Wire.Table>;
  close(id: string): Promise<Wire.Table>;
  rematch(id: string): Promise<Wire.Table>;
  explore(id: string, body: Wire.Explore): Promise<Wire.Table>;
  puzzles(): Promise<Wire.PuzzleInfo[]>;
  /** Sit down before a puzzle, at a private table. */
  openPuzzle(puzzle: string): Promise<Wire.Table>;
  solution(puzzle: string): Promise<Wire.Solution>;
  importMatch(body: Wire.Import): Promise<Wire.Table>;
  download(id: string): Promise<MatchFile>;

  /** Hear of a table from entry `since` on, with no gap and nothing twice. */
  watch(id: string, since: number, listener: Listener): Line;
  state(id: string, seat?: number | null): Promise<Wire.State>;
  play(id: string, body: Wire.Play): Promise<Wire.Played>;
  lines(id: string): Promise<Wire.TriedLines>;
  takeUp(id: string, body: Wire.TakeUp): Promise<Wire.Played>;
  undo(id: string, body: Wire.TakeBack): Promise<Wire.TookBack>;
  pause(id: string, seat: number): Promise<Wire.Table>;
  resume(id: string, seat: number): Promise<Wire.Table>;
  answer(id: string, proposal: string, body: Wire.Answer): Promise<Wire.Table>;
  resign(id: string, seat: number): Promise<Wire.Table>;
  takeBackSeat(id: string, seat: number): Promise<Wire.Table>;
  whyNot(id: string, body: Wire.WhyNot): Promise<Wire.Reason>;
  preview(id: string, body: Wire.WhyNot): Promise<Wire.Preview>;
  actions(id: string): Promise<Wire.Actions>;
  hint(id: string, seat: number, quick?: boolean): Promise<Wire.Hint>;
  guideNext(id: string, body: Wire.GuideNext): Promise<Wire.Played>;
  guideLeave(id: string): Promise<Wire.Table>;
  log(id: string, seat?: number | null): Promise<Wire.Entry[]>;
  at(id: string, seq: number, seat?: number | null): Promise<Wire.State>;
  scores(id: string): Promise<Wire.Scores>;
  analysis(id: string): Promise<Wire.Analysis>;
  fairness(id: string): Promise<Wire.Fairness>;
  chat(id: string): Promise<Wire.Chat>;
}

/** A key that makes a request safe to repeat. */
export function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
