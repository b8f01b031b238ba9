import { term, translate } from "../../language/translate.js";
import { emit, icon, make, setAttribute } from "../../dom/dom.js";
import { drawStepBack, popOrBack } from "../parts/pop-or-back.js";
import { ariaKeys, titleWithKey } from "../shortcuts.js";

/** @import { Page } from "../page.d.ts" */

const BUTTONS = [
  { id: "pop", words: term("Pop"), title: term("Pop"), glyph: "pop" },
  { id: "popToRoot", words: term("Root"), title: term("Pop to root"), glyph: "root" },
  { id: "undo", words: term("Undo"), title: term("Undo"), glyph: "undo" },
  { id: "redo", words: term("Redo"), title: term("Redo"), glyph: "redo" },
  {
    id: "deepLink",
    words: term("Deep link…"),
    title: term("Open a deep link"),
    glyph: "link",
    look: "wide",
  },
];

/**
 * Pop, pop to root, undo and redo, and deep links if the scene has views. With an empty path, Pop
 * is the device's Back.
 *
 *   buttons.page = page;   // reads page.state, page.live, page.verdict and page.isMac
 *
 * A button that would be refused says why and stays focusable.
 */
export class PathButtons extends HTMLElement {
  /** @type {Page | null} */
  #page = null;
  #buttons = BUTTONS.map(({ id, words, glyph, look = null }) =>
    make(
      "button",
      { type: "button", class: look, click: () => this.#press(id) },
      icon(glyph),
      make("span", {}, translate(words)),
    )
  );

  /** @param {Page} page */
  set page(page) {
    this.#page = page;
    this.update();
  }

  connectedCallback() {
    if (!this.firstChild) this.append(...this.#buttons);
    this.update();
  }

  update() {
    if (!this.#page) return;
    const { state, isMac, verdict } = this.#page;
    const stepBack = popOrBack(this.#page);
    drawStepBack(this.#buttons[0], stepBack);
    BUTTONS.forEach(({ id, title }, index) => {
      const button = this.#buttons[index];
      const { verb, words, reason } = id === "pop"
        ? stepBack
        : { verb: id, words: translate(title), reason: null };
      const { can, words: refusal } = verdict(verb);
      const name = titleWithKey(words, verb, isMac);
      const why = refusal ?? reason;
      setAttribute(
        button,
        "title",
        why ? translate("{name}. {reason}", { name, reason: why }) : name,
      );
      setAttribute(button, "aria-keyshortcuts", ariaKeys(verb, isMac));
      setAttribute(button, "aria-disabled", can ? null : "true");
      // A scene without views takes no links.
      if (id === "deepLink") button.hidden = !state?.screens.some(({ declaration }) => declaration);
    });
  }

  /** @param {string} id */
  #press(id) {
    emit(this, id === "pop" && this.#page ? popOrBack(this.#page).verb : id);
  }
}
