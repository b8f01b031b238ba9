import { icon, intend, make } from "../../page/dom.js";

const BUTTONS = [
  { verb: "focusPush", words: "Push", glyph: "push" },
  { verb: "pop", words: "Pop", glyph: "pop" },
  { verb: "popToRoot", words: "Root", glyph: "root" },
  { verb: "undo", words: "Undo", glyph: "undo" },
  { verb: "redo", words: "Redo", glyph: "redo", isForRail: true },
  { verb: "openPanel", params: { id: "log" }, words: "Log", glyph: "log", isForPhone: true },
];

/**
 * The commands at hand where there is no room for their panel: a rail at the side, and on a phone a
 * bar in reach of a thumb, with the panels that come up as sheets.
 */
export class CommandBar extends HTMLElement {
  connectedCallback() {
    if (this.firstChild) return;
    const buttons = BUTTONS.map(({ verb, params, words, glyph, isForRail, isForPhone }) =>
      make(
        "button",
        {
          type: "button",
          class: isForRail ? "rail-only" : isForPhone ? "phone-only" : "",
          click: () => intend(this, verb, params ?? {}),
        },
        icon(glyph),
        words,
      )
    );
    this.append(make("nav", { "aria-label": "Commands at hand" }, ...buttons));
  }
}
