import { writeExactly } from "../../protocol/exact-json.js";
import { firstValue } from "../../model/values/first-value.js";
import { translate } from "../../language/translate.js";
import { typeWord } from "../../model/values/values.js";
import { emit, firstPart, make, setAttribute, setText } from "../../dom/dom.js";
import { keyedList } from "../../dom/keyed-list.js";
import { ariaKeys } from "../shortcuts.js";
import { writeUntrusted } from "../../dom/text.js";
import { PushDrafts, SCALARS } from "./push-drafts.js";
import { makeForm, makeParts, makeTypeOption } from "./push-parts.js";

/** @import { Page } from "../page.d.ts" */

/**
 * Pushes one value of a chosen type: the scalars, and the session's own types from their example.
 *
 *   form.page = page;   // reads page.types, page.live, page.refusal, page.verdict, page.isMac
 *   form.focus();       // goes to the value
 *
 * Each type keeps its draft. The message that will be sent is shown below the field.
 */
export class PushForm extends HTMLElement {
  /** @type {Page | null} */
  #page = null;
  #drafts = new PushDrafts();
  #wasAsked = false;
  #actions = {
    choose: (/** @type {string} */ type) => this.#choose(type),
    edit: (/** @type {string} */ text) => this.#edit(text),
    press: (/** @type {KeyboardEvent} */ event) => this.#sendByKey(event),
    submit: (/** @type {Event} */ event) => this.#send(event),
  };
  #parts = makeParts(this.#actions);

  /** @param {Page} page */
  set page(page) {
    this.#page = page;
    this.update();
  }

  connectedCallback() {
    if (!this.firstChild) this.append(makeForm(this.#parts, this.#actions));
    this.update();
  }

  /** @override */
  focus() {
    const { bool, field } = this.#parts;
    if (this.#drafts.type === "Bool") {
      /** @type {HTMLElement | null} */ (bool.querySelector(":checked"))?.focus();
      return;
    }
    field.focus();
    field.select();
  }

  update() {
    if (!this.firstChild || !this.#page) return;
    if (!this.#drafts.learn(this.#page.types)) this.#forgetProblem();
    const { live } = this.#page;
    const isKnown = (/** @type {string} */ type) => this.#drafts.knows(type);
    if (live) this.#drafts.offer(live.scene.id, firstValue(live, isKnown));
    this.#drawTypes();
    this.#drawField(this.#page.isMac);
    this.#drawVerdict();
    const { can, words } = this.#page.verdict("push");
    setAttribute(this.#parts.send, "aria-disabled", can ? null : "true");
    setAttribute(this.#parts.send, "title", words);
  }

  #drawTypes() {
    const { types, more } = this.#parts;
    const { choices, standard, type } = this.#drafts;
    keyedList(types, choices, {
      key: (name) => name,
      make: (name) => makeTypeOption(name, () => this.#choose(name)),
      update: (option, name) => {
        /** @type {HTMLInputElement} */ (firstPart(option)).checked = name === type;
      },
    });
    more.hidden = standard.length === 0;
    keyedList(more, standard, {
      key: ({ name }) => name,
      make: ({ name }) => make("option", { value: name }, typeWord(name)),
      update: () => {},
    });
  }

  /** @param {string} type */
  #choose(type) {
    this.#drafts.choose(type);
    this.#forgetProblem();
    this.update();
  }

  #forgetProblem() {
    this.#wasAsked = false;
    emit(this, "forgetRefusal");
  }

  /** @param {string} text */
  #edit(text) {
    this.#drafts.text = text;
    if (this.#page?.refusal?.verb === "push") emit(this, "forgetRefusal");
    this.update();
  }

  /** @param {boolean} isMac */
  #drawField(isMac) {
    const { field, label, bool, hint } = this.#parts;
    const { type, text, isScalar } = this.#drafts;
    const isBool = type === "Bool";
    field.hidden = label.hidden = isBool;
    bool.hidden = !isBool;
    if (!isBool && field.value !== text) field.value = text;
    for (const input of bool.querySelectorAll("input")) input.checked = input.value === text;
    setAttribute(field, "inputmode", type === "Double" ? "decimal" : null);
    setAttribute(field, "data-code", !isScalar);
    setAttribute(field, "aria-keyshortcuts", ariaKeys("focusPush", isMac));
    const key = isMac ? "⌘Enter" : "Ctrl+Enter";
    const own = translate("JSON in the type’s Codable form. {key} pushes.", { key });
    const scalar = SCALARS.find(({ name }) => name === type);
    setText(hint, scalar ? translate(scalar.hint) : own);
  }

  #drawVerdict() {
    const { field, problem, preview } = this.#parts;
    const { outcome } = this.#drafts;
    const refusal = this.#page?.refusal;
    const words = (this.#wasAsked && outcome.problem) ||
      (refusal?.verb === "push" ? refusal.message : "");
    if (words) writeUntrusted(problem, words, 400);
    const isNew = words !== "" && problem.hidden;
    problem.hidden = !words;
    if (isNew) problem.scrollIntoView({ block: "nearest" });
    setAttribute(field, "aria-invalid", words ? "true" : null);
    setAttribute(field, "aria-describedby", words ? "push-problem push-hint" : "push-hint");
    if (outcome.problem) setText(preview, "…");
    else writeUntrusted(preview, writeExactly({ method: "push", params: outcome }), 300);
  }

  /**
   * Enter sends a scalar; JSON, which has several lines, needs Control or Command as well.
   * @param {KeyboardEvent} event
   */
  #sendByKey(event) {
    if (event.key !== "Enter" || event.isComposing || event.shiftKey) return;
    if (!this.#drafts.isScalar && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    this.#parts.field.form?.requestSubmit();
  }

  /** @param {Event} event */
  #send(event) {
    event.preventDefault();
    const { outcome } = this.#drafts;
    this.#wasAsked = Boolean(outcome.problem);
    if (!outcome.problem) return emit(this, "push", outcome);
    this.update();
    this.focus();
  }
}
