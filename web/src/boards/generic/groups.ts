/** How a list of legal actions is laid out for a person. */

import type { Scene } from "../../lib/scene";
import type { JsonObject } from "../../lib/wire";

export interface Choice {
  index: number;
  action: JsonObject;
  text: string;
}

export interface Part {
  name: string;
  choices: Choice[];
}

export interface Group {
  verb: string;
  parts: Part[];
}

/** From this many choices of one verb on, they are laid out by the first thing that they name. */
const SPLIT_FROM = 9;

export function grouped(scene: Scene, wanted: string): Group[] {
  const parts = wanted.toLowerCase().split(/\s+/);
  const byVerb = new Map<string, Choice[]>();
  for (const [index, action] of scene.state.legal.entries()) {
    const text = scene.book.action(action, scene.players);
    if (!parts.every((part) => text.toLowerCase().includes(part))) continue;
    const verb = String(action["verb"]);
    const list = byVerb.get(verb) ?? [];
    list.push({ index, action, text });
    byVerb.set(verb, list);
  }
  return [...byVerb].map(([verb, choices]) => ({
    verb,
    parts: split(scene, verb, choices),
  }));
}

function split(scene: Scene, verb: string, choices: Choice[]): Part[] {
  const field = choices.length < SPLIT_FROM ? undefined : splitter(choices);
  if (field === undefined) return [{ name: "", choices }];
  const byName = new Map<string, Choice[]>();
  for (const choice of choices) {
    const name = String(scene.book.name(scene.book.kind(verb, field), choice.action[field] ?? null, scene.players));
    byName.set(name, [...(byName.get(name) ?? []), choice]);
  }
  return [...byName].map(([name, list]) => ({ name: name === "" ? "–" : name, choices: list }));
}

/** The first field whose values repeat: laying out by it makes fewer, fuller rows. */
function splitter(choices: Choice[]): string | undefined {
  const first = choices[0];
  if (first === undefined) return undefined;
  return Object.keys(first.action).find((field) => {
    if (field === "verb") return false;
    const values = new Set(choices.map((choice) => JSON.stringify(choice.action[field])));
    return values.size > 1 && values.size * 2 <= choices.length;
  });
}
