/** What the player has in mind at a question before it is played: dice, boxes, payment, discards, an offer. */

import { SvelteSet } from "svelte/reactivity";
import type { Scene } from "../../lib/scene";
import type { JsonObject } from "../../lib/wire";
import { buildMoves, buildsOn, discardMoves, offerMoves, payMoves, rerollMoves, total, type Die, type Works } from "./moves";
import { FACES, forecastOf, GOODS, viewOf, type Face, type Good, type Outlook, type Thing, type Things, type Way } from "./view";

export class Hand {
  readonly #scene: () => Scene;
  dice = $state.raw<Die[]>([]);
  readonly chosen = new SvelteSet<number>();
  works = $state.raw<Works>({});
  buying = $state<string | null>(null);
  readonly paying = new SvelteSet<Good>();
  selling = $state(false);
  going = $state.raw<Partial<Record<Good, number>>>({});
  partner = $state<number | null>(null);
  given = $state.raw<Things>({});
  asked = $state.raw<Things>({});
  /** The answer under the pointer, where each has its own column. */
  feeding = $state<number | null>(null);

  constructor(scene: () => Scene) {
    this.#scene = scene;
  }

  readonly view = $derived.by(() => viewOf(this.#scene().state.view));
  readonly forecast = $derived.by(() => forecastOf(this.#scene().state.forecast));
  readonly step = $derived.by(() => (this.#scene().active ? (this.#scene().state.prompt?.step ?? "") : ""));
  readonly legal = $derived.by(() => (this.#scene().active ? this.#scene().state.legal : []));
  readonly seat = $derived.by(() => this.#scene().state.seat ?? this.view.seat);
  readonly sheet = $derived.by(() => this.view.sheets[this.seat] ?? this.view.sheets[0]);

  /** A plan is for one question only: another question, or an undo, begins a new one. */
  clear(): void {
    this.works = {};
    this.buying = null;
    this.paying.clear();
    this.selling = false;
    this.going = {};
    this.partner = null;
    this.given = {};
    this.asked = {};
    this.feeding = null;
  }

  can(verb: string, field?: string, value?: string | number): boolean {
    return this.legal.some((action) => action["verb"] === verb && (field === undefined || action[field] === value));
  }

  // dice

  readonly choosing = $derived.by(() => this.step === "reroll" || this.step === "leadership");
  readonly again = $derived.by(() => this.dice.filter((die) => die.inHand || this.chosen.has(die.id)));
  readonly kept = $derived.by(() => this.dice.filter((die) => !die.inHand && !this.chosen.has(die.id)));

  free(die: Die): boolean {
    if (!this.choosing || die.inHand) return false;
    return this.chosen.has(die.id) || this.can(this.step === "reroll" ? "reroll" : "reroll_one", "face", die.face);
  }

  turn(die: Die): void {
    if (this.chosen.delete(die.id)) return;
    if (this.step === "leadership") this.chosen.clear();
    this.chosen.add(die.id);
  }

  readonly rerolling = $derived.by<JsonObject[]>(() => {
    const faces = this.dice.filter((die) => this.chosen.has(die.id)).map((die) => die.face);
    if (this.step === "leadership") return faces.map((face) => ({ verb: "reroll_one", face }));
    return rerollMoves(faces);
  });

  /** The columns of the forecast: what each answer would bring. */
  readonly columns = $derived.by<Outlook[]>(() => {
    const { outlooks } = this.forecast;
    if (this.step === "harvest") {
      if (outlooks.length <= 3) return outlooks;
      const at = this.feeding ?? 0;
      return outlooks.slice(Math.min(at, outlooks.length - 3), Math.min(at, outlooks.length - 3) + 3);
    }
    const keep = outlooks.slice(0, 1);
    if (this.again.length === 0) return keep;
    const counts = (face: Face) => this.again.filter((die) => die.face === face).length;
    const found = outlooks.find((each) => FACES.every((face) => (each.again[face] ?? 0) === counts(face)) && Object.keys(each.again).length > 0);
    return found ? [...keep, found] : keep;
  });

  /** What the answer that is being looked at brings. */
  readonly ahead = $derived.by<Outlook | null>(() => {
    if (this.step === "harvest") return this.feeding === null ? null : (this.forecast.outlooks[this.feeding] ?? null);
    return this.columns[this.columns.length - 1] ?? null;
  });

  // building

  readonly idle = $derived.by(() => this.forecast.workers - total(this.works));

  canBuild(site: string): boolean {
    const on = this.sheet?.sites.find((each) => each.site === site);
    return this.idle > 0 && on !== undefined && this.can("build", "site", site) && on.ticked + (this.works[site] ?? 0) < on.boxes;
  }

  place(site: string, by: number): void {
    this.works = { ...this.works, [site]: (this.works[site] ?? 0) + by };
  }

  readonly building = $derived.by<JsonObject[]>(() => {
    if (!this.sheet) return [];
    const moves = buildMoves(this.sheet, this.works);
    return buildsOn(this.sheet, this.works, this.idle + this.forecast.stones) ? [...moves, { verb: "end_building" }] : moves;
  });

  readonly spending = $derived.by<JsonObject[]>(() => (this.sheet ? [...buildMoves(this.sheet, this.works), { verb: "spend_stone" }] : []));

  // buying

  readonly wanted = $derived.by(() => this.view.buying ?? this.buying);
  readonly price = $derived.by(() => this.forecast.prices.find((each) => each.development === this.wanted) ?? null);

  want(development: string): void {
    this.buying = this.buying === development ? null : development;
    this.paying.clear();
    this.selling = false;
    const cheapest = this.forecast.prices.find((each) => each.development === this.buying)?.ways[0];
    if (!cheapest) return;
    for (const good of cheapest.goods) this.paying.add(good);
    this.selling = cheapest.food > 0;
  }

  togglePay(good: Good): void {
    if (!this.paying.delete(good)) this.paying.add(good);
  }

  /** The way of paying that is chosen, if it is enough. */
  readonly way = $derived.by<Way | null>(() => {
    const chosen = (way: Way) => way.goods.length === this.paying.size && way.goods.every((good) => this.paying.has(good)) && way.food > 0 === this.selling;
    return this.price?.ways.find(chosen) ?? null;
  });

  readonly paid = $derived.by(() => {
    const goods = GOODS.reduce((sum, good) => sum + (this.paying.has(good) ? (this.forecast.worth[good] ?? 0) : 0), 0);
    return Math.min(this.forecast.coins, this.price?.due ?? 0) + goods + (this.way?.food ?? 0) * this.forecast.food_coins;
  });

  readonly buyingMoves = $derived.by<JsonObject[]>(() => {
    if (!this.way || this.wanted === null) return [];
    const begin: JsonObject[] = this.view.buying === null ? [{ verb: "buy", development: this.wanted }] : [];
    return [...begin, ...payMoves(this.way)];
  });

  // discarding

  readonly tooMany = $derived.by(() => this.forecast.surplus - total(this.going));

  canDiscard(good: Good): boolean {
    return this.tooMany > 0 && (this.going[good] ?? 0) < (this.sheet?.goods[good] ?? 0) && this.can("discard");
  }

  discard(good: Good): void {
    this.going = { ...this.going, [good]: (this.going[good] ?? 0) + 1 };
  }

  readonly discarding = $derived.by(() => discardMoves(this.going));

  // trade

  readonly dealer = $derived.by(() => this.forecast.partners.find((each) => each.seat === (this.view.offer?.to ?? this.partner)) ?? null);

  /** How much more of a thing can be put into the offer. */
  room(side: "given" | "asked", thing: Thing): number {
    const mine = this[side][thing] ?? 0;
    const other = (side === "given" ? this.asked : this.given)[thing] ?? 0;
    const most = (side === "given" ? this.dealer?.give : this.dealer?.ask)?.[thing] ?? 0;
    return other > 0 ? 0 : most - mine;
  }

  more(side: "given" | "asked", thing: Thing, by: number): void {
    this[side] = { ...this[side], [thing]: (this[side][thing] ?? 0) + by };
  }

  readonly whole = $derived.by(() => total(this.given) > 0 && total(this.asked) > 0);

  readonly offering = $derived.by<JsonObject[]>(() => {
    const moves = offerMoves(this.given, this.asked);
    return this.step === "compose" || this.partner === null ? moves : [{ verb: "offer", to: this.partner }, ...moves];
  });
}
