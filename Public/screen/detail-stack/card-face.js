import { translate } from "../../language/translate.js";
import { typeFamily, typeWord, valueOutline, valueText } from "../../model/values/values.js";
import { visibleText } from "../../dom/visible-marks.js";
import {
  emit,
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

// The face of a card: a value of the path with its facts, or, on a bare root, values to begin with.

const STARTERS = [
  { words: "42", value: 42, family: "int" },
  { words: '"Hello"', value: "Hello", family: "string" },
  { words: "true", value: true, family: "bool" },
];

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
 * @param {{ screen: StackScreen, element: PathElement | null, depth: number }} card
 */
export function drawFace(face, { screen, element, depth }) {
  const [value, start, title] = parts(face);
  const isBare = screen.source === "root" && depth === 0;
  value.hidden = element === null;
  start.hidden = !isBare;
  title.hidden = isBare || element !== null;
  writeUntrusted(title, screen.title, 200);
  setAttribute(face, "aria-label", visibleText(screen.title, 80));
  if (element) drawValue(value, element, screen.index ?? 0);
}

function makeValue() {
  return make(
    "div",
    { class: "face-value" },
    make("span", { class: "face-glyph" }, icon("custom")),
    make("p", { class: "face-text" }),
    make("p", { class: "face-type" }),
    make("pre", { class: "face-outline" }),
    make(
      "dl",
      { class: "face-facts" },
      ...[translate("Depth"), translate("Element"), translate("Codable")].map(makeFact),
    ),
    make("p", { class: "face-doubt" }, icon("warn"), make("span")),
  );
}

/** @param {string} words */
function makeFact(words) {
  return make("div", {}, make("dt", {}, words), make("dd"));
}

/**
 * @param {HTMLElement} node
 * @param {PathElement} element
 * @param {number} index
 */
function drawValue(node, element, index) {
  const [glyph, text, type, outline, facts, doubt] = parts(node);
  const family = typeFamily(element.type);
  const payload = valueOutline(element);
  setAttribute(node, "data-family", family);
  setIcon(firstPart(glyph), family);
  writeUntrusted(type, typeWord(element.type), 80);
  text.hidden = payload !== null;
  outline.hidden = payload === null;
  if (payload === null) writeUntrusted(text, valueText(element), 600);
  else writeOutline(outline, payload);
  const isCodable = element.codable !== false;
  const known = [String(index + 1), element.id, isCodable ? translate("yes") : translate("no")];
  known.forEach((words, place) => setText(lastPart(parts(facts)[place]), words));
  doubt.hidden = !element.unresolved;
  setText(lastPart(doubt), translate("Unknown type. The value is kept unchanged."));
}

/**
 * Writes each line separately: its own breaks are breaks, those inside strings are marks.
 * @param {HTMLElement} outline
 * @param {string} payload
 */
function writeOutline(outline, payload) {
  const lines = payload.split("\n");
  const shown = lines.slice(0, 60);
  if (outline.dataset.payload === payload.slice(0, 4000)) return;
  outline.dataset.payload = payload.slice(0, 4000);
  outline.replaceChildren(...shown.map((line) => {
    const row = make("span", { class: "line" });
    writeUntrusted(row, line, 400);
    return row;
  }));
  if (lines.length > shown.length)
    outline.append(translate("… {count} more lines", { count: lines.length - shown.length }));
}

function makeStart() {
  const starters = STARTERS.map(({ words, value, family }) =>
    make(
      "button",
      {
        type: "button",
        class: "starter",
        "data-family": family,
        click: ({ currentTarget }) => emit(currentTarget, "push", { value }),
      },
      icon(family),
      words,
    )
  );
  return make(
    "div",
    { class: "face-start" },
    make("p", { class: "start-title" }, translate("You’re at the root.")),
    make("p", {}, translate("Push a value:")),
    make("div", { class: "starters" }, ...starters),
    make("p", { class: "start-script" }, translate("The same from a script:")),
    make("code", {}, '{"method":"push","params":{"value":42}}'),
  );
}
