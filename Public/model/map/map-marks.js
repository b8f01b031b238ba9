// The marks of a map's screens: the one in front, dead ends, and screens without a way back.

import { LINKS } from "./screen-place.js";

/** @import { Graph, Screen } from "./map-graph.js" */
/** @import { Facts } from "./screen-facts.js" */

/** @typedef {"here" | "deadEnd" | "noWayBack"} Mark */

/** A person leaves these with a column, a tab bar, or not at all. */
const FREE = new Set(["root", "sidebar", "content", "tab", "inspector"]);

/**
 * A screen has a way back if it has a back button, if it is swiped away, or if one of its controls
 * led to a screen below it. A dead end has neither this nor a control, so only a script, a deep
 * link or a restart leads out of it. Without a state of the screen, nothing is claimed.
 * @param {Screen} screen
 * @param {Graph} graph
 * @param {Facts | undefined} facts
 * @returns {Mark[]}
 */
export function marksOf({ name, step }, graph, facts) {
  /** @type {Mark[]} */
  const marks = graph.here === name ? ["here"] : [];
  if (FREE.has(step.part) || !facts || facts.hasBack) return marks;
  const ways = waysOut(name, graph);
  const isDead = facts.controls === 0 && ways.length === 0;
  if (isDead) return [...marks, "deadEnd"];
  const isPage = step.part === "path" || LINKS.has(step.part);
  return isPage && !ways.some(({ isBack }) => isBack) ? [...marks, "noWayBack"] : marks;
}

/**
 * The ways that a person took from a screen; a script's commands are no part of the app.
 * @param {string} name
 * @param {Graph} graph
 */
function waysOut(name, { links }) {
  const own = [...links.values()].filter(({ from, to }) => from === name && to !== name);
  return own.filter(({ how }) => [...how.values()].some(({ method }) => PERSONAL.has(method)));
}

/** The methods of a screen's own controls and code. */
const PERSONAL = new Set(["tap", "back", "app", "present"]);
