import { entryWords } from "../../model/session-entries.js";
import { firstPart, lastPart, make, parts, setAttribute, setText } from "../../page/dom.js";

/** @import { SessionEntry } from "../../types.d.ts" */

/**
 * The question in a row, of the kind that its verb asks.
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
 * A row of the list of sessions: a link, details, and what can be done with the session.
 * @param {SessionEntry} entry
 * @param {RowActions} actions
 */
export function makeRow({ name }, { ask, pin }) {
  const link = make(
    "a",
    { class: "session-link", href: `/?session=${name}` },
    make("bdi", {}, name),
  );
  const verbs = make(
    "div",
    { class: "session-verbs" },
    makeVerb(
      "Pin",
      ({ currentTarget }) => pin(name, currentTarget.getAttribute("aria-pressed") !== "true"),
    ),
    makeVerb("Rename", () => ask(name, "rename")),
    makeVerb("Delete", () => ask(name, "delete")),
  );
  for (const verb of parts(verbs)) setAttribute(verb, "aria-label", `${verb.textContent} ${name}`);
  return make(
    "li",
    { class: "session-row", "data-name": name },
    make("div", { class: "session-words" }, link, make("span", { class: "session-details" })),
    verbs,
    make("div", { class: "session-question", hidden: true }),
  );
}

/**
 * @param {string} words
 * @param {(event: { currentTarget: HTMLButtonElement }) => void} click
 */
function makeVerb(words, click) {
  return make("button", { type: "button", class: "quiet", click }, words);
}

/**
 * @param {HTMLElement} row
 * @param {{ entry: SessionEntry, isOpen: boolean, question: Question | null }} content
 * @param {RowActions} actions
 */
export function drawRow(row, { entry, isOpen, question }, actions) {
  const [words, verbs, place] = parts(row);
  setAttribute(firstPart(words), "aria-current", isOpen ? "page" : null);
  setText(lastPart(words), entryWords(entry, isOpen, Date.now()));
  setAttribute(firstPart(verbs), "aria-pressed", entry.pinned ? "true" : "false");
  verbs.hidden = question !== null;
  place.hidden = question === null;
  if (place.dataset.kind === (question ?? "")) return;
  place.dataset.kind = question ?? "";
  place.replaceChildren(...questionParts(entry, question, actions));
  /** @type {HTMLElement | null} */ (place.querySelector("input, button"))?.focus();
}

/**
 * @param {SessionEntry} entry
 * @param {Question | null} question
 * @param {RowActions} actions
 */
function questionParts(entry, question, actions) {
  if (question === "delete") return deletionParts(entry, actions);
  return question === "rename" ? [makeNaming(entry, actions)] : [];
}

/**
 * @param {SessionEntry} entry
 * @param {RowActions} actions
 */
function deletionParts({ name, connections }, { cancel, answer }) {
  const count = connections === 1 ? "One is" : `${connections} are`;
  const others = connections > 0 ? ` ${count} connected to it.` : "";
  const click = () => answer("deleteSession", { name });
  return [
    make("span", {}, `Delete it with its history?${others}`),
    makeVerb("Cancel", () => cancel(name)),
    make("button", { type: "button", class: "danger", click }, "Delete for good"),
  ];
}

/**
 * @param {SessionEntry} entry
 * @param {RowActions} actions
 */
function makeNaming({ name }, { cancel, answer }) {
  const field = make("input", {
    type: "text",
    value: name,
    maxlength: 64,
    required: true,
    pattern: "[A-Za-z0-9_\\-]{1,64}",
    "aria-label": `New name of ${name}`,
    title: "1 to 64 letters, digits, “_” or “-”",
  });
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    answer("renameSession", { name, to: field.value });
  };
  return make(
    "form",
    { class: "session-naming", submit },
    field,
    make("button", { type: "submit" }, "Rename"),
    makeVerb("Cancel", () => cancel(name)),
  );
}
