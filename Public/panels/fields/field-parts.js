import { translate } from "../../language/translate.js";
import { icon, make, setText } from "../../dom/dom.js";
import { visibleText } from "../../dom/visible-marks.js";
import { withExample, withNone, withoutItem } from "../../model/value-form/form-edits.js";

/** @import { FormField } from "../../model/value-form/form.d.ts" */
/** @import { FormContext } from "./form-context.d.ts" */

/**
 * The name of a field for people: its key as the code has it, or its number.
 * @param {FormField} field
 */
export function nameOf({ name, holder, index }) {
  if (holder?.kind === "array")
    return translate("Item {number}", { number: `${index + 1}` });
  const unnamed = /^_(\d+)$/.exec(name)?.[1];
  if (unnamed !== undefined)
    return translate("Value {number}", { number: `${Number(unnamed) + 1}` });
  return holder ? visibleText(name, 60) : translate("Value");
}

/**
 * The tools of a field: "None" for an optional, "Remove" for an item of a list.
 * @param {FormField} field
 * @param {FormContext} form
 */
export function makeTools(field, form) {
  let current = field;
  const none = make("input", {
    type: "checkbox",
    "data-at": `${field.pointer}|none`,
    change: () => {
      const change = none.checked ? withNone : withExample;
      form.change(change(form.text, current));
    },
  });
  const noneLabel = make("label", { class: "field-none" }, none, translate("None"));
  const removeButton = make("button", {
    type: "button",
    class: "icon-button",
    "data-at": `${field.pointer}|remove`,
    click: () => {
      const { holder, index, pointer } = current;
      const list = pointer.slice(0, pointer.lastIndexOf("/"));
      const next = Math.min(index, (holder?.items.length ?? 0) - 2);
      form.change(withoutItem(form.text, current), `${list}/${next}|remove`, `${list}|add`);
    },
  }, icon("close"));
  const element = make("span", { class: "field-tools" }, noneLabel, removeButton);
  const update = (/** @type {FormField} */ next) => {
    current = next;
    none.checked = next.kind === "none";
    const isItem = next.holder?.kind === "array";
    if (
      next.isOptional !== element.contains(noneLabel) || isItem !== element.contains(removeButton)
    )
      element.replaceChildren(
        ...next.isOptional ? [noneLabel] : [],
        ...isItem ? [removeButton] : [],
      );
    element.hidden = !next.isOptional && !isItem;
    const name = nameOf(next);
    none.setAttribute("aria-label", translate("{name}: None", { name }));
    removeButton.setAttribute("aria-label", translate("Remove: {name}", { name }));
    removeButton.title = translate("Remove");
  };
  return { element, update };
}

let count = 0;

/** An identifier that no other field has. */
export function nextID() {
  count += 1;
  return `value-field-${count}`;
}

/**
 * @param {HTMLElement} problem
 * @param {HTMLElement} control
 * @param {string} words
 */
export function showProblem(problem, control, words) {
  problem.hidden = words === "";
  setText(problem, visibleText(words, 400));
  if (words === "") control.removeAttribute("aria-invalid");
  else control.setAttribute("aria-invalid", "true");
}
