// The facts that a state has about its front screen: title, look, way back, controls, a sketch.

import { exampleKey } from "./screen-names.js";
import { LINKS } from "./screen-place.js";
import { sketchOf } from "./screen-sketch.js";
import { backTitle, rootTitle, selectedElement } from "../state/stage-view.js";
import { valueFields } from "../values/value-fields.js";
import { typeFamily, typeWord } from "../values/values.js";

/** @import { PathElement, Screen, State, ViewNode } from "../../types/state.d.ts" */
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
/** In place of the icons of the stage, which are no text. */
const GLYPHS = new Map([["int", "#"], ["double", "≈"], ["string", "“ ”"], ["bool", "◐"]]);

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
  const own = isDetail(place, state) ? rootTitle(state) : usual;
  const title = screen?.title || top || own;
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
 * True for the root of the detail with something selected in the column before it.
 * @param {Step} place
 * @param {State} state
 */
function isDetail({ part }, { columns }) {
  return part === (columns === 3 ? "content" : "sidebar");
}

/**
 * The screen of a value in a scene without views: the top of the path, or what is selected.
 * @param {State} state
 * @param {string} title
 * @returns {Screen}
 */
function valueScreen(state, title) {
  const element = state.detail.path.at(-1) ?? selectedElement(state);
  return { title, back: backTitle(state), body: element ? valueNodes(element) : [] };
}

/**
 * A value as its card on the stage: a picture, its type, and its fields.
 * @param {PathElement} element
 * @returns {ViewNode[]}
 */
function valueNodes(element) {
  const word = typeWord(element.type).slice(0, 200);
  const { fields } = valueFields(element);
  const rows = fields.map(({ name, text }) => ({
    kind: "row",
    label: name.slice(0, 200),
    children: [{ kind: "text", label: text.slice(0, 200) }],
  }));
  return [{ kind: "valuePicture", label: GLYPHS.get(typeFamily(element.type)) ?? "{ }" }, {
    kind: "text",
    label: word,
  }, ...rows];
}

/**
 * The screen of the view that a place's last step shows.
 * @param {State} state
 * @param {Step} place
 * @returns {Screen | null}
 */
function frontScreen(state, place) {
  const [{ view = {}, columns }, { part }] = [state, place];
  if (["alert", "dialog"].includes(part)) return view.alert ?? null;
  if (["sheet", "cover", "popover"].includes(part)) return view.sheet ?? null;
  if (part === "inspector") return view.inspector ?? null;
  const { stack, sidebar, content, detail } = view;
  if (part === "path" || LINKS.has(part) || isDetail(place, state)) return stack ?? detail ?? null;
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
