// Things drawn from the size of its element, in points: again whenever that changes.

/** @import { Asked, Report } from "../../page/measuring.js" */
/** @typedef {(width: number, height: number) => void} Draw */

/** @type {WeakMap<Element, Map<string, Draw>>} */
const drawings = new WeakMap();

const observer = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    for (const draw of drawings.get(target)?.values() ?? []) drawAt(target, draw);
  }
});

/**
 * Draws by an element's size, now if it has one, and whenever it has another; null ends it.
 * @param {HTMLElement} element
 * @param {string} name Of the drawing; an element has one of a name.
 * @param {Draw | null} draw
 */
export function onSize(element, name, draw) {
  const known = drawings.get(element);
  if (draw === null) {
    if (!known?.delete(name) || known.size > 0) return;
    observer.unobserve(element);
    drawings.delete(element);
    return;
  }
  if (!known) observer.observe(element, { box: "border-box" });
  drawings.set(element, (known ?? new Map()).set(name, draw));
  if (known) drawAt(element, draw);
}

/**
 * In points, whatever scale the device is drawn at.
 * @param {Element} element
 * @param {Draw} draw
 */
function drawAt(element, draw) {
  const { offsetWidth, offsetHeight } = /** @type {HTMLElement} */ (element);
  draw(offsetWidth, offsetHeight);
}

/** @type {WeakSet<Element>} */
const asking = new WeakSet();

/**
 * Tells the size of an element under the name that a style gives, while it gives one.
 * @param {HTMLElement} element
 * @param {Asked | undefined} asked
 * @param {(() => Report) | null} report
 */
export async function measure(element, asked, report = null) {
  if (asked?.measure === undefined && !asking.has(element)) return;
  asking.add(element);
  (await import("../../page/measuring.js")).measure(element, asked, report);
}
