import { term, translate } from "../../language/translate.js";
import { emit, icon, make, setAttribute } from "../../dom/dom.js";

/** @import { Page } from "../page.d.ts" */

const BUTTONS = [
  { verb: "focusPush", words: term("Push"), glyph: "push" },
  { verb: "pop", words: term("Pop"), glyph: "pop" },
  { verb: "popToRoot", words: term("Root"), glyph: "root" },
  { verb: "undo", words: term("Undo"), glyph: "undo", look: "rail-only" },
  { verb: "redo", words: term("Redo"), glyph: "redo", look: "rail-only" },
  {
    verb: "foldArea",
    params: { area: "time" },
    words: term("Time"),
    glyph: "clock",
    look: "phone-only for-low",
  },
  { verb: "share", words: term("Share"), glyph: "share", look: "phone-only" },
  {
    verb: "openPanel",
    params: { id: "code" },
    words: term("Code"),
    glyph: "code",
    look: "phone-only for-code",
  },
  {
    verb: "openPanel",
    params: { id: "log" },
    words: term("Log"),
    glyph: "log",
    look: "phone-only",
  },
];

/**
 * The most used commands, if there is no room for their panel: a rail at the side, and on a phone a
 * bar in reach of a thumb, with the timeline and the panels that come up as sheets.
 *
 *   bar.page = page;   // reads page.verdict and page.layout
 */
export class CommandBar extends HTMLElement {
  #buttons = BUTTONS.map(({ verb, params, words, glyph, look = "" }) =>
    make(
      "button",
      { type: "button", class: look, click: () => emit(this, verb, params) },
      icon(glyph),
      translate(words),
    )
  );

  /** @param {Page} page */
  set page({ verdict, layout }) {
    BUTTONS.forEach(({ verb }, index) => {
      const { can, words } = verdict(verb);
      setAttribute(this.#buttons[index], "aria-disabled", can ? null : "true");
      setAttribute(this.#buttons[index], "title", words);
      const isOpen = verb === "foldArea" ? String(!layout.folded.time) : null;
      setAttribute(this.#buttons[index], "aria-pressed", isOpen);
    });
  }

  connectedCallback() {
    if (this.firstChild) return;
    this.append(make("nav", { "aria-label": translate("Quick commands") }, ...this.#buttons));
  }
}
