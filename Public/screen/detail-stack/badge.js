import { make, setText } from "../../dom/dom.js";

const TIME = 1000;

/** A number that appears over the cards for a moment, such as how many were popped at once. */
export class Badge {
  element = make("p", { class: "deck-badge", "aria-hidden": "true", hidden: true });
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {string} words */
  show(words) {
    setText(this.element, words);
    this.element.hidden = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.element.hidden = true;
    }, TIME);
  }
}
