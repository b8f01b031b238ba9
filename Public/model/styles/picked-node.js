// The words for a thing that X-ray has picked on the stage.

import { writeExactly } from "../../protocol/exact-json.js";
import { term, translate } from "../../language/translate.js";
import { lookOf } from "./styles.js";
import { typeWord } from "../../protocol/type-names.js";

/** @import { State, StyleTable, ViewNode } from "../../types/state.d.ts" */

/**
 * A node with the element that shows it and its part of the stage. Without a node it is the whole
 * part, with the screen in front there.
 * @typedef {{ element: HTMLElement, node: ViewNode | null, part: string,
 *   front?: { title: string, type: string | null } }} PickedNode
 * @typedef {{ words: string, text: string }} Fact
 */

const NAMED = term("{kind} “{label}”");
const PARTS = new Map([
  ["sidebar", term("Sidebar")],
  ["content", term("Content")],
  ["detail", term("Detail")],
  ["sheet", term("Sheet")],
  ["alert", term("Alert")],
]);

/** @param {PickedNode} picked */
export function partWords({ part }) {
  return translate(PARTS.get(part) ?? part);
}

const SHOWS = term("{part}: {type} “{title}”");

/**
 * A picked thing in a few words: `button “Save”`.
 * @param {PickedNode} picked
 */
export function pickedWords(picked) {
  const { node, front } = picked;
  if (!node && !front) return partWords(picked);
  if (!node) {
    const { title = "", type } = front ?? {};
    return translate(SHOWS, { part: partWords(picked), type: type ?? "", title });
  }
  return node.label ? translate(NAMED, { kind: node.kind, label: node.label }) : node.kind;
}

/** The most operations of a style that are listed. */
const MOST_OPS = 40;

/**
 * All facts about a node, most important first.
 * @param {ViewNode} node
 * @param {State} state
 * @returns {Fact[]}
 */
export function nodeFacts(node, state) {
  const look = lookOf(node, { styles: state.view.styles });
  const { identifier, traits, hint } = look.traits.ax ?? {};
  return [
    fact(term("Kind"), node.kind),
    fact(term("Id"), node.id),
    fact(term("Label"), node.label),
    fact(term("Identifier"), identifier),
    fact(term("Traits"), Array.isArray(traits) ? traits.join(", ") : undefined),
    fact(term("Hint"), hint),
    fact(term("Symbol"), node.systemImage),
    fact(term("Value"), valueWords(node.value)),
    fact(term("Selected"), node.selected === undefined ? undefined : translate(yes(node.selected))),
    fact(term("Disabled"), node.disabled ? translate(yes(true)) : undefined),
  ].filter((each) => each !== null);
}

/** @param {boolean} isSo */
const yes = (isSo) => (isSo ? term("yes") : term("no"));

/**
 * @param {string} words
 * @param {unknown} text
 * @returns {Fact | null}
 */
function fact(words, text) {
  return text === undefined || text === null || text === "" ? null : { words, text: String(text) };
}

/** @param {unknown} value */
function valueWords(value) {
  if (typeof value !== "object" || value === null) return value;
  const { type, value: payload } = /** @type {{ type?: unknown, value?: unknown }} */ (value);
  return typeof type === "string"
    ? `${typeWord(type)} ${writeExactly(payload)}`
    : writeExactly(value);
}

/**
 * The operations of a node's style as JSON, innermost first.
 * @param {ViewNode} node
 * @param {StyleTable | undefined} styles
 */
export function operationsOf({ style }, styles) {
  const ops = style === undefined ? undefined : styles?.[style];
  return Array.isArray(ops) ? ops.slice(0, MOST_OPS).map((op) => writeExactly(op)) : [];
}
