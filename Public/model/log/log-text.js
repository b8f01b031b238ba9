// The text of an entry of the log, for searching in it.

import { aboutPieces, piecesOf, withDepth } from "../history/change-summary.js";
import { sightWords } from "./member-words.js";
import { causeWords } from "../../protocol/methods.js";
import { typeWord } from "../../protocol/type-names.js";
import { valueText } from "../values/values.js";

/** @import { PathElement } from "../../types/state.d.ts" */
/** @import { Effect } from "../../types/wire.d.ts" */
/** @import { LogEntry, Piece } from "../../types/log.d.ts" */

/** @type {WeakMap<LogEntry, { depth: number | undefined, text: string }>} */
const texts = new WeakMap();
/** Only this many characters of a value are searched. */
const LONGEST = 2000;

/**
 * All words of an entry, in lower case.
 * @param {LogEntry} entry
 * @param {number} [depth] The path's depth after it, which an entry from the history lacks.
 */
export function entryText(entry, depth) {
  const known = texts.get(entry);
  if (known && known.depth === depth) return known.text;
  const { cause, did = [] } = entry;
  const pieces = [...aboutPieces(cause.about), ...piecesOf(withDepth(did, depth))].map(pieceText);
  const words = [causeWords(cause), cause.client ?? "", cause.label ?? "", ...pieces];
  const text = words.join(" ").toLowerCase();
  texts.set(entry, { depth, text });
  return text;
}

/**
 * A piece of a row as text.
 * @param {Piece} piece
 * @returns {string}
 */
export function pieceText(piece) {
  if (typeof piece === "string") return piece;
  if ("element" in piece) return elementText(piece.element);
  if ("went" in piece) return elementText(piece.went);
  if ("device" in piece) return piece.device;
  if ("quote" in piece) return `“${piece.quote.slice(0, LONGEST)}”`;
  if ("code" in piece) return piece.code.slice(0, LONGEST);
  return "mark" in piece ? sightWords(piece.kind, piece.mark) : `−${piece.gone}`;
}

/** @param {PathElement} element */
function elementText(element) {
  return `${typeWord(element.type)} ${valueText(element).slice(0, LONGEST)}`;
}

/**
 * The types of the values that an entry lists, both the exact names and the words for people.
 * @param {LogEntry} entry
 */
export function typesOf({ did = [] }) {
  return did.flatMap(elements).flatMap(({ type }) => [type, typeWord(type)]);
}

/**
 * @param {Effect} effect
 * @returns {PathElement[]}
 */
function elements({ push = [], pop = [], set, value }) {
  const chosen = value ? [value].flat() : [];
  return [...push, ...pop, ...(Array.isArray(set) ? set : []), ...chosen]
    .filter((element) => typeof element?.type === "string");
}

/**
 * The places of the state document that an entry changed.
 * @param {LogEntry} entry
 */
export function pointersOf({ did = [] }) {
  return did.flatMap(({ push, pop, set, select, shown, hidden, field, scene }) => {
    if (push ?? pop ?? set) return ["/detail/path", "/screens"];
    if (select !== undefined) return [`/${select}/selection`];
    if (shown ?? hidden) return ["/screens", "/view"];
    if (field !== undefined) return [`/${field.replaceAll(".", "/")}`];
    return scene === undefined ? [] : ["/scene", "/detail/path", "/sidebar/selection"];
  });
}
