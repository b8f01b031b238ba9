import { scriptLine } from "../../model/state/first-commands.js";
import { translate } from "../../language/translate.js";
import { copyButton } from "../../dom/clipboard.js";
import { emit, make, setText } from "../../dom/dom.js";

/** @import { FirstCommand } from "../../model/state/first-commands.js" */

/**
 * A panel's words while it is empty: one sentence, the command that fills it as a
 * button, and the same as a line of a script.
 *
 *   const empty = new EmptyState();
 *   empty.show(sentence, firstPush(page));   // until it is hidden again
 */
export class EmptyState {
  #words = make("p", { class: "empty-words" });
  #button = make("button", { type: "button", click: () => this.#press() });
  #line = make("code", {});
  #row = make(
    "div",
    { class: "empty-command" },
    this.#button,
    this.#line,
    copyButton(translate("Copy as script line"), () => this.#line.textContent ?? ""),
  );
  element = make("div", { class: "empty-state", hidden: true }, this.#words, this.#row);
  /** @type {FirstCommand | null} */
  #command = null;
  #act;

  /** @param {(command: FirstCommand) => void} [act] Does the command; usually it is sent. */
  constructor(act) {
    this.#act = act;
  }

  /**
   * @param {string} words
   * @param {FirstCommand | null} command None if no command would bring it.
   */
  show(words, command) {
    this.element.hidden = false;
    setText(this.#words, words);
    this.#command = command;
    this.#row.hidden = command === null;
    if (command === null) return;
    setText(this.#button, command.words);
    setText(this.#line, scriptLine(command));
  }

  #press() {
    if (this.#command === null) return;
    if (this.#act) this.#act(this.#command);
    else emit(this.element, this.#command.method, this.#command.params);
  }
}
