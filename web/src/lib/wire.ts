/** What goes over the wire. Written by `web/tools/wire_types.py` from the server's own types: do not edit. */

export type Scalar = string | number | boolean | null;
export type Json = Scalar | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

export interface Analysis {
  done: number;
  steps: number;
  unit: "percent" | "points";
  points: Array<Prospect>;
  turns: Array<TurningPoint>;
}

export interface AskHint {
  seat: number;
  quick?: boolean;
}

export interface Commentary {
  points: Array<Prospect>;
  fresh: boolean;
}

export interface Hint {
  action: JsonObject;
  why: "average" | "duel" | "only" | "outlook" | "sensible";
  other: JsonObject | null;
  tries: number;
  percent: number;
  other_percent: number;
  reasons: Array<HintReason>;
}

export interface HintReason {
  name: string;
  before: number;
  after: number;
  thing: string;
  kind: string;
  count: number;
  later: boolean;
}

export interface Prospect {
  seq: number;
  expected: Array<number>;
}

export interface PuzzleInfo {
  id: string;
  game: string;
  difficulty: "easy" | "hard" | "medium";
  seats: number;
  counts: string;
  number: number;
  moves: number;
}

export interface Rival {
  action: JsonObject;
  tries: number;
  percent: number;
  behind: number;
  reasons: Array<HintReason>;
}

export interface ScorePoint {
  seq: number;
  scores: Array<number>;
}

export interface Scores {
  points: Array<ScorePoint>;
}

export interface Solution {
  best: JsonObject;
  rivals: Array<Rival>;
}

export interface TurningPoint {
  seq: number;
  seat: number;
  before: number;
  after: number;
  better: Hint | null;
}

export interface Fairness {
  dice_hash: string;
  key: string;
  checked: boolean;
  shares: Array<Share>;
}

export interface PromiseShare {
  seat: number;
  hash: string;
}

export interface Share {
  seat: number;
  hash: string;
  secret: string;
}

export interface SharedDice {
  host: string;
  hashes: Record<string, string>;
  showing: boolean;
  shown: Array<number>;
}

export interface ShowShare {
  seat: number;
  secret: string;
}

export interface Clause {
  id: string;
  text: string;
}

export interface EventKind {
  fields: Record<string, string>;
  part: "deed" | "detail" | "heading" | "outcome";
  about: "" | "fight" | "score";
  adds: string;
  amounts: Array<string>;
  changes: Record<string, string>;
}

export interface Facts {
  title: string;
  file: string;
  rows: number;
  reconstructed: Array<string>;
  fields: Record<string, number>;
}

export interface GameInfo {
  name: string;
  title: Record<string, string>;
  about: Record<string, string>;
  seats: Array<number>;
  options: Array<OptionInfo>;
  styles: Array<StyleInfo>;
  edition: string;
  maturity: string;
  hidden: boolean;
  simultaneous: boolean;
  rules_version: number;
  guide: GuideInfo | null;
  board: string | null;
}

export interface GuideInfo {
  seats: number;
  options: Record<string, boolean | number | string>;
  counts: string;
  last: number;
}

export interface Kinds {
  verbs: Record<string, Record<string, string>>;
  events: Record<string, EventKind>;
  levels: Array<string>;
  uncertain: Record<string, Array<string>>;
}

export interface OptionInfo {
  name: string;
  title: Record<string, string>;
  choice_titles: Array<Record<string, string>>;
  default: boolean | number | string;
  choices: Array<boolean | number | string>;
  seats: Array<number>;
  excludes: Array<string>;
}

export interface Rules {
  game: string;
  language: "en" | "hu";
  title: string;
  sections: Array<Section>;
  rulings: Array<Ruling>;
  facts: Array<Facts>;
}

export interface Ruling {
  id: string;
  question: string;
  lines: Array<string>;
}

export interface Section {
  number: string;
  title: string;
  clauses: Array<Clause>;
}

export interface StyleInfo {
  name: string;
  title: Record<string, string>;
  text: Record<string, string>;
}

export interface Words {
  language: "en" | "hu";
  fluent: string;
}

export interface AdminReset {
  login: string;
}

export interface Ban {
  person: string;
  reason: string;
  days?: number | null;
}

export interface ChangeMe {
  name?: string;
  language?: "en" | "hu";
  settings?: Settings;
}

export interface ChangePassword {
  old: string;
  new: string;
}

export interface Credentials {
  login: string;
  password: string;
}

export interface DeleteMe {
  password?: string;
}

export interface Delivery {
  at: number;
  channel: "email" | "push" | "webhook";
  kind: "ended" | "invited" | "started" | "test" | "turn";
  table: string | null;
  status: "dropped" | "failed" | "sent" | "waiting";
  attempts: number;
  detail: string;
}

export interface Done {
  done: boolean;
}

export interface Host {
  community: boolean;
  mail: boolean;
  bot_time: number;
}

export interface Me {
  person: Person | null;
  login: string | null;
  admin: boolean;
  language: "en" | "hu";
  settings: Settings;
}

export interface MyData {
  me: Me;
  created: number;
  notifications: Notifications;
  browsers: Array<PushSubscription>;
  deliveries: Array<Delivery>;
  tables: Array<string>;
  said: Array<MyLine>;
  muted: Array<string>;
  email: string | null;
  email_confirmed: boolean;
  hidden: boolean;
  friends: Array<MyFriend>;
  blocked: Array<string>;
  ratings: Array<MyRating>;
  outcomes: Array<MyOutcome>;
  deeds: Array<MyDeed>;
  tournaments: Array<MyTournament>;
  reports: Array<MyReport>;
  reported: Array<ReportOfMe>;
  noted: Array<MyNote>;
  search: MySearch | null;
}

export interface MyDeed {
  game: string;
  players: number;
  kind: string;
  name: string;
  matches: number;
  wins: number;
}

export interface MyFriend {
  person: Person;
  kind: "asked" | "asks" | "friend";
}

export interface MyLine {
  table: string;
  at: number;
  seat: number | null;
  text: string;
}

export interface MyMeeting {
  round: number;
  table: string | null;
  rank: number | null;
}

export interface MyNote {
  at: number;
  what: string;
  why: string;
}

export interface MyOutcome {
  table: string;
  seat: number;
  game: string;
  players: number;
  rank: number;
  score: number | null;
  won: number;
  rated: boolean;
  ended: number;
  seconds: number;
}

export interface MyRating {
  game: string;
  players: number;
  mu: number;
  sigma: number;
  matches: number;
}

export interface MyReport {
  at: number;
  person: string;
  table: string | null;
  line: string | null;
  why: string;
  closed: number | null;
}

export interface MySearch {
  game: string;
  players: number;
  pace: string;
  rated: boolean;
  points: number;
  range: number | null;
  begun: number;
  seen: number;
  table: string | null;
}

export interface MyTournament {
  tournament: string;
  title: string;
  organised: boolean;
  entered: boolean;
  left: boolean;
  seed: number | null;
  met: Array<MyMeeting>;
}

export interface NewAccount {
  login: string;
  password: string;
  name: string;
  language?: "en" | "hu";
}

export interface NewGuest {
  name: string;
  language?: "en" | "hu";
}

export interface Notifications {
  push?: boolean;
  webhook?: string;
  webhook_kind?: "discord" | "json" | "slack";
  email?: "daily" | "off" | "turn";
  quiet_from?: number | null;
  quiet_until?: number;
  utc_offset?: number;
}

export interface Person {
  id: string;
  name: string;
  guest: boolean;
}

export interface PushEndpoint {
  endpoint: string;
}

export interface PushKey {
  key: string;
}

export interface PushKeys {
  p256dh: string;
  auth: string;
}

export interface PushSubscription {
  endpoint: string;
  keys: PushKeys;
}

export interface ReportOfMe {
  at: number;
  table: string | null;
  line: string | null;
  closed: number | null;
}

export interface ResetLink {
  token: string;
  expires: number;
}

export interface ResetPassword {
  token: string;
  new: string;
}

export interface Settings {
  colours?: "contrast" | "deuteranopia" | "protanopia" | "standard" | "tritanopia";
  theme?: "dark" | "light" | "system";
  animation?: "full" | "off" | "reduced";
  sound?: boolean;
  replay?: boolean;
  moments?: "calm" | "off" | "quick";
}

export interface TheLine {
  line: number;
}

export interface ThePerson {
  person: string;
}

export interface TheTable {
  table: string;
}

export interface Problem {
  error: string;
  key?: string | null;
  values?: Record<string, string | number>;
  clause?: string | null;
  seq?: number | null;
}

export interface Clock {
  bank_ms: number;
  increment_ms?: number;
  cap_ms?: number;
  timeout?: "bot" | "resign";
}

export interface NewSeat {
  kind: "bot" | "invite" | "me" | "open";
  level?: "beginner" | "expert" | "normal" | "strong";
  style?: string;
}

export interface NewTable {
  game: string;
  seats: Array<NewSeat>;
  options?: Record<string, boolean | number | string>;
  pace?: "correspondence" | "live";
  clock?: Clock | null;
  public?: boolean;
  spectators?: boolean;
  undo?: "consent" | "free" | "off";
  hints?: boolean;
  shuffle?: boolean;
  language?: "en" | "hu";
  title?: string;
  guided?: boolean;
  rated?: boolean;
  series?: number;
}

export interface Seat {
  seat: number;
  kind: "bot" | "invite" | "open" | "person";
  person: Person | null;
  level: "beginner" | "expert" | "normal" | "strong" | null;
  style: string;
  played_by: "bot" | "nobody" | "person";
  resigned: boolean;
  here: boolean;
  mine: boolean;
  left_ms: number | null;
  invite: string | null;
}

export interface Proposal {
  id: string;
  kind: "pause" | "undo";
  seat: number;
  to: number | null;
  answers: Record<string, boolean>;
  waiting: Array<number>;
}

export interface Place {
  seat: number;
  rank: number;
  score: number;
  tie_breaks: Array<number>;
}

export interface Result {
  places: Array<Place>;
  reason: string;
}

export interface Exploration {
  table: string;
  seq: number;
}

export interface Table {
  id: string;
  game: string;
  title: string;
  options: Record<string, boolean | number | string>;
  status: "closed" | "open" | "over" | "running";
  pace: "correspondence" | "live";
  clock: Clock | null;
  paused: boolean;
  public: boolean;
  spectators: boolean;
  undo: "consent" | "free" | "off";
  hints: boolean;
  language: "en" | "hu";
  owner: Person;
  mine: boolean;
  seats: Array<Seat>;
  my_seats: Array<number>;
  my_turn: boolean;
  actors: Array<number>;
  seq: number;
  created: number;
  started: number | null;
  ended: number | null;
  watchers: number;
  proposal: Proposal | null;
  result: Result | null;
  rematch: string | null;
  rematch_of: string | null;
  dice_hash: string | null;
  dice: SharedDice | null;
  rated_apart: boolean;
  guided: boolean;
  rated: boolean;
  series: number;
  series_number: number;
  tournament: string | null;
  exploration: Exploration | null;
  puzzle: string | null;
  facts: string | null;
}

export interface Standing {
  counts: string;
  number: number;
  scores: Array<number> | null;
  place: number | null;
  left_ms: number | null;
}

export interface Tables {
  tables: Array<Table>;
  standings: Record<string, Standing>;
}

export interface SetSeat {
  kind: "bot" | "invite" | "open";
  level?: "beginner" | "expert" | "normal" | "strong";
  style?: string;
}

export interface JoinSeat {
  seat?: number | null;
}

export interface Invitation {
  token: string;
}

export interface Invited {
  table: Table | null;
}

export interface Rematch {
  rotate?: boolean;
}

export interface Prompt {
  step: string;
  clause: string;
  values: Record<string, string | number>;
}

export interface Undo {
  free_to: number | null;
  ask_to: number | null;
}

export interface Entry {
  seq: number;
  at: number;
  kind: "chance" | "play" | "undo";
  seat: number | null;
  action: JsonObject | null;
  outcome: Json;
  to: number | null;
  events: Array<JsonObject>;
}

export interface State {
  table: string;
  seq: number;
  seat: number | null;
  my_seats: Array<number>;
  actors: Array<number>;
  over: boolean;
  prompt: Prompt | null;
  legal: Array<JsonObject>;
  view: JsonObject;
  forecast: JsonObject | null;
  undo: Undo;
  since_mine: number;
  left_ms: Array<number | null>;
  ticking: Array<number>;
  ticking_since: number | null;
  now: number | null;
  result: Result | null;
  proposal: Proposal | null;
}

export interface Play {
  key: string;
  seat: number;
  seq: number;
  action: JsonObject;
}

export interface Played {
  seq: number;
}

export interface Explore {
  seq: number;
  seat?: number | null;
  against?: "beginner" | "expert" | "normal" | "strong" | null;
}

export interface TakeBack {
  key: string;
  seat: number;
  seq: number;
  to: number;
}

export interface TookBack {
  seq: number;
  proposal: Proposal | null;
}

export interface TriedLine {
  line: number;
  entries: Array<number>;
  scores: Array<number> | null;
}

export interface TriedLines {
  scores: Array<number> | null;
  lines: Array<TriedLine>;
}

export interface TakeUp {
  key: string;
  seat: number;
  seq: number;
  line: number;
}

export interface Answer {
  seat: number;
  yes: boolean;
}

export interface SeatOnly {
  seat: number;
}

export interface GuideNext {
  seq: number;
  all?: boolean;
}

export interface WhyNot {
  seat: number;
  action: JsonObject;
}

export interface Reason {
  legal: boolean;
  key: string | null;
  values: Record<string, string | number>;
  clause: string | null;
}

export interface Actions {
  actions: Array<JsonObject>;
}

export interface Preview {
  events: Array<JsonObject>;
  view: JsonObject | null;
  chance: boolean;
}

export interface Log {
  entries: Array<Entry>;
  length: number;
}

export interface Import {
  file: string;
  bots?: Array<string | null>;
}

export interface Home {
  file: string;
  bots: Array<string | null>;
}

export interface ChatLine {
  id: number;
  at: number;
  person: Person;
  seat: number | null;
  text: string;
}

export interface Chat {
  lines: Array<ChatLine>;
  muted: Array<string>;
}

export interface Opened {
  table: Table;
  words: Words | null;
  kinds: Kinds | null;
  entries: Array<Entry>;
  state: State | null;
  before: JsonObject | null;
}

export interface Lobby {
  mine: Tables;
  open: Tables;
  watch: Tables;
}

export interface Start {
  host: Host;
  me: Me;
  games: Array<GameInfo>;
  lobby: Lobby | null;
  opened: Opened | null;
}

export interface Say {
  text: string;
}

export interface Mute {
  person: string;
  muted: boolean;
}

export interface Ping {
  type: "ping";
}

export interface Update {
  type: "update";
  entries: Array<Entry>;
  state: State;
}

export interface TableNow {
  type: "table";
  table: Table;
}

export interface Said {
  type: "said";
  line: ChatLine;
}

export interface Unsaid {
  type: "unsaid";
  id: number;
}

export interface Refused {
  type: "refused";
  key: string | null;
  problem: Problem;
}

export interface Pong {
  type: "pong";
}

export interface Bye {
  type: "bye";
  reason: "again";
}

export interface Health {
  status: "ill" | "ok";
  version: string;
  database: "postgresql" | "sqlite";
  ill: Array<string>;
  offline: boolean;
}

export interface Rating {
  game: string;
  players: number;
  points: number;
  uncertainty: number;
  provisional: boolean;
  matches: number;
}

export interface GameRecord {
  game: string;
  played: number;
  won: number;
  streak: number;
  longest_streak: number;
  best_score: number | null;
}

export interface Finished {
  table: string;
  game: string;
  players: number;
  rank: number;
  score: number | null;
  ended: number;
  seconds: number;
  points: number | null;
}

export interface Deed {
  game: string;
  players: number;
  kind: string;
  noun: string;
  first: boolean;
  name: string;
  matches: number;
  wins: number;
}

export interface Against {
  person: Person;
  times: number;
  before: number;
  behind: number;
}

export interface Profile {
  person: Person;
  hidden: boolean;
  mine: boolean;
  friend: "asked" | "asks" | "friend" | "none";
  blocked: boolean;
  since: number | null;
  ratings: Array<Rating>;
  records: Array<GameRecord>;
  favourites: Array<Deed>;
  against: Array<Against>;
  recent: Array<Finished>;
  longest: Finished | null;
  best: Array<Finished>;
}

export interface HideProfile {
  hidden: boolean;
}

export interface Leader {
  place: number;
  person: Person;
  rating: Rating;
}

export interface Leaderboard {
  game: string;
  players: number;
  leaders: Array<Leader>;
}

export interface GameStatistics {
  game: string;
  deeds: Array<Deed>;
}

export interface Friend {
  person: Person;
  kind: "asked" | "asks" | "friend";
  here: boolean;
}

export interface Friends {
  friends: Array<Friend>;
  blocked: Array<Person>;
}

export interface Other {
  person: string;
}

export interface Block {
  person: string;
  blocked: boolean;
}

export interface Invite {
  person: string;
}

export interface Seek {
  game: string;
  players: number;
  pace?: "correspondence" | "live";
  rated?: boolean;
  range?: number | null;
}

export interface Sought {
  table: string | null;
  waiting: number;
}

export interface Report {
  person: string;
  why: string;
  table?: string | null;
  line?: number | null;
}

export interface NewTournament {
  title: string;
  game: string;
  kind: "knock_out" | "round_robin" | "swiss";
  players: number;
  rounds?: number;
  options?: Record<string, boolean | number | string>;
  pace?: "correspondence" | "live";
  clock?: Clock | null;
  rated?: boolean;
  round_days?: number | null;
  absent?: "bot" | "lose";
  language?: "en" | "hu";
}

export interface TournamentPlace {
  place: number;
  person: Person;
  points: number;
  met: number;
  wins: number;
  played: number;
  byes: number;
  left: boolean;
}

export interface Pairing {
  round: number;
  people: Array<Person>;
  table: string | null;
  ranks: Array<number> | null;
}

export interface Tournament {
  id: string;
  title: string;
  game: string;
  options: Record<string, boolean | number | string>;
  kind: "knock_out" | "round_robin" | "swiss";
  players: number;
  rounds: number;
  pace: "correspondence" | "live";
  clock: Clock | null;
  rated: boolean;
  round_days: number | null;
  absent: "bot" | "lose";
  organiser: Person;
  mine: boolean;
  entered: boolean;
  status: "closed" | "open" | "over" | "running";
  round: number;
  deadline: number | null;
  standings: Array<TournamentPlace>;
  pairings: Array<Pairing>;
}

export interface TournamentLine {
  id: string;
  title: string;
  game: string;
  kind: "knock_out" | "round_robin" | "swiss";
  players: number;
  status: "closed" | "open" | "over" | "running";
  round: number;
  rounds: number;
  entrants: number;
  organiser: Person;
  entered: boolean;
}

export interface Tournaments {
  tournaments: Array<TournamentLine>;
}

export interface MyEmail {
  email: string | null;
  confirmed: boolean;
}

export interface SetEmail {
  email: string | null;
  password?: string;
}

export interface Forgot {
  login: string;
}

export interface MailToken {
  token: string;
}

export interface KnownPerson {
  person: Person;
  login: string | null;
  admin: boolean;
  created: number;
  seen: number;
  banned: string | null;
  banned_until: number | null;
}

export interface KnownTable {
  table: string;
  game: string;
  title: string;
  status: string;
  owner: Person;
  created: number;
}

export interface Reported {
  id: number;
  at: number;
  reporter: Person;
  person: Person;
  table: string | null;
  line: string | null;
  why: string;
  closed: boolean;
}

export interface AdminDeed {
  at: number;
  admin: Person | null;
  what: string;
  about: string;
  why: string;
}

export interface AdminPage {
  reports: Array<Reported>;
  people: Array<KnownPerson>;
  tables: Array<KnownTable>;
  log: Array<AdminDeed>;
  ill: Array<string>;
  counts: Record<string, number>;
}

export interface CloseReport {
  report: number;
}

export type FromServer = Update | TableNow | Said | Unsaid | Refused | Pong | Bye;

/** How many seconds a level may think about one decision at most, where the host does not change it. */
export const THINKING: Readonly<Record<string, number>> = {"strong": 5.0, "expert": 20.0};
