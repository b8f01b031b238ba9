import { writeExactly } from "../../protocol/exact-json.js";
import { columnOnScreen } from "../../model/state/column-on-screen.js";
import { firstValue } from "../../model/values/first-value.js";
import { translate } from "../../language/translate.js";
import { typeWord } from "../../model/values/values.js";
import { emit, firstPart, make, setAttribute, setText } from "../../dom/dom.js";
import { keyedList } from "../../dom/keyed-list.js";
import { TOUCH } from "../../dom/pointer.js";
import { selectOnEntry } from "../../dom/select-on-entry.js";
import { visibleText } from "../../dom/visible-marks.js";
import { ariaKeys } from "../shortcuts.js";
import { writeUntrusted } from "../../dom/text.js";
import { PushEditor } from "./push-editor.js";
import { PushDrafts, SCALARS } from "./push-drafts.js";
import { makeForm, makeParts, makeTypeOption } from "./push-parts.js";

/** @import { Params } from "../../types/wire.d.ts" */
/** @import { Page } from "../page.d.ts" */

/** A push in a compact width comes with this, or a column in front would hide it. */
const FORWARD = { method: "setPreferredCompactColumn", params: { column: "detail" } };
/** A longer text has long lines: the browser takes a second to wrap megabytes. In UTF-16 units. */
const MOST_WRAPPED = 100_000;

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
    choose: (/** @type {string} */ type, /** @type {boolean} */ isDone) =>
      this.#choose(type, isDone),
    edit: (/** @type {string} */ text) => this.#edit(text),
    press: (/** @type {KeyboardEvent} */ event) => this.#sendByKey(event),
    // The field gets the key, too, because the focus is there before the character is.
    type: () => this.focus(),
    submit: (/** @type {Event} */ event) => this.#send(event),
  };
  #parts = makeParts(this.#actions);
  #editor = new PushEditor({
    edit: (text) => this.#edit(text),
    press: (event) => this.#sendByKey(event),
    choose: (text) => this.#edit(text),
    redraw: () => this.update(),
    jsonField: this.#parts.field,
  });
  /** The message that the preview shows: a value may be long, and the page draws often. */
  #previewed = {};
  #wasHidden = false;

  /** @param {Page} page */
  set page(page) {
    this.#page = page;
    this.update();
  }

  connectedCallback() {
    if (!this.firstChild) {
      this.append(makeForm(this.#parts, this.#editor.element, this.#actions));
      selectOnEntry(this);
    }
    this.update();
  }

  /** @override */
  focus() {
    const { bool, field } = this.#parts;
    if (this.#drafts.type === "Bool") {
      /** @type {HTMLElement | null} */ (bool.querySelector(":checked"))?.focus();
      return;
    }
    if (!field.isConnected) return this.#editor.focus();
    field.focus();
    field.select();
  }

  update() {
    if (!this.firstChild || !this.#page) return;
    const { live, types, pathType } = this.#page;
    if (!this.#drafts.learn(types, pathType)) this.#forgetProblem();
    const isKnown = (/** @type {string} */ type) => this.#drafts.knows(type);
    this.#drafts.see(live);
    if (live) this.#drafts.offer(live.scene.id, firstValue(live, isKnown));
    this.#drawTypes();
    const form = this.#editor.show(this.#page, this.#drafts);
    this.#drawField(this.#page.isMac, form !== null);
    this.#drawVerdict(form?.isRefusalShown === true);
    const { can, words } = this.#page.verdict("push");
    setAttribute(this.#parts.send, "aria-disabled", can ? null : "true");
    setAttribute(this.#parts.send, "title", words);
  }

  #drawTypes() {
    const { types, more } = this.#parts;
    const { choices, standard, type } = this.#drafts;
    keyedList(types, choices, {
      key: (name) => name,
      make: (name) => makeTypeOption(name, (isDone) => this.#choose(name, isDone)),
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

  /**
   * @param {string} type
   * @param {boolean} isDone The person is not walking through the types, and goes on to the value.
   */
  #choose(type, isDone) {
    this.#drafts.choose(type);
    this.#forgetProblem();
    this.update();
    // On a touch screen, the focus would bring a keyboard over the form.
    if (isDone && !TOUCH.matches) this.focus();
  }

  #forgetProblem() {
    this.#wasAsked = false;
    emit(this, "forgetRefusal");
  }

  /** @param {string} text */
  #edit(text) {
    this.#drafts.text = text;
    if (this.#page?.refusal) emit(this, "forgetRefusal");
    this.update();
  }

  /**
   * @param {boolean} isMac
   * @param {boolean} isForm
   */
  #drawField(isMac, isForm) {
    const { field, label, text: parent, bool, hint } = this.#parts;
    const { type, text, isScalar } = this.#drafts;
    const isBool = type === "Bool";
    field.hidden = label.hidden = isBool;
    // Away, not only hidden: one field of the page is called “Value”.
    if (isForm) parent.remove();
    else if (!parent.isConnected) bool.before(parent);
    hint.hidden = isForm;
    bool.hidden = !isBool;
    setAttribute(field, "data-long", text.length > MOST_WRAPPED);
    if (!isBool && !isForm && field.value !== text) field.value = text;
    for (const input of bool.querySelectorAll("input")) input.checked = input.value === text;
    setAttribute(field, "inputmode", type === "Double" ? "decimal" : null);
    setAttribute(field, "data-code", !isScalar);
    setAttribute(field, "aria-keyshortcuts", ariaKeys("focusPush", isMac));
    const key = isMac ? "⌘Enter" : "Ctrl+Enter";
    const own = translate("JSON in the type’s Codable form. {key} pushes.", { key });
    const scalar = SCALARS.find(({ name }) => name === type);
    setText(hint, scalar ? translate(scalar.hint) : own);
  }

  /** @param {boolean} isRefusalShown */
  #drawVerdict(isRefusalShown) {
    const { field, problem, preview } = this.#parts;
    const { outcome } = this.#drafts;
    const refusal = this.#page?.refusal;
    const words = (this.#wasAsked && outcome.problem) ||
      (refusal && !isRefusalShown ? refusal.message : "");
    if (words) writeUntrusted(problem, words, 400);
    const isNew = words !== "" && problem.hidden;
    problem.hidden = !words;
    if (isNew) problem.scrollIntoView({ block: "nearest" });
    setAttribute(field, "aria-invalid", words ? "true" : null);
    setAttribute(field, "aria-describedby", words ? "push-problem push-hint" : "push-hint");
    const hasProblem = this.#editor.hasProblem || outcome.problem;
    const isHidden = this.#isHidden;
    const shown = hasProblem ? {} : outcome;
    if (hasProblem) setText(preview, "…");
    else if (shown !== this.#previewed || isHidden !== this.#wasHidden) {
      const request = writeExactly(this.#request(outcome));
      writeUntrusted(preview, request, 300);
      setAttribute(preview, "title", visibleText(request, 2000));
    }
    if (hasProblem) setAttribute(preview, "title", null);
    [this.#previewed, this.#wasHidden] = [shown, isHidden];
  }

  /**
   * Enter sends a scalar; JSON, which has several lines, needs Control or Command as well.
   * @param {KeyboardEvent} event
   */
  #sendByKey(event) {
    if (event.key !== "Enter" || event.isComposing || event.shiftKey) return;
    const isCode = event.currentTarget instanceof Element &&
      event.currentTarget.hasAttribute("data-code");
    if (isCode && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    this.#parts.send.form?.requestSubmit();
  }

  /** A column in front would hide the pushed value, as SwiftUI's does. */
  get #isHidden() {
    const live = this.#page?.live;
    const front = live ? columnOnScreen(live) : null;
    return front !== null && front !== "detail" && live?.preferredCompactColumn !== "detail";
  }

  /**
   * One revision, also if the detail has to come forward.
   * @param {Params} push
   */
  #request(push) {
    const request = { method: "push", params: push };
    return this.#isHidden
      ? { method: "transaction", params: { commands: [request, FORWARD] } }
      : request;
  }

  /** @param {Event} event */
  #send(event) {
    event.preventDefault();
    const { outcome } = this.#drafts;
    this.#wasAsked = Boolean(outcome.problem);
    if (!outcome.problem && !this.#editor.hasProblem) {
      const { method, params } = this.#request(outcome);
      return emit(this, method, params);
    }
    this.update();
    this.focus();
  }
}
