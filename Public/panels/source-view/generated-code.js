import { navigationCode } from "../../model/code/navigation-code.js";
import { term, translate } from "../../language/translate.js";
import { copyButton } from "../../dom/clipboard.js";
import { emit, make, setText } from "../../dom/dom.js";
import { visibleText } from "../../dom/visible-marks.js";
import { CodeView } from "../parts/code-view.js";
import { ListRows } from "./list-rows.js";

/** @import { State } from "../../types/state.d.ts" */
/** @import { Page } from "../page.d.ts" */

const WHY = term("SwiftUI code with this navigation, written from the state.");
const OPEN = term("Open a scene with its own source: {title}");
/** A scene that shows most of a split view in little source, unless the server has another. */
const BEST = "recipes";
const LABEL = term("SwiftUI code of this navigation");

/**
 * SwiftUI code with the navigation of the state, for a screen without a source, and the way to a
 * scene that has one.
 *
 *   const code = new GeneratedCode();
 *   code.show(page)
 */
export class GeneratedCode {
  /** @type {State | null} */
  #state = null;
  #text = "";
  #rows = new ListRows();
  #scene = "";
  #view = new CodeView(translate(LABEL));
  #open = make("button", {
    type: "button",
    click: ({ currentTarget }) => emit(currentTarget, "scene.open", { id: this.#scene }),
  });
  element = make(
    "div",
    { class: "generated-code" },
    make("p", { class: "json-note" }, translate(WHY)),
    make(
      "div",
      { class: "source-head" },
      this.#open,
      copyButton(translate("Copy"), () => this.#text),
    ),
    this.#view.element,
  );

  /** @param {Page} page */
  show(page) {
    const { state, scenes } = page;
    if (state === null || state === this.#state) return;
    this.#state = state;
    const others = (scenes ?? []).filter(({ id }) => id !== state.scene.id && id !== "sandbox");
    const best = others.find(({ id }) => id === BEST) ?? others[0];
    this.#open.hidden = !best || state.scene.id !== "sandbox";
    if (best) {
      this.#scene = best.id;
      setText(this.#open, translate(OPEN, { title: visibleText(best.title, 60) }));
    }
    this.#draw(state);
    this.#readRows(page);
  }

  /** @param {State} state */
  #draw(state) {
    const text = navigationCode(state, this.#rows.known(state));
    if (text === this.#text) return;
    this.#text = text;
    this.#view.show(text.trimEnd(), "swift");
  }

  /** @param {Page} page */
  async #readRows(page) {
    try {
      if (await this.#rows.read(page) && this.#state) this.#draw(this.#state);
    } catch (error) {
      // Without earlier states, the code has the rows that are chosen.
      console.info(`Colonnade: ${/** @type {Error} */ (error).message}`);
    }
  }
}
