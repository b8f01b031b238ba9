import { icon, intend, make, setAttribute } from "../../page/dom.js";
import { ariaKeys, titleWithKey } from "../../page/shortcuts.js";

/** @import { Page } from "../../types.d.ts" */

const BUTTONS = [
  { id: "pop", verb: "pop", words: "Pop", glyph: "pop", needsPath: true },
  {
    id: "popToRoot",
    verb: "popToRoot",
    words: "Root",
    title: "Pop to root",
    glyph: "root",
    needsPath: true,
  },
  { id: "undo", verb: "undo", words: "Undo", glyph: "undo" },
  { id: "redo", verb: "redo", words: "Redo", glyph: "redo" },
];

/**
 * Pop, pop to root, undo and redo.
 *
 *   buttons.page = page;   // reads page.state and page.isMac
 *
 * A button that would be refused says so and keeps its place in the order of focus.
 */
export class PathButtons extends HTMLElement {
  /** @type {Page | null} */
  #page = null;
  #buttons = BUTTONS.map(({ verb, words, glyph }) =>
    make("button", { type: "button", click: () => this.#press(verb) }, icon(glyph), words)
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
    const { state, isMac } = this.#page;
    const isAtRoot = !state || state.detail.path.length === 0;
    BUTTONS.forEach(({ id, words, title, needsPath }, index) => {
      const button = this.#buttons[index];
      setAttribute(button, "title", titleWithKey(title ?? words, id, isMac));
      setAttribute(button, "aria-keyshortcuts", ariaKeys(id, isMac));
      setAttribute(button, "aria-disabled", needsPath && isAtRoot ? "true" : null);
    });
  }

  /** @param {string} verb */
  #press(verb) {
    intend(this, verb);
  }
}
