import { translate } from "../../language/translate.js";
import { emit, make, setAttribute } from "../../dom/dom.js";
import { keyedList } from "../../dom/keyed-list.js";

/** @import { PanelEntry } from "../page.d.ts" */

let count = 0;

/** The parts of a tab that has several panels, to choose from. */
export class PanelParts {
  #name = `panel-part-${count += 1}`;
  #legend = make("legend", { class: "visually-hidden" });
  #choices = make("span", { class: "segments" });
  element = make("fieldset", { class: "panel-parts", hidden: true }, this.#legend, this.#choices);

  /**
   * @param {PanelEntry[]} parts
   * @param {PanelEntry} open
   */
  show(parts, open) {
    this.element.hidden = parts.length < 2;
    if (this.element.hidden) return;
    this.#legend.textContent = translate(parts[0].words);
    keyedList(this.#choices, parts, {
      key: ({ id }) => id,
      make: (part) => this.#makeChoice(part),
      update: (choice, { id }) => {
        const input = /** @type {HTMLInputElement} */ (choice.firstChild);
        input.checked = id === open.id;
      },
    });
  }

  /** @param {PanelEntry} part */
  #makeChoice({ id, words, part = words }) {
    const change = () => emit(this.element, "openPanel", { id });
    const input = make("input", { type: "radio", name: this.#name, value: id, change });
    const label = make("label", {}, input, translate(part));
    setAttribute(label, "title", translate(words));
    return label;
  }
}
