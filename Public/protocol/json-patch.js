// JSON Patch (RFC 6902) for the operations that the server sends: add, remove, replace.
//
// A patched document shares every untouched part with the one before it, so that two revisions can
// be compared by identity. Keys come from outside: they are only ever read as own properties and
// written by definition, so that "__proto__" is a key like any other.

import { isPlain, put } from "./json-digits.js";

/** @import { Members } from "./json-digits.js" */

/** @typedef {{ op: string, path: string, value?: unknown }} PatchOperation */

/** A patch that does not fit the document: the copy has drifted and must be fetched again. */
export class PatchError extends Error {
  /**
   * @param {number} index
   * @param {string} message
   */
  constructor(index, message) {
    super(`operation ${index}: ${message}`);
    this.name = "PatchError";
    this.index = index;
  }
}

/**
 * Returns the patched document and leaves the given one unchanged. Throws PatchError.
 * @template Document
 * @param {Document} document
 * @param {PatchOperation[]} patch
 * @returns {Document}
 */
export function applyPatch(document, patch) {
  const fresh = new Set();
  /** @type {unknown} */
  let root = document;
  patch.forEach((operation, index) => {
    try {
      root = edited(root, parsePointer(operation.path), 0, operation, fresh);
    } catch (error) {
      throw error instanceof Misfit ? new PatchError(index, error.message) : error;
    }
  });
  return /** @type {Document} */ (root);
}

/**
 * The keys of a JSON Pointer (RFC 6901): "/a~1b/0" is ["a/b", "0"], "" is [].
 * @param {string} pointer
 * @returns {string[]}
 */
export function parsePointer(pointer) {
  if (pointer === "") return [];
  if (typeof pointer !== "string" || !pointer.startsWith("/")) {
    throw new Misfit(`${JSON.stringify(pointer)} is not a JSON Pointer`);
  }
  return pointer
    .slice(1)
    .split("/")
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
}

class Misfit extends Error {}

/** @typedef {unknown[] | Members} Container */

/**
 * Applies `operation` below `node`; `fresh` holds the copies that this patch already owns.
 * @param {unknown} node
 * @param {string[]} keys
 * @param {number} depth
 * @param {PatchOperation} operation
 * @param {Set<unknown>} fresh
 * @returns {unknown}
 */
function edited(node, keys, depth, operation, fresh) {
  if (depth === keys.length) return wholeValue(operation);
  const copy = fresh.has(node) ? /** @type {Container} */ (node) : copied(node, fresh);
  const key = keys[depth];
  const last = depth === keys.length - 1;
  if (Array.isArray(copy)) {
    if (last) editArray(copy, key, operation);
    else {
      const index = arrayIndex(key, copy.length - 1);
      copy[index] = edited(copy[index], keys, depth + 1, operation, fresh);
    }
  } else if (last) editObject(copy, key, operation);
  else put(copy, key, edited(member(copy, key), keys, depth + 1, operation, fresh));
  return copy;
}

/** @param {PatchOperation} operation */
function wholeValue({ op, value }) {
  if (op === "add" || op === "replace") return value;
  throw new Misfit(`${op} of the whole document`);
}

/**
 * @param {unknown} node
 * @param {Set<unknown>} fresh
 * @returns {Container}
 */
function copied(node, fresh) {
  if (!Array.isArray(node) && !isPlain(node)) throw new Misfit("the path leads through a scalar");
  const copy = Array.isArray(node) ? node.slice() : { .../** @type {Members} */ (node) };
  fresh.add(copy);
  return copy;
}

/**
 * @param {unknown[]} array
 * @param {string} key
 * @param {PatchOperation} operation
 */
function editArray(array, key, { op, value }) {
  if (op === "add") array.splice(arrayIndex(key, array.length), 0, value);
  else if (op === "replace") array[arrayIndex(key, array.length - 1)] = value;
  else if (op === "remove") array.splice(arrayIndex(key, array.length - 1), 1);
  else throw new Misfit(`unknown operation ${op}`);
}

/**
 * @param {Members} object
 * @param {string} key
 * @param {PatchOperation} operation
 */
function editObject(object, key, { op, value }) {
  if (op !== "add") member(object, key);
  if (op === "add" || op === "replace") put(object, key, value);
  else if (op === "remove") delete object[key];
  else throw new Misfit(`unknown operation ${op}`);
}

/**
 * @param {string} key
 * @param {number} highest
 */
function arrayIndex(key, highest) {
  const index = /^(0|[1-9][0-9]{0,9})$/.test(key) ? Number(key) : -1;
  if (index < 0 || index > highest) throw new Misfit(`no index ${key}`);
  return index;
}

/**
 * @param {Members} object
 * @param {string} key
 */
function member(object, key) {
  if (!Object.hasOwn(object, key)) throw new Misfit(`no member ${JSON.stringify(key)}`);
  return object[key];
}
