import { languageName, languages } from "../../language/language-list.js";
import { translate } from "../../language/translate.js";
import { makeDialog } from "../../dom/dialog.js";
import { emit, make } from "../../dom/dom.js";
import { chosenLanguage } from "./language-choice.js";
import { SHORTCUTS, shownKeys } from "../shortcuts.js";

/** @import { Page } from "../page.d.ts" */

/** @import { Shortcut } from "../shortcuts.js" */

/**
 * The list of shortcuts, with the switch for those without a modifier, and the page's language.
 *
 *   sheet.page = page;   // reads page.isMac and page.singleKeys
 *   sheet.open();
 */
export class ShortcutSheet extends HTMLElement {
  /** @type {Page | null} */
  #page = null;
  /** @type {HTMLDialogElement | null} */
  #dialog = null;
  /** @type {HTMLInputElement} */
  #switch = make("input", {
    type: "checkbox",
    change: ({ currentTarget }) => emit(this, "setSingleKeys", { on: currentTarget.checked }),
  });

  /** @type {HTMLSelectElement} */
  #language = make(
    "select",
    {
      id: "page-language",
      change: ({ currentTarget }) => emit(this, "setLanguage", { name: currentTarget.value }),
    },
    make("option", { value: "" }, translate("Same as the browser")),
  );

  /** @param {Page} page */
  set page(page) {
    this.#page = page;
    this.update();
  }

  open() {
    this.#dialog ??= this.#build();
    this.#offerLanguages();
    this.update();
    if (!this.#dialog.open) this.#dialog.showModal();
  }

  async #offerLanguages() {
    const [same] = this.#language.options;
    const options = (await languages()).map((tag) =>
      Object.assign(make("option", { value: tag }, languageName(tag)), { lang: tag })
    );
    this.#language.replaceChildren(same, ...options);
    this.#language.value = chosenLanguage();
  }

  update() {
    if (this.#dialog && this.#page) this.#switch.checked = this.#page.singleKeys;
  }

  #build() {
    const isMac = this.#page?.isMac ?? false;
    const withKeys = SHORTCUTS.filter(({ keys }) => keys.length > 0);
    const groups = Map.groupBy(withKeys, ({ group }) => group);
    const sections = [...groups].map(([name, shortcuts]) => this.#group(name, shortcuts, isMac));
    const tour = make(
      "button",
      { type: "button", class: "sheet-tour", click: () => this.#beginTour() },
      translate("Start the tour"),
    );
    const words = translate("Single-key shortcuts (outside text fields)");
    const dialog = makeDialog(
      { class: "sheet", id: "shortcuts-title", title: translate("Keyboard shortcuts") },
      tour,
      make("div", { class: "sheet-groups" }, ...sections),
      make("label", { class: "sheet-switch" }, this.#switch, words),
      make("label", { class: "sheet-language" }, translate("Language of the page"), this.#language),
      make(
        "p",
        { class: "sheet-language" },
        make("a", { href: "/docs/", target: "_blank" }, translate("Documentation")),
      ),
    );
    this.append(dialog);
    return dialog;
  }

  #beginTour() {
    this.#dialog?.close();
    emit(this, "tour");
  }

  /**
   * @param {string} name
   * @param {Shortcut[]} shortcuts
   * @param {boolean} isMac
   */
  #group(name, shortcuts, isMac) {
    const rows = shortcuts.map((shortcut) => this.#shortcut(shortcut, isMac));
    return make("section", {}, make("h3", {}, translate(name)), make("dl", {}, ...rows));
  }

  /**
   * @param {Shortcut} shortcut
   * @param {boolean} isMac
   */
  #shortcut(shortcut, isMac) {
    const chords = shownKeys(shortcut, isMac).map((chord) => make("kbd", {}, chord));
    return make("div", {}, make("dt", {}, translate(shortcut.words)), make("dd", {}, ...chords));
  }
}
