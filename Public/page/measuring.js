// Places whose sizes the app's code asks for: measured on their elements, in the device's points
// whatever its scale, and sent to the server when they have changed.

import { intend } from "./dom.js";
import { insetsOf, originIn, roomOf, screenSize } from "./places.js";

/** @import { Page, Params, Scene } from "../types.d.ts" */
/** @import { Session } from "../net/session.js" */
/** @typedef {{ measure?: string, frame?: boolean, isOfScreen?: boolean }} Asked */
/** @typedef {Record<string, unknown>} Report */
/**
 * A place: its name, whether more than its size is asked for, and its last report, as JSON.
 * @typedef {{ name: string, isFramed: boolean, told: string, report: (() => Report) | null }} Place
 */

/** A size that keeps changing, as in a motion, is sent once it rests for this many milliseconds. */
const REST = 80;
/** The server takes at most this many in one request. */
const MOST = 256;

/** @type {Map<HTMLElement, Place>} */
const places = new Map();
/**
 * Reports from other modules, by the names of their places; null if there is nothing to report.
 * @type {Map<string, { make: () => Report | null, told: string }>}
 */
const offers = new Map();
/** @type {Set<HTMLElement>} */
const waiting = new Set();
/** @type {ReturnType<typeof setTimeout> | null} */
let timer = null;
let isPlanned = false;
/** Requests without an answer. */
let unanswered = 0;

/** Marks the document while there are sizes to send, or sent sizes without an answer. */
function mark() {
  const isTelling = isPlanned || timer !== null || unanswered > 0;
  document.documentElement.toggleAttribute("data-telling", isTelling);
}

const observer = new ResizeObserver((entries) => {
  for (const { target } of entries) note(/** @type {HTMLElement} */ (target));
});

document.addEventListener("scroll", () => {
  for (const [element, { isFramed }] of places) if (isFramed) note(element);
}, { capture: true, passive: true });

/**
 * Reports the size of an element from now on under the name that a style gives. Without a name,
 * stops.
 * @param {HTMLElement} element
 * @param {Asked | undefined} asked
 * @param {(() => Report) | null} report Makes the report, in place of the size.
 */
export function measure(element, asked, report = null) {
  const known = places.get(element);
  const name = asked?.measure;
  if (typeof name !== "string") {
    if (known) forget(element);
    return;
  }
  const isFramed = asked?.frame === true;
  if (asked?.isOfScreen) report = () => screenSize(element);
  if (known && known.name === name && known.isFramed === isFramed) {
    known.report = report;
    return;
  }
  places.set(element, { name, isFramed, told: "", report });
  if (!known) observer.observe(element);
  else note(element);
}

/** @type {Scene | null} */
let scene = null;
let room = "";

/**
 * Sends all sizes again to a server that may know none of them, after a change of the scene, the
 * device or the connection.
 * @param {Page} page
 */
function followPlaces({ state, link }) {
  if (state === null) return;
  const { device, width, height, horizontalSizeClass } = state.environment;
  const now = [link.phase, device, width, height, horizontalSizeClass].join(" ");
  if (state.scene === scene && now === room) return;
  scene = state.scene;
  room = now;
  for (const [element, place] of places) {
    place.told = "";
    note(element);
  }
  for (const offered of offers.values()) offered.told = "";
  say([...offers.keys()]);
}

/**
 * Makes a report from now on under a name, with no earlier report to compare with.
 * @param {string} name
 * @param {() => Report | null} make
 */
export function offer(name, make) {
  offers.set(name, { make, told: "" });
}

/** @param {string} name */
export function withdraw(name) {
  offers.delete(name);
}

/**
 * Sends the reports with these names that differ from those sent last.
 * @param {string[]} names
 */
export function say(names) {
  /** @type {Record<string, Report>} */
  const sizes = {};
  for (const name of names) {
    const offered = offers.get(name);
    const report = offered?.make();
    const text = JSON.stringify(report ?? null);
    if (!offered || !report || text === offered.told) continue;
    offered.told = text;
    sizes[name] = report;
    if (Object.keys(sizes).length === MOST) break;
  }
  if (Object.keys(sizes).length > 0) intend(document.body, "measure", { sizes });
}

/**
 * Sends sizes; those that do not arrive are sent again with the next change.
 * @param {{ drawn: ((page: Page) => void) | null, session: Session }} page
 * @param {Params} sizes By the names of their places.
 */
export async function tellSizes(page, sizes) {
  page.drawn = followPlaces;
  unanswered += 1;
  mark();
  try {
    await page.session.ask("measure", { sizes });
  } catch {
    for (const place of places.values()) if (place.name in sizes) place.told = "";
    for (const [name, offered] of offers) if (name in sizes) offered.told = "";
  }
  unanswered -= 1;
  mark();
}

/** @param {HTMLElement} element */
function forget(element) {
  places.delete(element);
  waiting.delete(element);
  observer.unobserve(element);
}

/**
 * A first size is sent with the next frame; later ones once they rest.
 * @param {HTMLElement} element
 */
export function note(element) {
  const place = places.get(element);
  if (!place) return;
  waiting.add(element);
  if (place.told === "") {
    if (isPlanned) return;
    isPlanned = true;
    requestAnimationFrame(() => {
      isPlanned = false;
      tell(({ told }) => told === "");
      mark();
    });
  } else {
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(() => {
      timer = null;
      tell(() => true);
      mark();
    }, REST);
  }
  mark();
}

/** @param {(place: Place) => boolean} isDue */
function tell(isDue) {
  /** @type {Record<string, Report>} */
  const sizes = {};
  let count = 0;
  for (const element of [...waiting]) {
    const place = places.get(element);
    if (!place || !element.isConnected) {
      forget(element);
      continue;
    }
    if (!isDue(place)) continue;
    if (count === MOST) break;
    waiting.delete(element);
    if (element.getClientRects().length === 0) continue;
    const report = place.report ? place.report() : reportOf(element, place);
    const text = JSON.stringify(report);
    if (text === place.told) continue;
    place.told = text;
    sizes[place.name] = report;
    count += 1;
  }
  if (count > 0) intend(document.body, "measure", { sizes });
  if (count === MOST) { for (const element of waiting) note(element); }
}

/**
 * @param {HTMLElement} element
 * @param {Place} place
 * @returns {Report}
 */
function reportOf(element, { isFramed }) {
  const size = roomOf(element);
  return isFramed ? { ...size, ...originIn(element), insets: insetsOf(element, size) } : size;
}
