/** What the page asks about people among each other: ratings, friends, tournaments, e-mail, moderation. */

import { get, post, put } from "./api";
import type * as Wire from "./wire";

export const people = {
  profile: (id: string) => get<Wire.Profile>(`/people/${id}`),
  hide: (hidden: boolean) => put<Wire.Profile>("/me/profile", { hidden }),
  leaders: (game: string, players: number) => get<Wire.Leaderboard>(`/leaderboards/${game}?players=${players}`),
  statistics: (game: string) => get<Wire.GameStatistics>(`/statistics/${game}`),

  friends: () => get<Wire.Friends>("/friends"),
  befriend: (person: string) => post<Wire.Friends>("/friends", { person }),
  unfriend: (person: string) => post<Wire.Friends>("/friends/remove", { person }),
  block: (person: string, blocked: boolean) => post<Wire.Friends>("/block", { person, blocked }),
  report: (body: Wire.Report) => post<Wire.Done>("/report", body),
  invite: (table: string, person: string) => post<Wire.Table>(`/tables/${table}/invite`, { person }),
  seek: (body: Wire.Seek) => post<Wire.Sought>("/seek", body),
  stopSeeking: () => post<Wire.Done>("/seek/stop"),

  tournaments: () => get<Wire.Tournaments>("/tournaments"),
  tournament: (id: string) => get<Wire.Tournament>(`/tournaments/${id}`),
  newTournament: (body: Wire.NewTournament) => post<Wire.Tournament>("/tournaments", body),
  inTournament: (id: string, verb: "enter" | "leave" | "start" | "close") =>
    post<Wire.Tournament>(`/tournaments/${id}/${verb}`),

  email: () => get<Wire.MyEmail>("/me/email"),
  setEmail: (body: Wire.SetEmail) => put<Wire.MyEmail>("/me/email", body),
  forgot: (login: string) => post<Wire.Done>("/forgot", { login }),
  confirm: (token: string) => post<Wire.Done>("/mail/confirm", { token }),
  unsubscribe: (token: string) => post<Wire.Done>(`/mail/unsubscribe/${token}`),

  adminPage: (find: string) => get<Wire.AdminPage>(`/admin/page?find=${encodeURIComponent(find)}`),
  ban: (body: Wire.Ban) => post<Wire.Done>("/admin/ban", body),
  unban: (person: string) => post<Wire.Done>("/admin/unban", { person }),
  closeTable: (table: string) => post<Wire.Done>("/admin/close", { table }),
  removeTitle: (table: string) => post<Wire.Done>("/admin/remove-title", { table }),
  closeReport: (report: number) => post<Wire.Done>("/admin/close-report", { report }),
};
