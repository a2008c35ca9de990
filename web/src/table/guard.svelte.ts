/** Keeps a hand from playing what it did not mean: a question is new for a moment, and a double click is one click. */

const NEW_MS = 350;

let clicks = 0;
let pointer = "mouse";
export const pressed: { x: number; y: number } = $state({ x: 0, y: 0 });

// Before any board hears of it.
window.addEventListener(
  "pointerdown",
  (event) => {
    pointer = event.pointerType;
    pressed.x = event.clientX;
    pressed.y = event.clientY;
  },
  true,
);
window.addEventListener(
  "click",
  (event) => {
    clicks = event.detail;
    // Whatever is played later than this click is not played by it.
    setTimeout(() => (clicks = 0));
  },
  true,
);

/** Whether the last press was a finger's. */
export function touching(): boolean {
  return pointer === "touch";
}

export class Guard {
  /** Whether the question has been there long enough to be answered. */
  open = $state(true);
  #asked = "";
  #timer: number | undefined;

  /** A question, by what makes it another one; none is asked with "". */
  ask(question: string): void {
    if (question === this.#asked) return;
    this.#asked = question;
    window.clearTimeout(this.#timer);
    this.open = question === "";
    if (!this.open) this.#timer = window.setTimeout(() => (this.open = true), NEW_MS);
  }

  /** Whether what is being done now may play. */
  passes(): boolean {
    return this.open && clicks < 2;
  }

  close(): void {
    window.clearTimeout(this.#timer);
  }
}

/** A finger looks first: the first tap on a thing previews it, the second plays it; a mouse plays at once. */
export class Preview<Thing extends string> {
  at = $state<Thing | null>(null);

  press(thing: Thing, play: () => void): void {
    if (touching() && this.at !== thing) this.at = thing;
    else play();
  }

  clear(): void {
    this.at = null;
  }
}
