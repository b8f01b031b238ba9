import { translate } from "../../language/translate.js";
import { make, setAttribute, setText } from "../../dom/dom.js";
import { writeUntrusted } from "../../dom/text.js";
import { visibleText } from "../../dom/visible-marks.js";
import { jsonOf, partsOfMoment } from "../../model/value-form/field-texts.js";
import { withJSON } from "../../model/value-form/form-edits.js";
import { makeTools, nameOf, nextID, showProblem } from "./field-parts.js";

/** @import { FormField } from "../../model/value-form/form.d.ts" */
/** @import { FieldView, FormContext } from "./form-context.d.ts" */
/** @typedef {HTMLInputElement | HTMLTextAreaElement} Control */

const PLAIN = /** @type {const} */ ({ spellcheck: "false", autocomplete: "off" });

/**
 * A field for a text, a number, a switch, a date, a part in JSON, or an optional without a value.
 * @param {FormField} field
 * @param {FormContext} form
 * @returns {FieldView}
 */
export function scalarField(field, form) {
  let current = field;
  /** The text of the value that the control shows, however the person has spelled it. */
  let shown = "";
  const id = nextID();
  const edit = () => {
    const { json, problem } = jsonOf(current, writtenIn(control));
    form.note(current.pointer, problem);
    if (json === undefined) return;
    shown = json.startsWith('"') && current.kind !== "json" ? JSON.parse(json) : json;
    form.change(withJSON(form.text, current, json));
  };
  const reveal = () => form.revealProblems();
  const control = makeControl(field, form, { id, edit, reveal });
  const label = make("label", { for: id });
  const zone = make("span", { class: "field-zone" });
  const problem = make("p", { class: "field-problem", id: `${id}-problem`, hidden: true });
  const tools = makeTools(field, form);
  const isNone = field.kind === "none";
  setAttribute(control, "aria-describedby", `${id}-zone ${problem.id}`);
  zone.id = `${id}-zone`;
  const head = make("div", { class: "field-head" }, isNone ? make("span") : label, tools.element);
  const element = make(
    "div",
    { class: "value-field", "data-kind": field.kind },
    head,
    !isNone && control,
    zone,
    problem,
  );
  const update = (/** @type {FormField} */ next) => {
    current = next;
    tools.update(next);
    writeUntrusted(/** @type {HTMLElement} */ (head.firstChild), nameOf(next), 60);
    if (next.text !== shown) {
      shown = next.text;
      form.note(next.pointer, undefined);
      write(control, next);
    }
    setText(zone, next.kind === "moment" ? zoneWords(next.text) : "");
    showProblem(problem, control, form.problemAt(next.pointer));
  };
  return { element, update };
}

/**
 * @param {FormField} field
 * @param {FormContext} form
 * @param {{ id: string, edit: () => void, reveal: () => void }} actions
 * @returns {Control}
 */
function makeControl({ kind, pointer }, form, { id, edit, reveal }) {
  const common = { id, "data-at": `${pointer}|control`, input: edit, change: reveal };
  if (kind === "switch") return make("input", { ...common, type: "checkbox", role: "switch" });
  if (kind === "day") return make("input", { ...common, type: "date", required: true });
  if (kind === "moment")
    return make("input", { ...common, type: "datetime-local", required: true });
  if (kind === "number")
    return make("input", { ...common, ...PLAIN, type: "text", inputmode: "decimal" });
  const press = (/** @type {KeyboardEvent} */ event) => form.press(event);
  return make("textarea", {
    ...common,
    ...PLAIN,
    rows: "1",
    autocapitalize: "off",
    "data-code": kind === "json",
    keydown: press,
  });
}

/** @param {Control} control */
function writtenIn(control) {
  const isSwitch = control instanceof HTMLInputElement && control.type === "checkbox";
  return isSwitch ? `${control.checked}` : control.value;
}

/**
 * @param {Control} control
 * @param {FormField} field
 */
function write(control, { kind, text }) {
  if (kind === "switch") /** @type {HTMLInputElement} */ (control).checked = text === "true";
  else if (kind === "moment") {
    const { local } = partsOfMoment(text);
    // Seconds can be chosen if the value has them, and their fraction.
    const step = local.includes(".") ? "0.001" : local.length > 16 ? "1" : null;
    setAttribute(control, "step", step);
    control.value = local;
  } else control.value = text;
}

/** @param {string} text */
function zoneWords(text) {
  const { zone } = partsOfMoment(text);
  return zone === "Z" ? "UTC" : translate("Time zone {zone}", { zone: visibleText(zone, 10) });
}
