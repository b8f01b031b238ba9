import { icon, intend, make, setAttribute, setIcon } from "../../page/dom.js";
import { ariaKeys, titleWithKey } from "../../page/shortcuts.js";

/** @import { Page } from "../../types.d.ts" */

/**
 * The page's own tools: the list of sessions, theme and keyboard help.
 *
 *   tools.page = page;   // reads page.theme and page.isMac
 */
export class PageTools extends HTMLElement {
  /** @type {Page | null} */
  #page = null;
  #themeGlyph = icon("moon");
  #sessions = make(
    "button",
    {
      type: "button",
      class: "icon-button",
      "aria-label": "Sessions",
      title: "Sessions",
      "aria-haspopup": "dialog",
      click: () => intend(this, "sessions"),
    },
    icon("log"),
  );
  #theme = make(
    "button",
    { type: "button", class: "icon-button", click: () => intend(this, "toggleTheme") },
    this.#themeGlyph,
  );
  #help = make(
    "button",
    {
      type: "button",
      class: "icon-button",
      "aria-label": "Keyboard shortcuts",
      "aria-haspopup": "dialog",
      click: () => intend(this, "help"),
    },
    icon("keys"),
  );

  /** @param {Page} page */
  set page(page) {
    this.#page = page;
    this.update();
  }

  connectedCallback() {
    if (!this.firstChild) this.append(this.#sessions, this.#theme, this.#help);
    this.update();
  }

  update() {
    if (!this.#page) return;
    const { theme, isMac } = this.#page;
    const words = theme === "dark" ? "Switch to light" : "Switch to dark";
    setAttribute(this.#theme, "aria-label", words);
    setAttribute(this.#theme, "title", words);
    setIcon(this.#themeGlyph, theme === "dark" ? "sun" : "moon");
    setAttribute(this.#help, "title", titleWithKey("Keyboard shortcuts", "help", isMac));
    setAttribute(this.#help, "aria-keyshortcuts", ariaKeys("help", isMac));
  }
}
