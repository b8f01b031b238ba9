// Rows that come near the viewport and that the state leaves out: asked for, and stored as they come.

import { emit } from "../../../dom/dom.js";

/** @import { State, StyleTable, ViewNode } from "../../../types/state.d.ts" */
/** @import { PageContent } from "../../../model/page-content.d.ts" */

/** @typedef {{ node: ViewNode, styles: StyleTable, age: number }} RequestedRow An element's stack of views. */
/** @typedef {{ offset: number, elements: ViewNode[], styles: StyleTable }} Answer */

/** Milliseconds between two requests for one part. */
const INTERVAL = 40;
/** Milliseconds after which a request without an answer is sent again. */
const REPEAT_DELAY = 1000;
/** The most elements of a request; the server keeps the views of some more. */
const MOST = 480;
/** The most elements of a list that are stored. */
const MOST_STORED = 2048;
/** The most lists whose elements are stored, and the most parts whose requests are. */
const MOST_LISTS = 64;

/** @type {Map<string, Map<number, RequestedRow>>} */
const stored = new Map();
/**
 * The last request for each part that the state leaves out: the rows in sight, and the state for
 * which they were asked.
 * @type {Map<string, { rows: string, age: number, at: number,
 *   timer: ReturnType<typeof setTimeout> | null }>}
 */
const requests = new Map();
/** @type {Set<(of: string) => void>} */
const listeners = new Set();

/** Counts the states: rows that came for an earlier one are drawn, and asked for again. */
let age = 0;
/** True while the stage shows the past, whose rows the server does not have. */
let isPast = false;

/**
 * The views of an element as they came last; undefined if they have not come.
 * @param {string} of The name of the list's elements, as a style spells it.
 * @param {number} offset
 */
export function requestedRow(of, offset) {
  return isPast ? undefined : stored.get(of)?.get(offset);
}

/**
 * Calls a function with the name of each list whose elements have come.
 * @param {(of: string) => void} listener
 */
export function onRows(listener) {
  listeners.add(listener);
}

/**
 * Asks for the elements in sight, unless they are the same as last time and have all come.
 * @param {{ of: string, from: number, to: number, part: number }} asked With the offset at which the
 *   state leaves elements out; a list can have several such parts in sight.
 * @param {() => void} retry Called when rows can be asked for again.
 */
export function requestRows({ of, from, to, part }, retry) {
  if (isPast) return;
  const name = `${of} ${part}`;
  const known = requests.get(name);
  const rows = `${from} ${to}`;
  const isSame = known?.rows === rows && known.age === age;
  const first = isSame ? firstMissing(of, from, to) : from;
  if (first === to) return;
  const delay = isSame && first === from ? REPEAT_DELAY : INTERVAL;
  const left = known ? known.at + delay - performance.now() : 0;
  if (known && left > 0) {
    known.timer ??= setTimeout(() => {
      known.timer = null;
      retry();
    }, left);
    return;
  }
  if (known?.timer) clearTimeout(known.timer);
  keep(requests, name, { rows, age, at: performance.now(), timer: null }, MOST_LISTS);
  emit(document.body, "requestRows", { of, offset: first, limit: Math.min(MOST, to - first) });
}

/**
 * The first of some elements that has not come for the present state; the end if all have.
 * @param {string} of
 * @param {number} from
 * @param {number} to
 */
function firstMissing(of, from, to) {
  for (let offset = from; offset < to; offset++)
    if (requestedRow(of, offset)?.age !== age) return offset;
  return to;
}

/**
 * Stores elements, and draws them.
 * @param {string} of
 * @param {Answer} answer
 */
export function receiveRows(of, { offset, elements, styles }) {
  const rows = stored.get(of) ?? new Map();
  keep(stored, of, rows, MOST_LISTS);
  elements.forEach((node, index) => keep(rows, offset + index, { node, styles, age }, MOST_STORED));
  for (const listener of listeners) listener(of);
}

/**
 * Sets an entry as the newest one, and removes the oldest if there are too many.
 * @template Key, Value
 * @param {Map<Key, Value>} map
 * @param {Key} key
 * @param {Value} value
 * @param {number} most
 */
function keep(map, key, value, most) {
  map.delete(key);
  map.set(key, value);
  if (map.size > most) map.delete(/** @type {Key} */ (map.keys().next().value));
}

let origin = "";
/** @type {State | null} */
let live = null;

/**
 * Follows the page: a new state can have changed rows, another scene or session has other rows, and
 * the past has none.
 * @param {PageContent} page
 */
export function followPage({ state, live: newest, viewing, link }) {
  if (newest !== live) age += 1;
  live = newest;
  const now = `${link.epoch} ${state?.scene.id}`;
  if (now !== origin) {
    stored.clear();
    requests.clear();
  }
  origin = now;
  if (isPast === (viewing !== null)) return;
  isPast = viewing !== null;
  for (const of of stored.keys()) { for (const listener of listeners) listener(of); }
}
