/** Where one looks on a map and from how near. */

const NEAREST = 7;
const STEP = 1.35;
/** How long the hand must rest before the sheet is drawn again for where one looks. */
const REST_MS = 180;
/** How far the sheet is stretched or narrowed to fill its box: its lands are bent already. */
const NARROWEST = 0.66;
const WIDEST = 1.22;
/** Above so many units of the sheet to a pixel letters and pieces stand as they do in a small window. */
const SMALL = 1.06;
/** Pixels at the foot of the stage on which the map's own buttons lie: what is to be seen stays above them. */
const TOOLS = 60;

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
    readonly sheetWidth: number,
    readonly height: number,
  ) {}

  readonly stretch = $derived.by(() => {
    if (this.stageHeight === 0) return 1;
    const wanted = this.stageWidth / this.stageHeight / (this.sheetWidth / this.height);
    return Math.min(WIDEST, Math.max(NARROWEST, wanted));
  });
  readonly width = $derived.by(() => this.sheetWidth * this.stretch);
  /** Pixels per unit of the sheet when all of it is seen. */
  readonly whole = $derived.by(() => Math.max(Math.min(this.stageWidth / this.width, this.stageHeight / this.height), 0.01));
  readonly zoom = $derived(this.whole * this.#near);
  readonly moved = $derived(this.#near > 1.001);
  /** Pixels per unit of the sheet at the last rest, in steps: between two of them the picture is only scaled. */
  readonly drawn = $derived(this.whole * (this.#drawn > 1 ? 2 ** (Math.round(Math.log2(this.#drawn) * 4) / 4) : 1));
  /** Units of the sheet to a pixel. */
  readonly pixel = $derived(1 / this.drawn);
  /** Units of the sheet to a pixel of letters and pieces: they grow a little as one comes near, and shrink as one goes. */
  readonly unit = $derived(this.pixel * Math.min(1.5, Math.max(0.8, this.drawn ** 0.3)));
  readonly small = $derived(this.unit > SMALL);
  readonly transform = $derived(`translate3d(${-this.#x * this.zoom}px, ${-this.#y * this.zoom}px, 0) scale(${this.#near})`);

  /** Where a point of the sheet is on the stage. */
  onStage(x: number, y: number): [number, number] {
    return [(x * this.stretch - this.#x) * this.zoom, (y - this.#y) * this.zoom];
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
    this.#keep();
    this.#rest();
  }

  /** Show all these points, not nearer than is comfortable. */
  fit(points: readonly (readonly [number, number])[]): void {
    if (points.length === 0) {
      this.all();
      return;
    }
    const xs = points.map((point) => point[0] * this.stretch);
    const ys = points.map((point) => point[1]);
    const margin = 56;
    const left = Math.min(...xs) - margin;
    const top = Math.min(...ys) - margin;
    const width = Math.max(...xs) + margin - left;
    const height = Math.max(...ys) + margin - top;
    const free = this.stageHeight - TOOLS;
    const wanted = Math.min(this.stageWidth / width, free / height) / this.whole;
    const comfortable = Math.max(1, 1.7 / this.whole);
    this.#near = Math.min(comfortable, Math.max(1, wanted));
    this.#x = left + width / 2 - this.stageWidth / this.zoom / 2;
    this.#y = top + height / 2 - free / this.zoom / 2;
    this.#keep();
    this.#rest();
  }

  /** Move no more than is needed to see a point. */
  reveal(x: number, y: number): void {
    const [left, top] = this.onStage(x, y);
    const edge = 40;
    const right = Math.min(0, this.stageWidth - edge - left) + Math.max(0, edge - left);
    const down = Math.min(0, this.stageHeight - TOOLS - edge - top) + Math.max(0, edge - top);
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

  /** The sheet's edge never comes into the stage, but for its foot behind the buttons; a smaller sheet stands in the middle. */
  #keep(): void {
    this.#x = kept(this.#x, this.width, this.stageWidth / this.zoom);
    const tools = this.moved ? TOOLS / this.zoom : 0;
    this.#y = kept(this.#y, this.height + tools, this.stageHeight / this.zoom);
  }
}

function kept(from: number, sheet: number, stage: number): number {
  return stage >= sheet ? (sheet - stage) / 2 : Math.min(Math.max(0, from), sheet - stage);
}
