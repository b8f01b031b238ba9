import { translate } from "../language/translate.js";

/**
 * Speaks to assistive technology through two regions of the page: a polite one that says at most
 * one summary a second, and an urgent one for what went wrong.
 */
export class Announcer {
  #polite;
  #urgent;
  /** @type {{ sentence: string, count: number } | null} */
  #waiting = null;
  /** @type {ReturnType<typeof setTimeout> | null} */
  #timer = null;

  /**
   * @param {HTMLElement} polite
   * @param {HTMLElement} urgent
   */
  constructor(polite, urgent) {
    this.#polite = polite;
    this.#urgent = urgent;
  }

  /**
   * Says `sentence` soon. Of several within a second, only the last is said, with their number.
   * @param {string} sentence
   */
  announce(sentence) {
    this.#waiting = { sentence, count: (this.#waiting?.count ?? 0) + 1 };
    if (this.#timer === null) this.#announceWaiting();
  }

  /**
   * Says `sentence` at once.
   * @param {string} sentence
   */
  alert(sentence) {
    this.#urgent.textContent = "";
    requestAnimationFrame(() => {
      this.#urgent.textContent = sentence;
    });
  }

  #announceWaiting() {
    if (this.#waiting === null) {
      this.#timer = null;
      return;
    }
    const { sentence, count } = this.#waiting;
    this.#waiting = null;
    this.#polite.textContent = count > 1
      ? translate("{count} changes: {sentence}", { count, sentence })
      : sentence;
    this.#timer = setTimeout(() => this.#announceWaiting(), 1000);
  }
}
