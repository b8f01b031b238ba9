// Things drawn from the size of their element, in points: again whenever that changes.

/** @import { Asked, Report } from "./measurements.js" */
/** @typedef {(width: number, height: number) => void} Draw */

/**
 * The drawings of an element and its last reported size: to query it would lay out the whole page.
 * @typedef {{ drawings: Map<string, Draw>, size: [width: number, height: number] | null }} Sized
 */

/** @type {WeakMap<Element, Sized>} */
const known = new WeakMap();

const observer = new ResizeObserver((entries) => {
  for (const { target, borderBoxSize: [{ inlineSize, blockSize }] } of entries) {
    const sized = known.get(target);
    if (!sized) continue;
    const size = sized.size = [Math.round(inlineSize), Math.round(blockSize)];
    for (const draw of sized.drawings.values()) draw(...size);
  }
});

/**
 * Draws by an element's size in points, whatever scale the device is drawn at: now if it is known,
 * and whenever it changes; null ends it.
 * @param {HTMLElement} element
 * @param {string} name Of the drawing; an element has at most one drawing with a name.
 * @param {Draw | null} draw
 */
export function onSize(element, name, draw) {
  const sized = known.get(element);
  if (draw === null) {
    if (!sized?.drawings.delete(name) || sized.drawings.size > 0) return;
    observer.unobserve(element);
    known.delete(element);
  } else if (sized) {
    sized.drawings.set(name, draw);
    if (sized.size) draw(...sized.size);
  } else {
    known.set(element, { drawings: new Map([[name, draw]]), size: null });
    observer.observe(element, { box: "border-box" });
  }
}

/** @type {WeakSet<Element>} */
const asking = new WeakSet();

/**
 * Reports the size of an element under the name that a style gives, while it gives one.
 * @param {HTMLElement} element
 * @param {Asked | undefined} asked
 * @param {(() => Report) | null} report
 */
export async function reportSize(element, asked, report = null) {
  if (asked?.measure === undefined && !asking.has(element)) return;
  asking.add(element);
  (await import("./measurements.js")).reportSize(element, asked, report);
}
