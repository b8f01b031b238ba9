// The place and size of an element, in the device's points.

import { scaleOf } from "../../../dom/dom.js";

/** @typedef {{ width: number, height: number }} Size */

/**
 * The size of an element without its padding: the size of its content.
 * @param {HTMLElement} element
 * @returns {Size}
 */
export function contentSize(element) {
  const style = getComputedStyle(element);
  const isWhole = style.boxSizing === "border-box";
  const sides = (/** @type {string[]} */ names) =>
    isWhole
      ? names.reduce((sum, name) => sum + (parseFloat(style.getPropertyValue(name)) || 0), 0)
      : 0;
  return {
    width: halves(parseFloat(style.width) - sides(["padding-left", "padding-right"])),
    height: halves(parseFloat(style.height) - sides(["padding-top", "padding-bottom"])),
  };
}

/**
 * The size of the screen that an element is on, between its bars.
 * @param {HTMLElement} element
 * @returns {Size}
 */
export function screenSize(element) {
  const style = getComputedStyle(element);
  const [width, height] = ["--column-w", "--column-h"].map((name) =>
    halves(parseFloat(style.getPropertyValue(name)))
  );
  return { width, height };
}

/**
 * The corner of an element on the device's screen, and on what the scroll view around it shows.
 * @param {HTMLElement} element
 */
export function originsOf(element) {
  const screen = element.closest(".device-screen") ?? document.body;
  const scroll = element.parentElement?.closest(".node-scroll:not([data-main]), .screen-scroll");
  const inScreen = cornerIn(element, /** @type {HTMLElement} */ (screen));
  return {
    origin: inScreen,
    originInScroll: scroll ? cornerIn(element, /** @type {HTMLElement} */ (scroll)) : inScreen,
  };
}

/**
 * The insets of the safe area at the edges that touch it, or lie outside of it.
 * @param {HTMLElement} element
 * @param {Size} size
 */
export function insetsOf(element, { width, height }) {
  const screen = /** @type {HTMLElement | null} */ (element.closest(".screen-scroll"));
  if (!screen) return [0, 0, 0, 0];
  const { paddingTop, paddingLeft, paddingBottom, paddingRight } = getComputedStyle(screen);
  const [top, left, bottom, right] = [paddingTop, paddingLeft, paddingBottom, paddingRight]
    .map((length) => parseFloat(length) || 0);
  const [x, y] = cornerIn(element, screen);
  return [
    inset(y, top),
    inset(x, left),
    inset(screen.offsetHeight - y - height, bottom),
    inset(screen.offsetWidth - x - width, right),
  ];
}

/**
 * @param {number} distance From the edge of the screen.
 * @param {number} safe
 */
function inset(distance, safe) {
  if (distance > safe + 1 || safe <= 0) return 0;
  return halves(distance > safe - 1 ? safe : safe - distance);
}

/**
 * The corner of an element's content, inside its padding.
 * @param {HTMLElement} element
 * @param {HTMLElement} around
 */
function cornerIn(element, around) {
  const [box, frame] = [element.getBoundingClientRect(), around.getBoundingClientRect()];
  const scale = scaleOf(around);
  const { paddingLeft, paddingTop } = getComputedStyle(element);
  const [left, top] = [paddingLeft, paddingTop].map((length) => parseFloat(length) || 0);
  return [
    halves((box.left - frame.left) / scale + left),
    halves((box.top - frame.top) / scale + top),
  ];
}

/** @param {number} length */
function halves(length) {
  const half = Math.round(length * 2) / 2;
  return Number.isFinite(half) ? half : 0;
}
