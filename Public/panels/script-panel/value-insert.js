import { translate } from "../../language/translate.js";
import { writeExactly } from "../../protocol/exact-json.js";
import { make } from "../../dom/dom.js";

/** @import { Known, ValuePicker } from "../fields/value-picker.js" */

/** A value from a form for the script, which is loaded once someone asks for it. */
export class ValueInsert {
  /** @type {Known | null} */
  known = null;
  #insert;
  /** @type {ValuePicker | null} */
  #picker = null;
  #isLoading = false;
  button = make("button", {
    type: "button",
    title: translate("Insert a value from a form"),
    click: () => this.#show(),
  }, translate("Value…"));
  #place = make("div", {});
  element = make(
    "form",
    {
      class: "script-menu script-value",
      "aria-label": translate("Insert a value from a form"),
      novalidate: true,
      submit: (event) => this.#submit(event),
    },
    this.#place,
    make("p", { class: "hint" }, translate("An empty line becomes a push of the value.")),
    make("button", { type: "submit" }, translate("Insert")),
  );

  /** @param {(text: string) => void} insert Takes the value as one line of JSON. */
  constructor(insert) {
    this.#insert = insert;
    this.element.popover = "auto";
  }

  async #show() {
    if (this.known === null || this.#isLoading) return;
    this.#isLoading = true;
    try {
      const { openPicker } = await import("../fields/value-picker.js");
      // The session may have other types and values by now.
      this.#picker = await openPicker(this.known, { changed: () => {} });
    } finally {
      this.#isLoading = false;
    }
    this.#place.replaceChildren(this.#picker.element);
    this.element.showPopover({ source: this.button });
    this.#picker.focus();
  }

  /** @param {Event} event */
  #submit(event) {
    event.preventDefault();
    const outcome = this.#picker?.outcome;
    if (!outcome || outcome.problem !== undefined) return this.#picker?.focus();
    this.element.hidePopover();
    this.#insert(writeExactly(outcome.value));
  }
}
