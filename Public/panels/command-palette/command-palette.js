import { ranked } from "./fuzzy.js";
import { languages } from "../../language/language-list.js";
import { translate } from "../../language/translate.js";
import { emit, icon, make, parts, setAttribute, setText } from "../../dom/dom.js";
import { methodList } from "../../protocol/method-list.js";
import { entriesOf } from "./palette-entries.js";
import { noteCommand, recentCommands } from "./recent-commands.js";
import { shownKeys } from "../shortcuts.js";
import { visibleText } from "../../dom/visible-marks.js";

/** @import { Page } from "../page.d.ts" */
/** @import { Entry } from "./palette-entries.js" */

/** No one reads more rows than this: people type a longer query. */
const MOST = 80;

/**
 * A searchable list of all commands, filtered while typing.
 *
 *   palette.page = page;   // reads page.scenes, devices, live, types and isMac
 *   palette.open();
 *
 * Its dialog is created when it opens and leaves the page when it closes.
 */
export class CommandPalette extends HTMLElement {
  /** @type {Page | null} */
  #page = null;
  /** @type {Entry[]} */
  #entries = [];
  /** @type {string[]} */
  #recent = [];
  /** @type {Entry[]} */
  #shown = [];
  #current = 0;
  #list = make("div", {
    class: "palette-list",
    id: "palette-list",
    role: "listbox",
    "aria-label": translate("Commands"),
  });
  #count = make("p", { class: "palette-count", role: "status" });
  /** @type {HTMLInputElement} */
  #input = make("input", {
    type: "text",
    role: "combobox",
    "aria-label": translate("Search commands"),
    "aria-expanded": "true",
    "aria-controls": "palette-list",
    "aria-autocomplete": "list",
    placeholder: translate("A command, panel, scene, device or method"),
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    input: () => this.#search(),
    keydown: (event) => this.#press(event),
  });
  /** @type {HTMLDialogElement} */
  #dialog = make(
    "dialog",
    {
      class: "sheet palette",
      "aria-label": translate("Commands"),
      close: ({ currentTarget }) => currentTarget.remove(),
      click: ({ target, currentTarget }) => target === currentTarget && currentTarget.close(),
    },
    make("div", { class: "palette-field" }, icon("search"), this.#input),
    this.#list,
    this.#count,
  );

  /** @param {Page} page */
  set page(page) {
    this.#page = page;
  }

  async open() {
    const [methods, tags, { ScriptLibrary }] = await Promise.all([
      methodList(),
      languages(),
      import("../script-panel/script-library.js"),
    ]);
    if (!this.#page || document.querySelector("dialog[open]")) return;
    const { scenes, devices, live, types } = this.#page;
    const depth = live?.detail.path.length ?? 0;
    const scripts = new ScriptLibrary(localStorage).names;
    const known = { scenes, devices, methods, depth, types, scripts, languages: tags };
    this.#entries = entriesOf(known);
    this.#recent = recentCommands();
    this.#input.value = "";
    this.append(this.#dialog);
    this.#search();
    this.#dialog.showModal();
    this.#input.focus();
  }

  #search() {
    const found = ranked(this.#entries, this.#input.value, this.#recent);
    const shown = found.slice(0, MOST);
    this.#shown = shown.map(({ entry }) => entry);
    this.#list.replaceChildren(...shown.map((row, index) => this.#option(row, index)));
    const numbers = { shown: found.length, count: this.#entries.length, most: MOST };
    const isAll = found.length === this.#entries.length;
    const words = found.length <= MOST
      ? translate("{shown} of {count}", numbers)
      : isAll
      ? translate("{most} of {count}", numbers)
      : translate("Showing {most} of {shown} ({count} in all)", numbers);
    setText(this.#count, found.length ? words : translate("No results. Try fewer letters."));
    this.#go(0);
  }

  /**
   * @param {{ entry: Entry, matches: number[] }} row
   * @param {number} index
   */
  #option({ entry, matches }, index) {
    const { shortcut, note, group } = entry;
    const chords = shortcut ? shownKeys(shortcut, this.#page?.isMac ?? false) : [];
    const side = make(
      "span",
      { class: "palette-side" },
      group,
      ...chords.map((chord) => make("kbd", {}, chord)),
    );
    return make(
      "div",
      {
        class: "palette-option",
        role: "option",
        id: `palette-option-${index}`,
        click: () => this.#perform(index),
        pointermove: () => this.#go(index),
      },
      make("bdi", { class: "palette-words" }, ...marked(entry.words, matches)),
      side,
      note ? make("bdi", { class: "palette-note" }, visibleText(note, 200)) : null,
    );
  }

  /** @param {number} index */
  #go(index) {
    this.#current = index;
    for (const [place, option] of parts(this.#list).entries()) {
      setAttribute(option, "aria-selected", String(place === index));
    }
    const option = parts(this.#list)[index];
    setAttribute(this.#input, "aria-activedescendant", option?.id);
    option?.scrollIntoView({ block: "nearest" });
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    if (event.isComposing) return;
    const last = this.#shown.length - 1;
    if (event.key === "ArrowDown") this.#go(this.#current >= last ? 0 : this.#current + 1);
    else if (event.key === "ArrowUp") this.#go(this.#current <= 0 ? last : this.#current - 1);
    else if (event.key === "PageDown") this.#go(Math.min(last, this.#current + 8));
    else if (event.key === "PageUp") this.#go(Math.max(0, this.#current - 8));
    else if (event.key === "Enter") this.#perform(this.#current);
    else return;
    event.preventDefault();
  }

  /** @param {number} index */
  #perform(index) {
    const entry = this.#shown[index];
    if (!entry) return;
    this.#dialog.close();
    noteCommand(entry.id);
    emit(this, entry.verb, entry.params);
  }
}

/**
 * The text with the letters that were found in bold.
 * @param {string} text
 * @param {number[]} matches
 */
function marked(text, matches) {
  const found = new Set(matches);
  const runs = [{ isFound: false, letters: "" }];
  for (const [index, letter] of [...text].entries()) {
    const isFound = found.has(index);
    if (runs.at(-1)?.isFound !== isFound) runs.push({ isFound, letters: "" });
    runs[runs.length - 1].letters += letter;
  }
  return runs.map(({ isFound, letters }) => {
    const words = visibleText(letters, 200);
    return isFound ? make("b", {}, words) : words;
  });
}
