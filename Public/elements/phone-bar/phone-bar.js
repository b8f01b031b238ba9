import { icon, intend, make } from "../../page/dom.js";

const BUTTONS = [
  { verb: "focusPush", words: "Push", glyph: "push" },
  { verb: "pop", words: "Pop", glyph: "pop" },
  { verb: "popToRoot", words: "Root", glyph: "root" },
  { verb: "undo", words: "Undo", glyph: "undo" },
  { verb: "showLog", words: "Log", glyph: "log" },
];

/** On a phone, the commands in reach of a thumb; the panels come up as sheets. */
export class PhoneBar extends HTMLElement {
  connectedCallback() {
    if (this.firstChild) return;
    const buttons = BUTTONS.map(({ verb, words, glyph }) =>
      make("button", { type: "button", click: () => intend(this, verb) }, icon(glyph), words)
    );
    this.append(make("nav", { "aria-label": "Commands at hand" }, ...buttons));
  }
}
