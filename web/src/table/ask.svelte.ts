/** What is dear is asked once: "don't ask again" is kept in this browser. */

const KEY = "aevum-unasked";

export interface Dear {
  /** What is asked about: what one need not be asked again is kept by it. */
  key: string;
  title: string;
  text: string;
  /** The word on the button that does it. */
  label: string;
}

function unasked(): string[] {
  return (localStorage.getItem(KEY) ?? "").split(" ").filter((key) => key !== "");
}

class Asking {
  now = $state.raw<(Dear & { then: () => void }) | null>(null);

  /** Do it, after asking where that is still wanted. */
  first(dear: Dear | null | undefined, then: () => void): void {
    if (!dear || unasked().includes(dear.key)) then();
    else this.now = { ...dear, then };
  }

  answer(yes: boolean, never: boolean): void {
    const asked = this.now;
    this.now = null;
    if (asked === null || !yes) return;
    if (never) localStorage.setItem(KEY, [...unasked(), asked.key].join(" "));
    asked.then();
  }
}

export const asking = new Asking();
