/** The server beside this folder, if its host has one: matches can go there and come from there. */

import { Trouble } from "../lib/service";
import { beside } from "../lib/place";
import type { Table } from "../lib/wire";
import { engine } from "./engine.svelte";
import { who } from "./person";

let asked: Promise<string | null> | null = null;

/** The address of the server, ending in a slash; nothing if there is none. */
export function serverBeside(): Promise<string | null> {
  asked ??= fetch(beside("server.json")).then(
    async (response) => ((await response.json()) as { server: string | null }).server,
    // Without a network there is no server, either; one may come later.
    () => ((asked = null), null),
  );
  return asked;
}

function token(): string {
  const found = document.cookie.split("; ").find((part) => part.startsWith("aevum_csrf="));
  return found ? decodeURIComponent(found.slice("aevum_csrf=".length)) : "";
}

async function send(address: string, body: object): Promise<Response> {
  return fetch(address, {
    method: "POST",
    headers: { accept: "application/json", "content-type": "application/json", "x-csrf-token": token() },
    body: JSON.stringify(body),
  });
}

/** Make sure that the server knows somebody here. */
async function enter(server: string): Promise<void> {
  const me = (await (await fetch(`${server}api/me`)).json()) as { person: object | null };
  if (me.person === null) await send(`${server}api/guest`, who());
}

/** Hand a match to the server and go there. */
export async function goOnline(table: string): Promise<void> {
  const server = await serverBeside();
  if (server === null) throw new Trouble({ error: "server_only" });
  try {
    await enter(server);
  } catch {
    throw new Trouble({ error: "offline" });
  }
  const there = await engine.online<Table>(table, server, token());
  // Only now that it stands there it ends here: two of them would part.
  await engine.call("close", { table });
  window.location.assign(`${server}#/match/${there.id}`);
}

/** Bring a match of the server home; returns its table here. */
export async function comeHome(table: string): Promise<Table> {
  const server = await serverBeside();
  if (server === null) throw new Trouble({ error: "server_only" });
  let response: Response;
  try {
    await enter(server);
    response = await send(`${server}api/tables/${table}/home`, {});
  } catch {
    throw new Trouble({ error: "offline" });
  }
  if (!response.ok) throw new Trouble(await response.json());
  const body = (await response.json()) as object;
  return engine.call<Table>("importMatch", { body });
}
