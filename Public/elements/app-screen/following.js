// Reports the position of scroll views if the app's code asks for it: a few times a second while
// they scroll, and once when they rest.

import { scaleOf, setAttribute } from "../../page/dom.js";
import { offer, say, withdraw } from "../../page/measuring.js";
import { onScrollByCode, scrollAround, scrolledByCode, scrollIn } from "./scrolling.js";
import { targetAt, targetsInSight } from "./targets.js";

/** @import { Report } from "../../page/measuring.js" */
/**
 * The questions of code about a scroll view, as a style spells them.
 * @typedef {{ target?: unknown, anchor?: unknown, geometry?: unknown, phase?: unknown,
 *   visible?: unknown }} Asked
 */
/**
 * A scroll view that is followed: the names of its reports, and how it scrolls now.
 * @typedef {{ names: Map<string, { core: HTMLElement, asked: Asked }>, phase: string,
 *   isByUser: boolean, hasMoved: boolean, isHeld: boolean, said: number,
 *   pace: ReturnType<typeof setTimeout> | null, rest: ReturnType<typeof setTimeout> | null }} Watch
 */

/** Milliseconds between two reports while it scrolls, and without a movement until it rests. */
const PACE = 250;
const REST = 150;

/** @type {Map<HTMLElement, Watch>} */
const watches = new Map();
/** @type {WeakMap<HTMLElement, string[]>} */
const namesOf = new WeakMap();

/**
 * Reports a scroll view's scrolling, and whether a thing is in sight, under the names that a style
 * gives.
 * @param {HTMLElement} core
 * @param {HTMLElement} outermost
 * @param {Record<string, Asked> | undefined} follows
 * @param {Record<string, number> | undefined} sights
 */
export function follow(core, outermost, follows = {}, sights = {}) {
  const names = [...Object.keys(follows), ...Object.keys(sights)];
  for (const name of namesOf.get(core) ?? []) if (!names.includes(name)) end(name);
  namesOf.set(core, names);
  // Some of what is around or inside the thing may not have been drawn yet.
  requestAnimationFrame(() => {
    if (!core.isConnected) return;
    for (const [name, asked] of Object.entries(follows)) followScroll(core, name, asked);
    for (const [name, part] of Object.entries(sights)) watchSight(outermost, name, part);
  });
}

/** @param {string} name */
function end(name) {
  withdraw(name);
  for (const watch of watches.values()) watch.names.delete(name);
}

/**
 * @param {HTMLElement} core
 * @param {string} name
 * @param {Asked} asked
 */
function followScroll(core, name, asked) {
  const scroll = scrollIn(core);
  if (!scroll) return;
  const watch = watches.get(scroll) ?? begin(scroll);
  const isNew = !watch.names.has(name);
  watch.names.set(name, { core, asked });
  if (!isNew) return;
  offer(name, () => reportOf(scroll, name));
  say([name]);
}

/**
 * @param {HTMLElement} scroll
 * @returns {Watch}
 */
function begin(scroll) {
  /** @type {Watch} */
  const watch = {
    names: new Map(),
    phase: "idle",
    isByUser: false,
    hasMoved: false,
    isHeld: false,
    said: 0,
    pace: null,
    rest: null,
  };
  watches.set(scroll, watch);
  const own = { passive: true };
  scroll.addEventListener("scroll", () => move(scroll, watch), own);
  for (const kind of ["wheel", "pointerdown", "keydown"]) {
    scroll.addEventListener(kind, () => scrolledByCode.delete(scroll), own);
  }
  scroll.addEventListener("touchstart", () => hold(scroll, watch, true), own);
  for (const kind of ["touchend", "touchcancel"]) {
    scroll.addEventListener(kind, () => hold(scroll, watch, false), own);
  }
  onScrollByCode.set(scroll, () => {
    for (const name of watch.names.keys()) offer(name, () => reportOf(scroll, name));
    expectRest(scroll, watch);
  });
  observer.observe(scroll);
  for (const inside of scroll.children) observer.observe(inside);
  return watch;
}

const observer = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    const scroll = /** @type {HTMLElement | null} */ (watches.has(/** @type {any} */ (target))
      ? target
      : target.parentElement);
    const watch = scroll && watches.get(scroll);
    if (!scroll || !watch || watch.phase !== "idle")
      continue;
    // The person has not scrolled: the room or the content has changed.
    watch.isByUser = false;
    expectRest(scroll, watch);
  }
});

/**
 * @param {HTMLElement} scroll
 * @param {Watch} watch
 * @param {boolean} isHeld
 */
function hold(scroll, watch, isHeld) {
  scrolledByCode.delete(scroll);
  watch.isHeld = isHeld;
  if (isHeld && watch.phase === "idle") return enter("tracking", scroll, watch);
  if (!isHeld && watch.phase === "interacting") enter("decelerating", scroll, watch);
  if (!isHeld) expectRest(scroll, watch);
}

/**
 * @param {HTMLElement} scroll
 * @param {Watch} watch
 */
function move(scroll, watch) {
  watch.hasMoved = true;
  watch.isByUser = !scrolledByCode.has(scroll);
  const isLetGo = watch.phase === "decelerating" && !watch.isHeld;
  enter(!watch.isByUser ? "animating" : isLetGo ? "decelerating" : "interacting", scroll, watch);
  expectRest(scroll, watch);
  if (watch.pace !== null) return;
  const wait = Math.max(watch.said + PACE - performance.now(), 0);
  watch.pace = setTimeout(() => {
    watch.pace = null;
    tell(watch);
  }, wait);
}

/**
 * @param {string} phase
 * @param {HTMLElement} scroll
 * @param {Watch} watch
 */
function enter(phase, scroll, watch) {
  if (watch.phase === phase) return;
  watch.phase = phase;
  setAttribute(scroll, "data-phase", phase);
  say([...watch.names].filter(([, { asked }]) => asked.phase).map(([name]) => name));
}

/**
 * @param {HTMLElement} scroll
 * @param {Watch} watch
 */
function expectRest(scroll, watch) {
  if (watch.rest !== null) clearTimeout(watch.rest);
  watch.rest = setTimeout(() => {
    watch.rest = null;
    if (watch.isHeld) return;
    if (!scroll.isConnected) return forget(scroll, watch);
    if (watch.pace !== null) clearTimeout(watch.pace);
    watch.pace = null;
    enter("idle", scroll, watch);
    tell(watch);
    scrolledByCode.delete(scroll);
  }, REST);
}

/** @param {Watch} watch */
function tell(watch) {
  watch.said = performance.now();
  say([...watch.names.keys()]);
}

/**
 * @param {HTMLElement} scroll
 * @param {Watch} watch
 */
function forget(scroll, watch) {
  for (const name of watch.names.keys()) withdraw(name);
  watches.delete(scroll);
}

/**
 * @param {HTMLElement} scroll
 * @param {string} name
 * @returns {Report | null}
 */
function reportOf(scroll, name) {
  const watch = watches.get(scroll);
  const known = watch?.names.get(name);
  if (!watch || !known || !scroll.isConnected || !known.core.isConnected) return null;
  const { core, asked } = known;
  /** @type {Record<string, unknown>} */
  const told = {};
  if (asked.target) {
    // There is no scroll target before the first movement.
    if (!watch.hasMoved) return null;
    const target = targetAt(scroll, core, asked.anchor);
    if (target) told.target = target;
  }
  if (asked.geometry || asked.phase) told.geometry = geometryOf(scroll);
  if (asked.phase) told.phase = watch.phase;
  if (asked.visible !== undefined)
    told.visible = targetsInSight(scroll, core, Number(asked.visible));
  if (watch.isByUser) told.byUser = true;
  return { scroll: told };
}

/** @param {HTMLElement} scroll */
function geometryOf(scroll) {
  const style = getComputedStyle(scroll);
  const [top, left, bottom, right] = ["top", "left", "bottom", "right"]
    .map((edge) => parseFloat(style.getPropertyValue(`padding-${edge}`)) || 0);
  const nodes = /** @type {HTMLElement | null} */ (scroll.querySelector(":scope > .screen-nodes"));
  // The large title covers the beginning, as a bar does.
  const above = nodes ? nodes.offsetTop - scroll.offsetTop : top;
  const halves = (/** @type {number[]} */ ...lengths) =>
    lengths.map((length) => Math.round(length * 2) / 2);
  return {
    offset: halves(Math.abs(scroll.scrollLeft) - left, scroll.scrollTop - above),
    content: halves(scroll.scrollWidth - left - right, scroll.scrollHeight - above - bottom),
    container: halves(scroll.clientWidth, scroll.clientHeight),
    insets: halves(above, left, bottom, right),
  };
}

/** @type {WeakMap<Element, { name: string, part: number, observer: IntersectionObserver }>} */
const sighted = new WeakMap();

/**
 * Reports whether enough of an element is in sight.
 * @param {HTMLElement} element
 * @param {string} name
 * @param {number} part
 */
function watchSight(element, name, part) {
  const known = sighted.get(element);
  if (known?.name === name && known.part === part) return;
  known?.observer.disconnect();
  const threshold = Math.min(Math.max(Number(part) || 0, 0), 1);
  let isSeen = false;
  const root = scrollAround(element);
  const observer = new IntersectionObserver((entries) => {
    const { isIntersecting, intersectionRatio } = entries[entries.length - 1];
    isSeen = isIntersecting && intersectionRatio >= threshold - 0.001;
    say([name]);
  }, { root, rootMargin: marginOf(root), threshold: [0, threshold] });
  offer(name, () => (element.isConnected ? { seen: isSeen } : null));
  observer.observe(element);
  sighted.set(element, { name, part, observer });
}

/**
 * Bars cover the edges of a screen.
 * @param {HTMLElement | null} root
 */
function marginOf(root) {
  if (!root) return "0px";
  const style = getComputedStyle(root);
  return ["top", "right", "bottom", "left"]
    .map((edge) => parseFloat(style.getPropertyValue(`padding-${edge}`)) || 0)
    .map((length) => `${-Math.round(length * scaleOf(root))}px`).join(" ");
}
