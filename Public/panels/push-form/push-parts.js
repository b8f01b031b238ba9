import { translate } from "../../language/translate.js";
import { typeFamily, typeWord } from "../../model/values/values.js";
import { byID, icon, make, setAttribute } from "../../dom/dom.js";
import { readStored, writeStored } from "../../dom/storage.js";
import { writeUntrusted } from "../../dom/text.js";

const KEPT = "colonnade.pushKept";

/**
 * The elements of the form that change, by their roles.
 * @typedef {{ types: HTMLElement, more: HTMLSelectElement, field: HTMLTextAreaElement,
 *   label: HTMLElement, text: HTMLElement, bool: HTMLElement, hint: HTMLElement, problem: HTMLElement,
 *   preview: HTMLElement, send: HTMLButtonElement }} PushParts
 */
/**
 * @typedef {{ choose: (type: string, isDone: boolean) => void, edit: (text: string) => void,
 *   press: (event: KeyboardEvent) => void, type: () => void, submit: (event: Event) => void }} PushActions
 */

/**
 * @param {PushActions} actions
 * @returns {PushParts}
 */
export function makeParts({ choose, edit, press, type }) {
  const field = make("textarea", {
    id: "push-value",
    rows: "1",
    spellcheck: "false",
    autocomplete: "off",
    autocapitalize: "off",
    input: ({ currentTarget }) => edit(currentTarget.value),
    keydown: press,
  });
  const label = make("label", { for: "push-value" }, translate("Value"));
  return {
    types: make("div", {
      class: "type-options fades-inline",
      keydown: (event) => isText(event) && type(),
    }),
    more: make("select", {
      class: "type-more",
      "aria-label": translate("Other types"),
      // The menu returns to its title: the chosen type is then among the others.
      change: ({ currentTarget }) => {
        choose(currentTarget.value, true);
        currentTarget.value = "";
      },
    }, make("option", { value: "" }, translate("Other type…"))),
    field,
    label,
    text: make("div", { class: "field" }, label, field),
    bool: makeBoolChoice(edit),
    hint: make("p", { class: "hint", id: "push-hint" }),
    problem: make("p", { class: "field-problem", id: "push-problem" }),
    preview: make("code"),
    send: make(
      "button",
      { type: "submit", class: "primary" },
      icon("push"),
      translate("Push"),
      make("kbd", { "aria-hidden": "true" }, "⏎"),
    ),
  };
}

/**
 * @param {PushParts} parts
 * @param {HTMLElement} editor
 * @param {PushActions} actions
 */
export function makeForm(parts, editor, { submit }) {
  const { types, more, text, bool, hint, problem, preview, send } = parts;
  return make(
    "form",
    { novalidate: true, submit },
    make(
      "header",
      { class: "push-head" },
      make("h2", {}, translate("Push")),
      makeKeep(),
      makeClose(),
    ),
    make(
      "div",
      { class: "push-fields fades-block" },
      make(
        "fieldset",
        {},
        make("legend", { class: "visually-hidden" }, translate("Type of the value")),
        types,
        more,
      ),
      make("div", { class: "field" }, editor, text, bool, hint, problem),
      make(
        "div",
        { class: "preview" },
        make("span", { class: "preview-title" }, translate("Sends")),
        preview,
      ),
    ),
    send,
  );
}

/**
 * True for a character that is typed; a space chooses the type.
 * @param {KeyboardEvent} event
 */
function isText({ key, altKey, ctrlKey, metaKey }) {
  return key.length === 1 && key !== " " && !altKey && !ctrlKey && !metaKey;
}

/** A choice for the form over the stage: it closes after a push, or stays. */
function makeKeep() {
  const keep = make("input", {
    type: "checkbox",
    change: () => {
      writeStored(localStorage, KEPT, keep.checked ? "true" : null);
      setAttribute(byID("command"), "data-kept", keep.checked);
    },
  });
  keep.checked = readStored(localStorage, KEPT) !== null;
  setAttribute(byID("command"), "data-kept", keep.checked);
  return make("label", { class: "push-keep" }, keep, translate("Keep open"));
}

/** A button that closes the form when it is in a sheet. */
function makeClose() {
  return make("button", {
    type: "button",
    class: "icon-button",
    popovertarget: "command",
    "aria-label": translate("Close"),
    title: translate("Close (Esc)"),
  }, icon("close"));
}

/** @param {(text: string) => void} edit */
function makeBoolChoice(edit) {
  const options = ["true", "false"].map((value) => {
    const attributes = { type: "radio", name: "push-bool", value, checked: value === "true" };
    return make("label", {}, make("input", { ...attributes, change: () => edit(value) }), value);
  });
  return make(
    "fieldset",
    { class: "segments" },
    make("legend", { class: "visually-hidden" }, translate("Value")),
    ...options,
  );
}

/**
 * @param {string} name
 * @param {(isDone: boolean) => void} choose Done by a pointer: keys walk through the types.
 */
export function makeTypeOption(name, choose) {
  const family = typeFamily(name);
  const word = make("span");
  writeUntrusted(word, typeWord(name), 40);
  const input = make("input", {
    type: "radio",
    name: "push-type",
    value: name,
    change: () => choose(false),
    click: ({ detail }) => detail > 0 && choose(true),
  });
  return make(
    "label",
    { class: "type-option", "data-family": family },
    input,
    icon(family),
    word,
  );
}
