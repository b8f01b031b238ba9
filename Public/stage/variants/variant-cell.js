import { make, setAttribute, setText } from "../../dom/dom.js";
import { writeUntrusted } from "../../dom/text.js";
import { translate } from "../../language/translate.js";
import { secondStage } from "../device-stage/second-stage.js";

/** @import { State } from "../../types/state.d.ts" */
/** @import { PageContent } from "../../model/page-content.d.ts" */

/** The pictures of a cell: the present look, the earlier one, or the difference of both. */
/** @typedef {"after" | "before" | "difference"} Picture */

/** One way to show the navigation, with its name, and with the earlier look to compare it with. */
export class VariantCell {
  /** @type {State | null} */
  #after = null;
  /** @type {State | null} */
  #before = null;
  #stages = { after: secondStage(), before: secondStage() };
  #name = make("span", {});
  #verdict = make("strong", { class: "variant-verdict" });
  #problem = make("p", { class: "variant-problem", hidden: true });
  element = make(
    "figure",
    { class: "variant" },
    make("div", { class: "variant-stages" }, this.#stages.before, this.#stages.after),
    this.#problem,
    make("figcaption", {}, this.#name, this.#verdict),
  );

  /** @param {string} name */
  set name(name) {
    setText(this.#name, name);
    setAttribute(this.element, "aria-label", name);
  }

  /** The state that is shown. */
  get after() {
    return this.#after;
  }

  /**
   * @param {State} after
   * @param {State | null} before Null if nothing is compared.
   */
  show(after, before) {
    [this.#after, this.#before] = [after, before];
    this.#problem.hidden = true;
    const isSame = before !== null && looks(before) === looks(after);
    this.#verdict.hidden = before === null;
    setText(this.#verdict, isSame ? translate("Same") : translate("Changed"));
    setAttribute(this.#verdict, "data-same", isSame);
  }

  /** @param {string} reason */
  fail(reason) {
    [this.#after, this.#before] = [null, null];
    this.#verdict.hidden = true;
    this.#problem.hidden = false;
    writeUntrusted(this.#problem, reason, 300);
  }

  /**
   * @param {PageContent} page
   * @param {Picture} picture
   */
  draw(page, picture) {
    const shown = this.#before === null ? "after" : picture;
    setAttribute(this.element, "data-picture", shown);
    this.#drawStage("after", shown !== "before" ? this.#after : null, page);
    this.#drawStage("before", shown !== "after" ? this.#before : null, page);
  }

  /**
   * @param {"after" | "before"} name
   * @param {State | null} state
   * @param {PageContent} page
   */
  #drawStage(name, state, page) {
    const stage = this.#stages[name];
    stage.hidden = state === null;
    if (state === null) return;
    const lastChange = { ...page.lastChange, who: null, animates: false };
    stage.page = { ...page, state, lastChange, zoom: "fit" };
  }
}

/**
 * All that a picture is drawn from, as text.
 * @param {State} state
 */
function looks({ view, screens, presentation, environment }) {
  return JSON.stringify([view, screens, presentation, environment]);
}
