/** The view of Through the Ages, and what is printed on its cards and boards. */

import type { JsonObject } from "../../lib/wire";
import printed from "./cards.json";
import type { Forecast, View } from "./wire";

export type { CivView as Civ, Deal, NumberName, Rating, SlotView as Slot, Target, TechnologyView as Technology, View } from "./wire";
export type { Forecast as Told, Planner as Plan } from "./wire";
/** A civilization's numbers, now or after an answer; `end_` are those after the end of its turn. */
export type Numbers = Forecast["now"];

export function viewOf(json: JsonObject): View {
  return json as unknown as View;
}

/** What is printed on a card; a number that is not there is zero. */
export interface Printed {
  age: string;
  kind: string;
  /** Which of the four kinds of special technology it is. */
  group?: string;
  cost?: number;
  stages?: number[];
  science_cost?: number;
  revolution_cost?: number;
  food?: number;
  resources?: number;
  culture?: number;
  science?: number;
  strength?: number;
  happy?: number;
  civil_actions?: number;
  military_actions?: number;
  urban_limit?: number;
  colonization?: number;
  blue_tokens?: number;
  yellow_tokens?: number;
  army?: number[];
  bonus?: number;
  obsolete_bonus?: number;
  defence?: number;
}

const cards = printed.cards as unknown as Record<string, Printed>;

export function printedOn(card: string): Printed {
  return cards[card] ?? { age: "A", kind: "event" };
}

export interface YellowStep {
  from: number;
  food: number;
  consumption: number;
  happy: number;
}

export const YELLOW: readonly YellowStep[] = printed.banks.yellow;
export const BLUE: readonly { from: number; corruption: number }[] = printed.banks.blue;

export const CIVIL_KINDS = ["farm", "mine", "lab", "temple", "arena", "library", "theater"] as const;
export const UNIT_KINDS = ["infantry", "cavalry", "artillery", "air"] as const;
export const URBAN_KINDS: readonly string[] = ["lab", "temple", "arena", "library", "theater"];

/** The colours of cards, by what the players call them. */
const TONES: Record<string, string> = {
  farm: "brown",
  mine: "brown",
  lab: "grey",
  temple: "grey",
  arena: "grey",
  library: "grey",
  theater: "grey",
  infantry: "red",
  cavalry: "red",
  artillery: "red",
  air: "red",
  government: "orange",
  special: "blue",
  leader: "green",
  wonder: "purple",
  action: "yellow",
  event: "teal",
  territory: "teal",
  aggression: "crimson",
  war: "crimson",
  pact: "slate",
  tactics: "rust",
  bonus: "moss",
};

export function toneOf(kind: string): string {
  return TONES[kind] ?? "grey";
}

const WORKED: readonly string[] = [...CIVIL_KINDS, ...UNIT_KINDS];

/** Whether workers stand on cards of this kind: symbols say all of what such a card gives. */
export function isWorked(kind: string): boolean {
  return WORKED.includes(kind);
}

/** What the card is called by kind: special technologies have four of them. */
export function kindKey({ kind, group }: Printed): string {
  return group === undefined ? `tta-kind-${kind}` : `tta-special-${group}`;
}

/** The yields of a card that are shown as symbols, in the order in which they are shown. */
export const YIELDS = [
  "food",
  "resources",
  "science",
  "culture",
  "happy",
  "strength",
  "civil_actions",
  "military_actions",
  "colonization",
  "yellow_tokens",
  "blue_tokens",
] as const;
export type Yield = (typeof YIELDS)[number];

export function yieldsOf(card: Printed): [Yield, number][] {
  return YIELDS.flatMap((name): [Yield, number][] => {
    const amount = card[name];
    return amount === undefined ? [] : [[name, amount]];
  });
}

/** Kinds of card whose text begins with a sentence that says what its signs say. */
const SIGNED = ["leader", "special", "wonder"];

/** What of a card's text its face does not show in signs. */
export function unsaid(card: Printed, text: string): string {
  if (isWorked(card.kind) || card.kind === "bonus" || card.kind === "government") return "";
  if (!SIGNED.includes(card.kind) || yieldsOf(card).length === 0) return text;
  return text.replace(/^.*?\.( (?=\p{Lu})|$)/u, "");
}

/** Longer words than this may need two lines on a card. */
const LONG = 9;
const SOUNDS = /dzs|cs|dz|gy|ly|ny|sz|ty|zs|th|ph|ch|sh|./giu;
const VOWEL = /^[aáeéiíoóöőuúüű]$/iu;
const SOFT_HYPHEN = "\u00ad";

/** Say where a long word may be parted: before the last consonant of those between two vowels, three letters from either end. */
function parted(word: string): string {
  if (word.length <= LONG) return word;
  const sounds = word.match(SOUNDS) ?? [];
  let text = "";
  sounds.forEach((sound, index) => {
    const opens = !VOWEL.test(sound) && VOWEL.test(sounds[index + 1] ?? "");
    const sounded = sounds.slice(0, index).some((each) => VOWEL.test(each));
    const left = sounds.slice(0, index).join("").length;
    if (opens && sounded && left >= 3 && word.length - left >= 3) text += SOFT_HYPHEN;
    text += sound;
  });
  return text;
}

/** A card's words as they stand in a narrow place. */
export function narrowed(words: string): string {
  return words
    .split(/(?<=[\s/-])/)
    .map((part) => parted(part.trimEnd()) + (part.endsWith(" ") ? " " : part.endsWith("/") ? "\u200b" : ""))
    .join("");
}

export function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

export function upTo(count: number): number[] {
  return Array.from({ length: Math.max(0, count) }, (_, index) => index);
}
