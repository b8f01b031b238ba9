// The form of a document to import, or the line at which it is broken.

import { parseValue } from "../../protocol/exact-json.js";
import { valueTitle } from "../values/value-fields.js";
import { translate } from "../../language/translate.js";
import { syntaxReason } from "../../language/server-text.js";

/** @import { PathElement } from "../../types/state.d.ts" */

/**
 * A document as `import` takes it.
 * @typedef {{ format: "json" | "swiftui" | "jsonl", document: unknown, scene: string | null,
 *   count: number | null, selected: string[] }} Shared `selected`: what the columns have, in words.
 */

/** Text in none of the known forms; `line` counts from 1, and is null if it is unknown. */
export class BrokenDocument extends Error {
  /**
   * @param {number | null} line
   * @param {string} reason The parser's, or "" if it is JSON of another kind.
   */
  constructor(line, reason) {
    super(reason);
    this.name = "BrokenDocument";
    this.line = line;
  }
}

/**
 * The form of a text: a session's document, the bytes of a path as SwiftUI saves them, or requests,
 * one a line.
 * @param {string} text
 * @returns {Shared}
 * @throws {BrokenDocument}
 */
export function sharedDocument(text) {
  const lines = requestLines(text);
  if (lines) return { format: "jsonl", document: text, scene: null, count: lines, selected: [] };
  const value = parsed(text, 0);
  if (Array.isArray(value) && value.every((item) => typeof item === "string")) {
    if (value.length % 2) {
      const reason = translate(
        "a saved path alternates types and values, and the last value is missing",
      );
      throw new BrokenDocument(lineOf(text, `/${value.length - 1}`), reason);
    }
    const count = value.length / 2;
    return { format: "swiftui", document: text.trim(), scene: null, count, selected: [] };
  }
  if (value === null || typeof value !== "object" || Array.isArray(value)) {
    throw new BrokenDocument(null, "");
  }
  const { scene, path, ...columns } = /** @type {Record<string, unknown>} */ (value);
  return {
    format: "json",
    document: value,
    scene: typeof scene === "string" ? scene : null,
    count: Array.isArray(path) ? path.length : null,
    selected: [columns.sidebar, columns.content].filter(isElement).map(valueTitle),
  };
}

/**
 * The number of requests if the first line is one; null if this is not a list of requests.
 * @param {string} text
 */
function requestLines(text) {
  let count = 0;
  for (const [index, line] of text.split("\n").entries()) {
    if (!line.trim()) continue;
    if (count === 0 && !isRequest(line)) return null;
    parsed(line, index);
    count += 1;
  }
  return count || null;
}

/** @param {string} line */
function isRequest(line) {
  try {
    return Object.hasOwn(JSON.parse(line) ?? {}, "method");
  } catch {
    return false;
  }
}

/**
 * @param {string} text
 * @param {number} before The number of lines before it.
 */
function parsed(text, before) {
  try {
    return parseValue(text);
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    throw new BrokenDocument(before + lineIn(message, text), syntaxReason(message, text));
  }
}

/**
 * The line in a browser's parser error: each browser words it differently, and some omit it.
 * @param {string} message
 * @param {string} text
 */
function lineIn(message, text) {
  const line = /line (\d+)/.exec(message)?.[1];
  return line ? Number(line) : firstBrokenLine(text.split("\n"));
}

/**
 * The first line at which a text is wrong, and not only unfinished.
 * @param {string[]} lines
 */
function firstBrokenLine(lines) {
  let [low, high] = [1, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isUnfinished(lines.slice(0, middle).join("\n"))) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** @param {string} text */
function isUnfinished(text) {
  try {
    JSON.parse(text);
    return false;
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    const position = /position (\d+)/.exec(message)?.[1];
    return /\bend of\b|Unterminated/i.test(message) || Number(position) >= text.length;
  }
}

const TOKENS = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/**
 * The line of a JSON text that a pointer leads to, or the last line found on its way; null if
 * there is none.
 * @param {string} text
 * @param {string} pointer
 */
export function lineOf(text, pointer) {
  const way = pointer.split("/").slice(1)
    .map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));
  /** @type {{ key: string | number, isList: boolean }[]} */
  const open = [];
  let [depth, place, isKey] = [0, -1, false];
  for (const { 0: token, index } of text.matchAll(TOKENS)) {
    const inside = open.at(-1);
    if (token === "}" || token === "]") {
      open.pop();
      isKey = false;
    } else if (token === ",") {
      if (inside?.isList) inside.key = Number(inside.key) + 1;
      else isKey = true;
    } else if (token === ":") {
      isKey = false;
    } else if (isKey && inside) {
      inside.key = JSON.parse(token);
    } else {
      if (open.length > depth && open.every(({ key }, at) => String(key) === way[at])) {
        [depth, place] = [open.length, index];
      }
      const isList = token === "[";
      isKey = token === "{";
      if (isKey || isList) open.push({ key: isList ? 0 : "", isList });
    }
  }
  return place < 0 ? null : text.slice(0, place).split("\n").length;
}

/**
 * True for a value with its type.
 * @param {unknown} found
 * @returns {found is PathElement}
 */
export function isElement(found) {
  return typeof found === "object" && found !== null && "type" in found &&
    typeof found.type === "string";
}
