// Finds nodes of a document by what a person writes:
//
//   blob             a name or a value that holds these letters
//   key:name         the name of a member
//   value:"two words"
//   type:Int         an element of a Swift type, or a kind of JSON: string, number, null …
//   /detail/path/0   a JSON pointer, whole or its beginning
//
// Several of them, separated by spaces, apply to the same node.

import { childrenOf, isContainer, isElement, kindOf, rootOf, scalarText } from "./state-tree.js";

/** @import { TreeNode } from "./state-tree.js" */

/** @typedef {{ kind: "any" | "key" | "value" | "type" | "pointer", text: string }} Term */
/** A node that was found, with the keys of the branches that it lies in. */
/** @typedef {TreeNode & { above: string[] }} Found */

const TERM = /(?:(key|value|type):)?(?:"([^"]*)"?|(\S+))/g;

/** At most this many nodes are found. */
export const MOST_FOUND = 10_000;

/**
 * The terms of a query; none for one without words.
 * @param {string} query
 * @returns {Term[]}
 */
export function readQuery(query) {
  return [...query.trim().matchAll(TERM)].map(([, kind, quoted, plain]) => {
    const text = (quoted ?? plain).toLowerCase();
    if (kind) return { kind: /** @type {Term["kind"]} */ (kind), text };
    const isPointer = quoted === undefined && plain.startsWith("/");
    return isPointer ? { kind: "pointer", text: plain } : { kind: "any", text };
  });
}

/**
 * Searches a document: yields each node found, and null now and then, so that a long search can be
 * split up.
 * @param {unknown} document
 * @param {Term[]} terms
 * @returns {Generator<Found | null, void>}
 */
export function* search(document, terms) {
  if (terms.length === 0) return;
  const wanted = narrowed(document, terms);
  let count = 0;
  let found = 0;
  const waiting = [{ node: rootOf(document), above: /** @type {string[]} */ ([]) }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, above } = next;
    count += 1;
    if (node.level > 0 && wanted.every((term) => fits(term, node))) {
      yield { ...node, above };
      found += 1;
      if (found === MOST_FOUND) return;
    }
    if (count % 500 === 0) yield null;
    const inside = node.level > 0 ? [...above, node.key] : above;
    const children = childrenOf(node);
    for (let place = children.length - 1; place >= 0; place -= 1) {
      waiting.push({ node: children[place], above: inside });
    }
  }
}

/**
 * A pointer that leads to a node matches only that node; any other is a prefix of pointers.
 * @param {unknown} document
 * @param {Term[]} terms
 * @returns {(Term & { isWhole?: boolean })[]}
 */
function narrowed(document, terms) {
  return terms.map((term) =>
    term.kind === "pointer" ? { ...term, isWhole: leadsTo(document, term.text) } : term
  );
}

/**
 * True if a pointer leads to a node of the document.
 * @param {unknown} document
 * @param {string} pointer
 */
export function leadsTo(document, pointer) {
  let node = document;
  for (const part of pointer.slice(1).split("/")) {
    const name = part.replaceAll("~1", "/").replaceAll("~0", "~");
    if (
      !isContainer(node) || !Object.hasOwn(node, name) || (Array.isArray(node) && name === "length")
    )
      return false;
    node = /** @type {Record<string, unknown>} */ (node)[name];
  }
  return true;
}

/**
 * @param {Term & { isWhole?: boolean }} term
 * @param {TreeNode} node
 */
function fits({ kind, text, isWhole }, { name, value, pointer }) {
  if (kind === "pointer") return isWhole ? pointer === text : pointer.startsWith(text);
  if (kind === "type") return isOfType(value, text);
  const isNamed = kind !== "value" && name.toLowerCase().includes(text);
  if (isNamed || kind === "key") return isNamed;
  return !isContainer(value) && scalarText(value).toLowerCase().includes(text);
}

/**
 * @param {unknown} value
 * @param {string} type
 */
function isOfType(value, type) {
  if (kindOf(value).toLowerCase() === type) return true;
  return isElement(value) && value.type.toLowerCase() === type;
}
