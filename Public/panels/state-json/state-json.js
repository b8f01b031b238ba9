import { writeExactly } from "../../protocol/exact-json.js";
import { term, translate, translateCount } from "../../language/translate.js";
import { documentOf } from "../../model/session/session-document.js";
import { copyButton } from "../../dom/clipboard.js";
import { make, setText } from "../../dom/dom.js";
import { writeUntrustedLines } from "../../dom/text.js";
import { CodeView } from "../parts/code-view.js";
import { makeSegments } from "./segments.js";

/** @import { State } from "../../types/state.d.ts" */
/** @import { Page } from "../page.d.ts" */

/**
 * The texts of a form: one to copy, and one to read; or a problem in their place.
 * @typedef {{ text: string, shown: string, problem?: undefined } | { problem: string }} Shown
 */

const FORMS = [
  {
    id: "state",
    words: term("State"),
    note: term("The state document every client mirrors (same as state.get)."),
  },
  {
    id: "json",
    words: term("Document"),
    note: term("The session in import/export format, without element IDs."),
  },
  {
    id: "swiftui",
    words: "SwiftUI",
    note: term(
      "NavigationPath.CodableRepresentation as SwiftUI saves it, topmost element first. One element per line here.",
    ),
  },
];

const ONLY_LIVE = term(
  "SwiftUI’s saved form is available for the live state only. Press Esc to go back to live.",
);

/** Milliseconds: a text that takes longer is not written at every change. */
const LONG = 12;
const PAUSES = 12;

/**
 * The state in the forms that it is sent and saved in, with their bytes.
 *
 *   panel.page = page;   // reads page.state, page.viewing, page.ask
 *
 * Only the lines in sight exist; copying takes all of them.
 */
export class StateJSON extends HTMLElement {
  /** @type {Page | null} */
  #page = null;
  #form = FORMS[0].id;
  /** The state of the shown text, and the time when the next text can be written. */
  #drawn = { form: "", state: /** @type {State | null} */ (null) };
  #isThrottled = false;
  #text = "";
  #segments = makeSegments(
    translate("Format"),
    "state-json-form",
    FORMS,
    (form) => this.#choose(form),
  );
  #size = make("span", { class: "json-size", role: "status" });
  #about = make("span");
  #note = make("p", { class: "json-note" }, this.#size, this.#about);
  #problem = make("p", { class: "json-problem" });
  #view = new CodeView(translate("The state as text"));
  #copy = copyButton(translate("Copy all"), () => this.#text);

  /** @param {Page} page */
  set page(page) {
    this.#page = page;
    this.update();
  }

  connectedCallback() {
    if (this.firstChild) return;
    // Until there is a text.
    this.#copy.hidden = true;
    const head = make("div", { class: "json-head" }, this.#segments, this.#copy);
    this.append(head, this.#note, this.#problem, this.#view.element);
  }

  update() {
    const state = this.#page?.state;
    const { form } = this.#drawn;
    if (!state || this.#isThrottled || (state === this.#drawn.state && form === this.#form)) return;
    this.#drawn = { form: this.#form, state };
    this.#isThrottled = true;
    this.#draw(this.#form, state);
  }

  /** @param {string} form */
  #choose(form) {
    this.#form = form;
    this.update();
  }

  /**
   * @param {string} form
   * @param {State} state
   */
  async #draw(form, state) {
    const began = performance.now();
    const shown = form === "state" ? await written(state) : await this.#exported(form, state);
    if (form === this.#form) this.#show(form, shown);
    const took = form === "state" ? performance.now() - began : 0;
    setTimeout(() => {
      this.#isThrottled = false;
      this.update();
    }, took > LONG ? took * PAUSES : 0);
  }

  /**
   * @param {string} form
   * @param {Shown} shown
   */
  #show(form, shown) {
    setText(this.#about, translate(FORMS.find(({ id }) => id === form)?.note ?? ""));
    const problem = "problem" in shown ? shown.problem : undefined;
    this.#problem.hidden = problem === undefined;
    this.#view.element.hidden = this.#copy.hidden = problem !== undefined;
    if (problem !== undefined) {
      writeUntrustedLines(this.#problem, problem, 600);
      setText(this.#size, "");
      return;
    }
    const { text, shown: lines } = /** @type {{ text: string, shown: string }} */ (shown);
    this.#text = text;
    setText(this.#size, bytesWords(text));
    this.#view.show(lines, "json");
  }

  /**
   * @param {string} format
   * @param {State} state
   * @returns {Promise<Shown>}
   */
  async #exported(format, state) {
    const { ask, viewing } = /** @type {Page} */ (this.#page);
    if (viewing)
      return format === "json" ? written(documentOf(state)) : { problem: translate(ONLY_LIVE) };
    try {
      const { document } = await ask("export", { format });
      return format === "swiftui" ? { text: document, shown: pairs(document) } : written(document);
    } catch (error) {
      return { problem: /** @type {Error} */ (error).message };
    }
  }
}

/**
 * Megabytes are written in two tasks, so that neither holds up the page.
 * @param {unknown} document
 * @returns {Promise<Shown>}
 */
async function written(document) {
  const text = writeExactly(document);
  if (text.length > LARGE) await new Promise((done) => setTimeout(done));
  return { text, shown: writeExactly(document, 2) };
}

const LARGE = 200_000;

/**
 * SwiftUI's array, with the type and the value of an element on each line.
 * @param {string} saved
 */
function pairs(saved) {
  /** @type {string[]} */
  const texts = JSON.parse(saved);
  const lines = [];
  for (let place = 0; place < texts.length; place += 2) {
    lines.push(`  ${texts.slice(place, place + 2).map((text) => JSON.stringify(text)).join(", ")}`);
  }
  return lines.length === 0 ? "[]" : `[\n${lines.join(",\n")}\n]`;
}

const number = new Intl.NumberFormat();

/**
 * The bytes of a text in UTF-8, as words.
 * @param {string} text
 */
function bytesWords(text) {
  const { size } = new Blob([text]);
  return translateCount(size, "{bytes} byte", "{bytes} bytes", { bytes: number.format(size) });
}
