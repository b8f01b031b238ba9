import { make } from "../../dom/dom.js";

/** @import { Layout, PlacedBox } from "../../model/map/map-layout.js" */

const [LEAST, LEAST_FITTED, MOST] = [0.1, 0.7, 2];
const STEP = 1.25;
/** A notch of a wheel, in pixels. */
const NOTCH = 100;
/** Screens this far outside the box are still near enough to be read. */
const NEAR = 200;

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
    this.#size = { width: this.box.clientWidth, height: this.box.clientHeight };
  }

  /** @param {Pick<Layout, "width" | "height">} layout */
  fit(layout) {
    this.#layout = layout;
    const { width, height } = this.#size;
    const whole = Math.min(width / layout.width, height / layout.height, 1) || 1;
    this.scale = typeof this.#chosen === "number"
      ? this.#chosen
      : Math.max(this.#chosen === null ? LEAST_FITTED : LEAST, whole);
    const room = /** @type {HTMLElement} */ (this.#canvas.parentElement);
    const style = {
      "--scale": this.scale,
      "--map-width": layout.width,
      "--map-height": layout.height,
    };
    for (const [name, value] of Object.entries(style)) room.style.setProperty(name, String(value));
  }

  /**
   * Brings the middle of a box of the layout to the middle of what is in sight.
   * @param {PlacedBox} placed
   */
  show({ x, y, width, height }) {
    this.box.scrollLeft = (x + width / 2) * this.scale - this.box.clientWidth / 2;
    this.box.scrollTop = (y + height / 2) * this.scale - this.box.clientHeight / 2;
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
    this.fit(this.#layout);
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

/** @type {Map<string, [number, number]>} */
const DIRECTIONS = new Map([
  ["ArrowRight", [1, 0]],
  ["ArrowLeft", [-1, 0]],
  ["ArrowDown", [0, 1]],
  ["ArrowUp", [0, -1]],
]);

/** @param {string} key */
export const isDirection = (key) => DIRECTIONS.has(key);
