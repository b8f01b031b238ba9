// Arrivals at screens: the screen that a revision brought in front, how, and how to do it again.

import { commandOf } from "../history/lost-history.js";
import { isSameScreen, LINKS, stepsOf } from "./screen-place.js";

/** @import { LogEntry } from "../../types/log.d.ts" */
/** @import { Params } from "../../types/wire.d.ts" */
/** @import { Step } from "./screen-place.js" */
/** @import { Way } from "./map-graph.js" */

/** @typedef {{ method: string, params: Params }} Command */
/**
 * A revision after which another screen is in front, and how a person came there. `command` brings
 * back what `restore` does not: a presentation or a link, whose flag is the app's own.
 * `opens` is true if a scene was opened: no command restores what was before.
 * @typedef {{ revision: number, place: Step, way: Way | null, command: Command | null,
 *   opens: boolean }} Arrival
 */

/** Methods that move through time or between apps: no screen leads there. */
const JUMPS = new Set([
  "undo",
  "redo",
  "restore",
  "import",
  "relaunch",
  "rebuilt",
  "scene.open",
  "setEnvironment",
]);

/**
 * @param {LogEntry} entry
 * @param {Step} before
 * @param {Step} after
 * @returns {Arrival}
 */
export function arrivalOf(entry, before, after) {
  const { revision, cause } = entry;
  const isView = after.part !== "path" && after.depth > before.depth &&
    !["root", "sidebar", "content"].includes(after.part);
  return {
    revision,
    place: after,
    way: JUMPS.has(cause.method) ? null : wayOf(cause, before, after),
    command: isView || LINKS.has(after.part) ? commandOf(entry) : null,
    opens: after.below === null && (entry.did ?? []).some(({ scene }) => scene !== undefined),
  };
}

/**
 * The commands that bring another scene to a place, as far as the log has its values.
 * @param {Step} place
 * @returns {Command[]}
 */
export function commandsFor(place) {
  const [root, ...steps] = stepsOf(place);
  const chosen = steps.filter(({ part }) => part === "sidebar" || part === "content");
  const path = steps.filter(({ part }) => part === "path").map(({ type, value }) => ({
    type,
    value,
  }));
  const isKnown = path.every(({ type }) => type !== "");
  return [
    { method: "scene.open", params: { id: root.value } },
    ...chosen.map(({ part, type, value }) => ({
      method: "select",
      params: { column: part, value: { type, value } },
    })),
    ...(path.length > 0 && isKnown ? [{ method: "setPath", params: { values: path } }] : []),
  ];
}

/**
 * @param {LogEntry["cause"]} cause
 * @param {Step} before
 * @param {Step} after
 * @returns {Way}
 */
function wayOf({ method, client, about }, before, after) {
  const label = about?.url ?? about?.label ?? "";
  return {
    method: client === null && method === "" ? "app" : method,
    label: String(label).slice(0, 300),
    isBack: isBelow(after, before),
  };
}

/**
 * True if `step` was below `place`.
 * @param {Step} step
 * @param {Step} place
 */
function isBelow(step, place) {
  if (step.depth >= place.depth) return false;
  let below = /** @type {Step | null} */ (place);
  while (below && below.depth > step.depth) below = below.below;
  return below !== null && isSameScreen(below, step);
}
