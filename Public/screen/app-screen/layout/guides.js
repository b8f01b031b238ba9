// Places things by guides that the app's code sets: in stacks all guides are aligned, in frames and
// layers the guide is aligned with that of the room.

import { setProperty } from "../set-property.js";
import { ownGuides } from "./own-guides.js";

/** @typedef {"h" | "v"} Axis */
/** @typedef {{ name: string, usual: number[] }} Guide */

/** @type {WeakMap<Element, Record<string, number[]>>} */
const guidesOf = new WeakMap();
/** @type {Set<HTMLElement>} */
const waiting = new Set();
/** Things farther away are not visible. */
const FARTHEST = 10_000;

const observer = new ResizeObserver((entries) => {
  if (waiting.size === 0) requestAnimationFrame(alignAll);
  for (const { target } of entries) waiting.add(/** @type {HTMLElement} */ (target));
});

/**
 * Sets the guides of an element, as sums of a constant and shares of its lengths.
 * @param {HTMLElement} element
 * @param {Record<string, number[]> | undefined} guides
 */
export function setGuides(element, guides) {
  if (guides) guidesOf.set(element, guides);
  else guidesOf.delete(element);
  element.toggleAttribute("data-guides", guides !== undefined);
  observer.observe(element);
  // After everything is drawn, and before anyone sees it.
  if (!isDrawing) queueMicrotask(alignAll);
  isDrawing = true;
  waiting.add(element);
}

let isDrawing = false;

/** Aligns the waiting stacks. A stack uses the guides of its children: inner stacks come first. */
function alignAll() {
  isDrawing = false;
  /** @type {Map<HTMLElement, number>} */
  const containers = new Map();
  for (const element of waiting) {
    const around = element.isConnected ? containersOf(element) : [];
    around.forEach((container, index) => containers.set(container, around.length - index));
  }
  waiting.clear();
  const inner = [...containers].sort(([, one], [, other]) => other - one);
  for (const [container] of inner) align(container);
}

const CONTAINERS = ".node-stack, .box, .layer, .node-layers";

/**
 * The containers around an element, innermost first, including the element if it is one.
 * @param {HTMLElement} element
 */
function containersOf(element) {
  const found = [];
  /** @type {HTMLElement | null} */
  let next = element;
  while (next && !next.matches(EDGE)) {
    if (next.matches(CONTAINERS)) found.push(next);
    next = next.parentElement;
  }
  return found;
}

const EDGE = ".screen-nodes, .node-scroll, .cells";

/** @param {HTMLElement} container */
function align(container) {
  const children =
    /** @type {HTMLElement[]} */ ([...container.children].filter((child) =>
      !child.matches(".layer, [data-leaving]")
    ));
  if (!container.parentElement?.matches(CONTAINERS)) {
    line([container], "h", null);
    line([container], "v", null);
    move(container, [0, 0]);
  }
  if (!container.matches(".node-stack")) {
    for (const child of children) {
      line([child], "h", null);
      line([child], "v", null);
      shift(child, container);
    }
    return;
  }
  const { axis } = container.dataset;
  line(children, "h", axis === "horizontal" ? null : guideOf(container, "h"));
  line(children, "v", axis === "vertical" ? null : guideOf(container, "v"));
  for (const child of children) {
    move(child, [0, 0]);
    observer.observe(child);
  }
}

const WORDS = { h: ["leading", "center", "trailing"], v: ["top", "center", "bottom"] };

/**
 * The guide that a container aligns by.
 * @param {HTMLElement} container
 * @param {Axis} axis
 * @returns {Guide}
 */
function guideOf(container, axis) {
  const own = ownGuides.get(container)?.[axis];
  if (own && typeof own.name === "string" && Array.isArray(own.usual)) return own;
  const { alignItems, placeItems } = container.style;
  const [down, across] = (placeItems || alignItems || "center").split(/ (?!baseline)/);
  const said = axis === "h" ? across ?? down : down;
  if (said.endsWith("baseline")) {
    const isLast = said.startsWith("last");
    return {
      name: isLast ? "v.lastTextBaseline" : "v.firstTextBaseline",
      usual: isLast ? [0, 0, 0, 0, 1] : [0, 0, 0, 1],
    };
  }
  const index = said.endsWith("start") ? 0 : said.endsWith("end") ? 2 : 1;
  const usual = [0, 0, 0];
  usual[axis === "h" ? 1 : 2] = index / 2;
  return { name: `${axis}.${WORDS[axis][index]}`, usual };
}

/**
 * Aligns the guides of things in a stack; without a guide, resets their positions.
 * @param {HTMLElement[]} children
 * @param {Axis} axis
 * @param {Guide | null} guide
 */
function line(children, axis, guide) {
  const margin = axis === "h" ? "margin-inline-start" : "margin-block-start";
  const self = axis === "h" ? "justify-self" : "align-self";
  const set = children.map((child) => guide && guidePosition(child, guide.name, axis));
  const isSet = set.some((place) => place !== null);
  const positions = children.map((child, index) =>
    set[index] ?? valueOf(guide?.usual ?? [], child)
  );
  const farthest = Math.max(...positions.filter(Number.isFinite));
  children.forEach((child, index) => {
    if (!isSet && !child.hasAttribute(`data-line-${axis}`)) return;
    child.toggleAttribute(`data-line-${axis}`, isSet);
    const away = Math.min(Math.max(farthest - positions[index], 0), FARTHEST);
    setProperty(child, margin, isSet ? `${away}px` : "");
    const isDepth = child.parentElement?.dataset.axis === "depth";
    setProperty(child, isDepth ? self : "align-self", isSet ? "start" : "");
  });
}

/**
 * Aligns the guide of a thing with that of its room.
 * @param {HTMLElement} child
 * @param {HTMLElement} room
 */
function shift(child, room) {
  const ways = /** @type {Axis[]} */ (["h", "v"]).map((axis) => {
    const { name, usual } = guideOf(room, axis);
    const position = guidePosition(child, name, axis);
    return position === null ? 0 : valueOf(usual, child) - position;
  });
  move(child, isRoom(room) ? ways : [0, 0]);
}

/**
 * @param {HTMLElement} child
 * @param {number[]} ways
 */
function move(child, ways) {
  const isShifted = ways.some((way) => Math.abs(way) > 0.01);
  if (!isShifted && !child.hasAttribute("data-shifted")) return;
  child.toggleAttribute("data-shifted", isShifted);
  const [across, down] = ways.map((way) => Math.min(Math.max(way, -FARTHEST), FARTHEST));
  setProperty(child, "position", isShifted ? "relative" : "");
  setProperty(child, "inset-inline-start", isShifted ? `${across}px` : "");
  setProperty(child, "inset-block-start", isShifted ? `${down}px` : "");
}

/**
 * True for a frame or a layer, which have a guide of their own; other boxes use their content's.
 * @param {HTMLElement} room
 */
function isRoom(room) {
  if (room.matches(".layer")) return true;
  return ["width", "height", "min-width", "min-height", "max-width", "max-height"]
    .some((name) => room.style.getPropertyValue(name) !== "");
}

/**
 * The mean place of a guide that a thing, or things in it, set; null if none does.
 * @param {HTMLElement} child
 * @param {string} name
 * @param {Axis} axis
 */
function guidePosition(child, name, axis) {
  const inside = /** @type {HTMLElement[]} */ ([...child.querySelectorAll("[data-guides]")]);
  const positions = [child, ...inside].flatMap((element) => {
    const formula = guidesOf.get(element)?.[name];
    const edge = element.closest(".node-scroll, .cells, .layer");
    if (!Array.isArray(formula) || (edge && child.contains(edge))) return [];
    return [distance(element, child, axis) + valueOf(formula, element)];
  });
  if (positions.length === 0) return null;
  return positions.reduce((sum, place) => sum + place, 0) / positions.length;
}

/**
 * The distance of an element from the beginning of an outer one, without scale and motion.
 * @param {HTMLElement} element
 * @param {HTMLElement} around
 * @param {Axis} axis
 */
function distance(element, around, axis) {
  if (element === around) return 0;
  const corner = (/** @type {HTMLElement} */ each) => {
    let [sum, next] = [0, /** @type {Element | null} */ (each)];
    while (next instanceof HTMLElement) {
      sum += axis === "h" ? next.offsetLeft : next.offsetTop;
      next = next.offsetParent;
    }
    return sum;
  };
  const from = corner(element) - corner(around);
  const isMirrored = axis === "h" && getComputedStyle(around).direction === "rtl";
  return isMirrored ? around.offsetWidth - from - element.offsetWidth : from;
}

/**
 * @param {number[]} formula A constant, then shares of width, height, first and last baseline.
 * @param {HTMLElement} element
 */
function valueOf([constant = 0, width = 0, height = 0, first = 0, last = 0], element) {
  const sum = Number(constant) + width * element.offsetWidth + height * element.offsetHeight +
    (first === 0 ? 0 : first * baselineOf(element, false)) +
    (last === 0 ? 0 : last * baselineOf(element, true));
  return Number.isFinite(sum) ? sum : 0;
}

/**
 * The baseline of the first or the last line of an element's words; its bottom if it has no words.
 * @param {HTMLElement} element
 * @param {boolean} isLast
 */
function baselineOf(element, isLast) {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let words = walker.nextNode();
  while (isLast && words) {
    const next = walker.nextNode();
    if (!next) break;
    words = next;
  }
  if (!words?.parentElement) return element.offsetHeight;
  const range = document.createRange();
  range.selectNodeContents(words);
  const lines = range.getClientRects();
  const line = lines[isLast ? lines.length - 1 : 0];
  if (!line) return element.offsetHeight;
  const box = element.getBoundingClientRect();
  const scale = box.height / element.offsetHeight || 1;
  return (line.top - box.top) / scale + ascentOf(words.parentElement, line.height / scale);
}

const canvas = document.createElement("canvas").getContext("2d");

/**
 * The distance of the baseline from the upper edge of a line's words.
 * @param {Element} element
 * @param {number} height
 */
function ascentOf(element, height) {
  if (!canvas) return height * 0.8;
  canvas.font = getComputedStyle(element).font;
  const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = canvas.measureText("x");
  return up + (height - up - down) / 2;
}
