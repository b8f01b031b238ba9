import { translate } from "../../language/translate.js";
import { emit, make } from "../../dom/dom.js";
import { writeUntrusted } from "../../dom/text.js";

/** @import { Page } from "../page.d.ts" */

/**
 * Asks for the server's token while the connection is locked.
 *
 *   prompt.page = page;   // reads page.link
 */
export class TokenPrompt extends HTMLElement {
  /** @type {Page | null} */
  #page = null;
  /** @type {HTMLDialogElement | null} */
  #dialog = null;
  #field = make("input", {
    id: "token",
    type: "password",
    autocomplete: "off",
    required: true,
    "aria-describedby": "token-problem",
  });
  #problem = make("p", { class: "field-problem", id: "token-problem" });

  /** @param {Page} page */
  set page(page) {
    this.#page = page;
    this.update();
  }

  update() {
    if (!this.#page) return;
    const { phase, reason } = this.#page.link;
    const isLocked = phase === "locked";
    if (!isLocked && !this.#dialog) return;
    this.#dialog ??= this.#build();
    writeUntrusted(
      this.#problem,
      reason ? translate("The server said: {reason}.", { reason }) : "",
      200,
    );
    this.#problem.hidden = !reason;
    if (isLocked && !this.#dialog.open) this.#dialog.showModal();
    if (!isLocked && this.#dialog.open) this.#dialog.close();
  }

  #build() {
    const dialog = make(
      "dialog",
      {
        class: "sheet",
        "aria-labelledby": "token-title",
        cancel: (event) => event.preventDefault(),
      },
      make(
        "form",
        { submit: (event) => this.#send(event) },
        make("h2", { id: "token-title" }, translate("This server requires its token")),
        make(
          "p",
          {},
          translate("It’s in the file passed to --token-file."),
          " ",
          translate("The link printed at startup opens the page once without it."),
        ),
        make(
          "div",
          { class: "field" },
          make("label", { for: "token" }, translate("Token")),
          this.#field,
          this.#problem,
        ),
        make("button", { type: "submit", class: "primary" }, translate("Unlock")),
      ),
    );
    this.append(dialog);
    return dialog;
  }

  /** @param {Event} event */
  #send(event) {
    event.preventDefault();
    const token = this.#field.value.trim();
    this.#field.value = "";
    if (token) emit(this, "unlock", { token });
  }
}
