// The graph of a map: how often each screen was reached, and by which ways.

import { exampleKey } from "./screen-names.js";

/** @import { Step } from "./screen-place.js" */

/**
 * How a screen was reached: by which method, with which control or URL, by the app itself, and
 * whether the screen had been below.
 * @typedef {{ method: string, label: string, isBack: boolean }} Way
 */
/** @typedef {{ name: string, step: Step, revision: number }} Seen */
/** @typedef {{ step: Step, revision: number }} Example */
/**
 * A screen. `examples` are the steps that it was seen as, by value or title, each with the newest
 * revision; `revisions` are the newest ones at which it came in front.
 * @typedef {{ name: string, step: Step, count: number, examples: Map<string, Example>,
 *   revisions: number[] }} Screen
 */
/**
 * The ways from one screen to another in one direction, with how often each was taken.
 * @typedef {{ from: string, to: string, isBack: boolean, count: number,
 *   how: Map<string, { method: string, label: string, count: number }>, more: number }} Link
 */
/**
 * A deep link to a screen, with the URLs that were opened.
 * @typedef {{ to: string, count: number, urls: Map<string, number> }} Door
 */
/**
 * `roots` are the screens that a scene began with; `here` is the one in front. `left` are the
 * screens that a way led from or to.
 * @typedef {{ screens: Map<string, Screen>, links: Map<string, Link>, doors: Map<string, Door>,
 *   roots: Set<string>, left: Set<string>, here: string | null }} Graph
 */

const MOST_EXAMPLES = 500;
const MOST_REVISIONS = 30;
const MOST_HOW = 40;
/** More links than this are not counted: the map draws far fewer. */
const MOST_LINKS = 20_000;

/** @returns {Graph} */
export function emptyGraph() {
  return {
    screens: new Map(),
    links: new Map(),
    doors: new Map(),
    roots: new Set(),
    left: new Set(),
    here: null,
  };
}

/**
 * A screen that no other screen led to: the first one, or after a move through time.
 * @param {Graph} graph
 * @param {Seen} seen
 */
export function arriveFirst(graph, seen) {
  see(graph, seen);
  if (seen.step.below === null) graph.roots.add(seen.name);
}

/**
 * A way was taken.
 * @param {Graph} graph
 * @param {string} from
 * @param {Seen} seen
 * @param {Way} way
 */
export function arrive(graph, from, seen, { method, label, isBack }) {
  see(graph, seen);
  const to = seen.name;
  graph.left.add(from).add(to);
  if (method === "openURL") {
    const door = graph.doors.get(to) ?? { to, count: 0, urls: new Map() };
    door.count += 1;
    if (door.urls.size < MOST_HOW || door.urls.has(label))
      door.urls.set(label, (door.urls.get(label) ?? 0) + 1);
    graph.doors.set(to, door);
    return;
  }
  const key = `${isBack ? "back" : "on"}\n${from}\n${to}`;
  let link = graph.links.get(key);
  if (!link) {
    if (graph.links.size >= MOST_LINKS) return;
    link = { from, to, isBack, count: 0, how: new Map(), more: 0 };
    graph.links.set(key, link);
  }
  link.count += 1;
  const name = `${method}\n${label}`;
  const known = link.how.get(name);
  if (known) known.count += 1;
  else if (link.how.size < MOST_HOW) link.how.set(name, { method, label, count: 1 });
  else link.more += 1;
}

/**
 * @param {Graph} graph
 * @param {Seen} seen
 */
function see(graph, { name, step, revision }) {
  let screen = graph.screens.get(name);
  if (!screen) {
    screen = { name, step, count: 0, examples: new Map(), revisions: [] };
    graph.screens.set(name, screen);
  }
  screen.count += 1;
  const key = exampleKey(step);
  if (screen.examples.size < MOST_EXAMPLES || screen.examples.has(key))
    screen.examples.set(key, { step, revision });
  screen.revisions.push(revision);
  if (screen.revisions.length > MOST_REVISIONS) screen.revisions.shift();
  graph.here = name;
}
