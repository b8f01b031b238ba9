import { say, term } from "../../model/say.js";
import { canStep } from "../../model/stack-places.js";
import { icon, make, setAttribute } from "../../page/dom.js";
import { press } from "../path-buttons/path-buttons.js";

/** @import { Page } from "../../types.d.ts" */

const BUTTONS = [
  { verb: "focusPush", words: term("Push"), glyph: "push" },
  { verb: "pop", words: term("Pop"), glyph: "pop" },
  { verb: "popToRoot", words: term("Root"), glyph: "root" },
  { verb: "undo", words: term("Undo"), glyph: "undo" },
  { verb: "redo", words: term("Redo"), glyph: "redo", look: "rail-only" },
  {
    verb: "openPanel",
    params: { id: "log" },
    words: term("Log"),
    glyph: "log",
    look: "phone-only",
  },
];

/**
 * The commands at hand where there is no room for their panel: a rail at the side, and on a phone a
 * bar in reach of a thumb, with the panels that come up as sheets.
 *
 *   bar.page = page;   // reads page.state and page.undo
 */
export class CommandBar extends HTMLElement {
  /** @type {Page | null} */
  #page = null;
  #buttons = BUTTONS.map(({ verb, params, words, glyph, look = "" }) =>
    make(
      "button",
      { type: "button", class: look, click: () => press(this, verb, this.#page, params) },
      icon(glyph),
      say(words),
    )
  );

  /** @param {Page} page */
  set page(page) {
    const isSame = this.#page?.state === page.state && this.#page?.undo === page.undo;
    this.#page = page;
    if (!isSame) this.update();
  }

  connectedCallback() {
    if (this.firstChild) return;
    this.append(make("nav", { "aria-label": say("Commands at hand") }, ...this.#buttons));
  }

  update() {
    BUTTONS.forEach(({ verb }, index) => {
      const { can, words } = canStep(verb, this.#page?.state ?? null, this.#page?.undo ?? null);
      setAttribute(this.#buttons[index], "aria-disabled", can ? null : "true");
      setAttribute(this.#buttons[index], "title", words);
    });
  }
}
