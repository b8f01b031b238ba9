// A revision as a sentence for an audience: names of screens, never JSON.

import { aboutPieces, causeWords, piecesOf } from "../../model/history/change-summary.js";
import { pieceText } from "../../model/log/log-text.js";
import { topScreens } from "../../model/state/screen-origins.js";
import { valueTitle } from "../../model/values/value-fields.js";
import { typeFamily } from "../../protocol/type-names.js";
import { translate } from "../../language/translate.js";

/** @import { PathElement, Selection, State } from "../../types/state.d.ts" */
/** @import { Effect } from "../../types/wire.d.ts" */
/** @import { LogEntry, Piece } from "../../types/log.d.ts" */

/** The most characters of one name: the stage shows it as well. */
const LONGEST_NAME = 36;
/** The most names of a path. */
const MOST_NAMES = 4;
const MOST_PIECES = 6;
const COLUMNS = ["sidebar", "content"];

/**
 * The sentence for a revision.
 * @param {LogEntry} entry
 * @param {State | null} state The state after it.
 */
export function captionWords(entry, state) {
  const { cause, did = [] } = entry;
  const path = did.find(({ push, pop, set }) => push ?? pop ?? set);
  const words = path ? pathWords(path, state) : selectionWords(did) ?? sceneWords(did);
  const label = cause.method === "tap" && typeof cause.about?.label === "string" &&
    cause.about.value === undefined && shortened(cause.about.label);
  if (label) return tapWords(label, words, path, state);
  if (words === null) return otherWords(entry);
  if (cause.method === "undo") return translate("Undo: {change}", { change: words });
  if (cause.method === "redo") return translate("Redo: {change}", { change: words });
  return words;
}

/**
 * @param {string} label
 * @param {string | null} words
 * @param {Effect | undefined} path
 * @param {State | null} state
 */
function tapWords(label, words, path, state) {
  const tap = translate("Tap “{label}”", { label });
  const title = frontTitle(state);
  const isSaid = words === null || title === "" || title === label;
  return isSaid || path?.pop ? tap : translate("Tap “{label}” to open {title}", { label, title });
}

/**
 * @param {Effect} effect
 * @param {State | null} state
 */
function pathWords({ push, pop, set, count }, state) {
  if (push) {
    const [name] = push.slice(-1).map(nameOf);
    const number = count ?? push.length;
    return number === 1
      ? translate("Push {name}", { name })
      : translate("Push {count} values, {name} on top", { count: number, name });
  }
  if (pop) {
    const number = count ?? pop.length;
    const title = frontTitle(state) || translate("the root");
    return number === 1
      ? translate("Back to {title}", { title })
      : translate("Back to {title}, {count} screens at once", { title, count: number });
  }
  if (!Array.isArray(set)) return translate("The path was replaced");
  const number = count ?? set.length;
  if (number === 0) return translate("The path is empty");
  const names = set.slice(0, MOST_NAMES).map(nameOf);
  if (number > names.length) names.push("…");
  return translate("The path is now {names}", { names: names.join(" › ") });
}

/** @param {Effect[]} did */
function selectionWords(did) {
  const effect = did.find(({ select }) => select !== undefined);
  if (!effect || !COLUMNS.includes(effect.select ?? "")) return null;
  const name = chosen(effect.value ?? null);
  const isSidebar = effect.select === "sidebar";
  if (name === "")
    return isSidebar
      ? translate("Nothing is selected in the sidebar")
      : translate("Nothing is selected in the content column");
  return isSidebar
    ? translate("Select {name} in the sidebar", { name })
    : translate("Select {name} in the content column", { name });
}

/** @param {Selection} selection */
function chosen(selection) {
  const elements = selection === null ? [] : [selection].flat();
  const names = elements.slice(0, MOST_NAMES).map(nameOf);
  if (elements.length > names.length) names.push("…");
  return names.join(", ");
}

/** @param {Effect[]} did */
function sceneWords(did) {
  const { title } = did.find(({ scene }) => scene !== undefined) ?? {};
  return title ? translate("Open the scene {title}", { title: shortened(title) }) : null;
}

/**
 * The words of the log, with names in place of values.
 * @param {LogEntry} entry
 */
function otherWords({ cause, did = [] }) {
  const pieces = [...aboutPieces(cause.about), ...piecesOf(did)].slice(0, MOST_PIECES);
  return [causeWords(cause), ...pieces.map(pieceWords)].join(" ");
}

/** @param {Piece} piece */
function pieceWords(piece) {
  if (typeof piece === "object" && "element" in piece) return nameOf(piece.element);
  if (typeof piece === "object" && "went" in piece) return nameOf(piece.went);
  return shortened(pieceText(piece));
}

/** @param {PathElement} element */
function nameOf(element) {
  const name = shortened(valueTitle(element));
  return typeFamily(element.type) === "string" ? translate("“{name}”", { name }) : name;
}

/**
 * The title of the screen in front; "" if it has none.
 * @param {State | null} state
 */
function frontTitle(state) {
  const front = state && topScreens(state).at(-1)?.screens[0];
  return front ? shortened(front.title) : "";
}

/** @param {string} text */
function shortened(text) {
  const characters = [...text.slice(0, 2 * LONGEST_NAME)];
  if (characters.length <= LONGEST_NAME && text.length <= 2 * LONGEST_NAME) return text;
  return `${characters.slice(0, LONGEST_NAME).join("")}…`;
}
