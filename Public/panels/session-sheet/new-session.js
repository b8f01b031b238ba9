import { freeName, nameProblem, roomProblem } from "../../model/session/session-entries.js";
import { translate } from "../../language/translate.js";
import { make, setAttribute, setText } from "../../dom/dom.js";

/** @import { Sessions } from "../../types/page.d.ts" */

const PROBLEM = "session-new-problem";

/** The form for another session: it offers a free name, and says why a name is refused. */
export class NewSession {
  /** @type {Sessions} */
  #sessions = { problem: null };
  #open;
  /** The name that the form last offered. */
  #offered = "";
  #field = make("input", {
    id: "session-new",
    type: "text",
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    "aria-describedby": PROBLEM,
    input: () => this.#showProblem(null),
  });
  #problem = make("p", { class: "field-problem", id: PROBLEM, role: "alert", hidden: true });
  element = make(
    "form",
    { class: "session-new", novalidate: true, submit: (event) => this.#submit(event) },
    make("label", { for: "session-new" }, translate("New session")),
    this.#field,
    make("button", { type: "submit", class: "primary" }, translate("Create")),
    this.#problem,
  );

  /** @param {(name: string) => void} open Opens the session with this name, which creates it. */
  constructor(open) {
    this.#open = open;
  }

  /** @param {Sessions} list */
  draw(list) {
    this.#sessions = list;
    if (!list.sessions || this.#field.value !== this.#offered) return;
    if (document.activeElement === this.#field && this.#field.value !== "") return;
    this.#offered = freeName(list);
    this.#field.value = this.#offered;
  }

  /** Clears the typed name and the problem. */
  clear() {
    this.#field.value = this.#offered;
    this.#showProblem(null);
  }

  /** @param {SubmitEvent} event */
  #submit(event) {
    event.preventDefault();
    const name = this.#field.value.trim();
    const problem = nameProblem(name, this.#sessions) ?? roomProblem(this.#sessions);
    this.#showProblem(problem);
    if (problem === null) this.#open(name);
    else this.#field.focus();
  }

  /** @param {string | null} problem */
  #showProblem(problem) {
    setText(this.#problem, problem ?? "");
    this.#problem.hidden = problem === null;
    setAttribute(this.#field, "aria-invalid", problem === null ? null : "true");
  }
}
