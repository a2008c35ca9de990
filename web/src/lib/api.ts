/** Talking with the server: one typed function per route that the page uses. */

import { Trouble, type Line, type Listener, type MatchFile, type Scope, type TableService, type Wanted } from "./service";
import { early } from "./early";
import type * as Wire from "./wire";
import { offline } from "../offline/service";
import { SITE } from "./place";

export { freshKey, Trouble, type Scope } from "./service";

const PING_MS = 10_000;
/** So long an answer may take before the line counts as down. */
const PONG_MS = 5_000;

function cookie(name: string): string {
  const found = document.cookie.split("; ").find((part) => part.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : "";
}

async function send<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  try {
    return await request<Answer>(method, path, body);
  } catch (error) {
    if (!(error instanceof Trouble) || error.problem.error !== "csrf") throw error;
    // The token was of another server at this address: any answer brings a new one.
    await request("GET", "/me");
    return request<Answer>(method, path, body);
  }
}

async function request<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const wish: RequestInit = { method, headers: { accept: "application/json" } };
  if (method !== "GET") {
    wish.headers = { ...wish.headers, "x-csrf-token": cookie("aevum_csrf"), "content-type": "application/json" };
    if (body !== undefined) wish.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await (early(`/api${path}`) ?? fetch(`/api${path}`, wish));
  } catch {
    throw new Trouble({ error: "offline" });
  }
  const text = await response.text();
  if (!response.ok) throw new Trouble(readProblem(text, response.status));
  return (text === "" ? null : JSON.parse(text)) as Answer;
}

function readProblem(text: string, status: number): Wire.Problem {
  try {
    const problem = JSON.parse(text) as Partial<Wire.Problem>;
    if (typeof problem.error === "string") return problem as Wire.Problem;
  } catch {
    // Not the server's own words (a proxy's page, say): the status alone must do.
  }
  return { error: status >= 500 ? "busy" : "invalid" };
}

export const get = <Answer>(path: string) => send<Answer>("GET", path);
export const post = <Answer>(path: string, body?: unknown) => send<Answer>("POST", path, body);
export const put = <Answer>(path: string, body?: unknown) => send<Answer>("PUT", path, body);

function query(values: Record<string, string | number | null | undefined>): string {
  const set = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  return set.length === 0 ? "" : "?" + new URLSearchParams(set.map(([name, value]) => [name, String(value)])).toString();
}

/** The whole log as a seat may see it; the server hands it out in parts. */
async function wholeLog(id: string, seat?: number | null): Promise<Wire.Entry[]> {
  const entries: Wire.Entry[] = [];
  for (;;) {
    const part = await get<Wire.Log>(`/tables/${id}/log${query({ since: entries.length, seat })}`);
    entries.push(...part.entries);
    if (entries.length >= part.length || part.entries.length === 0) return entries;
  }
}

/** A socket that says so when nothing comes any more, whatever the browser still believes of it. */
function watch(id: string, since: number, listener: Listener): Line {
  const scheme = window.location.protocol === "https:" ? "wss" : "ws";
  const socket = new WebSocket(`${scheme}://${window.location.host}/api/tables/${id}/live?since=${since}`);
  let pong: number | undefined;
  let over = false;
  const ping = window.setInterval(() => {
    if (socket.readyState !== WebSocket.OPEN) return;
    socket.send('{"type":"ping"}');
    pong = window.setTimeout(end, PONG_MS);
  }, PING_MS);
  function end(): void {
    if (over) return;
    over = true;
    window.clearInterval(ping);
    window.clearTimeout(pong);
    window.removeEventListener("offline", end);
    socket.close();
    listener.closed();
  }
  window.addEventListener("offline", end);
  socket.onopen = () => listener.opened();
  socket.onmessage = (event) => {
    window.clearTimeout(pong);
    if (!over) listener.heard(JSON.parse(String(event.data)) as Wire.FromServer);
  };
  socket.onclose = end;
  return { close: end };
}

async function download(id: string): Promise<MatchFile> {
  const response = await fetch(`/api/tables/${id}/download`);
  const text = await response.text();
  if (!response.ok) throw new Trouble(readProblem(text, response.status));
  const named = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "");
  return { name: named?.[1] ?? `${id}.jsonl`, text };
}

async function health(): Promise<Wire.Health> {
  return (await (await fetch("/health")).json()) as Wire.Health;
}

const server = {
  me: () => get<Wire.Me>("/me"),
  guest: (body: Wire.NewGuest) => post<Wire.Me>("/guest", body),
  signUp: (body: Wire.NewAccount) => post<Wire.Me>("/account", body),
  login: (body: Wire.Credentials) => post<Wire.Me>("/login", body),
  logout: () => post<Wire.Me>("/logout"),
  changeMe: (body: Wire.ChangeMe) => send<Wire.Me>("PATCH", "/me", body),
  changePassword: (body: Wire.ChangePassword) => post<Wire.Me>("/me/password", body),
  deleteMe: (body: Wire.DeleteMe) => post<Wire.Me>("/me/delete", body),
  reset: (body: Wire.ResetPassword) => post<Wire.Me>("/reset", body),
  notifications: () => get<Wire.Notifications>("/me/notifications"),
  setNotifications: (body: Wire.Notifications) => put<Wire.Notifications>("/me/notifications", body),
  testNotifications: () => post<Wire.Delivery[]>("/me/notifications/test"),
  deliveries: () => get<Wire.Delivery[]>("/me/deliveries"),
  pushKey: () => get<Wire.PushKey>("/push-key"),
  subscribe: (body: PushSubscriptionJSON) => post("/me/push", body),
  unsubscribe: (body: Wire.PushEndpoint) => post("/me/push/remove", body),

  health,
  begin: ({ table, language, lobby }: Wanted) => get<Wire.Start>(`/start${query({ table, language, lobby: lobby ? "true" : null })}`),
  lobby: () => get<Wire.Lobby>("/lobby"),
  games: () => get<Wire.GameInfo[]>("/games"),
  kinds: (game: string) => get<Wire.Kinds>(`/games/${game}/kinds`),
  words: (game: string, language: string) => get<Wire.Words>(`/games/${game}/words/${language}`),
  rules: (game: string, language: string) => get<Wire.Rules>(`/games/${game}/rules/${language}`),

  tables: (scope: Scope) => get<Wire.Tables>(`/tables?scope=${scope}`),
  newTable: (body: Wire.NewTable) => post<Wire.Table>("/tables", body),
  opened: (id: string, language: string) => get<Wire.Opened>(`/tables/${id}/opened${query({ language })}`),
  table: (id: string) => get<Wire.Table>(`/tables/${id}`),
  join: (id: string, body: Wire.JoinSeat) => post<Wire.Table>(`/tables/${id}/join`, body),
  invitation: (body: Wire.Invitation) => post<Wire.Invited>("/invitation", body),
  accept: (body: Wire.Invitation) => post<Wire.Table>("/join", body),
  leave: (id: string) => post<Wire.Table>(`/tables/${id}/leave`),
  start: (id: string) => post<Wire.Table>(`/tables/${id}/start`),
  promiseShare: (id: string, body: Wire.PromiseShare) => post<Wire.Table>(`/tables/${id}/dice`, body),
  showShare: (id: string, body: Wire.ShowShare) => post<Wire.Table>(`/tables/${id}/dice/show`, body),
  setSeat: (id: string, seat: number, body: Wire.SetSeat) => put<Wire.Table>(`/tables/${id}/seats/${seat}`, body),
  close: (id: string) => post<Wire.Table>(`/tables/${id}/close`),
  rematch: (id: string) => post<Wire.Table>(`/tables/${id}/rematch`, {}),
  explore: (id: string, body: Wire.Explore) => post<Wire.Table>(`/tables/${id}/explore`, body),
  puzzles: () => get<Wire.PuzzleInfo[]>("/puzzles"),
  openPuzzle: (puzzle: string) => post<Wire.Table>(`/puzzles/${puzzle}/open`),
  solution: (puzzle: string) => get<Wire.Solution>(`/puzzles/${puzzle}/solution`),
  importMatch: (body: Wire.Import) => post<Wire.Table>("/import", body),
  download,
  watch,

  state: (id: string, seat?: number | null) => get<Wire.State>(`/tables/${id}/state${query({ seat })}`),
  play: (id: string, body: Wire.Play) => post<Wire.Played>(`/tables/${id}/play`, body),
  lines: (id: string) => get<Wire.TriedLines>(`/tables/${id}/lines`),
  takeUp: (id: string, body: Wire.TakeUp) => post<Wire.Played>(`/tables/${id}/line`, body),
  undo: (id: string, body: Wire.TakeBack) => post<Wire.TookBack>(`/tables/${id}/undo`, body),
  pause: (id: string, seat: number) => post<Wire.Table>(`/tables/${id}/pause`, { seat }),
  resume: (id: string, seat: number) => post<Wire.Table>(`/tables/${id}/resume`, { seat }),
  answer: (id: string, proposal: string, body: Wire.Answer) =>
    post<Wire.Table>(`/tables/${id}/proposals/${proposal}`, body),
  resign: (id: string, seat: number) => post<Wire.Table>(`/tables/${id}/resign`, { seat }),
  takeBackSeat: (id: string, seat: number) => post<Wire.Table>(`/tables/${id}/return`, { seat }),
  whyNot: (id: string, body: Wire.WhyNot) => post<Wire.Reason>(`/tables/${id}/why-not`, body),
  preview: (id: string, body: Wire.WhyNot) => post<Wire.Preview>(`/tables/${id}/preview`, body),
  actions: (id: string) => get<Wire.Actions>(`/tables/${id}/actions`),
  hint: (id: string, seat: number, quick = false) => post<Wire.Hint>(`/tables/${id}/hint`, { seat, quick }),
  guideNext: (id: string, body: Wire.GuideNext) => post<Wire.Played>(`/tables/${id}/guide/next`, body),
  guideLeave: (id: string) => post<Wire.Table>(`/tables/${id}/guide/leave`),
  log: wholeLog,
  at: (id: string, seq: number, seat?: number | null) => get<Wire.State>(`/tables/${id}/at/${seq}${query({ seat })}`),
  scores: (id: string) => get<Wire.Scores>(`/tables/${id}/scores`),
  analysis: (id: string) => get<Wire.Analysis>(`/tables/${id}/analysis`),
  commentary: (id: string) => get<Wire.Commentary>(`/tables/${id}/commentary`),
  fairness: (id: string) => get<Wire.Fairness>(`/tables/${id}/fairness`),
  chat: (id: string) => get<Wire.Chat>(`/tables/${id}/chat`),
  say: (id: string, text: string) => post<Wire.ChatLine>(`/tables/${id}/chat`, { text }),
  mute: (id: string, body: Wire.Mute) => put<Wire.Chat>(`/tables/${id}/mute`, body),
} satisfies TableService & Record<string, unknown>;

/** What only a server can do: asked without one, it says so. */
function only(service: TableService): typeof server {
  const refuse = () => Promise.reject(new Trouble({ error: "server_only" }));
  return new Proxy(service, { get: (target, name) => Reflect.get(target, name) ?? refuse }) as typeof server;
}

export const api = SITE ? only(offline) : server;
