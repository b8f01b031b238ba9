import { icon, intend, make } from "../../page/dom.js";
import { SHORTCUTS, shownKeys } from "../../page/shortcuts.js";

/**
 * The keys, read from their one list, and the switch for those without a modifier.
 *
 *   sheet.page = page;   // reads page.isMac and page.singleKeys
 *   sheet.open();
 */
export class ShortcutSheet extends HTMLElement {
  #page = null;
  #dialog = null;
  #switch = make("input", {
    type: "checkbox",
    change: (event) => intend(this, "setSingleKeys", { on: event.target.checked }),
  });

  set page(page) {
    this.#page = page;
    this.update();
  }

  open() {
    if (!this.#dialog) this.#build();
    this.update();
    if (!this.#dialog.open) this.#dialog.showModal();
  }

  update() {
    if (this.#dialog && this.#page) this.#switch.checked = this.#page.singleKeys;
  }

  #build() {
    const close = make("button", {
      type: "button",
      class: "icon-button",
      "aria-label": "Close",
      title: "Close (Esc)",
      click: () => this.#dialog.close(),
    }, icon("close"));
    const groups = Map.groupBy(SHORTCUTS, ({ group }) => group);
    this.#dialog = make(
      "dialog",
      { class: "sheet", "aria-labelledby": "shortcuts-title" },
      make("header", {}, make("h2", { id: "shortcuts-title" }, "Keyboard shortcuts"), close),
      make(
        "div",
        { class: "sheet-groups" },
        ...[...groups].map(([name, shortcuts]) => this.#group(name, shortcuts)),
      ),
      make(
        "label",
        { class: "sheet-switch" },
        this.#switch,
        "Keys without Control or Command (outside text fields)",
      ),
    );
    this.append(this.#dialog);
  }

  #group(name, shortcuts) {
    return make(
      "section",
      {},
      make("h3", {}, name),
      make(
        "dl",
        {},
        ...shortcuts.map((shortcut) =>
          make(
            "div",
            {},
            make("dt", {}, shortcut.words),
            make(
              "dd",
              {},
              ...shownKeys(shortcut, this.#page.isMac).map((chord) => make("kbd", {}, chord)),
            ),
          )
        ),
      ),
    );
  }
}
