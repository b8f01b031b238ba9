// The facts that a state has about its front screen: title, look, way back, controls, a sketch.

import { exampleKey } from "./screen-names.js";
import { LINKS } from "./screen-place.js";
import { sketchOf } from "./screen-sketch.js";
import { typeWord, valueText } from "../values/values.js";

/** @import { Screen, State, ViewNode } from "../../types/state.d.ts" */
/** @import { Step } from "./screen-place.js" */
/** @import { Sketch } from "./screen-sketch.js" */

/**
 * `titles` are the titles of examples by their names. `hasBack` is true with a back button, or a
 * presentation that is swiped away. `look` is the same for screens that differ only in their rows.
 * @typedef {{ titles: Map<string, string>, hasBack: boolean, controls: number, look: string,
 *   sketch: Sketch }} Facts
 */

const SWIPED = new Set(["sheet", "popover", "inspector"]);
const MOST_NODES = 400;

/**
 * @param {State} state
 * @param {Step} place
 * @returns {Facts}
 */
export function factsOf(state, place) {
  const screen = frontScreen(state, place);
  const isPage = place.part === "path" || LINKS.has(place.part);
  const top = isPage ? state.screens?.at(-1)?.title : undefined;
  const usual = place.part === "root" ? state.scene.title : place.title;
  const title = screen?.title || top || usual;
  const nodes = screen ? nodesIn([...(screen.toolbar ?? []), ...screen.body]) : [];
  return {
    titles: new Map([[exampleKey(place), title]]),
    // A scene without views draws a back button on every value of its path.
    hasBack: !screen || (screen.back ?? null) !== null || SWIPED.has(place.part),
    controls: nodes.filter(({ id, disabled }) => id !== undefined && !disabled).length,
    look: lookOf(nodes),
    sketch: sketchOf(screen ?? valueScreen(state, title), place.part),
  };
}

/**
 * The screen of a value in a scene without views.
 * @param {State} state
 * @param {string} title
 * @returns {Screen}
 */
function valueScreen({ screens = [], detail: { path } }, title) {
  const top = path.at(-1);
  const words = top ? [typeWord(top.type), valueText(top)] : [];
  return {
    title,
    back: screens.length > 1 ? screens[screens.length - 2].title : null,
    body: words.map((label) => ({ kind: "text", label: label.slice(0, 200) })),
  };
}

/**
 * The screen of the view that a place's last step shows.
 * @param {State} state
 * @param {Step} place
 * @returns {Screen | null}
 */
function frontScreen({ view = {}, columns }, { part }) {
  if (["alert", "dialog"].includes(part)) return view.alert ?? null;
  if (["sheet", "cover", "popover"].includes(part)) return view.sheet ?? null;
  if (part === "inspector") return view.inspector ?? null;
  const { stack, sidebar, content, detail } = view;
  if (part === "path" || LINKS.has(part)) return stack ?? detail ?? null;
  if (part === "root") return sidebar ?? stack ?? content ?? detail ?? null;
  if (part === "sidebar" && columns === 3) return stack ?? content ?? detail ?? null;
  return stack ?? detail ?? content ?? sidebar ?? null;
}

/**
 * The nodes of a screen, containers before what is in them.
 * @param {ViewNode[]} nodes
 */
function nodesIn(nodes) {
  /** @type {ViewNode[]} */
  const found = [];
  const queue = [...nodes].reverse();
  for (let node = queue.pop(); node && found.length < MOST_NODES; node = queue.pop()) {
    found.push(node);
    if (node.children) queue.push(...node.children.slice(0, MOST_NODES).reverse());
  }
  return found;
}

/** These have the same labels whatever a screen shows; rows and texts do not. */
const FIXED = new Set(["section", "toggle", "button", "textField", "picker", "slider", "stepper"]);

/** @param {ViewNode[]} nodes */
function lookOf(nodes) {
  const parts = nodes.map(({ kind, label = "" }) => FIXED.has(kind) ? `${kind} ${label}` : kind);
  return [...new Set(parts)].toSorted().join("\n").slice(0, 4000);
}
