/** What is asked of everybody at a table (to take back, to pause), followed until it is known what came of it. */

import type { Entry, Proposal, Table } from "./wire";

export class Wish {
  #asked: Proposal | null = null;
  /** How long the log was when it was asked. */
  #since = 0;
  /** Whether the clocks have stood since. */
  #paused = false;
  #withdrawn = "";

  /** Take notice of the table; the wish of mine that was answered just now, if it was not granted at the same time. */
  follow(table: Table, length: number): Proposal | null {
    const before = this.#asked;
    this.#asked = table.proposal;
    if (table.proposal && table.proposal.id !== before?.id) {
      this.#since = length;
      this.#paused = false;
    }
    if (table.paused) this.#paused = true;
    if (before === null || table.proposal || table.paused || before.id === this.#withdrawn) return null;
    return table.my_seats.includes(before.seat) ? before : null;
  }

  /** The asker thought better of it. */
  withdraw(asked: Proposal): void {
    this.#withdrawn = asked.id;
  }

  /** Whether the others agreed: the clocks stood, or the moves were taken back. */
  granted(asked: Proposal, log: readonly Entry[]): boolean {
    return this.#paused || log.slice(this.#since).some((entry) => entry.kind === "undo" && entry.to === asked.to);
  }
}
