import { titleWords } from "../../model/log/member-words.js";
import { term, translate, translateCount } from "../../language/translate.js";
import { icon, make } from "../../dom/dom.js";
import { chipFor } from "../value-chip/value-chip.js";
import { fieldLine } from "./field-change.js";

/** @import { FieldChange } from "../../model/state/field-diff.js" */
/** @import { ElementChange, Group, StateDiff } from "../../model/state/state-diff.js" */

/** At most this many elements are listed; more are counted. */
const MOST_ELEMENTS = 100;

const SIGNS = /** @type {const} */ ({ pushed: "+", popped: "−", changed: "~", moved: "↕" });
const TITLES = {
  selections: term("Selections"),
  settings: term("Settings"),
  screens: term("Screens"),
  problems: term("Problems"),
};
const KINDS = {
  pushed: term("pushed"),
  popped: term("popped"),
  changed: term("changed"),
  moved: term("moved"),
};

/**
 * The sections of a difference: the path by elements, everything else by members.
 * @param {StateDiff} diff
 * @param {Record<string, string>} titles Names for people of the state's members.
 */
export function diffSections({ elements, same, groups }, titles) {
  const path = elements.length === 0 ? [] : [section(
    translate("Path"),
    same > 0 ? translate("{count} unchanged", { count: number.format(same) }) : "",
    make("ol", { class: "diff-elements" }, ...elements.slice(0, MOST_ELEMENTS).map(elementLine)),
    moreLine(elements.length - MOST_ELEMENTS, moreElements),
  )];
  return [...path, ...groups.map((group) => groupSection(group, titles))];
}

/**
 * @param {string} title
 * @param {string} note
 * @param {...(Node | null)} inside
 */
function section(title, note, ...inside) {
  const heading = make("h3", {}, title, note ? make("span", { class: "diff-note" }, note) : null);
  return make("section", { class: "diff-section" }, heading, ...inside);
}

/** @param {ElementChange} change */
function elementLine({ kind, element, before, index, was, fields, more }) {
  const place = index ?? was ?? 0;
  const hasMoved = kind === "moved" || (kind === "changed" && was !== index);
  return make(
    "li",
    { class: "diff-element", "data-kind": kind },
    make("span", { class: "diff-sign", "aria-hidden": "true" }, SIGNS[kind]),
    make("span", { class: "visually-hidden" }, translate(KINDS[kind])),
    make("span", { class: "diff-place" }, hasMoved ? `${was} → ${index}` : String(place)),
    chipFor(element),
    before && before.id !== element.id
      ? make(
        "span",
        { class: "diff-note" },
        translate("was {before}, is {after}", { before: before.id, after: element.id }),
      )
      : null,
    fields.length > 0 ? fieldList(fields, more, valueName) : null,
  );
}

/**
 * The name of a member of an element: without the prefix for its value.
 * @param {string} pointer
 */
function valueName(pointer) {
  return pointer === "/value" ? translate("value") : pointer.replace(/^\/(value\/)?/, "");
}

/**
 * @param {Group} group
 * @param {Record<string, string>} titles
 */
function groupSection({ id, fields, more }, titles) {
  const name = (/** @type {string} */ pointer) => {
    const plain = pointer.slice(1);
    return titleWords(plain, titles) ?? plain.replace(/\/value$/, "");
  };
  return section(translate(TITLES[id]), "", fieldList(fields, more, name));
}

/**
 * @param {FieldChange[]} fields
 * @param {number} more
 * @param {(pointer: string) => string} name
 */
function fieldList(fields, more, name) {
  const lines = fields.map((change) => fieldLine(change, name(change.pointer)));
  const rest = moreLine(more, moreMembers);
  return make("div", { class: "diff-fields" }, make("ul", {}, ...lines), rest);
}

/**
 * @param {number} count
 * @param {(count: number) => string} words
 */
function moreLine(count, words) {
  return count > 0 ? make("p", { class: "diff-note" }, words(count)) : null;
}

/** @param {number} count */
const moreElements = (count) =>
  translateCount(count, "{shown} more element differs.", "{shown} more elements differ.", {
    shown: number.format(count),
  });

/** @param {number} count */
const moreMembers = (count) =>
  translateCount(count, "{shown} more member differs.", "{shown} more members differ.", {
    shown: number.format(count),
  });

const number = new Intl.NumberFormat();

/** @param {string} words */
export function diffWords(words) {
  return make("p", { class: "diff-empty" }, icon("info"), words);
}
