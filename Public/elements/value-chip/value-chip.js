import { typeFamily, typeWord, valueText } from "../../model/values.js";
import { icon, make, setAttribute, setIcon } from "../../page/dom.js";
import { writeOutside } from "../../page/text.js";

/** A chip of so many characters does not make room for others. */
const SHORT = 16;

/**
 * One typed value: glyph, word, colour, text.
 *
 *   const chip = document.createElement("value-chip");
 *   chip.element = { type: "Swift.Int", value: 42 };
 *
 * `codable: false` and `unresolved: true` of the element are shown as what they are.
 */
export class ValueChip extends HTMLElement {
  #element = null;
  #glyph = icon("custom");
  #word = make("span", { class: "chip-word" });
  #text = make("span", { class: "chip-text" });

  set element(element) {
    if (this.#element === element) return;
    this.#element = element;
    this.update();
  }

  connectedCallback() {
    if (!this.firstChild) this.append(this.#glyph, this.#word, this.#text);
    this.update();
  }

  update() {
    if (!this.#element) return;
    const { type, codable, unresolved } = this.#element;
    const family = typeFamily(type);
    setAttribute(this, "data-family", family);
    setAttribute(
      this,
      "data-doubt",
      unresolved ? "unresolved" : codable === false ? "uncodable" : null,
    );
    setIcon(this.#glyph, family);
    const [word, text] = [typeWord(type), valueText(this.#element)];
    setAttribute(this, "data-short", word.length + text.length <= SHORT);
    writeOutside(this.#word, word, 40);
    writeOutside(this.#text, text, 48);
  }
}

/** A chip that shows `element` from the start. */
export function chipFor(element) {
  const chip = document.createElement("value-chip");
  chip.element = element;
  return chip;
}
