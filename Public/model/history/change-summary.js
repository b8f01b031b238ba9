import { effectsBetween, topicOf } from "./revision-effects.js";
import { kindWords, memberWords, titleWords } from "../log/member-words.js";
import { isTyping } from "../../protocol/methods.js";
import { translate } from "../../language/translate.js";
import { sceneTitle } from "../state/scene-titles.js";

/** @import { PathElement, Selection, State, Titles } from "../../types/state.d.ts" */
/** @import { About, Effect } from "../../types/wire.d.ts" */
/** @import { Piece } from "../../types/log.d.ts" */

export { causeWords, methodWords } from "../../protocol/methods.js";

/**
 * The difference between two states, in pieces that a row of the log can draw.
 * @param {State} before
 * @param {State} after
 * @param {Titles} [titles] the names for people of the state's members, as far as they are known
 */
export function summarise(before, after, titles = {}) {
  return piecesOf(effectsBetween(before, after), titles);
}

const SHOWN = 3;

/**
 * The effects, in pieces that a row can draw.
 * @param {Effect[]} did
 * @param {Titles} [titles]
 * @returns {Piece[]}
 */
export function piecesOf(did, titles = {}) {
  const size = sizeOf(did);
  return did.flatMap((effect) => {
    const { field } = effect;
    if (field === PLATFORM || (size && field === HEIGHT)) return [];
    return size && field === WIDTH ? [size] : pieces(effect, titles);
  });
}

/**
 * Adds the depth after the effects that led to it, unless one of them already states it.
 * @param {Effect[]} did
 * @param {number | undefined} depth
 */
export function withDepth(did, depth) {
  const hasDepth = did.some((effect) => effect.depth !== undefined);
  const moves = did.some((effect) => topicOf(effect) === "path");
  return depth === undefined || hasDepth || !moves ? did : [...did, { depth }];
}

/**
 * @param {Effect} effect
 * @param {Titles} titles
 * @returns {Piece[]}
 */
function pieces(effect, titles) {
  const { push, pop, set, count, depth, select, value, shown, hidden, title, field, to } = effect;
  if (push) return come(push, count ?? push.length);
  if (pop) return gone(pop, count ?? pop.length);
  if (Array.isArray(set)) return [translate("path →"), ...come(set, count ?? set.length)];
  if (set !== undefined) return [translate("path set")];
  if (depth !== undefined) return [translate("depth {depth}", { depth })];
  if (select !== undefined)
    return [
      select === "sidebar"
        ? translate("sidebar →")
        : select === "content"
        ? translate("content →")
        : `${select} →`,
      ...chosen(value ?? null, count),
    ];
  const times = count !== undefined && count > 1 ? [`× ${count}`] : [];
  if (shown !== undefined) return [{ mark: "shown", kind: shown }, ...named(title), ...times];
  if (hidden !== undefined) return [{ mark: "hidden", kind: hidden }, ...named(title), ...times];
  if (effect.scene !== undefined) return [translate("scene →"), sceneTitle(effect.scene, title)];
  if (field === undefined) return [];
  if (field === "environment.device") return [{ device: String(to) }];
  if (field === "environment.horizontalSizeClass")
    return [
      to === "compact"
        ? translate("compact width")
        : to === "regular"
        ? translate("regular width")
        : `${to}`,
    ];
  const name = field.replace(/^environment\./, "");
  const words = titleWords(name, titles) ?? memberWords(name);
  return [translate("{name}: {value}", { name: words, value: `${to ?? translate("standard")}` })];
}

/**
 * @param {PathElement[]} elements
 * @param {number} count
 * @returns {Piece[]}
 */
function come(elements, count) {
  const shown = elements.slice(-SHOWN);
  const rest = count - shown.length;
  return [
    ...(rest > 0 ? [translate("{count} more,", { count: rest })] : []),
    ...shown.map((element) => ({ element })),
  ];
}

/**
 * The removed values, topmost first.
 * @param {PathElement[]} elements
 * @param {number} count
 * @returns {Piece[]}
 */
function gone(elements, count) {
  const shown = elements.slice(0, SHOWN);
  const rest = count - shown.length;
  return [
    { gone: count },
    ...shown.map((went) => ({ went })),
    ...(rest > 0 && shown.length > 0 ? [translate("and {count} more", { count: rest })] : []),
  ];
}

/**
 * @param {Selection} selection
 * @param {number} [count]
 * @returns {Piece[]}
 */
function chosen(selection, count) {
  if (selection === null) return [translate("nothing")];
  const elements = Array.isArray(selection) ? selection : [selection];
  if (elements.length === 0) return [translate("nothing")];
  const shown = elements.slice(0, SHOWN).map((element) => ({ element }));
  const rest = (count ?? elements.length) - shown.length;
  return rest > 0 ? [...shown, translate("and {count} more", { count: rest })] : shown;
}

/** @param {string} [title] */
const named = (title) => (title ? [{ quote: title }] : []);

const WIDTH = "environment.width";
const HEIGHT = "environment.height";
/** It comes with a change of the device and adds nothing. */
const PLATFORM = "environment.platform";

/**
 * The size as "width × height" if both changed; null otherwise.
 * @param {Effect[]} did
 */
function sizeOf(did) {
  const width = did.find(({ field }) => field === WIDTH);
  const height = did.find(({ field }) => field === HEIGHT);
  return width && height ? `${width.to} × ${height.to}` : null;
}

/**
 * The subject of the request: the control that was tapped, the text that was typed, the URL.
 * @param {About | undefined} about
 * @returns {Piece[]}
 */
export function aboutPieces(about) {
  if (!about || typeof about !== "object") return [];
  const { role, label, value, secret, url, control } = about;
  /** @type {Piece[]} */
  const found = [];
  if (typeof url === "string") found.push({ code: url });
  /** @type {Piece[]} */
  const name = label
    ? [{ quote: String(label) }]
    : typeof control === "string"
    ? [{ code: control }]
    : [];
  const given = secret === true ? "••••" : typed(value);
  if (isTyping(about)) {
    const field = name[0] ?? kindWords(role ?? "");
    return inPlaces(translate("{text} into {field}"), { text: given, field });
  }
  if (typeof role === "string") found.push(kindWords(role));
  found.push(...name);
  if (secret === true || value !== undefined) found.push("→", given);
  return found;
}

/**
 * The words of a sentence, with pieces in its places.
 * @param {string} sentence
 * @param {Record<string, Piece>} places
 */
function inPlaces(sentence, places) {
  return sentence.split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 ? places[part] : part.trim()))
    .filter((piece) => piece !== "");
}

/**
 * @param {unknown} value
 * @returns {Piece}
 */
function typed(value) {
  return typeof value === "string" ? { quote: value } : { code: JSON.stringify(value) ?? "" };
}
