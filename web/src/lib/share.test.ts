import { beforeEach, expect, test, vi } from "vitest";
import { addFromAfar, addToDice, isMine } from "./share";
import type { PromiseShare, SharedDice, ShowShare, Table } from "./wire";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});

let promised: PromiseShare[] = [];
let shown: ShowShare[] = [];
const service = {
  promiseShare: (_id: string, body: PromiseShare) => {
    promised.push(body);
    return Promise.resolve({} as Table);
  },
  showShare: (_id: string, body: ShowShare) => {
    shown.push(body);
    return Promise.resolve({} as Table);
  },
};

function table(id: string, dice: SharedDice | null, others = "person"): Table {
  const seats = [
    { seat: 0, kind: "person", mine: true },
    { seat: 1, kind: others, mine: false },
  ];
  return { id, status: "open", my_seats: [0], seats, dice } as unknown as Table;
}

/** By another implementation than the page's own. */
async function hashOf(secret: string): Promise<string> {
  const bytes = secret.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? [];
  const told = new Uint8Array([...new TextEncoder().encode("aevum share"), ...bytes]);
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", told));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

beforeEach(() => {
  kept.clear();
  promised = [];
  shown = [];
});

test("a page promises once, shows what it promised, and finds it again at the end", async () => {
  await Promise.all([addToDice(table("a", null), service), addToDice(table("a", null), service)]);
  expect(promised).toHaveLength(1);
  const hash = promised[0]?.hash ?? "";
  const dice = { host: "", hashes: { 0: hash }, showing: false, shown: [] };
  await addToDice(table("a", dice), service);
  expect(promised).toHaveLength(1);
  expect(shown).toHaveLength(0);
  await addToDice(table("a", { ...dice, showing: true }), service);
  await addToDice(table("a", { ...dice, showing: true }), service);
  expect(shown).toHaveLength(1);
  const secret = shown[0]?.secret ?? "";
  expect(await hashOf(secret)).toBe(hash);
  expect(isMine("a", { seat: 0, hash, secret })).toBe(true);
  expect(isMine("a", { seat: 0, hash, secret: "00" })).toBe(false);
});

test("what another browser of mine promised is not mine to show", async () => {
  const dice = { host: "", hashes: { 0: await hashOf("ab".repeat(32)) }, showing: true, shown: [] };
  await addToDice(table("b", dice), service);
  expect(shown).toHaveLength(0);
});

test("a secret that was shown is never promised again", async () => {
  await addToDice(table("c", null), service);
  const dice = { host: "", hashes: { 0: promised[0]?.hash ?? "" }, showing: true, shown: [] };
  await addToDice(table("c", dice), service);
  await addToDice(table("c", null), service);
  expect(promised).toHaveLength(2);
  expect(promised[1]?.hash).not.toBe(promised[0]?.hash);
});

test("a page on which the match is not open does its part until it has begun", async () => {
  vi.useFakeTimers();
  let asked = 0;
  const tables = (): Table => {
    asked += 1;
    const hashes = promised[0] ? { 0: promised[0].hash } : {};
    const dice = { host: "", hashes, showing: promised.length > 0, shown: shown.length > 0 ? [0] : [] };
    return { ...table("e", dice as SharedDice), status: shown.length > 0 && asked > 3 ? "running" : "open" };
  };
  const added = addFromAfar("e", { ...service, table: () => Promise.resolve(tables()) });
  await vi.runAllTimersAsync();
  await added;
  vi.useRealTimers();
  expect([promised.length, shown.length, asked]).toEqual([1, 1, 4]);
});

test("alone among bots there is nobody to agree with", async () => {
  await addToDice(table("d", null, "bot"), service);
  expect(promised).toHaveLength(0);
});
