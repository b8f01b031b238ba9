import { term, translate } from "../../language/translate.js";
import { emit, icon, make, setAttribute } from "../../dom/dom.js";
import { drawStepBack, popOrBack } from "../parts/pop-or-back.js";

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
    words: term("History"),
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
 *   bar.page = page;   // reads page.live, page.verdict and page.layout
 */
export class CommandBar extends HTMLElement {
  #back = "pop";
  #buttons = BUTTONS.map(({ verb, params, words, glyph, look = "" }) =>
    make(
      "button",
      {
        type: "button",
        class: look,
        click: () => emit(this, verb === "pop" ? this.#back : verb, params),
      },
      icon(glyph),
      make("span", {}, translate(words)),
    )
  );

  /** @param {Page} page */
  set page({ live, verdict, layout }) {
    const stepBack = popOrBack({ live });
    this.#back = stepBack.verb;
    drawStepBack(this.#buttons[1], stepBack);
    BUTTONS.forEach(({ verb }, index) => {
      const { can, words } = verdict(verb === "pop" ? this.#back : verb);
      setAttribute(this.#buttons[index], "aria-disabled", can ? null : "true");
      setAttribute(
        this.#buttons[index],
        "title",
        words ?? (verb === "pop" ? stepBack.reason : null),
      );
      const isOpen = verb === "foldArea" ? String(!layout.folded.time) : null;
      setAttribute(this.#buttons[index], "aria-pressed", isOpen);
    });
  }

  connectedCallback() {
    if (this.firstChild) return;
    this.append(make("nav", { "aria-label": translate("Quick commands") }, ...this.#buttons));
  }
}
