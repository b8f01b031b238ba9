import { make } from "../../dom/dom.js";
import { RecentValues } from "../../model/value-form/recent-values.js";

/** @import { Page } from "../page.d.ts" */
/** @import { ValueEditor } from "../fields/value-editor.js" */
/** @import { PushDrafts } from "./push-drafts.js" */

/** The place of the pushed value in the parameters, as a refusal's pointer names it. */
const VALUE = /^(\/params\/commands\/0)?\/params\/value\/value/;

/** The form for a value of a custom type, which is loaded once such a type is chosen. */
export class PushEditor {
  element = make("div", { class: "push-editor", hidden: true });
  #recent = new RecentValues(sessionStorage);
  #owner;
  /** @type {ValueEditor | null} */
  #editor = null;
  #isAsked = false;

  /** @param {ConstructorParameters<typeof ValueEditor>[0]} owner */
  constructor(owner) {
    this.#owner = owner;
  }

  get hasProblem() {
    return !this.element.hidden && this.#editor?.hasProblem === true;
  }

  /**
   * Draws the form if there is one, and returns whether the refusal is at one of its fields; null
   * if the value is edited as a text.
   * @param {Page} page
   * @param {PushDrafts} drafts
   */
  show(page, drafts) {
    if (page.live) this.#recent.learn(page.sessionName, page.live);
    this.element.hidden = drafts.isScalar || this.#editor === null;
    if (drafts.isScalar) return null;
    if (!this.#editor) {
      this.#load();
      return null;
    }
    const { type, text } = drafts;
    const { message = "", pointer = "" } = page.refusal ?? {};
    const isOfValue = VALUE.test(pointer);
    return this.#editor.show({
      type,
      text,
      examples: drafts.examples,
      lookup: (name) => drafts.examplesNamed(name),
      recent: this.#recent.of(type),
      refusal: isOfValue
        ? { pointer: pointer.replace(VALUE, ""), words: message }
        : { pointer: "", words: "" },
    });
  }

  focus() {
    this.#editor?.focus();
  }

  async #load() {
    if (this.#isAsked) return;
    this.#isAsked = true;
    const { openEditor } = await import("../fields/value-editor.js");
    const editor = await openEditor(this.#owner);
    this.#editor = editor;
    this.element.append(editor.element);
    const hadFocus = document.activeElement === this.#owner.jsonField;
    this.#owner.redraw();
    if (hadFocus && !this.#owner.jsonField.isConnected) editor.focus();
  }
}
