// Words for the names in the data: members of the state, kinds of controls and of what is shown. An
// unknown name stays unchanged.

import { term, translate } from "../../language/translate.js";

/** @import { Titles } from "../../types/state.d.ts" */

/** @type {Record<string, string>} */
const MEMBERS = {
  codable: term("codable"),
  collapsed: term("collapsed"),
  colorScheme: term("color scheme"),
  colorSchemeContrast: term("color scheme contrast"),
  columns: term("number of columns"),
  columnVisibility: term("columns"),
  "columns shown": term("columns shown"),
  dynamicTypeSize: term("dynamic type size"),
  height: term("height"),
  layoutDirection: term("layout direction"),
  locale: term("locale"),
  look: term("look"),
  location: term("location"),
  platform: term("platform"),
  preferredCompactColumn: term("compact column"),
  style: term("style"),
  width: term("width"),
};

/** @type {Record<string, string>} */
const KINDS = {
  alert: term("alert"),
  button: term("button"),
  content: term("content"),
  cover: term("cover"),
  detail: term("detail"),
  dialog: term("dialog"),
  flag: term("flag"),
  inspector: term("inspector"),
  item: term("item"),
  link: term("link"),
  menu: term("menu"),
  picker: term("picker"),
  popover: term("popover"),
  row: term("row"),
  secureField: term("secure field"),
  sheet: term("sheet"),
  sidebar: term("sidebar"),
  slider: term("slider"),
  stepper: term("stepper"),
  tab: term("tab"),
  textField: term("text field"),
  toggle: term("toggle"),
};

/**
 * The name for people of a member that the server gives a title, in the reader's language;
 * undefined for any other.
 * @param {string} name
 * @param {Titles} titles
 */
export function titleWords(name, titles) {
  const title = titles[name];
  if (title === undefined && name !== "columns shown") return undefined;
  const known = Object.hasOwn(MEMBERS, name) ? MEMBERS[name] : undefined;
  return known !== undefined && (title ?? known) === known ? translate(known) : title;
}

/**
 * A member's name as words: "colorScheme" is "color scheme".
 * @param {string} name
 */
export function memberWords(name) {
  if (Object.hasOwn(MEMBERS, name) && MEMBERS[name] === spaced(name))
    return translate(MEMBERS[name]);
  return spaced(name);
}

/** @param {string} name */
const spaced = (name) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/**
 * The word for a kind of control, of column or of presentation.
 * @param {string} kind
 */
export const kindWords = (kind) => (Object.hasOwn(KINDS, kind) ? translate(KINDS[kind]) : kind);

/**
 * The words for a thing that came into sight, or went: "sheet shown".
 * @param {string} kind
 * @param {"shown" | "hidden"} mark
 */
export function sightWords(kind, mark) {
  const thing = kindWords(kind);
  return mark === "shown"
    ? translate("{thing} shown", { thing })
    : translate("{thing} hidden", { thing });
}
