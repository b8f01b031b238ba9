import { deletionQuestion, entryWords, nameProblem } from "../../model/session/session-entries.js";
import { term, translate } from "../../language/translate.js";
import { firstPart, lastPart, make, parts, setAttribute, setText } from "../../dom/dom.js";
import { sessionAddress } from "../../protocol/session-address.js";

/** @import { SessionEntry } from "../../types/wire.d.ts" */
/** @import { Sessions } from "../../types/page.d.ts" */

/**
 * The open question in a row, named after its verb.
 * @typedef {"delete" | "rename"} Question
 */
/**
 * @typedef {{
 *   ask: (name: string, question: Question) => void,
 *   cancel: (name: string) => void,
 *   answer: (verb: string, params: Record<string, unknown>) => void,
 *   pin: (name: string, pinned: boolean) => void,
 * }} RowActions
 */
/**
 * `sessionList` holds the names that are already taken.
 * @typedef {{ entry: SessionEntry, isOpen: boolean, question: Question | null,
 *   sessionList: Sessions }} Row
 */

/**
 * A row of the list of sessions: a link, details, and what can be done with the session.
 * @param {SessionEntry} entry
 * @param {RowActions} actions
 */
export function makeRow({ name }, { ask, pin }) {
  const link = make(
    "a",
    { class: "session-link", href: sessionAddress(location, name) },
    make("bdi", {}, name),
  );
  const verbs = make(
    "div",
    { class: "session-verbs" },
    makeVerb(
      translate("Pin"),
      ({ currentTarget }) => pin(name, currentTarget.getAttribute("aria-pressed") !== "true"),
      translate("Pin {name}", { name }),
    ),
    makeVerb(translate("Rename"), () => ask(name, "rename"), translate("Rename {name}", { name })),
    makeVerb(translate("Delete"), () => ask(name, "delete"), translate("Delete {name}", { name })),
  );
  setAttribute(firstPart(verbs), "title", translate(PINNED));
  return make(
    "li",
    { class: "session-row", "data-name": name },
    make("div", { class: "session-words" }, link, make("span", { class: "session-details" })),
    verbs,
    make("div", { class: "session-question", hidden: true }),
  );
}

const PINNED = term("Pinned sessions are never removed automatically.");

/**
 * @param {string} words
 * @param {(event: { currentTarget: HTMLButtonElement }) => void} click
 * @param {string | null} label
 */
function makeVerb(words, click, label = null) {
  return make("button", { type: "button", class: "quiet", "aria-label": label, click }, words);
}

/**
 * @param {HTMLElement} row
 * @param {Row} content
 * @param {RowActions} actions
 */
export function drawRow(row, content, actions) {
  const { entry, isOpen, question } = content;
  const [words, verbs, place] = parts(row);
  setAttribute(firstPart(words), "aria-current", isOpen ? "page" : null);
  setText(lastPart(words), entryWords(entry, isOpen, Date.now()));
  setAttribute(firstPart(verbs), "aria-pressed", entry.pinned ? "true" : "false");
  verbs.hidden = question !== null;
  place.hidden = question === null;
  if (place.dataset.kind === (question ?? "")) return;
  place.dataset.kind = question ?? "";
  place.replaceChildren(...questionParts(content, actions));
  /** @type {HTMLElement | null} */ (place.querySelector("input, button"))?.focus();
}

/**
 * @param {Row} content
 * @param {RowActions} actions
 */
function questionParts(content, actions) {
  if (content.question === "delete") return deletionParts(content, actions);
  return content.question === "rename" ? [makeNaming(content, actions)] : [];
}

/**
 * @param {Row} content
 * @param {RowActions} actions
 */
function deletionParts({ entry, isOpen }, { cancel, answer }) {
  const { name } = entry;
  const click = () => answer("deleteSession", { name });
  return [
    make("span", {}, deletionQuestion(entry, isOpen)),
    makeVerb(translate("Cancel"), () => cancel(name)),
    make("button", { type: "button", class: "danger", click }, translate("Delete permanently")),
  ];
}

/**
 * @param {Row} content
 * @param {RowActions} actions
 */
function makeNaming({ entry: { name }, sessionList: list }, { cancel, answer }) {
  const problem = make("p", { class: "field-problem", role: "alert", hidden: true });
  const field = make("input", {
    type: "text",
    value: name,
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    "aria-label": translate("New name for {name}", { name }),
    input: () => {
      problem.hidden = true;
    },
  });
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    const to = field.value.trim();
    if (to === name) return cancel(name);
    setText(problem, nameProblem(to, list) ?? "");
    problem.hidden = problem.textContent === "";
    if (problem.hidden) answer("renameSession", { name, to });
    else field.focus();
  };
  return make(
    "form",
    { class: "session-naming", novalidate: true, submit },
    field,
    make("button", { type: "submit" }, translate("Rename")),
    makeVerb(translate("Cancel"), () => cancel(name)),
    problem,
  );
}
