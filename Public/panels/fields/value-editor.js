import { translate } from "../../language/translate.js";
import { make, setText } from "../../dom/dom.js";
import { readStored, writeStored } from "../../dom/storage.js";
import { loadStyles } from "../../dom/style-sheet.js";
import { visibleText } from "../../dom/visible-marks.js";
import { formOf, LONGEST_TEXT } from "../../model/value-form/form-fields.js";
import { nextID } from "./field-parts.js";
import { drawRecentValues, makeRecentValues } from "./recent-chips.js";
import { ValueForm } from "./value-form.js";

/** @import { Form, Lookup } from "../../model/value-form/form.d.ts" */
/**
 * The value to edit: other examples of its type, the texts of the last ones, and a refusal with the
 * place in the value that it is about.
 * @typedef {{ type: string, text: string, examples: unknown[], lookup: Lookup, recent: string[],
 *   refusal: { pointer: string, words: string } }} EditedValue
 */
/** @typedef {"form" | "json"} Mode */

/** The person's choice, for all types: someone who writes JSON once will want it again. */
const KEY = "colonnade.valueEditor";
/** @type {{ mode: Mode }} */
const preference = { mode: readStored(localStorage, KEY) === "json" ? "json" : "form" };

/**
 * The tabs "Form" and "JSON" of a value, the values that were used last, and the form. The field
 * for JSON is its owner's.
 *
 *   const editor = await openEditor({ edit, press, choose, jsonField });
 *   if (!editor.show(value)) …   // the owner shows its field for JSON
 */
export class ValueEditor {
  #form;
  #chooseRecent;
  #jsonField;
  #name = nextID();
  #tabs;
  #recent = makeRecentValues();
  #reason = make("p", { class: "hint", hidden: true });
  element;
  #type = "";
  /** @type {Mode} */
  #mode = "json";
  /**
   * The text and the examples of the form that is drawn.
   * @type {unknown[]}
   */
  #made = [];
  /** @type {Form | null} */
  #known = null;

  /**
   * @param {{ edit: (text: string) => void, press: (event: KeyboardEvent) => void,
   *   choose: (text: string) => void, redraw: () => void, jsonField: HTMLElement }} owner
   */
  constructor({ edit, press, choose, redraw, jsonField }) {
    this.#form = new ValueForm({ edit, press });
    this.#chooseRecent = (/** @type {string} */ text) => {
      this.#form.reset();
      choose(text);
    };
    this.#jsonField = jsonField;
    this.#tabs = this.#makeTabs(redraw);
    const { element } = this.#form;
    this.element = make(
      "div",
      { class: "value-editor" },
      this.#tabs,
      this.#recent,
      this.#reason,
      element,
    );
  }

  /** True while a field of the form has something that is no value. */
  get hasProblem() {
    return this.#mode === "form" && this.#form.hasProblem;
  }

  /**
   * Draws the value. Returns null if it is edited as JSON, else whether the refusal is shown.
   * @param {EditedValue} value
   */
  show(value) {
    const { type, text, refusal } = value;
    const form = this.#formOf(value);
    const isTyped = document.activeElement === this.#jsonField;
    const isOther = type !== this.#type;
    if (isOther) this.#form.reset();
    this.#type = type;
    // A form does not take the place of a field in which someone is typing.
    if (isOther || !isTyped) this.#mode = preference.mode;
    if (form === null) this.#mode = "json";
    const isForm = this.#mode === "form";
    this.#drawTabs(form, text);
    drawRecentValues(this.#recent, value, this.#chooseRecent);
    this.#form.element.hidden = !isForm;
    if (!isForm || !form) return null;
    this.#form.element.setAttribute(
      "aria-label",
      translate("Value of {type}", { type: visibleText(type, 60) }),
    );
    return { isRefusalShown: this.#form.show(text, form, refusal) };
  }

  /** Goes to the first field, or to the one with a problem. */
  focus() {
    this.#form.revealProblems();
    this.#form.focus();
  }

  /** @param {EditedValue} value */
  #formOf({ text, examples, lookup, type }) {
    const parts = [type, text, ...examples];
    const isSame = parts.length === this.#made.length &&
      parts.every((part, index) => part === this.#made[index]);
    if (!isSame) [this.#made, this.#known] = [parts, formOf(text, examples, lookup)];
    return this.#known;
  }

  /**
   * @param {Form | null} form
   * @param {string} text
   */
  #drawTabs(form, text) {
    for (const input of this.#tabs.querySelectorAll("input")) {
      input.checked = input.value === this.#mode;
      input.disabled = input.value === "form" && form === null;
    }
    const isForced = form === null && preference.mode === "form";
    this.#reason.hidden = !isForced;
    if (isForced) setText(this.#reason, reasonOf(text));
  }

  /** @param {() => void} redraw */
  #makeTabs(redraw) {
    const modes = /** @type {const} */ ([["form", translate("Form")], ["json", translate("JSON")]]);
    const choose = (/** @type {Mode} */ mode) => {
      preference.mode = mode;
      writeStored(localStorage, KEY, mode === "form" ? null : mode);
      this.#form.reset();
      redraw();
    };
    return make(
      "fieldset",
      { class: "segments value-tabs" },
      make("legend", { class: "visually-hidden" }, translate("Edit as")),
      ...modes.map(([value, words]) => {
        const input = make("input", {
          type: "radio",
          name: this.#name,
          value,
          change: () => choose(value),
        });
        return make("label", {}, input, words);
      }),
    );
  }
}

/** @param {string} text */
function reasonOf(text) {
  if (text.length > LONGEST_TEXT) return translate("This value is too large for a form.");
  return text.trim() === "null"
    ? translate("No value of this type has been seen yet, so its fields are not known.")
    : translate("The form is there once this is valid JSON.");
}

/**
 * An editor, once its styles are there.
 * @param {ConstructorParameters<typeof ValueEditor>[0]} owner
 */
export async function openEditor(owner) {
  await loadStyles("/panels/fields/fields.css");
  return new ValueEditor(owner);
}
