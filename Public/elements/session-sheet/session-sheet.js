import { entryWords, shownSessions } from "../../model/session-entries.js";
import { icon, intend, make, setAttribute, setText } from "../../page/dom.js";
import { keyedList } from "../../page/keyed-list.js";

/**
 * The sessions of the server: open, rename, pin or delete one.
 *
 *   sheet.page = page;   // reads page.house ({sessions, count, most, problem}), page.sessionName
 *   sheet.open();
 */
export class SessionSheet extends HTMLElement {
  #page = null;
  #dialog = null;
  #filter = make("input", {
    id: "session-filter",
    type: "text",
    autocomplete: "off",
    input: () => this.update(),
  });
  #summary = make("p", { class: "session-count", role: "status" });
  #problem = make("p", { class: "field-problem", role: "alert" });
  #list = make("ul", { class: "session-list" });
  /** What is being asked about one of them: `{name, kind: "delete" | "rename"}`. */
  #question = null;

  set page(page) {
    this.#page = page;
    this.update();
  }

  open() {
    if (!this.#dialog) this.#build();
    this.#question = null;
    this.update();
    if (!this.#dialog.open) this.#dialog.showModal();
  }

  update() {
    if (!this.#dialog || !this.#page) return;
    const { house, sessionName } = this.#page;
    setText(this.#problem, house.problem ?? "");
    this.#problem.hidden = !house.problem;
    const { listed, words } = shownSessions(house, this.#filter.value);
    setText(this.#summary, words);
    keyedList(this.#list, listed, {
      key: ({ name }) => name,
      make: (entry) => this.#row(entry),
      update: (row, entry) => this.#drawRow(row, entry, entry.name === sessionName),
    });
  }

  #build() {
    const close = make("button", {
      type: "button",
      class: "icon-button",
      "aria-label": "Close",
      title: "Close (Esc)",
      click: () => this.#dialog.close(),
    }, icon("close"));
    this.#dialog = make(
      "dialog",
      {
        class: "sheet session-sheet",
        "aria-labelledby": "sessions-title",
        close: () => intend(this, "sessionsClosed"),
      },
      make("header", {}, make("h2", { id: "sessions-title" }, "Sessions"), close),
      make(
        "div",
        { class: "field" },
        make("label", { for: "session-filter" }, "Find"),
        this.#filter,
      ),
      this.#summary,
      this.#problem,
      this.#list,
    );
    this.append(this.#dialog);
  }

  #row({ name }) {
    const link = make(
      "a",
      { class: "session-link", href: `/?session=${name}` },
      make("bdi", {}, name),
    );
    const details = make("span", { class: "session-details" });
    const pin = make("button", {
      type: "button",
      class: "quiet",
      click: () =>
        intend(this, "pinSession", { name, pinned: pin.getAttribute("aria-pressed") !== "true" }),
    }, "Pin");
    const button = (words, kind) =>
      make("button", {
        type: "button",
        class: "quiet",
        "aria-label": `${words} ${name}`,
        click: () => this.#ask(name, kind),
      }, words);
    return make(
      "li",
      { class: "session-row" },
      make("div", { class: "session-words" }, link, details),
      make(
        "div",
        { class: "session-verbs" },
        pin,
        button("Rename", "rename"),
        button("Delete", "delete"),
      ),
      make("div", { class: "session-question", hidden: true }),
    );
  }

  #drawRow(row, entry, isOpen) {
    const [words, verbs, question] = row.children;
    setAttribute(words.firstChild, "aria-current", isOpen ? "page" : null);
    setText(words.lastChild, entryWords(entry, isOpen, Date.now()));
    setAttribute(verbs.firstChild, "aria-pressed", entry.pinned ? "true" : "false");
    setAttribute(verbs.firstChild, "aria-label", `Pin ${entry.name}`);
    const kind = this.#question?.name === entry.name ? this.#question.kind : null;
    verbs.hidden = kind !== null;
    question.hidden = kind === null;
    if (question.dataset.kind === (kind ?? "")) return;
    question.dataset.kind = kind ?? "";
    question.replaceChildren(...(kind === null ? [] : this.#questionParts(entry, kind)));
    question.querySelector("input, button")?.focus();
  }

  #questionParts(entry, kind) {
    const keep = make(
      "button",
      { type: "button", class: "quiet", click: () => this.#ask(null) },
      "Cancel",
    );
    if (kind === "delete") {
      const others = entry.connections > 0
        ? ` ${entry.connections === 1 ? "One is" : `${entry.connections} are`} connected to it.`
        : "";
      return [
        make("span", {}, `Delete it with its history?${others}`),
        keep,
        make("button", {
          type: "button",
          class: "danger",
          click: () => this.#answer("deleteSession", { name: entry.name }),
        }, "Delete for good"),
      ];
    }
    const field = make("input", {
      type: "text",
      value: entry.name,
      maxlength: 64,
      required: true,
      pattern: "[A-Za-z0-9_\\-]{1,64}",
      "aria-label": `New name of ${entry.name}`,
      title: "1 to 64 letters, digits, “_” or “-”",
    });
    return [make(
      "form",
      {
        class: "session-naming",
        submit: (event) => {
          event.preventDefault();
          this.#answer("renameSession", { name: entry.name, to: field.value });
        },
      },
      field,
      make("button", { type: "submit" }, "Rename"),
      keep,
    )];
  }

  #ask(name, kind) {
    const before = this.#question?.name;
    this.#question = name === null ? null : { name, kind };
    this.update();
    if (name === null) this.#rowOf(before)?.querySelector("a")?.focus();
  }

  #answer(verb, params) {
    this.#question = null;
    intend(this, verb, params);
    this.update();
    this.#filter.focus();
  }

  #rowOf(name) {
    return [...this.#list.children].find((row) => row.querySelector("bdi").textContent === name);
  }
}
