// Reports the position of scroll views if the app's code asks for it: a few times a second while
// they scroll, and once when they rest.

import { scaleOf, setAttribute } from "../../../dom/dom.js";
import { followFocus } from "../measuring/focus-reports.js";
import { addReport, removeReport, sendReports } from "../measuring/measurements.js";
import { onNewRows, onScrollByCode, scrollAround, scrolledByCode, scrollIn } from "./scrolling.js";
import { areRowsMissing, targetAt, visibleTargets } from "./scroll-targets.js";

/** @import { Report } from "../measuring/measurements.js" */
/**
 * The questions of code about a scroll view, as a style spells them.
 * @typedef {{ target?: unknown, anchor?: unknown, geometry?: unknown, phase?: unknown,
 *   visible?: unknown, focus?: unknown, focused?: unknown }} Asked
 */
/**
 * A scroll view that is followed: the names of its reports, and how it scrolls now.
 * @typedef {{ names: Map<string, { core: HTMLElement, asked: Asked }>, phase: string,
 *   isByUser: boolean, hasMoved: boolean, isTouched: boolean, sentAt: number,
 *   throttle: ReturnType<typeof setTimeout> | null,
 *   rest: ReturnType<typeof setTimeout> | null }} ScrollWatch
 */

/** Milliseconds between two reports while it scrolls, and without a movement until it rests. */
const REPORT_INTERVAL = 250;
const REST_DELAY = 150;

/** @type {Map<HTMLElement, ScrollWatch>} */
const watches = new Map();
/** @type {WeakMap<HTMLElement, string[]>} */
const namesOf = new WeakMap();

/**
 * Reports a scroll view's scrolling, whether a thing is in sight, and a field's focus, under the
 * names that a style gives.
 * @param {HTMLElement} core
 * @param {HTMLElement} outermost
 * @param {Record<string, Asked> | undefined} scrolls
 * @param {Record<string, number> | undefined} visibilities
 */
export function reportScrolling(core, outermost, scrolls = {}, visibilities = {}) {
  const names = [...Object.keys(scrolls), ...Object.keys(visibilities)];
  for (const name of namesOf.get(core) ?? []) if (!names.includes(name)) stopReporting(name);
  namesOf.set(core, names);
  // Some of what is around or inside the thing may not have been drawn yet.
  requestAnimationFrame(() => {
    if (!core.isConnected) return;
    for (const [name, asked] of Object.entries(scrolls)) {
      if (asked.focus === undefined) watchScroll(core, name, asked);
      else followFocus(core, name, asked);
    }
    for (const [name, part] of Object.entries(visibilities)) watchVisibility(outermost, name, part);
  });
}

/** @param {string} name */
function stopReporting(name) {
  removeReport(name);
  for (const watch of watches.values()) watch.names.delete(name);
}

/**
 * @param {HTMLElement} core
 * @param {string} name
 * @param {Asked} asked
 */
function watchScroll(core, name, asked) {
  const scroll = scrollIn(core);
  if (!scroll) return;
  const watch = watches.get(scroll) ?? startWatch(scroll);
  const isNew = !watch.names.has(name);
  watch.names.set(name, { core, asked });
  if (!isNew) return;
  addReport(name, () => reportOf(scroll, name));
  sendReports([name]);
}

/**
 * @param {HTMLElement} scroll
 * @returns {ScrollWatch}
 */
function startWatch(scroll) {
  /** @type {ScrollWatch} */
  const watch = {
    names: new Map(),
    phase: "idle",
    isByUser: false,
    hasMoved: false,
    isTouched: false,
    sentAt: 0,
    throttle: null,
    rest: null,
  };
  watches.set(scroll, watch);
  const own = { passive: true };
  scroll.addEventListener("scroll", () => handleScroll(scroll, watch), own);
  for (const kind of ["wheel", "pointerdown", "keydown"]) {
    scroll.addEventListener(kind, () => scrolledByCode.delete(scroll), own);
  }
  scroll.addEventListener("touchstart", () => setTouched(scroll, watch, true), own);
  for (const kind of ["touchend", "touchcancel"]) {
    scroll.addEventListener(kind, () => setTouched(scroll, watch, false), own);
  }
  onScrollByCode.set(scroll, () => {
    for (const name of watch.names.keys()) addReport(name, () => reportOf(scroll, name));
    waitForRest(scroll, watch);
  });
  onNewRows.set(scroll, () => waitForRest(scroll, watch));
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
    waitForRest(scroll, watch);
  }
});

/**
 * @param {HTMLElement} scroll
 * @param {ScrollWatch} watch
 * @param {boolean} isHeld
 */
function setTouched(scroll, watch, isHeld) {
  scrolledByCode.delete(scroll);
  watch.isTouched = isHeld;
  if (isHeld && watch.phase === "idle") return setPhase("tracking", scroll, watch);
  if (!isHeld && watch.phase === "interacting") setPhase("decelerating", scroll, watch);
  if (!isHeld) waitForRest(scroll, watch);
}

/**
 * @param {HTMLElement} scroll
 * @param {ScrollWatch} watch
 */
function handleScroll(scroll, watch) {
  watch.hasMoved = true;
  watch.isByUser = !scrolledByCode.has(scroll);
  const isLetGo = watch.phase === "decelerating" && !watch.isTouched;
  setPhase(!watch.isByUser ? "animating" : isLetGo ? "decelerating" : "interacting", scroll, watch);
  waitForRest(scroll, watch);
  if (watch.throttle !== null) return;
  const wait = Math.max(watch.sentAt + REPORT_INTERVAL - performance.now(), 0);
  watch.throttle = setTimeout(() => {
    watch.throttle = null;
    sendAll(watch);
  }, wait);
}

/**
 * @param {string} phase
 * @param {HTMLElement} scroll
 * @param {ScrollWatch} watch
 */
function setPhase(phase, scroll, watch) {
  if (watch.phase === phase) return;
  watch.phase = phase;
  setAttribute(scroll, "data-phase", phase);
  sendReports([...watch.names].filter(([, { asked }]) => asked.phase).map(([name]) => name));
}

/**
 * @param {HTMLElement} scroll
 * @param {ScrollWatch} watch
 */
function waitForRest(scroll, watch) {
  if (watch.rest !== null) clearTimeout(watch.rest);
  watch.rest = setTimeout(() => {
    watch.rest = null;
    if (watch.isTouched) return;
    if (!scroll.isConnected) return stopWatching(scroll, watch);
    // The new rows begin another wait.
    if ([...watch.names.values()].some((known) => isWaitingForRows(scroll, known))) return;
    if (watch.throttle !== null) clearTimeout(watch.throttle);
    watch.throttle = null;
    setPhase("idle", scroll, watch);
    sendAll(watch);
    scrolledByCode.delete(scroll);
  }, REST_DELAY);
}

/** @param {ScrollWatch} watch */
function sendAll(watch) {
  watch.sentAt = performance.now();
  sendReports([...watch.names.keys()]);
}

/**
 * @param {HTMLElement} scroll
 * @param {ScrollWatch} watch
 */
function stopWatching(scroll, watch) {
  for (const name of watch.names.keys()) removeReport(name);
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
  if (isWaitingForRows(scroll, known)) return null;
  /** @type {Record<string, unknown>} */
  const report = {};
  if (asked.target) {
    // There is no scroll target before the first movement.
    if (!watch.hasMoved) return null;
    const target = targetAt(scroll, core, asked.anchor);
    if (target) report.target = target;
  }
  if (asked.geometry || asked.phase) report.geometry = geometryOf(scroll);
  if (asked.phase) report.phase = watch.phase;
  if (asked.visible !== undefined)
    report.visible = visibleTargets(scroll, core, Number(asked.visible));
  if (watch.isByUser) report.byUser = true;
  return { scroll: report };
}

/**
 * Returns whether a report would name targets while rows in sight do not exist yet.
 * @param {HTMLElement} scroll
 * @param {{ core: HTMLElement, asked: Asked }} known
 */
function isWaitingForRows(scroll, { core, asked }) {
  return (asked.target || asked.visible !== undefined) && areRowsMissing(scroll, core);
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
const watchedViews = new WeakMap();

/**
 * Reports whether enough of an element is in sight.
 * @param {HTMLElement} element
 * @param {string} name
 * @param {number} part
 */
function watchVisibility(element, name, part) {
  const known = watchedViews.get(element);
  if (known?.name === name && known.part === part) return;
  known?.observer.disconnect();
  const threshold = Math.min(Math.max(Number(part) || 0, 0), 1);
  let isSeen = false;
  const root = scrollAround(element);
  const observer = new IntersectionObserver((entries) => {
    const { isIntersecting, intersectionRatio } = entries[entries.length - 1];
    isSeen = isIntersecting && intersectionRatio >= threshold - 0.001;
    sendReports([name]);
  }, { root, rootMargin: marginOf(root), threshold: [0, threshold] });
  addReport(name, () => (element.isConnected ? { seen: isSeen } : null));
  observer.observe(element);
  watchedViews.set(element, { name, part, observer });
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
