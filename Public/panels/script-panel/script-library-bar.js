import { translate } from "../../language/translate.js";
import { visibleText } from "../../dom/visible-marks.js";
import { make, setAttribute } from "../../dom/dom.js";
import { LONGEST_NAME } from "./script-library.js";

/** @import { ScriptAct, ScriptController } from "./script-controller.js" */
/** @import { ScriptMenu } from "./script-menu.js" */
/** @import { ValueInsert } from "./value-insert.js" */

/** The saved scripts: to choose, to save under a name, to rename and to delete. */
export class ScriptLibraryBar {
  #choice = make("select", {
    class: "script-choice",
    "aria-label": translate("Script"),
    change: ({ currentTarget: { value } }) =>
      this.#perform(value === "" ? { act: "begin" } : { act: "load", name: value.slice(1) }),
  });
  #name = make("input", {
    type: "text",
    class: "script-name",
    "aria-label": translate("Name of the script"),
    placeholder: translate("Name"),
    maxlength: LONGEST_NAME,
    spellcheck: "false",
    autocomplete: "off",
    input: () => this.#drawButtons(),
    keydown: (event) => {
      if (event.key === "Enter" && !event.isComposing) this.#save();
    },
  });
  #saveButton = make("button", { type: "button", click: () => this.#save() }, translate("Save"));
  #rename = make("button", {
    type: "button",
    click: () =>
      this.#perform({ act: "rename", name: this.#controller?.name ?? "", to: this.#name.value }),
  }, translate("Rename"));
  #remove = make("button", {
    type: "button",
    click: () => this.#perform({ act: "remove", name: this.#controller?.name ?? "" }),
  }, translate("Delete"));
  #changed = make("span", { class: "hint script-changed" }, translate("not saved"));
  element;
  #perform;
  /** @type {ScriptController | null} */
  #controller = null;
  #shownName = "";
  #shownNames = "";

  /**
   * @param {(asked: ScriptAct) => void} perform
   * @param {ScriptMenu} menu
   * @param {ValueInsert} values
   */
  constructor(perform, menu, values) {
    this.#perform = perform;
    this.element = make(
      "div",
      { class: "script-head" },
      this.#choice,
      this.#name,
      this.#saveButton,
      this.#rename,
      this.#remove,
      values.button,
      menu.button,
      this.#changed,
      menu.element,
      values.element,
    );
  }

  /** @param {ScriptController} controller */
  draw(controller) {
    this.#controller = controller;
    const { name, proposal, library: { names } } = controller;
    if (this.#shownName !== (name ?? proposal)) this.#name.value = name ?? proposal;
    this.#shownName = name ?? proposal;
    const shown = JSON.stringify(names);
    if (shown !== this.#shownNames) {
      this.#shownNames = shown;
      this.#choice.replaceChildren(
        make("option", { value: "" }, translate("New script")),
        ...names.map((name) => make("option", { value: `=${name}` }, visibleText(name, 80))),
      );
    }
    this.#choice.value = name === null ? "" : `=${name}`;
    this.#changed.hidden = !controller.isChanged;
    this.#drawButtons();
  }

  #drawButtons() {
    const name = this.#controller?.name ?? null;
    const wanted = this.#name.value.trim();
    this.#remove.hidden = name === null;
    this.#rename.hidden = name === null || wanted === name || wanted === "";
    setAttribute(this.#saveButton, "aria-disabled", wanted === "" ? "true" : null);
  }

  #save() {
    if (this.#name.value.trim() === "") return this.#name.focus();
    this.#perform({ act: "save", name: this.#name.value });
  }
}
