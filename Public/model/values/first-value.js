import { writeExactly } from "../../protocol/exact-json.js";
import { typeWord } from "./values.js";

/** @import { State, ViewNode } from "../../types/state.d.ts" */

const SCALARS = ["Int", "String", "Bool", "Double"];

/**
 * The first value that a tap on the top screen would push and that can be sent, as text for the
 * form; null if there is none. On a phone the top screen is that of the collapsed columns.
 * @param {State | null} state
 * @param {(type: string) => boolean} isKnown
 */
export function firstValue(state, isKnown) {
  const { stack, detail } = state?.view ?? {};
  for (const { value } of links((stack ?? detail)?.body ?? [])) {
    if (!isTyped(value) || !isKnown(value.type)) continue;
    const word = typeWord(value.type);
    if (!SCALARS.includes(word)) return { type: value.type, text: writeExactly(value.value, 2) };
    const isText = typeof value.value === "string";
    return { type: word, text: isText ? value.value : writeExactly(value.value) };
  }
  return null;
}

/**
 * @param {ViewNode[]} nodes
 * @returns {Generator<ViewNode>}
 */
function* links(nodes) {
  for (const node of nodes) {
    if (node.kind === "link" && !node.disabled && node.selected === undefined) yield node;
    if (node.children) yield* links(node.children);
  }
}

/**
 * @param {unknown} value
 * @returns {value is { type: string, value: any }}
 */
function isTyped(value) {
  return typeof value === "object" && value !== null && "type" in value && "value" in value &&
    typeof value.type === "string" && !("codable" in value);
}
