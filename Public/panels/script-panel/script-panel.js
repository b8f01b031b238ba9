import { translate, translateCount } from "../../language/translate.js";
import { emit, make, setAttribute, setText } from "../../dom/dom.js";
import { writeUntrusted } from "../../dom/text.js";
import { ScriptEditor } from "./script-editor.js";
import { ScriptMenu } from "./script-menu.js";
import { ScriptRows } from "./script-rows.js";
import { ScriptLibraryBar } from "./script-library-bar.js";
import { ValueInsert } from "./value-insert.js";

/** @import { Page } from "../page.d.ts" */
/** @import { ScriptAct, ScriptController } from "./script-controller.js" */
/** @import { Whose } from "./script-recorder.js" */

/**
 * A script: recorded or written, run as a whole or step by step, and kept in the browser.
 *
 *   panel.page = page;   // reads page.scripts, page.link
 *
 * It is redrawn when the scripts have changed.
 */
export class ScriptPanel extends HTMLElement {
  /** @type {ScriptController | null} */
  #controller = null;
  #drawn = "";
  #revision = 0;
  #perform = (/** @type {ScriptAct} */ asked) =>
    emit(this, "scripts", /** @type {Record<string, unknown>} */ (asked));
  #editor = new ScriptEditor(this.#perform);
  #rows = new ScriptRows();
  #menu = new ScriptMenu(this.#perform);
  #values = new ValueInsert((json) => this.#editor.insert(json));
  #library = new ScriptLibraryBar(this.#perform, this.#menu, this.#values);
  #whose = make(
    "select",
    { class: "script-whose", "aria-label": translate("Whose commands to record") },
    make("option", { value: "everybody" }, translate("everyone’s actions")),
    make("option", { value: "me" }, translate("of this tab")),
    make("option", { value: "log" }, translate("what the log filter shows")),
  );
  #record = make("button", {
    type: "button",
    class: "script-record",
    click: () => this.#toggleRecording(),
  }, translate("Record"));
  #run = this.#button(translate("Run"), "", "run");
  #step = this.#button(translate("Step"), translate("Run only the next line"), "step");
  #stop = this.#button(translate("Stop"), translate("Stop before the next line"), "stop");
  #note = make("p", { class: "script-note", role: "status" });
  #before = make("button", {
    type: "button",
    class: "script-go",
    title: translate("Not saved"),
    click: () => this.#perform({ act: "bringBack" }),
  }, translate("Bring back the text before"));
  #goTo = make("button", { type: "button", class: "script-go", hidden: true });

  /** @param {Page} page */
  set page(page) {
    this.#controller = page.scripts;
    this.#values.known = page;
    this.#revision = page.link.revision ?? 0;
    const keys = page.isMac ? "⌘⏎" : "Ctrl+Enter";
    setAttribute(this.#run, "title", translate("Run all lines ({keys})", { keys }));
    if (this.#controller) this.update();
    else this.#perform({ act: "" });
  }

  connectedCallback() {
    if (this.firstChild) return;
    const record = make("div", { class: "script-group" }, this.#record, this.#whose);
    const run = make("div", { class: "script-group" }, this.#run, this.#step, this.#stop);
    this.append(
      make("div", { class: "script-side" }, this.#library.element, this.#editor.element),
      make(
        "div",
        { class: "script-side" },
        make("div", { class: "script-head" }, record, run),
        make("div", { class: "script-message" }, this.#note, this.#before, this.#goTo),
        this.#rows.element,
      ),
    );
    this.#run.classList.add("primary");
    this.#goTo.addEventListener("click", () => this.#editor.goTo(this.#troubledLine ?? 1));
    this.update();
  }

  /** The line that failed, or the first that cannot be read. */
  get #troubledLine() {
    const controller = this.#controller;
    return controller?.run?.failure?.line ?? controller?.script.problems[0]?.line ?? null;
  }

  update() {
    const controller = this.#controller;
    if (!controller || !this.firstChild) return;
    const { run, recording, note, isBusy } = controller;
    const drawn = `${controller.version} ${recording ? this.#revision : ""}`;
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    const isRecording = recording !== null;
    setText(this.#record, isRecording ? translate("Stop recording") : translate("Record"));
    setAttribute(this.#record, "aria-pressed", isRecording ? "true" : "false");
    this.#whose.disabled = isRecording;
    for (const button of [this.#run, this.#step]) {
      setAttribute(button, "aria-disabled", isBusy || isRecording ? "true" : null);
    }
    const canStop = run !== null && !run.isOver;
    setAttribute(this.#stop, "aria-disabled", canStop ? null : "true");
    setAttribute(this.#note, "data-tone", note.tone || null);
    writeUntrusted(this.#note, recording ? this.#recordingWords(recording) : note.words, 400);
    this.#before.hidden = controller.before === null;
    const line = this.#troubledLine;
    this.#goTo.hidden = line === null;
    setText(this.#goTo, line === null ? "" : translate("Go to line {line}", { line }));
    this.#library.draw(controller);
    this.#menu.draw(controller);
    this.#editor.draw(controller);
    this.#rows.draw(controller);
  }

  /** @param {{ from: number }} recording */
  #recordingWords({ from }) {
    return translateCount(
      this.#revision - from,
      "Recording from r{from} on: {count} change so far.",
      "Recording from r{from} on: {count} changes so far.",
      { from },
    );
  }

  #toggleRecording() {
    if (this.#controller?.recording) return this.#perform({ act: "finish" });
    const query = /** @type {Whose} */ (this.#whose.value);
    this.#perform({ act: "record", query, on: this.#menu.opens });
  }

  /**
   * @param {string} words
   * @param {string} title
   * @param {string} act
   */
  #button(words, title, act) {
    return make("button", {
      type: "button",
      title,
      click: ({ currentTarget }) =>
        currentTarget.getAttribute("aria-disabled") || this.#perform({ act }),
    }, words);
  }
}
