import { term, translate } from "../../language/translate.js";
import { copyButton } from "../../dom/clipboard.js";
import { make, setText } from "../../dom/dom.js";
import { isLocalOnly, qrPicture } from "../sharing/qr-picture.js";

const LOCAL_ONLY = term(
  "This address only works on this computer. For others to join, start the server with --host <your network address>, a token and TLS.",
);
const SCAN = term("Point a phone’s camera here, or open this address, to join the session.");

/** The session's address with its QR code, as large as a class can read it. */
export class JoinCard {
  #address = make("p", { class: "join-address" });
  #code = make("div", { class: "join-code" });
  #hint = make("p", { class: "hint" });
  #dialog = make("dialog", { class: "join-card", "aria-label": translate("Join this session") });
  #link = "";

  constructor() {
    this.#dialog.append(
      this.#code,
      this.#address,
      this.#hint,
      make(
        "p",
        { class: "join-buttons" },
        copyButton(translate("Copy the address"), () => this.#link),
        make("button", { type: "button", click: () => this.#dialog.close() }, translate("Close")),
      ),
    );
  }

  /** @param {string} session */
  async open(session) {
    const link = new URL(location.pathname, location.href);
    link.searchParams.set("session", session);
    this.#link = link.href;
    setText(this.#address, this.#link);
    setText(this.#hint, translate(isLocalOnly() ? LOCAL_ONLY : SCAN));
    const picture = await qrPicture(this.#link, translate("The address as a QR code"));
    this.#code.replaceChildren(...(picture ? [picture] : []));
    if (!this.#dialog.isConnected) document.body.append(this.#dialog);
    this.#dialog.showModal();
  }
}
