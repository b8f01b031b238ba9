import { translate } from "../../language/translate.js";
import { icon, make, setText } from "../../dom/dom.js";

/**
 * A strip of its own above the stage, which covers nothing: one step of the tour, a button that
 * does it, and one that skips it. It takes no focus; its text is a status.
 */
export class TourCard {
  #place = make("strong", { class: "tour-place" });
  #words = make("span", {});
  #act;
  #skip;
  #close;
  element;

  /** @param {{ act: () => void, skip: () => void, end: () => void }} actions */
  constructor({ act, skip, end }) {
    this.#act = make(
      "button",
      { type: "button", class: "primary", click: act },
      translate("Do it for me"),
    );
    this.#skip = make("button", { type: "button", click: skip }, translate("Skip"));
    this.#close = make(
      "button",
      {
        type: "button",
        class: "icon-button",
        "aria-label": translate("End the tour"),
        title: translate("End the tour"),
        click: end,
      },
      icon("close"),
    );
    const status = make(
      "p",
      { class: "tour-words", role: "status" },
      this.#place,
      " ",
      this.#words,
    );
    this.element = make(
      "section",
      { class: "tour-card", "aria-label": translate("Tour") },
      status,
      make("div", { class: "tour-buttons" }, this.#act, this.#skip),
      this.#close,
    );
  }

  /**
   * @param {number} index
   * @param {number} count
   * @param {string} words
   * @param {boolean} canAct
   */
  draw(index, count, words, canAct) {
    setText(this.#place, translate("Step {place} of {count}", { place: index, count }));
    setText(this.#words, words);
    this.#act.disabled = !canAct;
    this.#act.hidden = this.#skip.hidden = false;
  }

  /**
   * After the last step only the words stay, and the button that ends it.
   * @param {string} words
   */
  close(words) {
    const hadFocus = this.#act === document.activeElement || this.#skip === document.activeElement;
    setText(this.#place, "");
    setText(this.#words, words);
    this.#act.hidden = this.#skip.hidden = true;
    if (hadFocus) this.#close.focus();
  }
}
