import { translate } from "../../language/translate.js";
import { parseValue, writeExactly } from "../../protocol/exact-json.js";
import { make, setText } from "../../dom/dom.js";

/** @import { Schema } from "../../protocol/method-schema.js" */
/** @import { Known, ValuePicker } from "../fields/value-picker.js" */

const VALUE = "#/components/schemas/Value";

/**
 * The way from a method's member to a form: for one value, which may be null, or for another one of
 * a list. Null if the member takes no values.
 * @param {Schema} schema
 * @returns {{ isList: boolean, hasNone: boolean } | null}
 */
export function valuesOf(schema) {
  const { items, oneOf = [] } = schema;
  if (items && isValue(items)) return { isList: true, hasNone: false };
  return [schema, ...oneOf].some(isValue) ? { isList: false, hasNone: oneOf.length > 0 } : null;
}

/** @param {Schema} schema */
const isValue = (schema) => schema["$ref"] === VALUE;

/**
 * The form of a member's value, which is loaded once someone asks for it. The field for JSON shows
 * what the form gives; who types there leaves the form.
 */
export class ValueRow {
  #field;
  #known;
  #isList;
  #hasNone;
  /** @type {ValuePicker | null} */
  #picker = null;
  #open = make("button", { type: "button", class: "value-open", click: () => this.#show() });
  #add = make("button", {
    type: "button",
    hidden: true,
    click: () => this.#append(),
  }, translate("Add to the list"));
  element = make("div", { class: "value-row" }, this.#open, this.#add);

  /**
   * @param {HTMLTextAreaElement} field
   * @param {{ isList: boolean, hasNone: boolean }} taken
   * @param {() => (Known & { type?: string }) | null} known What is known once it is opened.
   */
  constructor(field, { isList, hasNone }, known) {
    this.#field = field;
    this.#known = known;
    this.#isList = isList;
    this.#hasNone = hasNone;
    const words = isList ? translate("Add a value from a form…") : translate("Fill in a form…");
    setText(this.#open, words);
    field.addEventListener("input", ({ isTrusted }) => isTrusted && !isList && this.#leave());
  }

  /** The problem of the form's value; undefined if it has none, or if there is no form. */
  get problem() {
    return this.#isList ? undefined : this.#picker?.outcome.problem;
  }

  async #show() {
    const known = this.#known();
    if (known === null || this.#picker) return;
    const { openPicker } = await import("../fields/value-picker.js");
    const picker = await openPicker(known, {
      changed: () => this.#write(),
      type: known.type,
      hasNone: this.#hasNone,
    });
    this.#picker = picker;
    this.element.prepend(picker.element);
    this.#open.hidden = true;
    this.#add.hidden = !this.#isList;
    this.#write();
    picker.focus();
  }

  #leave() {
    this.#picker?.element.remove();
    this.#picker = null;
    this.#open.hidden = false;
  }

  #write() {
    const outcome = this.#picker?.outcome;
    if (this.#isList || !outcome || outcome.problem !== undefined) return;
    this.#put(outcome.value);
  }

  #append() {
    const outcome = this.#picker?.outcome;
    if (!outcome || outcome.problem !== undefined) return this.#picker?.focus();
    this.#put([...listIn(this.#field.value), outcome.value]);
  }

  /** @param {unknown} value */
  #put(value) {
    this.#field.value = writeExactly(value);
    this.#field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

/**
 * The list in a text; a text that is none is replaced.
 * @param {string} text
 * @returns {unknown[]}
 */
function listIn(text) {
  try {
    const list = parseValue(text);
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}
