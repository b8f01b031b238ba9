import { say, term } from "../../model/say.js";
import { copyButton } from "../../page/clipboard.js";
import { lastPart, make, parts, setAttribute, setText } from "../../page/dom.js";
import { writeOutside } from "../../page/text.js";

/** @import { ScreenFacts } from "../../model/screen-origins.js" */

const ROWS = [term("View"), term("Drawn by"), term("Declared on"), term("Declared at"), term("Id")];
const UNTITLED = term("No title");
const IN_FRONT = term("in front");
const BELOW = term("below");

/** A screen of a part of the stage, with where it comes from. */
export function makeScreen() {
  return make(
    "li",
    { class: "x-ray-screen" },
    make("p", { class: "x-ray-title" }, make("strong"), make("span")),
    make("p", { class: "x-ray-why" }),
    make("dl", {}, ...ROWS.map((words) => make("div", {}, make("dt", {}, say(words)), makeFact()))),
  );
}

function makeFact() {
  return make("dd", {}, make("code"));
}

/**
 * @param {HTMLElement} item
 * @param {ScreenFacts} screen
 * @param {boolean} isFront
 */
export function drawScreen(item, screen, isFront) {
  const [title, why, facts] = parts(item);
  const [name, place] = parts(title);
  writeOutside(name, screen.title || say(UNTITLED), 120);
  setText(place, say(isFront ? IN_FRONT : BELOW));
  setAttribute(item, "data-front", isFront);
  writeOutside(why, screen.why, 300);
  const { type, call, on, place: at, element } = screen;
  const spot = at && `${fileOf(at.file)}:${at.line}`;
  const told = [type, call, on, spot, element];
  parts(facts).forEach((row, index) => {
    const text = told[index];
    row.hidden = !text;
    if (text) writeOutside(/** @type {HTMLElement} */ (lastPart(row).firstElementChild), text, 160);
  });
  drawCopy(lastPart(parts(facts)[ROWS.length - 2]), at);
}

/**
 * The name of a file without its module.
 * @param {string} file
 */
function fileOf(file) {
  return file.slice(file.lastIndexOf("/") + 1);
}

/** @type {WeakMap<Element, string>} */
const copied = new WeakMap();

/**
 * @param {HTMLElement} fact
 * @param {ScreenFacts["place"]} place
 */
function drawCopy(fact, place) {
  copied.set(fact, place ? `${place.file}:${place.line}` : "");
  if (fact.childElementCount > 1) return;
  fact.append(copyButton(say(term("Copy")), () => copied.get(fact) ?? ""));
}
