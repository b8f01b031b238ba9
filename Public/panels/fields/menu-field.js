import { translate } from "../../language/translate.js";
import { make } from "../../dom/dom.js";
import { keyedList } from "../../dom/keyed-list.js";
import { writeUntrusted } from "../../dom/text.js";
import { visibleText } from "../../dom/visible-marks.js";
import { withJSON } from "../../model/value-form/form-edits.js";
import { jsonOf } from "../../model/value-form/field-texts.js";
import { makeTools, nameOf, nextID, showProblem } from "./field-parts.js";

/** @import { FormField } from "../../model/value-form/form.d.ts" */
/** @import { FieldView, FormContext } from "./form-context.d.ts" */

/** A value that no text of an enum has: it ends in half a character. */
const OTHER = "other \ud800";

/**
 * A menu of the texts that are known, and a field for any other: the page knows no type's source,
 * so there may be more cases than it has seen.
 * @param {FormField} field
 * @param {FormContext} form
 * @returns {FieldView}
 */
export function menuField(field, form) {
  let current = field;
  let isOther = false;
  const id = nextID();
  const edit = (/** @type {string} */ text) => {
    const { json, problem } = jsonOf(current, text);
    form.note(current.pointer, problem);
    if (json !== undefined) form.change(withJSON(form.text, current, json));
  };
  const select = make("select", {
    id,
    "data-at": `${field.pointer}|control`,
    "data-outside": true,
    "aria-describedby": `${id}-problem`,
    change: ({ currentTarget: { value } }) => {
      isOther = value === OTHER;
      if (!isOther) return edit(value);
      select.after(other);
      other.focus();
      other.select();
    },
  });
  const other = make("textarea", {
    rows: "1",
    spellcheck: "false",
    autocomplete: "off",
    autocapitalize: "off",
    "aria-describedby": `${id}-problem`,
    input: ({ currentTarget }) => edit(currentTarget.value),
    keydown: (event) => form.press(event),
  });
  const label = make("label", { for: id });
  const problem = make("p", { class: "field-problem", id: `${id}-problem`, hidden: true });
  const tools = makeTools(field, form);
  const head = make("div", { class: "field-head" }, label, tools.element);
  const element = make(
    "div",
    { class: "value-field", "data-kind": "menu" },
    head,
    select,
    problem,
  );
  const update = (/** @type {FormField} */ next) => {
    current = next;
    tools.update(next);
    const name = nameOf(next);
    writeUntrusted(label, name, 60);
    other.setAttribute("aria-label", translate("{name}: other value", { name }));
    const choices = next.choices.filter((choice) => !isOther || choice !== next.text);
    drawOptions(select, [...choices, OTHER]);
    select.value = isOther ? OTHER : next.text;
    if (!isOther) other.remove();
    if (other.value !== next.text) other.value = next.text;
    showProblem(problem, select, form.problemAt(next.pointer));
  };
  return { element, update };
}

/**
 * @param {HTMLSelectElement} select
 * @param {string[]} choices
 */
export function drawOptions(select, choices) {
  keyedList(select, choices, {
    key: (choice) => choice,
    make: (choice) => {
      const option = make("option", {}, choice === OTHER ? translate("Other…") : "");
      if (choice !== OTHER) option.textContent = visibleText(choice, 60) || translate("(empty)");
      option.value = choice;
      return option;
    },
    update: () => {},
  });
}
