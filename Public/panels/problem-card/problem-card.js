import { problemMessage, problemReason } from "../../language/server-text.js";
import { translate } from "../../language/translate.js";
import { emit, icon, make, setAttribute, setText } from "../../dom/dom.js";
import { writeUntrustedLines } from "../../dom/text.js";

/** @import { Problem } from "../../types/state.d.ts" */
/** @import { Page } from "../page.d.ts" */

/**
 * Shows one problem over the stage while the list of problems is out of sight.
 *
 *   card.page = page;   // reads page.state.problems, page.layout
 *
 * It lies over the stage and moves nothing. When dismissed, it comes back with another problem.
 * Notes do not show it: the badge counts them.
 */
export class ProblemCard extends HTMLElement {
  /** @type {Problem[]} */
  #problems = [];
  #index = 0;
  #isListSeen = false;
  /** The problems that existed when the card was dismissed. */
  #away = "";
  #message = make("p", { class: "card-message" });
  #why = make("p", { class: "card-why" });
  #place = make("span", { class: "card-place" });
  #next = makeButton(translate("Next problem"), "forward", () => this.#step(1));
  #previous = makeButton(translate("Previous problem"), "back", () => this.#step(-1));
  #show = make(
    "button",
    { type: "button", click: () => this.#goTo() },
    icon("eye"),
    translate("Show"),
  );
  #all = make(
    "button",
    { type: "button", click: () => emit(this, "openPanel", { id: "problems" }) },
    translate("All problems"),
  );

  /** @param {Page} page */
  set page({ state, layout }) {
    this.#isListSeen = layout.seen.includes("problems");
    const problems = (state?.problems ?? []).filter(({ level }) => level !== "note");
    if (keyOf(problems) !== keyOf(this.#problems)) this.#index = 0;
    this.#problems = problems;
    this.update();
  }

  #fill() {
    if (this.firstChild) return;
    setAttribute(this, "role", "region");
    setAttribute(this, "aria-label", translate("Problem"));
    const close = makeButton(translate("Hide"), "close", () => this.#putAway());
    this.append(
      make(
        "div",
        { class: "card-head" },
        icon("warn"),
        this.#place,
        this.#previous,
        this.#next,
        close,
      ),
      this.#message,
      this.#why,
      make("div", { class: "card-foot" }, this.#show, this.#all),
    );
  }

  update() {
    const problem = this.#problems[this.#index];
    this.hidden = !problem || this.#away === keyOf(this.#problems) || this.#isListSeen;
    if (this.hidden) return;
    this.#fill();
    const { length } = this.#problems;
    setText(
      this.#place,
      length === 1
        ? translate("Problem")
        : translate("Problem {place} of {count}", { place: this.#index + 1, count: length }),
    );
    this.#previous.hidden = this.#next.hidden = length === 1;
    writeUntrustedLines(this.#message, problemMessage(problem), 400);
    writeUntrustedLines(this.#why, problemReason(problem), 400);
    this.#why.hidden = !problem.why;
    this.#show.hidden = problem.element === undefined && problem.control === undefined;
  }

  /** @param {number} step */
  #step(step) {
    const { length } = this.#problems;
    this.#index = (this.#index + step + length) % length;
    this.update();
  }

  #goTo() {
    const { element, control } = this.#problems[this.#index];
    emit(this, "outline", { element, control });
    emit(this, "goToOutlined", { element, control });
  }

  #putAway() {
    this.#away = keyOf(this.#problems);
    emit(this, "outline", {});
    this.update();
  }
}

/** @param {Problem[]} problems */
function keyOf(problems) {
  return JSON.stringify(problems.map(({ code, element, control }) => [code, element, control]));
}

/**
 * @param {string} words
 * @param {string} glyph
 * @param {() => void} click
 */
function makeButton(words, glyph, click) {
  const attributes = { type: "button", class: "icon-button", "aria-label": words, title: words };
  return make("button", { ...attributes, click }, icon(glyph));
}
