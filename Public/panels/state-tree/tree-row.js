import { term, translate } from "../../language/translate.js";
import {
  isContainer,
  isElement,
  preview,
  scalarText,
  sizeOf,
} from "../../model/state/state-tree.js";
import { typeFamily, typeWord } from "../../protocol/type-names.js";
import { icon, make, parts, setAttribute, setText } from "../../dom/dom.js";
import { writeUntrusted } from "../../dom/text.js";

/** @import { ChangeMark, TreeRow } from "../../model/state/state-tree.js" */

/**
 * The marks of a row: the effect of a change, and whether the search has found it.
 * @typedef {{ change: ChangeMark | undefined, isFound: boolean, isCurrent: boolean }} RowMarks
 */

const MOST_LETTERS = 160;
const CHANGE_WORDS = { new: term("new"), changed: term("changed"), inside: "" };

/** A row of the tree, still empty. */
export function makeTreeRow() {
  return make(
    "div",
    { role: "treeitem", class: "tree-row" },
    icon("forward"),
    make("span", { class: "tree-name" }),
    make("span", { class: "tree-type" }),
    make("span", { class: "tree-value" }),
    make("span", { class: "tree-change" }),
  );
}

/** @type {WeakMap<Element, { value: unknown, isOpen: boolean }>} */
const drawn = new WeakMap();

/**
 * @param {HTMLElement} item
 * @param {TreeRow} row
 * @param {RowMarks} marks
 */
export function drawTreeRow(item, row, { change, isFound, isCurrent }) {
  const [, name, , , note] = parts(item);
  setAttribute(item, "aria-level", row.level);
  setAttribute(item, "aria-setsize", row.siblings);
  setAttribute(item, "aria-posinset", row.position + 1);
  setAttribute(item, "aria-expanded", row.isBranch ? String(row.isOpen) : null);
  setAttribute(item, "data-found", isFound);
  setAttribute(item, "data-current", isCurrent);
  setAttribute(item, "data-change", change ?? null);
  setAttribute(note, "title", change === "inside" ? translate("Something inside changed") : null);
  setText(note, change ? translate(CHANGE_WORDS[change]) : "");
  item.style.setProperty("--level", String(row.level));
  writeUntrusted(name, row.name, 60);
  const last = drawn.get(item);
  if (last && Object.is(last.value, row.value) && last.isOpen === row.isOpen) return;
  drawn.set(item, { value: row.value, isOpen: row.isOpen });
  drawValue(item, row);
}

/**
 * @param {HTMLElement} item
 * @param {TreeRow} row
 */
function drawValue(item, { value, isOpen }) {
  const [, , type, text] = parts(item);
  const typed = isElement(value) ? value : null;
  setAttribute(item, "data-family", typed ? typeFamily(typed.type) : familyOf(value));
  writeUntrusted(type, typed ? typeWord(typed.type) : countWords(value), 40);
  setAttribute(type, "data-typed", typed !== null);
  const shown = typed ? typed.value : value;
  const isHidden = isOpen && isContainer(shown);
  writeUntrusted(
    text,
    isHidden || isBare(shown) ? "" : preview(shown, MOST_LETTERS),
    MOST_LETTERS + 1,
  );
}

/** True for a container without members: its count is enough. */
const isBare = (/** @type {unknown} */ value) => isContainer(value) && sizeOf(value) === 0;

/** @param {unknown} value */
function countWords(value) {
  if (Array.isArray(value)) return `[${value.length}]`;
  return isBare(value) ? "{}" : "";
}

/** @param {unknown} value */
function familyOf(value) {
  if (typeof value === "string") return "string";
  if (typeof value === "boolean") return "bool";
  return isContainer(value) || value === null ? null : scalarText(value) ? "int" : null;
}
