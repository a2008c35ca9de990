/** Where one looks on a map and from how near. */

const NEAREST = 9;
const STEP = 1.35;
/** How long the hand must rest before the sheet is drawn anew for where one looks. */
const REST_MS = 200;

export class Camera {
  /** The stage, in pixels. */
  stageWidth = $state(0);
  stageHeight = $state(0);
  #x = $state(0);
  #y = $state(0);
  /** How much nearer than the whole map. */
  #near = $state(1);
  /** The same at the last rest: what is drawn is drawn for this. */
  #drawn = $state(1);
  /** While one moves, the picture as it is drawn is moved and scaled as a whole. */
  moving = $state(false);
  /** Whether one has come nearer or gone away since the last rest. */
  scaling = $state(false);
  #timer: number | undefined;
  #steps = 0;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {}

  readonly whole = $derived.by(() => Math.max(this.stageWidth / this.width, this.stageHeight / this.height, 0.01));
  /** Pixels per unit of the sheet. */
  readonly zoom = $derived(this.whole * this.#near);
  readonly moved = $derived(this.#near > 1.001);
  /** The same at the last rest. */
  readonly drawn = $derived(this.whole * this.#drawn);
  readonly transform = $derived(`translate3d(${-this.#x * this.zoom}px, ${-this.#y * this.zoom}px, 0) scale(${this.#near})`);

  /** Where a point of the sheet is on the stage. */
  onStage(x: number, y: number): [number, number] {
    return [(x - this.#x) * this.zoom, (y - this.#y) * this.zoom];
  }

  /** Come nearer or go away, keeping the point of the stage under the hand where it is. */
  scale(factor: number, left = this.stageWidth / 2, top = this.stageHeight / 2): void {
    const x = this.#x + left / this.zoom;
    const y = this.#y + top / this.zoom;
    this.#near = Math.min(NEAREST, Math.max(1, this.#near * factor));
    this.#x = x - left / this.zoom;
    this.#y = y - top / this.zoom;
    this.#keep();
    this.scaling = true;
    this.#move();
  }

  nearer(): void {
    this.scale(STEP);
  }

  farther(): void {
    this.scale(1 / STEP);
  }

  /** Move by pixels of the stage. */
  pan(left: number, top: number): void {
    this.#x -= left / this.zoom;
    this.#y -= top / this.zoom;
    this.#keep();
    this.#move();
  }

  /** The stage has become another: stay where one looked, as far as there is a sheet. */
  resized(): void {
    this.#keep();
    this.#rest();
  }

  all(): void {
    this.#near = 1;
    this.#x = (this.width - this.stageWidth / this.zoom) / 2;
    this.#y = (this.height - this.stageHeight / this.zoom) / 2;
    this.#keep();
    this.#rest();
  }

  /** Show all these points, not nearer than is comfortable. */
  fit(points: readonly (readonly [number, number])[]): void {
    if (points.length === 0) return;
    const xs = points.map((point) => point[0]);
    const ys = points.map((point) => point[1]);
    const margin = 70;
    const left = Math.min(...xs) - margin;
    const top = Math.min(...ys) - margin;
    const width = Math.max(...xs) + margin - left;
    const height = Math.max(...ys) + margin - top;
    const wanted = Math.min(this.stageWidth / width, this.stageHeight / height) / this.whole;
    this.#near = Math.min(3.5, Math.max(1, wanted));
    this.#x = left + width / 2 - this.stageWidth / this.zoom / 2;
    this.#y = top + height / 2 - this.stageHeight / this.zoom / 2;
    this.#keep();
    this.#rest();
  }

  /** Move no more than is needed to see a point. */
  reveal(x: number, y: number): void {
    const [left, top] = this.onStage(x, y);
    const edge = 40;
    const right = Math.min(0, this.stageWidth - edge - left) + Math.max(0, edge - left);
    const down = Math.min(0, this.stageHeight - edge - top) + Math.max(0, edge - top);
    if (right !== 0 || down !== 0) this.pan(right, down);
  }

  #move(): void {
    this.moving = true;
    this.#steps += 1;
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#restUnlessMoved(this.#steps), REST_MS);
  }

  /** Where the machine is slow, time may pass without the hand having rested: look again after the next frame. */
  #restUnlessMoved(steps: number): void {
    requestAnimationFrame(() => {
      if (steps === this.#steps) this.#rest();
    });
  }

  #rest(): void {
    window.clearTimeout(this.#timer);
    this.moving = false;
    this.scaling = false;
    this.#drawn = this.#near;
  }

  /** The sheet's edge never comes into the stage. */
  #keep(): void {
    this.#x = Math.min(Math.max(0, this.#x), Math.max(0, this.width - this.stageWidth / this.zoom));
    this.#y = Math.min(Math.max(0, this.#y), Math.max(0, this.height - this.stageHeight / this.zoom));
  }
}
