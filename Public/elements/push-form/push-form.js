import { parseField, typeFamily, typeWord } from "../../model/values.js";
import { icon, intend, make, setAttribute, setText } from "../../page/dom.js";
import { keyedList } from "../../page/keyed-list.js";
import { writeOutside } from "../../page/text.js";
import { ariaKeys } from "../../page/shortcuts.js";

const SCALARS = [
  { name: "Int", draft: "42", hint: "A whole number of 64 bits; wide ones keep every digit." },
  { name: "String", draft: "Hello", hint: "Shift+Enter begins a new line." },
  { name: "Bool", draft: "true", hint: "" },
  { name: "Double", draft: "1.5", hint: "A finite number, such as 1.5 or 2e10." },
];

/**
 * Pushes one value of a chosen type: the scalars, and the session's own types from their example.
 *
 *   form.page = page;   // reads page.types, page.refusal, page.isMac
 *   form.focus();       // goes to the value
 *
 * A draft is kept for each type. What will be sent stands below the field, letter for letter.
 */
export class PushForm extends HTMLElement {
  #page = null;
  #type = "Int";
  #drafts = new Map(SCALARS.map(({ name, draft }) => [name, draft]));
  #asked = false;
  #parts = null;

  set page(page) {
    this.#page = page;
    this.update();
  }

  connectedCallback() {
    if (!this.#parts) this.#build();
    this.update();
  }

  focus() {
    if (this.#type === "Bool") return this.#parts.bool.querySelector(":checked").focus();
    this.#parts.field.focus();
    this.#parts.field.select();
  }

  update() {
    if (!this.#parts || !this.#page) return;
    this.#drawTypes();
    this.#drawField();
    this.#drawVerdict();
  }

  #build() {
    this.#parts = {
      types: make("div", { class: "type-options" }),
      more: make("select", {
        class: "type-more",
        "aria-label": "Other types",
        change: ({ target }) => this.#chooseOther(target),
      }, make("option", { value: "" }, "Other type…")),
      field: make("textarea", {
        id: "push-value",
        rows: "1",
        spellcheck: "false",
        autocomplete: "off",
        autocapitalize: "off",
        input: (event) => this.#edit(event.target.value),
        keydown: (event) => this.#sendByKey(event),
      }),
      label: make("label", { for: "push-value" }, "Value"),
      bool: this.#boolChoice(),
      hint: make("p", { class: "hint", id: "push-hint" }),
      problem: make("p", { class: "field-problem", id: "push-problem" }),
      preview: make("code"),
    };
    const { types, more, field, label, bool, hint, problem, preview } = this.#parts;
    const send = make(
      "button",
      { type: "submit", class: "primary" },
      icon("push"),
      "Push",
      make("kbd", { "aria-hidden": "true" }, "⏎"),
    );
    this.append(
      make(
        "form",
        { novalidate: true, submit: (event) => this.#send(event) },
        make("h2", {}, "Push"),
        make("fieldset", {}, make("legend", { class: "visually-hidden" }, "Type"), types, more),
        make("div", { class: "field" }, label, field, bool, hint, problem),
        make(
          "div",
          { class: "preview" },
          make("span", { class: "preview-title" }, "Sends"),
          preview,
        ),
        send,
      ),
    );
  }

  #boolChoice() {
    const options = ["true", "false"].map((word) =>
      make(
        "label",
        {},
        make("input", {
          type: "radio",
          name: "push-bool",
          value: word,
          checked: word === "true",
          change: () => this.#edit(word),
        }),
        word,
      )
    );
    return make(
      "fieldset",
      { class: "segments" },
      make("legend", { class: "visually-hidden" }, "Value"),
      ...options,
    );
  }

  #drawTypes() {
    const { types, more } = this.#parts;
    const registered = this.#page.types.filter(({ name }) => !isScalar(typeWord(name)));
    const [own, standard] = [registered.filter(isOwn), registered.filter((type) => !isOwn(type))];
    const chosen = standard.filter(({ name }) => name === this.#type);
    const known = isScalar(this.#type) || registered.some(({ name }) => name === this.#type);
    if (!known) return this.#choose("Int");
    keyedList(types, [...SCALARS, ...own, ...chosen], {
      key: ({ name }) => name,
      make: ({ name }) => this.#typeOption(name),
      update: (option, { name }) => {
        option.firstChild.checked = name === this.#type;
      },
    });
    more.hidden = standard.length === 0;
    keyedList(more, standard, {
      key: ({ name }) => name,
      make: ({ name }) => make("option", { value: name }, typeWord(name)),
      update: () => {},
    });
  }

  #typeOption(name) {
    const family = typeFamily(name);
    const word = make("span");
    writeOutside(word, typeWord(name), 40);
    return make(
      "label",
      { class: "type-option", "data-family": family },
      make("input", {
        type: "radio",
        name: "push-type",
        value: name,
        change: () => this.#choose(name),
      }),
      icon(family),
      word,
    );
  }

  #choose(name) {
    this.#type = name;
    this.#asked = false;
    intend(this, "forgetRefusal");
    this.update();
  }

  /** The menu goes back to its title: what was chosen stands among the types. */
  #chooseOther(menu) {
    this.#choose(menu.value);
    menu.value = "";
  }

  #edit(text) {
    this.#drafts.set(this.#type, text);
    if (this.#page.refusal?.verb === "push") intend(this, "forgetRefusal");
    this.update();
  }

  #draft() {
    if (!this.#drafts.has(this.#type)) {
      const { example } = this.#page.types.find(({ name }) => name === this.#type);
      this.#drafts.set(this.#type, JSON.stringify(example, null, 2));
    }
    return this.#drafts.get(this.#type);
  }

  #drawField() {
    const { field, label, bool, hint } = this.#parts;
    const isBool = this.#type === "Bool";
    field.hidden = label.hidden = isBool;
    bool.hidden = !isBool;
    const draft = this.#draft();
    if (!isBool && field.value !== draft) field.value = draft;
    for (const input of bool.querySelectorAll("input")) input.checked = input.value === draft;
    setAttribute(field, "inputmode", this.#type === "Double" ? "decimal" : null);
    setAttribute(field, "data-code", this.#isCustom() ? true : null);
    setAttribute(field, "aria-keyshortcuts", ariaKeys("focusPush", this.#page.isMac));
    const mod = this.#page.isMac ? "⌘" : "Ctrl+";
    const own = `JSON as the type's own Codable writes it. ${mod}Enter pushes.`;
    setText(hint, this.#isCustom() ? own : SCALARS.find(({ name }) => name === this.#type).hint);
  }

  #drawVerdict() {
    const { field, problem, preview } = this.#parts;
    const outcome = parseField(this.#type, this.#draft());
    const { refusal } = this.#page;
    const words = (this.#asked && outcome.problem) ||
      (refusal?.verb === "push" ? refusal.message : "");
    if (words) writeOutside(problem, words, 400);
    problem.hidden = !words;
    setAttribute(field, "aria-invalid", words ? "true" : null);
    setAttribute(field, "aria-describedby", words ? "push-problem push-hint" : "push-hint");
    if (outcome.problem) setText(preview, "…");
    else writeOutside(preview, JSON.stringify({ method: "push", params: outcome }), 300);
  }

  #isCustom() {
    return !isScalar(this.#type);
  }

  /** Enter sends a scalar; in JSON over several lines it takes Control or Command. */
  #sendByKey(event) {
    if (event.key !== "Enter" || event.isComposing || event.shiftKey) return;
    if (this.#isCustom() && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    event.target.form.requestSubmit();
  }

  #send(event) {
    event.preventDefault();
    const outcome = parseField(this.#type, this.#draft());
    this.#asked = Boolean(outcome.problem);
    if (outcome.problem) {
      this.update();
      return this.focus();
    }
    intend(this, "push", outcome);
  }
}

function isScalar(name) {
  return SCALARS.some((scalar) => scalar.name === name);
}

/** Whether a type is the author's, not one that every session knows. */
function isOwn({ name }) {
  return !/^(Swift|Foundation)\./.test(name);
}
