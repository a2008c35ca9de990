/** A plan for a battle or a colony: which units and cards are thrown in; the totals come from the rules. */

import type { JsonObject } from "../../lib/wire";
import type { Plan } from "./view";

export class Planning {
  readonly #plan: () => Plan | null;
  readonly #seq: () => number;
  #units = $state.raw<Record<string, number>>({});
  #cards = $state.raw<readonly number[]>([]);
  #asked = $state(-1);
  /** What is bid, where that is asked. */
  #bid = $state(0);

  constructor(plan: () => Plan | null, seq: () => number) {
    this.#plan = plan;
    this.#seq = seq;
  }

  readonly #live = $derived.by(() => this.#asked === this.#seq());
  readonly plan = $derived.by(() => this.#plan());
  readonly cards = $derived.by((): readonly number[] => (this.#live ? this.#cards : []));

  units(card: string): number {
    return this.#live ? (this.#units[card] ?? 0) : 0;
  }

  #begin(): void {
    if (this.#live) return;
    this.#asked = this.#seq();
    this.#units = {};
    this.#cards = [];
    this.#bid = 0;
  }

  put(card: string, count: number): void {
    this.#begin();
    this.#units = { ...this.#units, [card]: count };
  }

  turn(index: number): void {
    this.#begin();
    this.#cards = this.#cards.includes(index) ? this.#cards.filter((each) => each !== index) : [...this.#cards, index];
  }

  /** Where the totals of these units stand in the list of all choices. */
  #at(with_: Record<string, number> = {}): number {
    let at = 0;
    for (const { card, count } of this.plan?.units ?? []) at = at * (count + 1) + (with_[card] ?? this.units(card));
    return at;
  }

  #added(cards: readonly number[]): number {
    return cards.reduce((sum, index) => sum + (this.plan?.cards[index]?.amount ?? 0), 0);
  }

  readonly total = $derived.by(() => {
    const units = this.plan?.totals[this.#at()] ?? 0;
    return units === 0 && this.plan?.with_units ? 0 : units + this.#added(this.cards);
  });
  readonly base = $derived.by(() => this.plan?.totals[0] ?? 0);
  readonly after = $derived.by(() => this.plan?.after[this.#at()] ?? 0);
  readonly enough = $derived.by(() => this.total >= (this.plan?.need ?? 0));
  readonly chosen = $derived.by(() => this.cards.length + (this.plan?.units ?? []).reduce((sum, each) => sum + this.units(each.card), 0));
  readonly most = $derived.by(() => this.plan?.most ?? 0);

  /** What one more of a unit adds to the total, and what is left of the own strength then. */
  more(card: string): { adds: number; after: number } {
    const at = this.#at({ [card]: this.units(card) + 1 });
    return { adds: (this.plan?.totals[at] ?? 0) - (this.plan?.totals[this.#at()] ?? 0), after: this.plan?.after[at] ?? 0 };
  }

  readonly bid = $derived.by(() => Math.max(this.plan?.need ?? 0, Math.min(this.#live ? this.#bid : 0, this.most)));

  raise(bid: number): void {
    this.#begin();
    this.#bid = bid;
  }

  /** The plan as the actions that carry it out. */
  actions(): JsonObject[] {
    const units = (this.plan?.units ?? []).flatMap(({ card }) => Array.from({ length: this.units(card) }, () => ({ verb: "sacrifice", card })));
    const cards = [...this.cards].sort((a, b) => a - b).map((index) => ({ verb: "play_bonus", card: this.plan?.cards[index]?.card ?? "" }));
    return [...units, ...cards];
  }
}
