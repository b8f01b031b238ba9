import { make } from "../../dom/dom.js";

/** @import { Layout, PlacedBox } from "../../model/map/map-layout.js" */

const [LEAST, LEAST_FITTED, MOST] = [0.1, 0.5, 2];
/** In a box that is narrower than this, a map of few screens is seen whole rather than read. */
const NARROW = 520;
const LEAST_IN_NARROW = 0.22;
const STEP = 1.25;
/** A notch of a wheel, in pixels. */
const NOTCH = 100;
/** Screens this far outside the box are still near enough to be read. */
const NEAR = 200;
/** The room around a screen that is brought into sight, in pixels. */
const AROUND = 24;

/** The part of a map that is in sight: its scale and its scroll position. */
export class MapView {
  #canvas;
  /**
   * The scale that a person has chosen, or "whole"; null for one that fits, if letters can be read.
   * @type {number | "whole" | null}
   */
  #chosen = null;
  /** True once a person has moved the map. */
  isMoved = false;
  #layout = { width: 0, height: 0 };
  #size = { width: 0, height: 0 };
  /**
   * The place of a map that is smaller than its box; null for the middle.
   * @type {{ left: number, top: number } | null}
   */
  #origin = null;
  scale = 1;
  box;

  /**
   * @param {HTMLElement} canvas The drawing, in its own size.
   * @param {() => void} scrolled
   */
  constructor(canvas, scrolled) {
    this.#canvas = canvas;
    this.box = make("div", {
      class: "map-box",
      scroll: scrolled,
      pointerdown: (event) => this.#drag(event),
      wheel: (event) => this.#wheeled(event),
    }, make("div", { class: "map-room" }, canvas));
  }

  /** Reads the size of the box, which costs a layout of the page. */
  measure() {
    this.#origin = null;
    this.#size = { width: this.box.clientWidth, height: this.box.clientHeight };
  }

  /**
   * @param {Pick<Layout, "width" | "height">} layout
   * @param {boolean} keeps It has grown, and does not move as long as there is room.
   */
  fit(layout, keeps) {
    this.#layout = layout;
    const { width, height } = this.#size;
    const whole = Math.min(width / layout.width, height / layout.height, 1) || 1;
    this.scale = typeof this.#chosen === "number"
      ? this.#chosen
      : Math.max(this.#chosen === null ? this.#leastFitted : LEAST, whole);
    const free = {
      left: Math.max(0, width - layout.width * this.scale),
      top: Math.max(0, height - layout.height * this.scale),
    };
    const { left, top } = (keeps && this.#origin) || { left: free.left / 2, top: free.top / 2 };
    this.#origin = { left: Math.min(left, free.left), top: Math.min(top, free.top) };
    const room = /** @type {HTMLElement} */ (this.#canvas.parentElement);
    const style = {
      "--scale": this.scale,
      "--map-width": layout.width,
      "--map-height": layout.height,
      "--left": this.#origin.left,
      "--top": this.#origin.top,
    };
    for (const [name, value] of Object.entries(style)) room.style.setProperty(name, String(value));
  }

  /** True for a box with more room below than beside a map. */
  get isUpright() {
    const { width, height } = this.#size;
    return width < NARROW && height > width;
  }

  get #leastFitted() {
    return this.#size.width < NARROW ? LEAST_IN_NARROW : LEAST_FITTED;
  }

  /**
   * Brings a box of the layout into sight, with some room around it; what is in sight does not move.
   * @param {PlacedBox} placed
   */
  show({ x, y, width, height }) {
    const { scale, box } = this;
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = box;
    box.scrollLeft = scrolled(scrollLeft, clientWidth, x * scale, width * scale);
    box.scrollTop = scrolled(scrollTop, clientHeight, y * scale, height * scale);
  }

  /** @param {-1 | 0 | 1} direction Smaller, fitting, or larger. */
  zoom(direction) {
    this.#scaleTo(direction === 0 ? "whole" : this.scale * STEP ** direction);
  }

  /** @param {number | "whole"} wanted */
  #scaleTo(wanted) {
    const { box, scale } = this;
    const [x, y] = [box.scrollLeft + box.clientWidth / 2, box.scrollTop + box.clientHeight / 2];
    this.isMoved = true;
    this.#chosen = wanted === "whole" ? wanted : Math.max(LEAST, Math.min(MOST, wanted));
    this.fit(this.#layout, false);
    const factor = this.scale / scale;
    box.scrollLeft = x * factor - box.clientWidth / 2;
    box.scrollTop = y * factor - box.clientHeight / 2;
  }

  /**
   * True if a box of the layout is in sight, or nearly.
   * @param {PlacedBox} placed
   */
  isNear({ x, y, width, height }) {
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = this.box;
    const scale = this.scale;
    return (x + width) * scale > scrollLeft - NEAR && x * scale < scrollLeft + clientWidth + NEAR &&
      (y + height) * scale > scrollTop - NEAR && y * scale < scrollTop + clientHeight + NEAR;
  }

  /**
   * The box that is next in a direction, seen from another one.
   * @param {PlacedBox[]} boxes
   * @param {PlacedBox} from
   * @param {string} key
   */
  static neighbour(boxes, from, key) {
    const [dx, dy] = DIRECTIONS.get(key) ?? [0, 0];
    const distances = boxes.flatMap((box) => {
      const x = box.x + box.width / 2 - from.x - from.width / 2;
      const y = box.y + box.height / 2 - from.y - from.height / 2;
      const along = x * dx + y * dy;
      return along > 1 ? [{ box, far: along + 3 * Math.abs(x * dy + y * dx) }] : [];
    });
    return distances.toSorted((a, b) => a.far - b.far)[0]?.box;
  }

  /**
   * With Control, which browsers also report for two fingers, the wheel changes the scale.
   * @param {WheelEvent} event
   */
  #wheeled(event) {
    this.isMoved = true;
    if (!event.ctrlKey || event.deltaY === 0) return;
    event.preventDefault();
    this.#scaleTo(this.scale * STEP ** (-event.deltaY / NOTCH));
  }

  /**
   * The background is moved with a mouse as with a finger.
   * @param {PointerEvent} down
   */
  #drag(down) {
    this.isMoved = true;
    if (down.pointerType !== "mouse" || down.button !== 0) return;
    if (down.target instanceof Element && down.target.closest("button")) return;
    const { box } = this;
    const [left, top] = [box.scrollLeft + down.clientX, box.scrollTop + down.clientY];
    const move = (/** @type {PointerEvent} */ { clientX, clientY }) => {
      box.scrollLeft = left - clientX;
      box.scrollTop = top - clientY;
    };
    box.setPointerCapture(down.pointerId);
    box.addEventListener("pointermove", move);
    box.addEventListener("lostpointercapture", () => box.removeEventListener("pointermove", move), {
      once: true,
    });
  }
}

/**
 * The scroll position nearest to the present one that shows a part of the content.
 * @param {number} position
 * @param {number} room
 * @param {number} start
 * @param {number} size
 */
function scrolled(position, room, start, size) {
  if (start >= position && start + size <= position + room) return position;
  const around = Math.max(0, Math.min(AROUND, (room - size) / 2));
  const least = start + size + around - room;
  return Math.max(least, Math.min(position, start - around));
}

/** @type {Map<string, [number, number]>} */
const DIRECTIONS = new Map([
  ["ArrowRight", [1, 0]],
  ["ArrowLeft", [-1, 0]],
  ["ArrowDown", [0, 1]],
  ["ArrowUp", [0, -1]],
]);

/** @param {string} key */
export const isDirection = (key) => DIRECTIONS.has(key);
