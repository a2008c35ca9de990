/**
 * What this page adds to the dice of a match among people, so that nobody knows them beforehand, the host included: first
 * the hash of a secret, then, when all hashes are there, the secret. It is kept, to be found again in the check at the end.
 */

import { Trouble, type TableService } from "./service";
import type { PromiseShare, Share, ShowShare, Table } from "./wire";

/** Who takes what this page adds. */
export interface DiceService {
  promiseShare(id: string, body: PromiseShare): Promise<Table>;
  showShare(id: string, body: ShowShare): Promise<Table>;
}

interface Kept {
  secret: string;
  shown: boolean;
}

const KEY = "aevum-dice-";
const ASK_AGAIN_MS = 1_000;

/** By seat. */
function kept(table: string): Record<string, Kept> {
  return JSON.parse(localStorage.getItem(KEY + table) ?? "{}") as Record<string, Kept>;
}

function keep(table: string, seat: number, share: Kept): void {
  localStorage.setItem(KEY + table, JSON.stringify({ ...kept(table), [seat]: share }));
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What was sent already: news of a table comes on several ways at the same time. */
const sent = new Set<string>();

function first(message: string): boolean {
  const fresh = !sent.has(message);
  sent.add(message);
  return fresh;
}

/** A secret that was shown is worth nothing any more: after it a new one is drawn. */
function secretFor(table: string, seat: number): string {
  const known = kept(table)[seat];
  if (known && !known.shown) return known.secret;
  const secret = hex(crypto.getRandomValues(new Uint8Array(32)));
  keep(table, seat, { secret, shown: false });
  return secret;
}

/** Pages without https have no hashes of the browser's own. */
async function hashOf(secret: string): Promise<string> {
  const { sha256 } = await import("@noble/hashes/sha2.js");
  const bytes = (secret.match(/../g) ?? []).map((pair) => parseInt(pair, 16));
  return hex(sha256(new Uint8Array([...new TextEncoder().encode("aevum share"), ...bytes])));
}

/** Do my part, if it is asked for now. Where another browser of mine has promised, it is that one's. */
export async function addToDice(table: Table, service: DiceService): Promise<void> {
  if (table.status !== "open" || table.seats.every((seat) => seat.mine || seat.kind === "bot")) return;
  try {
    for (const seat of table.my_seats) {
      const promised = table.dice?.hashes[seat];
      if (!table.dice?.showing) {
        if (promised !== undefined) continue;
        const hash = await hashOf(secretFor(table.id, seat));
        if (first(`promise ${table.id} ${seat} ${hash}`)) await service.promiseShare(table.id, { seat, hash });
        continue;
      }
      const known = kept(table.id)[seat];
      if (!known || table.dice.shown.includes(seat) || promised !== (await hashOf(known.secret))) continue;
      keep(table.id, seat, { ...known, shown: true });
      if (first(`show ${table.id} ${seat} ${known.secret}`)) await service.showShare(table.id, { seat, secret: known.secret });
    }
  } catch (error) {
    // Too late, or the line is down: the match begins without it, and the check at the end says so.
    if (!(error instanceof Trouble)) throw error;
  }
}

/** Do my part for a match that the server begins, from a page on which it is not open: until it has begun. */
export async function addFromAfar(id: string, service: DiceService & Pick<TableService, "table">): Promise<void> {
  for (;;) {
    let table: Table;
    try {
      table = await service.table(id);
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      return;
    }
    if (table.status !== "open" || table.dice === null) return;
    await addToDice(table, service);
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  }
}

/** Whether a share is the one that this very browser drew. */
export function isMine(table: string, share: Share): boolean {
  return share.secret !== "" && kept(table)[share.seat]?.secret === share.secret;
}
