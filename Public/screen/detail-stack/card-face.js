import { translate } from "../../language/translate.js";
import { typeFamily, typeWord } from "../../model/values/values.js";
import { valueFields, valueTitle } from "../../model/values/value-fields.js";
import { visibleText } from "../../dom/visible-marks.js";
import {
  firstPart,
  icon,
  lastPart,
  make,
  parts,
  setAttribute,
  setIcon,
  setText,
} from "../../dom/dom.js";
import { writeUntrusted } from "../../dom/text.js";

/** @import { PathElement, StackScreen } from "../../types/state.d.ts" */
/** @import { Field } from "../../model/values/value-fields.js" */

// The face of a card: a value as a screen of an app, or a root where nothing is selected.

export function makeFace() {
  return make(
    "div",
    { class: "card-face", role: "group", tabindex: "0" },
    makeValue(),
    makeStart(),
    make("p", { class: "face-text face-title" }),
  );
}

/**
 * @param {HTMLElement} face
 * @param {{ screen: StackScreen, title: string, element: PathElement | null }} card
 */
export function drawFace(face, { screen, title, element }) {
  const { source, index = 0 } = screen;
  const [value, start, words] = parts(face);
  const isBare = source === "root" && element === null;
  value.hidden = element === null;
  start.hidden = !isBare;
  words.hidden = isBare || element !== null;
  for (const text of [words, parts(start)[1]]) writeUntrusted(text, title, 200);
  setAttribute(face, "aria-label", visibleText(title, 80));
  if (element) drawValue(value, element, source === "path" ? index + 1 : null);
}

function makeValue() {
  return make(
    "div",
    { class: "face-value" },
    make("span", { class: "face-picture" }, icon("custom")),
    make("p", { class: "face-text" }),
    make("p", { class: "face-type" }, make("span"), make("span", { class: "face-depth" })),
    make("dl", { class: "face-fields" }),
    make("p", { class: "face-rest" }),
    make("p", { class: "face-doubt" }, icon("warn"), make("span")),
  );
}

/**
 * @param {HTMLElement} node
 * @param {PathElement} element
 * @param {number | null} depth The place on the path; null for what is not on it.
 */
function drawValue(node, element, depth) {
  const [picture, text, type, fields, rest, doubt] = parts(node);
  const family = typeFamily(element.type);
  const known = valueFields(element);
  setAttribute(node, "data-family", family);
  setIcon(firstPart(picture), family);
  writeUntrusted(text, valueTitle(element), 600);
  writeUntrusted(firstPart(type), typeWord(element.type), 80);
  setText(lastPart(type), depth === null ? "" : ` · ${translate("depth {depth}", { depth })}`);
  drawFields(fields, known.fields);
  rest.hidden = known.rest === 0;
  setText(rest, translate("{count} more fields", { count: known.rest }));
  doubt.hidden = !element.unresolved;
  setText(lastPart(doubt), translate("Unknown type. The value is kept unchanged."));
}

/**
 * @param {HTMLElement} list
 * @param {Field[]} fields
 */
function drawFields(list, fields) {
  list.hidden = fields.length === 0;
  list.replaceChildren(...fields.map(({ name, text }) => {
    const [word, value] = [make("dt"), make("dd")];
    writeUntrusted(word, name, 60);
    writeUntrusted(value, text, 300);
    return make("div", {}, word, value);
  }));
}

/** The root of an app without views of its own, as long as nothing is selected. */
function makeStart() {
  return make(
    "div",
    { class: "face-start" },
    icon("item"),
    make("p", { class: "face-text start-title" }),
    make("p", {}, translate("Nothing is selected.")),
  );
}
