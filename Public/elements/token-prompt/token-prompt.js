import { intend, make } from "../../page/dom.js";
import { writeOutside } from "../../page/text.js";

/**
 * Asks for the server's token while the connection is locked.
 *
 *   prompt.page = page;   // reads page.link ({phase, reason})
 */
export class TokenPrompt extends HTMLElement {
  #page = null;
  #dialog = null;
  #field = make("input", {
    id: "token",
    type: "password",
    autocomplete: "off",
    required: true,
    "aria-describedby": "token-problem",
  });
  #problem = make("p", { class: "field-problem", id: "token-problem" });

  set page(page) {
    this.#page = page;
    this.update();
  }

  update() {
    const isLocked = this.#page?.link.phase === "locked";
    if (!isLocked && !this.#dialog) return;
    if (!this.#dialog) this.#build();
    const { reason } = this.#page.link;
    writeOutside(this.#problem, reason ? `The server said: ${reason}.` : "", 200);
    this.#problem.hidden = !reason;
    if (isLocked && !this.#dialog.open) this.#dialog.showModal();
    if (!isLocked && this.#dialog.open) this.#dialog.close();
  }

  #build() {
    this.#dialog = make(
      "dialog",
      {
        class: "sheet",
        "aria-labelledby": "token-title",
        cancel: (event) => event.preventDefault(),
      },
      make(
        "form",
        { submit: (event) => this.#send(event) },
        make("h2", { id: "token-title" }, "This server asks for its token"),
        make(
          "p",
          {},
          "It stands in the file that the server was started with. ",
          "The link printed at start-up opens the page without it, once.",
        ),
        make(
          "div",
          { class: "field" },
          make("label", { for: "token" }, "Token"),
          this.#field,
          this.#problem,
        ),
        make("button", { type: "submit", class: "primary" }, "Unlock"),
      ),
    );
    this.append(this.#dialog);
  }

  #send(event) {
    event.preventDefault();
    const token = this.#field.value.trim();
    this.#field.value = "";
    if (token) intend(this, "unlock", { token });
  }
}
