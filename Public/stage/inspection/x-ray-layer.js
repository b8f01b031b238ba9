import { pickedWords } from "../../model/styles/picked-node.js";
import { term, translate } from "../../language/translate.js";
import { make, setAttribute, setText } from "../../dom/dom.js";
import { loadStyles } from "../../dom/style-sheet.js";
import { writeUntrusted } from "../../dom/text.js";

/** @import { PickedNode } from "../../model/styles/picked-node.js" */

/** @typedef {{ isOn: boolean, pointed: PickedNode | null, selected: PickedNode | null }} Look */

const SHEET = "/stage/inspection/x-ray-layer.css";
/** Screens slide for this long after a drawing: their outlines follow them. */
const MOVES = 420;
const SAID = term("X-ray is on: clicks inspect instead of tapping.");
const LEAVE = term("Leave X-ray");
const MOST_WORDS = 60;

/**
 * The outlines over the stage, each with a tag that names it: for the columns, the thing under the
 * pointer, and the selected one. The layer takes no input.
 */
export class XRayLayer {
  /** @type {Look} */
  #look = { isOn: false, pointed: null, selected: null };
  #stage;
  #until = 0;
  #isPlanned = false;
  #parts = make("div", {});
  #selected = makeBox("selected");
  #pointed = makeBox("pointed");
  #boxes = make("div", { class: "x-ray-layer", "aria-hidden": "true" });
  #bar;

  /**
   * @param {HTMLElement} stage
   * @param {() => void} leave
   */
  constructor(stage, leave) {
    this.#stage = stage;
    this.#boxes.append(this.#parts, this.#selected, this.#pointed);
    const out = make("button", { type: "button", click: leave }, translate(LEAVE));
    out.append(make("kbd", { "aria-hidden": "true" }, "Esc"));
    const attributes = {
      class: "x-ray-bar",
      role: "region",
      "aria-label": translate(term("X-ray")),
    };
    this.#bar = make("div", attributes, make("p", {}, translate(SAID)), out);
    loadStyles(SHEET);
    addEventListener("resize", () => this.#plan());
    document.addEventListener("scroll", () => this.#plan(), { capture: true, passive: true });
  }

  /** @param {Look} look */
  draw(look) {
    const { isOn, pointed, selected } = look;
    this.#look = { isOn, pointed, selected };
    if (!isOn && !selected) return this.#remove();
    if (!this.#boxes.isConnected) this.#stage.append(this.#boxes);
    if (isOn && !this.#bar.isConnected) this.#stage.before(this.#bar);
    if (!isOn) this.#bar.remove();
    this.#until = performance.now() + MOVES;
    this.#plan();
  }

  #remove() {
    this.#boxes.remove();
    this.#bar.remove();
  }

  #plan() {
    if (this.#isPlanned || !this.#boxes.isConnected) return;
    this.#isPlanned = true;
    requestAnimationFrame(() => {
      this.#isPlanned = false;
      this.#place();
      if (performance.now() < this.#until) this.#plan();
    });
  }

  #place() {
    const { isOn, pointed, selected } = this.#look;
    const frame = this.#boxes.getBoundingClientRect();
    const columns = isOn ? [...this.#stage.querySelectorAll(".column:not([hidden])")] : [];
    while (this.#parts.childElementCount < columns.length) this.#parts.append(makeBox("part"));
    [...this.#parts.children].forEach((box, index) =>
      placeBox(/** @type {HTMLElement} */ (box), columns[index] ?? null, frame, null)
    );
    placeBox(this.#selected, selected?.element ?? null, frame, selected);
    const isOther = pointed?.element !== selected?.element;
    placeBox(this.#pointed, (isOther && pointed?.element) || null, frame, pointed);
  }
}

/** @param {string} kind */
function makeBox(kind) {
  return make("div", { class: "x-ray-box", "data-is": kind, hidden: true }, makeTag());
}

function makeTag() {
  return make("span", { class: "x-ray-tag" }, make("span"), make("code"), make("code"));
}

/**
 * Puts a box around an element, or hides it.
 * @param {HTMLElement} box
 * @param {Element | null} element
 * @param {DOMRect} frame
 * @param {PickedNode | null} picked
 */
function placeBox(box, element, frame, picked) {
  const rect = element?.getBoundingClientRect();
  box.hidden = !rect || rect.width === 0;
  if (!rect || box.hidden) return;
  box.style.setProperty("--x", `${rect.left - frame.left}px`);
  box.style.setProperty("--y", `${rect.top - frame.top}px`);
  box.style.setProperty("--w", `${rect.width}px`);
  box.style.setProperty("--h", `${rect.height}px`);
  setAttribute(box, "data-high", rect.top - frame.top < 22);
  setAttribute(box, "data-far", rect.left - frame.left > frame.width / 2);
  const tag = /** @type {HTMLElement} */ (box.firstElementChild);
  tag.hidden = picked === null;
  if (picked) drawTag(tag, picked);
}

/**
 * @param {HTMLElement} tag
 * @param {PickedNode} picked
 */
function drawTag(tag, picked) {
  const [words, id, identifier] = /** @type {HTMLElement[]} */ ([...tag.children]);
  writeUntrusted(words, pickedWords(picked), MOST_WORDS);
  setText(id, picked.node?.id ?? "");
  const named = picked.element.dataset.identifier;
  writeUntrusted(identifier, named ? `#${named}` : "", MOST_WORDS);
}
