/** What goes over the wire. Written by `web/tools/wire_types.py` from the server's own types: do not edit. */

export type Scalar = string | number | boolean | null;
export type Json = Scalar | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

export interface Clause {
  id: string;
  text: string;
}

export interface Facts {
  title: string;
  file: string;
  rows: number;
  reconstructed: Array<string>;
}

export interface GameInfo {
  name: string;
  title: Record<string, string>;
  about: Record<string, string>;
  seats: Array<number>;
  options: Array<OptionInfo>;
  edition: string;
  maturity: string;
  hidden: boolean;
  simultaneous: boolean;
  rules_version: number;
  guide: GuideInfo | null;
}

export interface GuideInfo {
  seats: number;
  options: Record<string, boolean | number | string>;
  counts: string;
  last: number;
}

export interface Kinds {
  verbs: Record<string, Record<string, string>>;
  events: Record<string, Record<string, string>>;
  levels: Array<string>;
}

export interface OptionInfo {
  name: string;
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

export interface Words {
  language: "en" | "hu";
  fluent: string;
}

export interface Problem {
  error: string;
  key?: string | null;
  values?: Record<string, string | number>;
  clause?: string | null;
  seq?: number | null;
}

export interface Settings {
  colours?: "contrast" | "deuteranopia" | "protanopia" | "standard" | "tritanopia";
  theme?: "dark" | "light" | "system";
  animation?: "full" | "off" | "reduced";
  sound?: boolean;
  replay?: boolean;
}

export interface Person {
  id: string;
  name: string;
  guest: boolean;
}

export interface Me {
  person: Person | null;
  login: string | null;
  admin: boolean;
  language: "en" | "hu";
  settings: Settings;
}

export interface NewGuest {
  name: string;
  language?: "en" | "hu";
}

export interface NewAccount {
  login: string;
  password: string;
  name: string;
  language?: "en" | "hu";
}

export interface Credentials {
  login: string;
  password: string;
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

export interface ResetPassword {
  token: string;
  new: string;
}

export interface DeleteMe {
  password?: string;
}

export interface ResetLink {
  token: string;
  expires: number;
}

export interface Notifications {
  push?: boolean;
  webhook?: string;
  webhook_kind?: "discord" | "json" | "slack";
}

export interface AdminReset {
  login: string;
}

export interface PushKeys {
  p256dh: string;
  auth: string;
}

export interface PushSubscription {
  endpoint: string;
  keys: PushKeys;
}

export interface PushEndpoint {
  endpoint: string;
}

export interface PushKey {
  key: string;
}

export interface Delivery {
  at: number;
  channel: "push" | "webhook";
  kind: "ended" | "started" | "test" | "turn";
  table: string | null;
  status: "dropped" | "failed" | "sent" | "waiting";
  attempts: number;
  detail: string;
}

export interface MyLine {
  table: string;
  at: number;
  seat: number | null;
  text: string;
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
}

export interface Seat {
  seat: number;
  kind: "bot" | "invite" | "open" | "person";
  person: Person | null;
  level: "beginner" | "expert" | "normal" | "strong" | null;
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
  rated_apart: boolean;
  guided: boolean;
}

export interface Tables {
  tables: Array<Table>;
}

export interface SetSeat {
  kind: "bot" | "invite" | "open";
  level?: "beginner" | "expert" | "normal" | "strong";
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
  undo: Undo;
  since_mine: number;
  left_ms: Array<number | null>;
  ticking: Array<number>;
  ticking_since: number | null;
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

export interface AskHint {
  seat: number;
  quick?: boolean;
}

export interface Hint {
  action: JsonObject;
  why: "average" | "duel" | "only" | "outlook" | "sensible";
  other: JsonObject | null;
  tries: number;
  percent: number;
  other_percent: number;
}

export interface Log {
  entries: Array<Entry>;
  length: number;
}

export interface ScorePoint {
  seq: number;
  scores: Array<number>;
}

export interface Scores {
  points: Array<ScorePoint>;
}

export interface Prospect {
  seq: number;
  expected: Array<number>;
}

export interface TurningPoint {
  seq: number;
  seat: number;
  before: number;
  after: number;
}

export interface Analysis {
  done: number;
  steps: number;
  unit: "percent" | "points";
  points: Array<Prospect>;
  turns: Array<TurningPoint>;
}

export interface Fairness {
  dice_hash: string;
  key: string;
  checked: boolean;
}

export interface Import {
  file: string;
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

export interface Say {
  text: string;
}

export interface Mute {
  person: string;
  muted: boolean;
}

export interface PlayNow {
  type: "play";
  key: string;
  seat: number;
  seq: number;
  action: JsonObject;
}

export interface SayNow {
  type: "say";
  text: string;
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

export interface Ack {
  type: "ack";
  key: string;
  seq: number;
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
  status: "ok";
  version: string;
  database: "postgresql" | "sqlite";
}

export type FromPage = PlayNow | SayNow | Ping;

export type FromServer = Update | TableNow | Said | Ack | Refused | Pong | Bye;
