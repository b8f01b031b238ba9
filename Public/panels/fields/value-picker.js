import { translate } from "../../language/translate.js";
import { firstValue } from "../../model/values/first-value.js";
import { typeWord } from "../../model/values/values.js";
import { RecentValues } from "../../model/value-form/recent-values.js";
import { make, setAttribute, setText } from "../../dom/dom.js";
import { selectOnEntry } from "../../dom/select-on-entry.js";
import { visibleText } from "../../dom/visible-marks.js";
import { writeUntrusted } from "../../dom/text.js";
import { PushDrafts, SCALARS } from "../push-form/push-drafts.js";
import { nextID } from "./field-parts.js";
import { openEditor } from "./value-editor.js";

/** @import { PageContent } from "../../model/page-content.d.ts" */
/** @import { Field } from "../../model/values/field-value.js" */
/** @import { ValueEditor } from "./value-editor.js" */
/** @typedef {Pick<PageContent, "live" | "types" | "sessionName">} Known */

/** The name of the choice of no value; no type has it. */
const NONE = "null";
/** The value is that of a command, so problems of its members have no pointer. */
const NO_REFUSAL = { pointer: "", words: "" };

/**
 * Any value: its type from a menu, then the fields of that type, as in the form for pushes.
 *
 *   const picker = await openPicker(page, { changed: () => use(picker.outcome) });
 *   parent.append(picker.element);
 */
export class ValuePicker {
  #changed;
  #drafts = new PushDrafts();
  #recent = new RecentValues(sessionStorage);
  #isNone = false;
  /** @type {ValueEditor | null} */
  #editor = null;
  #id = nextID();
  #types = make("select", {
    id: `${this.#id}-type`,
    change: ({ currentTarget }) => this.#choose(currentTarget.value),
  });
  #field = make("textarea", {
    id: `${this.#id}-value`,
    rows: "1",
    spellcheck: "false",
    autocomplete: "off",
    autocapitalize: "off",
    "aria-describedby": `${this.#id}-problem`,
    input: ({ currentTarget }) => this.#edit(currentTarget.value),
  });
  #label = make("label", { for: this.#field.id }, translate("Value"));
  #bool = make(
    "select",
    {
      "aria-label": translate("Value"),
      change: ({ currentTarget }) => this.#edit(currentTarget.value),
    },
    ...["true", "false"].map((value) => make("option", { value }, value)),
  );
  /** The one field that is there; the others are away, not only hidden. */
  #place = make("div", { class: "value-place" });
  #problem = make("p", { class: "field-problem", id: `${this.#id}-problem`, hidden: true });
  element = make(
    "div",
    { class: "value-picker", role: "group", "aria-label": translate("Value from a form") },
    make("label", { for: this.#types.id }, translate("Type of the value")),
    this.#types,
    this.#place,
    this.#problem,
  );

  /**
   * @param {Known} known
   * @param {{ changed: () => void, type?: string, hasNone?: boolean }} options `type` is the one
   *   that is chosen at first.
   */
  constructor(known, { changed, type, hasNone = false }) {
    this.#changed = changed;
    selectOnEntry(this.element);
    const { live, types, sessionName } = known;
    this.#drafts.learn(types);
    this.#drafts.see(live);
    const isKnown = (/** @type {string} */ name) => this.#drafts.knows(name);
    if (live) {
      this.#recent.learn(sessionName, live);
      this.#drafts.offer(live.scene.id, firstValue(live, isKnown));
    }
    if (type && isKnown(type)) this.#drafts.choose(type);
    const standard = this.#drafts.standard.map(({ name }) => name);
    const names = new Set([...this.#drafts.choices, ...standard]);
    if (hasNone) names.add(NONE);
    this.#types.append(...[...names].map((value) => make("option", { value }, wordOf(value))));
  }

  /** Loads the fields of types, and draws the first value. */
  async open() {
    this.#editor = await openEditor({
      edit: (text) => this.#edit(text),
      press: () => {},
      choose: (text) => this.#edit(text),
      redraw: () => this.#draw(),
      jsonField: this.#field,
    });
    this.#place.before(this.#editor.element);
    this.#draw();
  }

  /** The value as a client writes it, or what is wrong with it. */
  get outcome() {
    if (this.#isNone) return /** @type {Field} */ ({ value: null });
    return this.#editor?.hasProblem && !this.#drafts.isScalar
      ? { problem: translate("A field has no value yet.") }
      : this.#drafts.outcome;
  }

  focus() {
    this.#types.focus();
  }

  /** @param {string} type */
  #choose(type) {
    this.#isNone = type === NONE;
    if (!this.#isNone) this.#drafts.choose(type);
    this.#draw();
    this.#changed();
  }

  /** @param {string} text */
  #edit(text) {
    this.#drafts.text = text;
    this.#draw();
    this.#changed();
  }

  #draw() {
    const { type, text, isScalar } = this.#drafts;
    this.#types.value = this.#isNone ? NONE : type;
    const isForm = !this.#isNone && !isScalar && this.#editor !== null;
    if (this.#editor) this.#editor.element.hidden = !isForm;
    const shown = isForm ? this.#drawForm(type, text) : null;
    const isText = !this.#isNone && type !== "Bool" && shown === null;
    if (isText && this.#field.value !== text) this.#field.value = text;
    if (isText) this.#put(this.#label, this.#field);
    else if (!this.#isNone && type === "Bool") this.#put(this.#bool);
    else this.#put();
    setAttribute(this.#field, "data-code", !isScalar);
    this.#bool.value = text;
    const { problem } = this.outcome;
    this.#problem.hidden = !problem;
    if (problem) writeUntrusted(this.#problem, problem, 400);
    else setText(this.#problem, "");
    setAttribute(this.#field, "aria-invalid", problem ? "true" : null);
  }

  /** @param {...HTMLElement} wanted */
  #put(...wanted) {
    const isSame = this.#place.childElementCount === wanted.length &&
      wanted.every((element) => element.parentElement === this.#place);
    // A field that is put in again would lose the focus.
    if (!isSame) this.#place.replaceChildren(...wanted);
  }

  /**
   * @param {string} type
   * @param {string} text
   */
  #drawForm(type, text) {
    const drafts = this.#drafts;
    return this.#editor?.show({
      type,
      text,
      examples: drafts.examples,
      lookup: (name) => drafts.examplesNamed(name),
      recent: this.#recent.of(type),
      refusal: NO_REFUSAL,
    }) ?? null;
  }
}

/** @param {string} type */
function wordOf(type) {
  if (type === NONE) return translate("No value (null)");
  return SCALARS.some(({ name }) => name === type) ? type : visibleText(typeWord(type), 60);
}

/**
 * A picker, once its fields are there.
 * @param {ConstructorParameters<typeof ValuePicker>} about
 */
export async function openPicker(...about) {
  const picker = new ValuePicker(...about);
  await picker.open();
  return picker;
}
