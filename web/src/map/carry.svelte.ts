/** A piece taken up on the map and carried to another place, by mouse, finger or pen. */

export interface Carrier {
  /** Whether something can be taken up here. */
  can: (place: string) => boolean;
  /** It has been taken up, or put back where it came from. */
  take: (place: string | null) => void;
  /** It has been put down somewhere else; nothing: beside every place. */
  drop: (from: string, to: string | null) => void;
}

/** How far a pointer moves before it carries: less is a click. */
const SLACK = 6;

export class Carry {
  #carrier: () => Carrier | undefined;
  #pointer: number | null = null;
  #start: [number, number] = [0, 0];
  #from = "";
  /** Put back by the keyboard while the pointer is still down: until it is lifted it does nothing. */
  #spent = false;
  /** Where the pointer is on the stage, once something is carried. */
  at = $state.raw<{ from: string; left: number; top: number } | null>(null);

  constructor(carrier: () => Carrier | undefined) {
    this.#carrier = carrier;
  }

  can(place: string): boolean {
    return this.#carrier()?.can(place) ?? false;
  }

  /** A pointer goes down on a piece; a second finger means something else. */
  press(event: PointerEvent): boolean {
    if (this.#pointer !== null) this.cancel();
    this.#pointer = null;
    this.#spent = false;
    const grip = event.target instanceof Element ? event.target.closest("[data-grip]") : null;
    const place = grip?.getAttribute("data-place");
    if (place === null || place === undefined || event.button !== 0 || !this.can(place)) return false;
    this.#pointer = event.pointerId;
    this.#start = [event.clientX, event.clientY];
    this.#from = place;
    return true;
  }

  /** Return whether the pointer holds a piece, so that the map must not move. */
  move(event: PointerEvent, stage: HTMLElement): boolean {
    if (event.pointerId !== this.#pointer) return false;
    if (this.#spent) return true;
    if (this.at === null) {
      if (Math.hypot(event.clientX - this.#start[0], event.clientY - this.#start[1]) < SLACK) return true;
      stage.setPointerCapture(event.pointerId);
      this.#carrier()?.take(this.#from);
    }
    const frame = stage.getBoundingClientRect();
    this.at = { from: this.#from, left: event.clientX - frame.left, top: event.clientY - frame.top };
    return true;
  }

  /** Return whether something was put down. */
  release(event: PointerEvent, under: string | null): boolean {
    if (event.pointerId !== this.#pointer) return false;
    if (this.#spent) {
      this.#pointer = null;
      return true;
    }
    const carried = this.at !== null;
    const back = under === this.#from || event.type === "pointercancel";
    this.#pointer = null;
    this.at = null;
    if (carried && back) this.#carrier()?.take(null);
    else if (carried) this.#carrier()?.drop(this.#from, under);
    return carried;
  }

  cancel(): void {
    if (this.at === null) return;
    this.#carrier()?.take(null);
    this.#spent = true;
    this.at = null;
  }
}

/** The place under a pointer, whatever captures its events. */
export function placeUnder(event: PointerEvent, stage: HTMLElement): string | null {
  const found = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-place]");
  return found && stage.contains(found) ? found.getAttribute("data-place") : null;
}
