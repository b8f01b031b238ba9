// Views whose sizes the app's code asks for: measured on their elements, in the device's points
// whatever its scale, and sent to the server when they have changed.

import { emit } from "../../../dom/dom.js";
import { contentSize, insetsOf, originsOf, screenSize } from "./geometry.js";

/** @import { Scene } from "../../../types/state.d.ts" */
/** @import { Params } from "../../../types/wire.d.ts" */
/** @import { PageContent } from "../../../model/page-content.d.ts" */
/** @import { Session } from "../../../model/session/session.js" */
/** @typedef {{ measure?: string, frame?: boolean, isOfScreen?: boolean }} Asked */
/** @typedef {Record<string, unknown>} Report */
/**
 * A measured view: its name, whether more than its size is asked for, and its last report, as JSON.
 * @typedef {{ name: string, isFramed: boolean, sent: string, report: (() => Report) | null }}
 *   MeasuredView
 */

/** A size that keeps changing, as in a motion, is sent once it rests for this many milliseconds. */
const REST_DELAY = 80;
/** The server takes at most this many in one request. */
const MOST_SIZES = 256;

/** @type {Map<HTMLElement, MeasuredView>} */
const measured = new Map();
/**
 * Reports from other modules, by name; null if there is nothing to report.
 * @type {Map<string, { make: () => Report | null, sent: string }>}
 */
const reporters = new Map();
/** @type {Set<HTMLElement>} */
const waiting = new Set();
/** @type {ReturnType<typeof setTimeout> | null} */
let timer = null;
let isPlanned = false;
/** Requests without an answer. */
let unanswered = 0;

/** Marks the document while there are sizes to send, or sent sizes without an answer. */
function markPending() {
  const isPending = isPlanned || timer !== null || unanswered > 0;
  document.documentElement.toggleAttribute("data-telling", isPending);
}

const observer = new ResizeObserver((entries) => {
  for (const { target } of entries) scheduleReport(/** @type {HTMLElement} */ (target));
});

document.addEventListener("scroll", () => {
  for (const [element, { isFramed }] of measured) if (isFramed) scheduleReport(element);
}, { capture: true, passive: true });

/**
 * Reports the size of an element from now on under the name that a style gives. Without a name,
 * stops.
 * @param {HTMLElement} element
 * @param {Asked | undefined} asked
 * @param {(() => Report) | null} report Makes the report, in place of the size.
 */
export function reportSize(element, asked, report = null) {
  const known = measured.get(element);
  const name = asked?.measure;
  if (typeof name !== "string") {
    if (known) stopMeasuring(element);
    return;
  }
  const isFramed = asked?.frame === true;
  if (asked?.isOfScreen) report = () => screenSize(element);
  if (known && known.name === name && known.isFramed === isFramed) {
    known.report = report;
    return;
  }
  measured.set(element, { name, isFramed, sent: "", report });
  if (!known) observer.observe(element);
  else scheduleReport(element);
}

/** @type {Scene | null} */
let scene = null;
let layoutKey = "";

/**
 * Sends all sizes again to a server that may know none of them, after a change of the scene, the
 * device or the connection.
 * @param {PageContent} page
 */
export function resendAfterChange({ state, link }) {
  if (state === null) return;
  const { device, width, height, horizontalSizeClass } = state.environment;
  const now = [link.phase, device, width, height, horizontalSizeClass].join(" ");
  if (state.scene === scene && now === layoutKey) return;
  scene = state.scene;
  layoutKey = now;
  for (const [element, view] of measured) {
    view.sent = "";
    scheduleReport(element);
  }
  for (const offered of reporters.values()) offered.sent = "";
  sendReports([...reporters.keys()]);
}

/**
 * Makes a report from now on under a name, with no earlier report to compare with.
 * @param {string} name
 * @param {() => Report | null} make
 */
export function addReport(name, make) {
  reporters.set(name, { make, sent: "" });
}

/** @param {string} name */
export function removeReport(name) {
  reporters.delete(name);
}

/**
 * Sends the reports with these names that differ from those sent last.
 * @param {string[]} names
 */
export function sendReports(names) {
  /** @type {Record<string, Report>} */
  const sizes = {};
  for (const name of names) {
    const offered = reporters.get(name);
    const report = offered?.make();
    const text = JSON.stringify(report ?? null);
    if (!offered || !report || text === offered.sent) continue;
    offered.sent = text;
    sizes[name] = report;
    if (Object.keys(sizes).length === MOST_SIZES) break;
  }
  if (Object.keys(sizes).length > 0) emit(document.body, "measure", { sizes });
}

/**
 * Sends sizes; those that do not arrive are sent again with the next change.
 * @param {Session} session
 * @param {Params} sizes By name.
 */
export async function sendSizes(session, sizes) {
  unanswered += 1;
  markPending();
  try {
    await session.ask("measure", { sizes });
  } catch {
    for (const view of measured.values()) if (view.name in sizes) view.sent = "";
    for (const [name, offered] of reporters) if (name in sizes) offered.sent = "";
  }
  unanswered -= 1;
  markPending();
}

/** @param {HTMLElement} element */
function stopMeasuring(element) {
  measured.delete(element);
  waiting.delete(element);
  observer.unobserve(element);
}

/**
 * A first size is sent with the next frame; later ones once they rest.
 * @param {HTMLElement} element
 */
export function scheduleReport(element) {
  const view = measured.get(element);
  if (!view) return;
  waiting.add(element);
  if (view.sent === "") {
    if (isPlanned) return;
    isPlanned = true;
    requestAnimationFrame(() => {
      isPlanned = false;
      sendDue(({ sent }) => sent === "");
      markPending();
    });
  } else {
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(() => {
      timer = null;
      sendDue(() => true);
      markPending();
    }, REST_DELAY);
  }
  markPending();
}

/** @param {(view: MeasuredView) => boolean} isDue */
function sendDue(isDue) {
  /** @type {Record<string, Report>} */
  const sizes = {};
  let count = 0;
  for (const element of [...waiting]) {
    const view = measured.get(element);
    if (!view || !element.isConnected) {
      stopMeasuring(element);
      continue;
    }
    if (!isDue(view)) continue;
    if (count === MOST_SIZES) break;
    waiting.delete(element);
    if (element.getClientRects().length === 0) continue;
    const report = view.report ? view.report() : reportOf(element, view);
    const text = JSON.stringify(report);
    if (text === view.sent) continue;
    view.sent = text;
    sizes[view.name] = report;
    count += 1;
  }
  if (count > 0) emit(document.body, "measure", { sizes });
  if (count === MOST_SIZES) { for (const element of waiting) scheduleReport(element); }
}

/**
 * @param {HTMLElement} element
 * @param {MeasuredView} view
 * @returns {Report}
 */
function reportOf(element, { isFramed }) {
  const size = contentSize(element);
  return isFramed ? { ...size, ...originsOf(element), insets: insetsOf(element, size) } : size;
}
