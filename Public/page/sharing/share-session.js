import { translate } from "../../language/translate.js";
import { copyButton } from "../../dom/clipboard.js";
import { make } from "../../dom/dom.js";
import { sessionAddress } from "../../protocol/identity.js";

/** The session's address: those who open it are in the same session. */
export class ShareSession {
  #field = make("input", {
    type: "text",
    "aria-label": translate("The session’s address"),
    "data-outside": "",
    focus: ({ currentTarget }) => currentTarget.select(),
  });
  element = make(
    "section",
    { class: "share-part share-session" },
    make("h3", {}, translate("This session, live")),
    make(
      "div",
      { class: "share-row" },
      this.#field,
      copyButton(translate("Copy the address"), () => this.#field.value),
    ),
    make("p", { class: "share-hint" }, translate("Anyone who opens it joins this session.")),
  );

  constructor() {
    this.#field.readOnly = true;
  }

  /** @param {string} session */
  show(session) {
    this.#field.value = sessionAddress(location, session);
  }
}
