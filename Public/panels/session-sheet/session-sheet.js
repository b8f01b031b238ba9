import { translate } from "../../language/translate.js";
import { ownSessions } from "../../model/session/own-sessions.js";
import { shownSessions } from "../../model/session/session-entries.js";
import { makeDialog } from "../../dom/dialog.js";
import { emit, firstPart, lastPart, make, parts, setText } from "../../dom/dom.js";
import { keyedList } from "../../dom/keyed-list.js";
import { sessionAddress } from "../../protocol/session-address.js";
import { NewSession } from "./new-session.js";
import { drawRow, makeRow } from "./session-row.js";

/** @import { SessionEntry } from "../../types/wire.d.ts" */
/** @import { Page } from "../page.d.ts" */
/** @import { Question, RowActions } from "./session-row.js" */

/**
 * The sessions of the server: begin, open, rename, pin or delete one.
 *
 *   sheet.page = page;   // reads page.sessionList, page.sessionName
 *   sheet.open();
 */
export class SessionSheet extends HTMLElement {
  /** @type {Page | null} */
  #page = null;
  /** @type {HTMLDialogElement | null} */
  #dialog = null;
  #filter = make("input", {
    id: "session-filter",
    type: "text",
    autocomplete: "off",
    input: () => this.update(),
  });
  #new = new NewSession((name) => location.assign(sessionAddress(location, name)));
  #summary = make("p", { class: "session-count", role: "status" });
  #problem = make("p", { class: "field-problem", role: "alert" });
  #mine = makePart("sessions-mine", translate("Opened in this browser"));
  #others = makePart("sessions-others", translate("Other sessions"));
  /**
   * The question that is open, in the row of a session.
   * @type {{ name: string, kind: Question } | null}
   */
  #question = null;
  /** @type {RowActions} */
  #actions = {
    ask: (name, kind) => this.#ask({ name, kind }),
    cancel: (name) => this.#cancel(name),
    answer: (verb, params) => this.#answer(verb, params),
    pin: (name, pinned) => emit(this, "pinSession", { name, pinned }),
  };

  /** @param {Page} page */
  set page(page) {
    this.#page = page;
    this.update();
  }

  open() {
    this.#dialog ??= this.#build();
    this.#question = null;
    this.#new.clear();
    this.update();
    if (!this.#dialog.open) this.#dialog.showModal();
  }

  update() {
    if (!this.#dialog || !this.#page) return;
    const { sessionList } = this.#page;
    setText(this.#problem, sessionList.problem ?? "");
    this.#problem.hidden = !sessionList.problem;
    this.#new.draw(sessionList);
    const own = ownSessions(localStorage);
    const { mine, others, words } = shownSessions(sessionList, this.#filter.value, own);
    setText(this.#summary, words);
    this.#draw(this.#mine, mine);
    this.#draw(this.#others, others);
    // Without sessions of one's own, the list needs no headings.
    firstPart(this.#others).hidden = mine.length === 0;
  }

  /**
   * @param {HTMLElement} part
   * @param {SessionEntry[]} entries
   */
  #draw(part, entries) {
    const { sessionList, sessionName } = /** @type {Page} */ (this.#page);
    part.hidden = entries.length === 0;
    keyedList(lastPart(part), entries, {
      key: ({ name }) => name,
      make: (entry) => makeRow(entry, this.#actions),
      update: (row, entry) => {
        const question = this.#question?.name === entry.name ? this.#question.kind : null;
        const isOpen = entry.name === sessionName;
        drawRow(row, { entry, isOpen, question, sessionList }, this.#actions);
      },
    });
  }

  #build() {
    const find = make("label", { for: "session-filter" }, translate("Find"));
    const dialog = makeDialog(
      { class: "sheet session-sheet", id: "sessions-title", title: translate("Sessions") },
      this.#new.element,
      make("div", { class: "field" }, find, this.#filter),
      this.#summary,
      this.#problem,
      this.#mine,
      this.#others,
    );
    dialog.addEventListener("close", () => emit(this, "sessionsClosed"));
    this.append(dialog);
    return dialog;
  }

  /** @param {{ name: string, kind: Question } | null} question */
  #ask(question) {
    this.#question = question;
    this.update();
  }

  /** @param {string} name */
  #cancel(name) {
    this.#ask(null);
    const rows = [this.#mine, this.#others].flatMap((part) => parts(lastPart(part)));
    const row = rows.find((row) => row.dataset.name === name);
    row?.querySelector("a")?.focus();
  }

  /**
   * @param {string} verb
   * @param {Record<string, unknown>} params
   */
  #answer(verb, params) {
    this.#question = null;
    emit(this, verb, params);
    this.update();
    this.#filter.focus();
  }
}

/**
 * A heading with the list of sessions below it.
 * @param {string} id
 * @param {string} words
 */
function makePart(id, words) {
  return make(
    "section",
    { class: "session-part", "aria-labelledby": id },
    make("h3", { id }, words),
    make("ul", { class: "session-list" }),
  );
}
