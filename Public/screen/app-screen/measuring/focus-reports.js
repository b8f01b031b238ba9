// The focus of fields whose state the app's code holds: moved when the code has changed it, and
// reported when a person moves it.

import { addReport, sendReports } from "./measurements.js";

/** @typedef {{ focus?: unknown, focused?: unknown }} Asked */
/**
 * A field that is followed: the name of its reports, the last request of the code that was carried
 * out, and the last report; null if the page has nothing to report.
 * @typedef {{ name: string, request: unknown, isFocused: boolean | null }} FocusWatch
 */

/** @type {WeakMap<HTMLElement, FocusWatch>} */
const watches = new WeakMap();

/**
 * Follows the field in an element under the name that a style gives.
 * @param {HTMLElement} core
 * @param {string} name
 * @param {Asked} asked
 */
export function followFocus(core, name, { focus, focused }) {
  const watch = watches.get(core) ?? startWatch(core);
  if (watch.name !== name) {
    Object.assign(watch, { name, request: 0, isFocused: null });
    addReport(name, () => watch.isFocused === null ? null : { focused: watch.isFocused });
    if (document.activeElement === fieldIn(core)) report(watch, true);
  }
  const isPast = "viewing" in document.body.dataset;
  if (isPast || watch.request === focus) return;
  watch.request = focus;
  const field = fieldIn(core);
  if (focused !== true) field?.blur();
  else if (isFree(core)) field?.focus();
}

/**
 * @param {HTMLElement} core
 * @returns {FocusWatch}
 */
function startWatch(core) {
  /** @type {FocusWatch} */
  const watch = { name: "", request: 0, isFocused: null };
  watches.set(core, watch);
  core.addEventListener("focusin", ({ target }) => {
    if (target === fieldIn(core)) report(watch, true);
  });
  // Another field reports first that it has the focus, and one in a window that is left keeps it.
  core.addEventListener("focusout", () =>
    setTimeout(() => {
      if (watch.isFocused && !core.contains(document.activeElement)) report(watch, false);
    }));
  return watch;
}

/**
 * @param {FocusWatch} watch
 * @param {boolean} isFocused
 */
function report(watch, isFocused) {
  watch.isFocused = isFocused;
  sendReports([watch.name]);
  // Where the field has no focus, another page can have it.
  if (!isFocused) watch.isFocused = null;
}

/**
 * @param {HTMLElement} core
 * @returns {HTMLElement | null}
 */
function fieldIn(core) {
  return core.querySelector(".node-field");
}

/**
 * Returns whether code can have the focus: what a person does beside the stage is not interrupted.
 * @param {HTMLElement} core
 */
function isFree(core) {
  const active = document.activeElement ?? document.body;
  return active.contains(core) || core.closest(".device")?.contains(active) === true;
}
