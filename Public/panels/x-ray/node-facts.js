import { nodeFacts, operationsOf, partWords, pickedWords } from "../../model/styles/picked-node.js";
import { term, translate } from "../../language/translate.js";
import { make, setAttribute } from "../../dom/dom.js";
import { keyedList } from "../../dom/keyed-list.js";
import { writeUntrusted } from "../../dom/text.js";

/** @import { State } from "../../types/state.d.ts" */
/** @import { Fact, PickedNode } from "../../model/styles/picked-node.js" */
/** @import { XRay } from "../../stage/inspection/x-ray-mode.js" */

const NOTHING = term("Nothing is selected on the stage.");
const HOLDS = term("Holds");
const INSIDE = term("Inside");
const STYLE = term("Modifiers, innermost first");
const MOST = 40;

/** The thing that is selected on the stage: its facts, its container and its contents. */
export class NodeFacts {
  #title = make("h3", {});
  #none = make("p", { class: "x-ray-none" }, translate(NOTHING));
  #inside = make("div", { class: "x-ray-walk", role: "group", "aria-label": translate(INSIDE) });
  #facts = make("dl", {});
  #holds = make("div", { class: "x-ray-walk", role: "group", "aria-label": translate(HOLDS) });
  #style = make("ul", { class: "x-ray-ops", "aria-label": translate(STYLE) });
  #holdsHead = make("p", { class: "x-ray-label" }, translate(HOLDS));
  #styleHead = make("p", { class: "x-ray-label" }, translate(STYLE));
  element = make(
    "section",
    { class: "x-ray-thing" },
    this.#none,
    this.#inside,
    this.#title,
    this.#facts,
    this.#holdsHead,
    this.#holds,
    this.#styleHead,
    this.#style,
  );

  /**
   * @param {XRay} xRay
   * @param {State} state
   */
  draw(xRay, state) {
    const { selected } = xRay;
    this.#none.hidden = selected !== null;
    this.#title.hidden = selected === null;
    setAttribute(this.element, "data-empty", selected === null);
    if (selected) writeUntrusted(this.#title, pickedWords(selected), 160);
    this.#drawFacts(selected?.node ? nodeFacts(selected.node, state) : []);
    this.#drawWalk(this.#inside, selected ? above(xRay, selected) : [], xRay);
    const held = selected ? xRay.within(selected).slice(0, MOST) : [];
    this.#holdsHead.hidden = held.length === 0;
    this.#drawWalk(this.#holds, held, xRay);
    const ops = selected?.node ? operationsOf(selected.node, state.view.styles) : [];
    this.#styleHead.hidden = this.#style.hidden = ops.length === 0;
    keyedList(this.#style, ops.map((text, index) => ({ text, index })), {
      key: ({ index }) => index,
      make: () => make("li", {}, make("code")),
      update: (item, { text }) =>
        writeUntrusted(/** @type {HTMLElement} */ (item.firstElementChild), text, 200),
    });
  }

  reveal() {
    this.element.scrollIntoView({ block: "nearest" });
  }

  /** @param {Fact[]} facts */
  #drawFacts(facts) {
    this.#facts.hidden = facts.length === 0;
    keyedList(this.#facts, facts, {
      key: ({ words }) => words,
      make: ({ words }) => make("div", {}, make("dt", {}, translate(words)), make("dd")),
      update: (row, { text }) =>
        writeUntrusted(/** @type {HTMLElement} */ (row.lastElementChild), text, 400),
    });
  }

  /**
   * @param {HTMLElement} row
   * @param {PickedNode[]} picks
   * @param {XRay} xRay
   */
  #drawWalk(row, picks, xRay) {
    row.hidden = picks.length === 0;
    keyedList(row, picks, {
      key: ({ element }) => element,
      make: () => make("button", { type: "button" }),
      update: (button, picked) => {
        writeUntrusted(button, picked.node ? pickedWords(picked) : partWords(picked), 40);
        const point = () => xRay.point(picked);
        const leave = () => xRay.point(null);
        Object.assign(button, {
          onmouseenter: point,
          onfocus: point,
          onmouseleave: leave,
          onblur: leave,
          onclick: () => xRay.select(picked),
        });
      },
    });
  }
}

/**
 * The containers of a thing, the outermost first.
 * @param {XRay} xRay
 * @param {PickedNode} picked
 */
function above(xRay, picked) {
  const all = [];
  for (let out = xRay.around(picked).out; out; out = xRay.around(out).out) all.unshift(out);
  return all;
}
