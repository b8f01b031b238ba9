import { translate } from "../../language/translate.js";
import { MOST_CHARACTERS } from "../../model/script/lines.js";
import { copyButton } from "../../dom/clipboard.js";
import { make } from "../../dom/dom.js";
import { download } from "../../dom/download.js";

/** @import { ScriptAct, ScriptController } from "./script-controller.js" */

/** The less common actions for a script: files, copies, how a recording begins. */
export class ScriptMenu {
  button = make("button", { type: "button", popovertarget: "script-menu" }, translate("More"));
  #opens = make("input", { type: "checkbox", id: "script-opens", checked: true });
  #file = make("input", {
    type: "file",
    class: "script-file",
    "aria-label": translate("A script’s file"),
    change: () => this.#openFile(),
  });
  #programs = [
    copyButton(translate("Copy as Python"), () => this.#program("pythonProgram")),
    copyButton(translate("Copy as JavaScript"), () => this.#program("javascriptProgram")),
    copyButton(translate("Copy as a test of the app"), () => this.#test()),
  ];
  element = make(
    "div",
    { class: "script-menu", id: "script-menu" },
    make(
      "label",
      { for: "script-opens" },
      this.#opens,
      translate("Recordings start with the state they were started from"),
    ),
    make("button", {
      type: "button",
      click: () => this.#file.click(),
    }, translate("Read a file…")),
    make("button", { type: "button", click: () => this.#download() }, translate("Download")),
    copyButton(translate("Copy"), () => this.#controller?.text ?? ""),
    ...this.#programs,
    this.#file,
  );
  #perform;
  /** @type {ScriptController | null} */
  #controller = null;

  /** @param {(asked: ScriptAct) => void} perform */
  constructor(perform) {
    this.#perform = perform;
    this.element.popover = "auto";
    this.#file.hidden = true;
    this.#file.accept = ".jsonl,.json,.txt";
  }

  /** A recording begins with the state before it. */
  get opens() {
    return this.#opens.checked;
  }

  /** @param {ScriptController} controller */
  draw(controller) {
    this.#controller = controller;
    const { lines, problems } = controller.script;
    for (const button of this.#programs) {
      button.disabled = lines.length === 0 || problems.length > 0;
    }
  }

  /** @param {"pythonProgram" | "javascriptProgram"} language */
  async #program(language) {
    const programs = await import("../../model/code/script-programs.js");
    return programs[language](this.#controller?.script.lines ?? []);
  }

  async #test() {
    const { navigationTest } = await import("../../model/code/navigation-test.js");
    const { script, state } = this.#controller ?? {};
    return script && state ? navigationTest(script.lines, state) : "";
  }

  async #openFile() {
    const file = this.#file.files?.[0];
    this.#file.value = "";
    if (!file) return;
    this.element.hidePopover();
    // Reads just enough of a file that is too long for the refusal to say so.
    const text = await file.slice(0, 4 * MOST_CHARACTERS).text();
    this.#perform({ act: "take", words: text, name: file.name.replace(/\.[a-z]+$/i, "") });
  }

  #download() {
    const { text = "", name = null } = this.#controller ?? {};
    const plain = (name ?? "").replace(/[^\p{L}\p{N}_-]+/gu, "-").replace(/^-+|-+$/g, "");
    download(`${plain || "script"}.jsonl`, text);
  }
}
