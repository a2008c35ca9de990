/** Talking with the server: one typed function per route that the page uses. */

import type * as Wire from "./wire";

/** An answer that is not a success. */
export class Trouble extends Error {
  readonly problem: Wire.Problem;

  constructor(problem: Wire.Problem) {
    super(problem.error);
    this.problem = problem;
  }
}

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
    response = await fetch(`/api${path}`, wish);
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

const get = <Answer>(path: string) => send<Answer>("GET", path);
const post = <Answer>(path: string, body?: unknown) => send<Answer>("POST", path, body);
const put = <Answer>(path: string, body?: unknown) => send<Answer>("PUT", path, body);

export type Scope = "open" | "mine" | "over" | "watch";

function query(values: Record<string, string | number | null | undefined>): string {
  const set = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  return set.length === 0 ? "" : "?" + new URLSearchParams(set.map(([name, value]) => [name, String(value)])).toString();
}

/** A key that makes a request safe to repeat. */
export function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
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

export const api = {
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

  games: () => get<Wire.GameInfo[]>("/games"),
  kinds: (game: string) => get<Wire.Kinds>(`/games/${game}/kinds`),
  words: (game: string, language: string) => get<Wire.Words>(`/games/${game}/words/${language}`),
  rules: (game: string, language: string) => get<Wire.Rules>(`/games/${game}/rules/${language}`),

  tables: (scope: Scope) => get<Wire.Tables>(`/tables?scope=${scope}`),
  newTable: (body: Wire.NewTable) => post<Wire.Table>("/tables", body),
  table: (id: string) => get<Wire.Table>(`/tables/${id}`),
  join: (id: string, body: Wire.JoinSeat) => post<Wire.Table>(`/tables/${id}/join`, body),
  invitation: (body: Wire.Invitation) => post<Wire.Invited>("/invitation", body),
  accept: (body: Wire.Invitation) => post<Wire.Table>("/join", body),
  leave: (id: string) => post<Wire.Table>(`/tables/${id}/leave`),
  start: (id: string) => post<Wire.Table>(`/tables/${id}/start`),
  setSeat: (id: string, seat: number, body: Wire.SetSeat) => put<Wire.Table>(`/tables/${id}/seats/${seat}`, body),
  close: (id: string) => post<Wire.Table>(`/tables/${id}/close`),
  rematch: (id: string) => post<Wire.Table>(`/tables/${id}/rematch`, {}),
  importMatch: (file: string) => post<Wire.Table>("/import", { file }),

  state: (id: string, seat?: number | null) => get<Wire.State>(`/tables/${id}/state${query({ seat })}`),
  play: (id: string, body: Wire.Play) => post<Wire.Played>(`/tables/${id}/play`, body),
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
  fairness: (id: string) => get<Wire.Fairness>(`/tables/${id}/fairness`),
  chat: (id: string) => get<Wire.Chat>(`/tables/${id}/chat`),
  say: (id: string, text: string) => post<Wire.ChatLine>(`/tables/${id}/chat`, { text }),
  mute: (id: string, body: Wire.Mute) => put<Wire.Chat>(`/tables/${id}/mute`, body),
};
