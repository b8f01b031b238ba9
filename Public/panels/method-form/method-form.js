import { kindOf, paramsFrom } from "../../protocol/method-schema.js";
import { writeExactly } from "../../protocol/exact-json.js";
import { term, translate } from "../../language/translate.js";
import { visibleText } from "../../dom/visible-marks.js";
import { methodList } from "../../protocol/method-list.js";
import { copyButton } from "../../dom/clipboard.js";
import { makeDialog } from "../../dom/dialog.js";
import { make, setAttribute, setText } from "../../dom/dom.js";
import { writeUntrusted, writeUntrustedLines } from "../../dom/text.js";
import { ValueRow, valuesOf } from "./value-row.js";

/** @import { Page } from "../page.d.ts" */
/** @import { Member, Method } from "../../protocol/method-schema.js" */
/** @typedef {HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement} Field */
/** @typedef {{ member: Member, field: Field, problem: HTMLElement, form: ValueRow | null }} Row */

/** Nothing can be changed while the past is shown. */
const PAST = term(
  "You’re looking at an earlier revision, so nothing was sent. Go back to live first.",
);

/**
 * A form for any method of the server's reference.
 *
 *   form.page = page;   // sends by page.ask
 *   form.open("popTo");
 *
 * Shows the message that will be sent while it is typed. A refusal appears at the member that its
 * pointer names.
 */
export class MethodForm extends HTMLElement {
  /** @type {Page | null} */
  #page = null;

  /** @param {Page} page */
  set page(page) {
    this.#page = page;
  }

  /** @param {string} name */
  async open(name) {
    const method = (await methodList()).find((method) => method.name === name);
    if (method && !document.querySelector("dialog[open]")) this.#show(method);
  }

  /** @param {Method} method */
  #show(method) {
    const rows = method.members.map((member) => makeRow(member, () => this.#known(method)));
    const preview = make("pre", {
      class: "method-preview",
      tabindex: "0",
      "aria-label": translate("Message"),
    });
    const problem = make("p", { class: "field-problem", role: "alert", hidden: true });
    const answer = make("p", { class: "method-answer", role: "status" });
    const found = () => paramsFrom(method, textsOf(rows));
    const message = () => writeExactly({ method: method.name, params: found().params });
    const draw = () => writeUntrustedLines(preview, message(), 4000);
    const send = async (/** @type {Event} */ event) => {
      event.preventDefault();
      const { params, problems } = found();
      for (const { member, form } of rows) {
        if (form?.problem) problems[member.name] = form.problem;
      }
      setText(answer, "");
      showProblems(rows, problems, problem, "");
      if (Object.keys(problems).length > 0) return;
      if (this.#page?.viewing) return showProblems(rows, {}, problem, translate(PAST));
      try {
        const result = await this.#page?.ask(method.name, params);
        writeUntrusted(
          answer,
          translate("Answer: {answer}", { answer: writeExactly(result) }),
          600,
        );
      } catch (error) {
        const { message, data } = /** @type {Error & { data?: { pointer?: string } }} */ (error);
        const member = data?.pointer?.replace(/^\/params/, "").split("/")[1] ?? "";
        showProblems(rows, { [member]: message }, problem, message);
      }
    };
    const form = make(
      "form",
      { class: "method-form", novalidate: true, input: draw, submit: send },
      make("p", { class: "method-about" }, visibleText(translate(method.summary), 600)),
      ...rows.map(lineOf),
      preview,
      problem,
      answer,
      make("button", { type: "submit", class: "primary" }, translate("Send")),
      copyButton(translate("Copy JSON"), message),
    );
    const title = visibleText(method.name, 60);
    const dialog = makeDialog({ class: "sheet", id: "method-title", title }, form);
    dialog.addEventListener("close", () => dialog.remove());
    this.append(dialog);
    draw();
    dialog.showModal();
    rows[0]?.field.focus();
  }

  /**
   * The start of a form for values: for a selection, the type of the present one.
   * @param {Method} method
   */
  #known({ name }) {
    if (!this.#page) return null;
    const { live, types, sessionName } = this.#page;
    const selection = name === "select" ? live?.sidebar.selection : null;
    const type = [selection ?? []].flat()[0]?.type;
    return { live, types, sessionName, type };
  }
}

/**
 * @param {Member} member
 * @param {ConstructorParameters<typeof ValueRow>[2]} known
 * @returns {Row}
 */
function makeRow(member, known) {
  const id = `member-${member.name}`;
  const problem = make("p", { class: "field-problem", id: `${id}-problem`, hidden: true });
  const field = makeField(member, id);
  const taken = valuesOf(member.schema);
  const isJSON = field instanceof HTMLTextAreaElement;
  return {
    member,
    problem,
    field,
    form: taken && isJSON ? new ValueRow(field, taken, known) : null,
  };
}

/**
 * @param {Member} member
 * @param {string} id
 * @returns {Field}
 */
function makeField({ schema }, id) {
  const kind = kindOf(schema);
  const choices = kind === "choice"
    ? schema.enum ?? []
    : kind === "boolean"
    ? ["true", "false"]
    : [];
  if (choices.length > 0) {
    const options = choices.map((value) => make("option", { value }, value));
    return make("select", { id }, make("option", { value: "" }, translate("Omitted")), ...options);
  }
  const plain = { id, autocomplete: /** @type {const} */ ("off"), spellcheck: "false" };
  if (kind === "json" || kind === "document")
    return make("textarea", { ...plain, rows: "1", placeholder: "JSON" });
  return make("input", { ...plain, type: "text" });
}

/** @param {Row} row */
function lineOf({ member: { name, isNeeded, schema }, field, problem, form }) {
  const hint = make(
    "p",
    { class: "hint", id: `${field.id}-hint` },
    translate(schema.description ?? ""),
  );
  setAttribute(field, "aria-describedby", `${problem.id} ${hint.id}`);
  setAttribute(field, "aria-required", isNeeded ? "true" : null);
  return make(
    "div",
    { class: "field" },
    make("label", { for: field.id }, name),
    field,
    hint,
    form?.element ?? null,
    problem,
  );
}

/** @param {Row[]} rows */
function textsOf(rows) {
  return Object.fromEntries(rows.map(({ member, field }) => [member.name, field.value]));
}

/**
 * @param {Row[]} rows
 * @param {Record<string, string>} problems
 * @param {HTMLElement} rest Shows a problem that belongs to no member.
 * @param {string} words
 */
function showProblems(rows, problems, rest, words) {
  let isPlaced = words === "";
  for (const { member, field, problem } of rows) {
    const found = problems[member.name];
    writeUntrusted(problem, found ?? "", 400);
    problem.hidden = !found;
    setAttribute(field, "aria-invalid", found ? "true" : null);
    if (found && words) isPlaced = true;
  }
  writeUntrusted(rest, words, 400);
  rest.hidden = isPlaced;
  rows.find(({ member }) => problems[member.name])?.field.focus();
}
