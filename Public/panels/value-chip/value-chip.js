import { valueSummary } from "../../model/values/value-fields.js";
import { typeFamily, typeWord } from "../../model/values/values.js";
import { icon, make, setAttribute, setIcon } from "../../dom/dom.js";
import { writeUntrusted } from "../../dom/text.js";

/** @import { PathElement, TypedValue } from "../../types/state.d.ts" */

/** @typedef {TypedValue & Pick<PathElement, "codable" | "unresolved">} ChipValue */

/** A chip with at most this many characters does not shrink to make room for others. */
const SHORT = 16;

/**
 * One typed value: glyph, word, colour, text.
 *
 *   const chip = document.createElement("value-chip");
 *   chip.element = { type: "Swift.Int", value: 42 };
 *
 * An element with `codable: false` or `unresolved: true` has a mark of its own.
 */
export class ValueChip extends HTMLElement {
  /** @type {ChipValue | null} */
  #element = null;
  #glyph = icon("custom");
  #word = make("span", { class: "chip-word" });
  #text = make("span", { class: "chip-text" });

  /** @param {ChipValue} element */
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
    const [word, text] = [typeWord(type), valueSummary(this.#element)];
    setAttribute(this, "data-short", word.length + text.length <= SHORT);
    writeUntrusted(this.#word, word, 40);
    writeUntrusted(this.#text, text, 48);
  }
}

/**
 * A chip that shows `element` from the start.
 * @param {ChipValue} element
 */
export function chipFor(element) {
  const chip = document.createElement("value-chip");
  chip.element = element;
  return chip;
}
