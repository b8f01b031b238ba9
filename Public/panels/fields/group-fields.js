import { translate } from "../../language/translate.js";
import { make } from "../../dom/dom.js";
import { keyedList } from "../../dom/keyed-list.js";
import { writeUntrusted } from "../../dom/text.js";
import { withCase, withItem } from "../../model/value-form/form-edits.js";
import { makeTools, nameOf, nextID } from "./field-parts.js";
import { drawOptions, menuField } from "./menu-field.js";
import { scalarField } from "./scalar-fields.js";

/** @import { FormField } from "../../model/value-form/form.d.ts" */
/** @import { FieldView, FormContext } from "./form-context.d.ts" */

/** @type {WeakMap<Element, FieldView>} */
const views = new WeakMap();

/**
 * Draws fields into an element. A field stays the same as long as its place and kind stay.
 * @param {HTMLElement} element
 * @param {FormField[]} fields
 * @param {FormContext} form
 */
export function drawFields(element, fields, form) {
  keyedList(element, fields, {
    key: ({ pointer, kind }) => `${kind} ${pointer}`,
    make: (field) => {
      const view = makeField(field, form);
      views.set(view.element, view);
      return view.element;
    },
    update: (child, field) => views.get(child)?.update(field),
  });
}

/**
 * @param {FormField} field
 * @param {FormContext} form
 */
function makeField(field, form) {
  if (field.kind === "menu") return menuField(field, form);
  const hasFields = field.kind === "group" || field.kind === "list" || field.kind === "case";
  return hasFields ? groupField(field, form) : scalarField(field, form);
}

/**
 * An object, a list with its items, or a menu of cases with the values of the chosen one.
 * @param {FormField} field
 * @param {FormContext} form
 * @returns {FieldView}
 */
function groupField(field, form) {
  let current = field;
  const { kind, pointer, holder } = field;
  const legend = make("legend");
  const tools = makeTools(field, form);
  const inside = make("div", { class: "group-fields" });
  const id = nextID();
  const cases = make("select", {
    id,
    "data-at": `${pointer}|control`,
    "data-outside": true,
    change: ({ currentTarget }) => {
      form.change(withCase(form.text, current, currentTarget.value));
    },
  });
  const add = make("button", {
    type: "button",
    class: "quiet",
    "data-at": `${pointer}|add`,
    click: () => {
      const at = `${pointer}/${current.node?.items.length ?? 0}`;
      form.change(withItem(form.text, current), `${at}|control`, `${at}|remove`, `${pointer}|add`);
    },
  }, translate("Add"));
  const element = make(
    "fieldset",
    { class: "value-group", "data-kind": kind, "data-inside": holder !== null },
    legend,
    tools.element,
    kind === "case" && make("label", { for: id, class: "visually-hidden" }, translate("Case")),
    kind === "case" && cases,
    inside,
    kind === "list" && add,
  );
  const update = (/** @type {FormField} */ next) => {
    current = next;
    tools.update(next);
    const name = nameOf(next);
    writeUntrusted(legend, name, 60);
    add.setAttribute("aria-label", translate("Add: {name}", { name }));
    if (kind === "case") {
      drawOptions(cases, next.choices);
      cases.value = next.text;
    }
    // An object in a case has the case's name, which the menu shows.
    drawFields(inside, kind === "case" ? next.fields[0]?.fields ?? [] : next.fields, form);
  };
  return { element, update };
}
