import { translate, translateCount } from "../../language/translate.js";
import { emit, icon, make, setAttribute, setText } from "../../dom/dom.js";

/** @import { Page } from "../page.d.ts" */

/**
 * The number of problems, in the top bar; a press opens their panel.
 *
 *   badge.page = page;   // reads page.state.problems
 */
export class ProblemBadge extends HTMLElement {
  #count = make("span");
  #button = make(
    "button",
    { type: "button", click: () => emit(this, "openPanel", { id: "problems" }) },
    icon("warn"),
    this.#count,
  );

  /** @param {Page} page */
  set page({ state }) {
    const problems = state?.problems ?? [];
    this.hidden = problems.length === 0;
    const isQuiet = problems.every(({ level }) => level === "note");
    setAttribute(this, "data-quiet", isQuiet);
    const words = translateCount(problems.length, "{count} problem", "{count} problems");
    setAttribute(this.#button, "aria-label", words);
    setAttribute(this.#button, "title", translate("{problems}: show them", { problems: words }));
    setText(this.#count, String(problems.length));
  }

  connectedCallback() {
    if (!this.firstChild) this.append(this.#button);
  }
}
