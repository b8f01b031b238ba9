import { adviceOn, parseQuery, TERMS } from "../../model/log/log-query.js";
import { translate } from "../../language/translate.js";
import { make, setAttribute, setText } from "../../dom/dom.js";
import { writeUntrusted } from "../../dom/text.js";

/** @import { Query, QueryProblem } from "../../model/log/log-query.js" */
/** @import { LogSearch } from "../../model/log/log-search.js" */

const number = new Intl.NumberFormat();

/**
 * The field of the log's filter, with its help, the problem of a query, and what it has found.
 *
 *   const filter = new LogFilter((text) => …);   // hears each query that can be read
 *   parent.append(...filter.parts);
 */
export class LogFilter {
  #changed;
  #field = make("input", {
    type: "search",
    class: "log-field",
    placeholder: translate("Filter: {example}", { example: "op:push by:script -type:Bool" }),
    "aria-label": translate("Filter the log"),
    "aria-describedby": "log-problem",
    "aria-keyshortcuts": "F",
    spellcheck: "false",
    autocomplete: "off",
    autocapitalize: "off",
    maxlength: "500",
    input: () => this.#read(),
    keydown: (event) => this.#pressed(event),
  });
  #list = make("div", {
    id: "log-help",
    class: "log-help floating-card",
    role: "dialog",
    "aria-label": translate("Filter terms"),
  });
  #help = make(
    "button",
    {
      type: "button",
      class: "icon-button log-help-button",
      "aria-label": translate("Filter terms"),
      title: translate("Filter terms"),
      "aria-haspopup": "dialog",
      click: () => this.#showHelp(),
    },
    "?",
  );
  #problem = make("p", { id: "log-problem", class: "log-problem", role: "status", hidden: true });
  #count = make("span", { class: "log-count" });
  #clear = make(
    "button",
    { type: "button", class: "log-clear", hidden: true, click: () => this.clear() },
    translate("Clear filter"),
  );
  /** @type {QueryProblem | null} */
  #wrong = null;

  /** @param {(text: string) => void} changed */
  constructor(changed) {
    this.#changed = changed;
    this.#list.popover = "auto";
  }

  get parts() {
    return [this.#field, this.#help, this.#list, this.#problem, this.#count, this.#clear];
  }

  /**
   * Shows the page's query, and how many revisions it finds.
   * @param {string} query
   * @param {LogSearch | null} search
   * @param {{ total: number, found: number }} counts
   */
  draw(query, search, counts) {
    this.#setText(query);
    const total = number.format(counts.total);
    const hidden = number.format(counts.total - counts.found);
    const found = number.format(counts.found);
    const searched = number.format(search?.searched ?? 0);
    if (!search) setText(this.#count, counts.total === 0 ? "" : total);
    else if (search.isDone)
      setText(
        this.#count,
        translate("{found} of {total}, {hidden} hidden", { found, total, hidden }),
      );
    else setText(
        this.#count,
        translate("{found} of {searched}, searching {total}…", { found, searched, total }),
      );
    this.#clear.hidden = search === null;
  }

  /** @param {string} text */
  #setText(text) {
    if (this.#field.value.trim() === text || (this.#wrong && this.#field.value !== "")) return;
    this.#field.value = text;
    this.#showProblem(null);
  }

  focus() {
    this.#field.focus();
    this.#field.select();
  }

  clear() {
    this.#field.value = "";
    this.#read();
  }

  /** A query that cannot be read does not change the rows. */
  #read() {
    const text = this.#field.value;
    const { terms, problem } = parseQuery(text);
    this.#showProblem(problem);
    if (terms) this.#advise(adviceOn(terms));
    if (!problem) this.#changed(text.trim());
  }

  /** @param {string} words */
  #advise(words) {
    this.#problem.hidden = words === "";
    writeUntrusted(this.#problem, words, 400);
  }

  /** @param {QueryProblem | null} problem */
  #showProblem(problem) {
    this.#wrong = problem;
    setAttribute(this.#field, "aria-invalid", problem ? "true" : null);
    this.#problem.hidden = problem === null;
    if (problem === null) return this.#problem.replaceChildren();
    const { value } = this.#field;
    const { at, end, message } = problem;
    const place = make("mark", {}, value.slice(at, end) || "‸");
    this.#problem.replaceChildren(
      make("code", {}, value.slice(Math.max(0, at - 24), at), place, value.slice(end, end + 24)),
      make("span", {}, ` ${message}`),
    );
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    if (event.key === "Enter" && this.#wrong) {
      event.preventDefault();
      this.#field.setSelectionRange(this.#wrong.at, this.#wrong.end);
    }
    if (event.key !== "Escape" || this.#field.value === "") return;
    event.preventDefault();
    this.clear();
  }

  #showHelp() {
    if (!this.#list.firstChild) this.#list.append(...helpParts((example) => this.#add(example)));
    this.#list.togglePopover({ source: this.#help });
  }

  /** @param {string} example */
  #add(example) {
    this.#list.hidePopover();
    this.#field.value = `${this.#field.value.trimEnd()} ${example}`.trimStart();
    this.#field.focus();
    this.#read();
  }
}

/** @param {(example: string) => void} add */
function helpParts(add) {
  const rows = TERMS.map(({ example, words }) =>
    make(
      "li",
      {},
      make("button", { type: "button", click: () => add(example) }, make("code", {}, example)),
      make("span", {}, translate(words)),
    )
  );
  const note = translate("All filters must match. In op: and type:, a comma means “or”.");
  return [make("ul", {}, ...rows), make("p", { class: "hint" }, note)];
}
