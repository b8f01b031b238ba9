import { term, translate } from "../../language/translate.js";
import { copyButton } from "../../dom/clipboard.js";
import { make, setText } from "../../dom/dom.js";
import { sessionAddress } from "../../protocol/identity.js";
import { isLocalOnly, qrPicture } from "../sharing/qr-picture.js";

const LOCAL_ONLY = term(
  "Other devices can’t reach this address. Stop the server and start it with this computer’s address in the network, a file with a token, and TLS or --insecure-lan:",
);
const COMMAND = "colonnade serve --host 192.168.1.5 --token-file token --insecure-lan";
const SCAN = term("Point a phone’s camera here, or open this address, to join the session.");

/** The session's address with its QR code, as large as a class can read it. */
export class JoinCard {
  #address = make("p", { class: "join-address" });
  #code = make("div", { class: "join-code" });
  #hint = make("p", { class: "hint" });
  #command = make("code", { class: "join-command" }, COMMAND);
  #copy = copyButton(translate("Copy the address"), () => this.#link);
  #dialog = make("dialog", { class: "join-card", "aria-label": translate("Join this session") });
  #link = "";

  constructor() {
    this.#dialog.append(
      this.#code,
      this.#address,
      this.#hint,
      this.#command,
      make(
        "p",
        { class: "join-buttons" },
        this.#copy,
        make("button", { type: "button", click: () => this.#dialog.close() }, translate("Close")),
      ),
    );
  }

  /** @param {string} session */
  async open(session) {
    this.#link = sessionAddress(location, session);
    // A phone would look for the address on itself.
    const isAlone = isLocalOnly();
    this.#command.hidden = !isAlone;
    this.#address.hidden = this.#copy.hidden = isAlone;
    setText(this.#address, this.#link);
    setText(this.#hint, translate(isAlone ? LOCAL_ONLY : SCAN));
    const words = translate("The address as a QR code");
    const picture = isAlone ? null : await qrPicture(this.#link, words);
    this.#code.hidden = picture === null;
    this.#code.replaceChildren(...(picture ? [picture] : []));
    if (!this.#dialog.isConnected) document.body.append(this.#dialog);
    this.#dialog.showModal();
  }
}
