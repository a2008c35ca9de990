/** Pointers on the stage of a map: one moves the sheet or a piece on it, two pinch, the wheel zooms. */

import type { Camera } from "./camera.svelte";
import { placeUnder, type Carry } from "./carry.svelte";

/** How far a pointer moves before it drags: less is a click. */
const SLACK = 6;
/** Turns of the wheel, in its own units, that bring the sheet nearer by the factor e. */
const WHEEL = 500;

interface Heard {
  /** The sheet is moved by hand. */
  free: () => void;
  /** What is carried is over this place. */
  over: (place: string | null) => void;
}

export class Pointers {
  #held: Record<number, [number, number]> = {};
  /** Whether the press that has just ended moved something: then it was no click. */
  dragged = false;

  constructor(
    readonly camera: Camera,
    readonly carry: Carry,
    readonly heard: Heard,
  ) {}

  down(event: PointerEvent): void {
    if (Object.keys(this.#held).length === 0) this.dragged = false;
    this.carry.press(event);
    this.#held[event.pointerId] = [event.clientX, event.clientY];
  }

  move(event: PointerEvent): void {
    const before = this.#held[event.pointerId];
    if (!before) return;
    const stage = event.currentTarget as HTMLElement;
    if (this.carry.move(event, stage)) {
      if (this.carry.at !== null) this.heard.over(placeUnder(event, stage));
      return;
    }
    const right = event.clientX - before[0];
    const down = event.clientY - before[1];
    const fingers = Object.keys(this.#held).length;
    if (!this.dragged && Math.hypot(right, down) < SLACK && fingers === 1) return;
    this.dragged = true;
    this.heard.free();
    stage.setPointerCapture(event.pointerId);
    const was = this.#spread();
    this.#held[event.pointerId] = [event.clientX, event.clientY];
    if (fingers !== 2 || was === 0) {
      this.camera.pan(right, down);
      return;
    }
    const [a, b] = Object.values(this.#held);
    if (a && b) this.#scale(stage, this.#spread() / was, (a[0] + b[0]) / 2, (a[1] + b[1]) / 2);
  }

  up(event: PointerEvent): void {
    if (this.carry.release(event, placeUnder(event, event.currentTarget as HTMLElement))) this.dragged = true;
    // eslint-disable-next-line @typescript-eslint/no-dynamic-delete
    delete this.#held[event.pointerId];
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    this.heard.free();
    this.#scale(event.currentTarget as HTMLElement, Math.exp(-event.deltaY / WHEEL), event.clientX, event.clientY);
  }

  /** Come nearer or go away at a point of the window. */
  #scale(stage: HTMLElement, factor: number, x: number, y: number): void {
    const frame = stage.getBoundingClientRect();
    this.camera.scale(factor, x - frame.left, y - frame.top);
  }

  /** How far two fingers are apart. */
  #spread(): number {
    const [a, b] = Object.values(this.#held);
    return a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : 0;
  }
}
