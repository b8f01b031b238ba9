import { term, translate } from "../../language/translate.js";
import { copyButton } from "../../dom/clipboard.js";
import { lastPart, make, parts, setAttribute, setText } from "../../dom/dom.js";
import { writeUntrusted } from "../../dom/text.js";

/** @import { ScreenFacts } from "../../model/state/screen-origins.js" */
/** @import { XRay } from "../../stage/inspection/x-ray-mode.js" */

const ROWS = [term("View"), term("Drawn by"), term("Declared on"), term("Declared at"), term("Id")];
const UNTITLED = term("No title");
const IN_FRONT = term("in front");
const BELOW = term("below");

/** A screen of a part of the stage, with its origin. */
export function makeScreen() {
  return make(
    "li",
    { class: "x-ray-screen" },
    make("p", { class: "x-ray-title" }, make("strong"), make("span")),
    make("p", { class: "x-ray-why" }),
    make(
      "dl",
      {},
      ...ROWS.map((words) => make("div", {}, make("dt", {}, translate(words)), makeFact())),
    ),
  );
}

function makeFact() {
  return make("dd", {}, make("code"));
}

/**
 * @param {HTMLElement} item
 * @param {ScreenFacts} screen
 * @param {boolean} isFront
 * @param {XRay} xRay
 */
export function drawScreen(item, screen, isFront, xRay) {
  const [title, why, facts] = parts(item);
  const [name, position] = parts(title);
  writeUntrusted(name, screen.title || translate(UNTITLED), 120);
  setText(position, translate(isFront ? IN_FRONT : BELOW));
  setAttribute(item, "data-front", isFront);
  writeUntrusted(why, screen.why, 300);
  const { type, call, on, location: at, element } = screen;
  const spot = at && `${fileOf(at.file)}:${at.line}`;
  const texts = [type, call, on, spot, element];
  parts(facts).forEach((row, index) => {
    const text = texts[index];
    row.hidden = !text;
    if (text)
      writeUntrusted(/** @type {HTMLElement} */ (lastPart(row).firstElementChild), text, 160);
  });
  drawLocation(lastPart(parts(facts)[ROWS.length - 2]), at, xRay);
}

/**
 * The name of a file without its module.
 * @param {string} file
 */
function fileOf(file) {
  return file.slice(file.lastIndexOf("/") + 1);
}

/** @type {WeakMap<Element, ScreenFacts["location"]>} */
const locations = new WeakMap();

/**
 * @param {HTMLElement} fact
 * @param {ScreenFacts["location"]} location
 * @param {XRay} xRay
 */
function drawLocation(fact, location, xRay) {
  locations.set(fact, location);
  if (fact.childElementCount > 1) return;
  const show = () => {
    const at = locations.get(fact);
    if (at) xRay.showSource(at);
  };
  const spot = () => {
    const at = locations.get(fact);
    return at ? `${at.file}:${at.line}` : "";
  };
  fact.append(
    make(
      "button",
      { type: "button", class: "copy-button", click: show },
      translate(term("Source")),
    ),
    copyButton(translate(term("Copy")), spot),
  );
}
