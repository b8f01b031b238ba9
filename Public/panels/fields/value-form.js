import { translateCount } from "../../language/translate.js";
import { make, setText } from "../../dom/dom.js";
import { drawFields } from "./group-fields.js";

/** @import { Form } from "../../model/value-form/form.d.ts" */
/** @import { FormContext } from "./form-context.d.ts" */

/**
 * The fields of a value. Each change gives the whole text of the value, in which all else stays as
 * it was written.
 * @implements {FormContext}
 */
export class ValueForm {
  text = "";
  press;
  #edit;
  #fields = make("div", { class: "group-fields" });
  #rest = make("p", { class: "hint", hidden: true });
  element = make("div", { class: "value-form", role: "group" }, this.#fields, this.#rest);
  /** @type {Form | null} */
  #form = null;
  /** @type {Map<string, string>} */
  #problems = new Map();
  #areRevealed = false;
  #refusal = { pointer: "", words: "" };

  /** @param {{ edit: (text: string) => void, press: (event: KeyboardEvent) => void }} actions */
  constructor({ edit, press }) {
    this.#edit = edit;
    this.press = press;
  }

  /** True while a field has something that is no value: the text is then without it. */
  get hasProblem() {
    return this.#problems.size > 0;
  }

  /**
   * Draws the form of a text; a refusal appears at the field that it is about.
   * @param {string} text
   * @param {Form} form
   * @param {{ pointer: string, words: string }} refusal
   * @returns {boolean} True if the refusal is about one of the fields.
   */
  show(text, form, refusal) {
    [this.text, this.#form, this.#refusal] = [text, form, refusal];
    this.#draw();
    return refusal.words !== "" && this.element.querySelector("[aria-invalid]") !== null;
  }

  /**
   * @param {string} text
   * @param {...string} places
   */
  change(text, ...places) {
    const place = document.activeElement?.getAttribute("data-at") ?? "";
    const had = document.activeElement;
    // An item that has gone leaves no problem to the one that takes its place.
    if (places.length > 0) this.#problems.clear();
    this.#edit(text);
    if (places.length > 0 || !had?.isConnected)
      this.#goTo([...places, place, place.replace(/none$/, "control")]);
  }

  /**
   * @param {string} pointer
   * @param {string | undefined} problem
   */
  note(pointer, problem) {
    if (problem === this.#problems.get(pointer)) return;
    if (problem === undefined) this.#problems.delete(pointer);
    else this.#problems.set(pointer, problem);
    if (this.#problems.size === 0) this.#areRevealed = false;
    if (problem !== undefined) this.#edit(this.text);
  }

  /** @param {string} pointer */
  problemAt(pointer) {
    const own = this.#areRevealed ? this.#problems.get(pointer) : undefined;
    return own ?? (this.#refusal.pointer === pointer ? this.#refusal.words : "");
  }

  revealProblems() {
    if (this.#areRevealed || !this.hasProblem) return;
    this.#areRevealed = true;
    this.#draw();
  }

  /** Forgets what was typed that is no value, for a value from elsewhere. */
  reset() {
    this.#problems.clear();
    this.#areRevealed = false;
    this.#fields.replaceChildren();
  }

  /** Goes to the first field with a problem, or to the first of all. */
  focus() {
    const control = this.element.querySelector("[aria-invalid]") ??
      this.element.querySelector("[data-at$='|control']") ??
      this.element.querySelector("[data-at]");
    if (!(control instanceof HTMLElement)) return;
    control.focus();
    if (control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement)
      control.select();
  }

  #draw() {
    if (!this.#form) return;
    const { root, rest } = this.#form;
    // The fields of an object need no frame around all of them.
    drawFields(this.#fields, root.kind === "group" ? root.fields : [root], this);
    this.#rest.hidden = rest === 0;
    if (rest === 0) return;
    const words = translateCount(
      rest,
      "One more field is in the JSON.",
      "{count} more fields are in the JSON.",
    );
    setText(this.#rest, words);
  }

  /** @param {string[]} places */
  #goTo(places) {
    for (const place of places) {
      const found = place && this.element.querySelector(`[data-at="${CSS.escape(place)}"]`);
      if (!(found instanceof HTMLElement)) continue;
      found.focus();
      return;
    }
  }
}
