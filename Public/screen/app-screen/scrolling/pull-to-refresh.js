// Pulling a screen down by finger or mouse, which reloads its content.

import { scaleOf, setAttribute } from "../../../dom/dom.js";

/** A pull of this many points asks for it. */
const THRESHOLD = 64;
const MOST = 120;

/** @type {WeakMap<HTMLElement, () => void>} */
const refreshActions = new WeakMap();

/**
 * Lets a screen be pulled down; `ask` is called for each pull that is long enough.
 * @param {HTMLElement} scroll
 * @param {() => void} ask
 */
export function enablePull(scroll, ask) {
  const isKnown = refreshActions.has(scroll);
  refreshActions.set(scroll, ask);
  if (isKnown) return;
  scroll.addEventListener("touchstart", (start) => {
    const finger = start.touches[0];
    if (start.touches.length !== 1 || scroll.scrollTop > 0) return;
    const move = (/** @type {TouchEvent} */ event) =>
      pull(scroll, finger, event.touches[0]) && event.cancelable && event.preventDefault();
    trackPull(scroll, "touchmove", move, ["touchend", "touchcancel"]);
  }, { passive: true });
  scroll.addEventListener("pointerdown", (start) => {
    const isFree = start.target instanceof Element &&
      !start.target.closest("input, textarea, .edit-grip");
    if (start.pointerType !== "mouse" || start.button !== 0 || scroll.scrollTop > 0 || !isFree)
      return;
    const move = (/** @type {PointerEvent} */ event) =>
      pull(scroll, start, event) && getSelection()?.removeAllRanges();
    trackPull(scroll, "pointermove", move, ["pointerup", "pointercancel"]);
  });
}

/**
 * @param {HTMLElement} scroll
 * @param {string} name
 * @param {(event: any) => void} move
 * @param {string[]} ends
 */
function trackPull(scroll, name, move, ends) {
  const ended = new AbortController();
  document.addEventListener(name, move, { signal: ended.signal, passive: false });
  for (const end of ends) {
    document.addEventListener(end, ({ type }) => {
      ended.abort();
      endPull(scroll, !type.endsWith("cancel"));
    }, { signal: ended.signal });
  }
}

/**
 * True when the screen follows the pull.
 * @param {HTMLElement} scroll
 * @param {{ clientX: number, clientY: number }} from
 * @param {{ clientX: number, clientY: number }} to
 */
function pull(scroll, from, to) {
  const by = (to.clientY - from.clientY) / scaleOf(scroll);
  const across = Math.abs(to.clientX - from.clientX) / scaleOf(scroll);
  const isBegun = scroll.hasAttribute("data-pulled");
  if (!isBegun && (by < 8 || across > by)) return false;
  const shown = Math.max(0, Math.min(MOST, by * 0.6));
  scroll.style.setProperty("--pull", `${shown}px`);
  setAttribute(scroll, "data-pulled", true);
  return true;
}

/**
 * @param {HTMLElement} scroll
 * @param {boolean} isDone
 */
function endPull(scroll, isDone) {
  const pulled = parseFloat(scroll.style.getPropertyValue("--pull")) || 0;
  scroll.style.removeProperty("--pull");
  if (!scroll.hasAttribute("data-pulled")) return;
  scroll.addEventListener("click", stopClick, { capture: true, once: true });
  setTimeout(() => scroll.removeEventListener("click", stopClick, { capture: true }));
  setAttribute(scroll, "data-pulled", false);
  if (isDone && pulled >= THRESHOLD * 0.6) refreshActions.get(scroll)?.();
}

/** @param {Event} event */
function stopClick(event) {
  event.stopPropagation();
}
