import { term, translate } from "../../language/translate.js";
import { fragmentOf, MOST_CHARACTERS } from "./share-fragment.js";
import { copyButton } from "../../dom/clipboard.js";
import { make, setText } from "../../dom/dom.js";
import { isLocalOnly, qrPicture } from "./qr-picture.js";
import { exported } from "./share-export.js";

/** @import { FeatureHost } from "../feature.d.ts" */

const LONG = term(
  "This state needs a {count}-character link, too long for most chat and mail apps. Export a file instead.",
);
const LOCAL_ONLY = term(
  "This link only works on this computer. To open it on a phone, start the server with --host <your network address>, a token and TLS.",
);
const SCAN = term("Point a phone’s camera here to open this state on the phone.");

/** A link that contains the state, and its QR code for a phone's camera. */
export class ShareLink {
  #page;
  #field = make("input", {
    type: "text",
    "aria-label": translate("The link"),
    "data-outside": "",
    focus: ({ currentTarget }) => currentTarget.select(),
  });
  #copy = copyButton(translate("Copy the link"), () => this.#field.value);
  #row = make("div", { class: "share-row" }, this.#field, this.#copy);
  #words = make("p", { class: "share-hint", role: "status" });
  #code = make("div", { class: "share-code" });

  /** @param {FeatureHost} page */
  constructor(page) {
    this.#page = page;
    this.#field.readOnly = true;
    this.element = make(
      "section",
      { class: "share-part" },
      make("h3", {}, translate("Link to this state")),
      this.#row,
      this.#code,
      this.#words,
    );
  }

  /** Creates the link for the session's present state. */
  async update() {
    this.#code.replaceChildren();
    try {
      const fragment = await fragmentOf(await exported(this.#page, "json"));
      const { origin, pathname } = location;
      await this.#show(`${origin}${pathname}#${fragment}`);
    } catch (error) {
      this.#row.hidden = true;
      setText(this.#words, /** @type {Error} */ (error).message);
    }
  }

  /** @param {string} link */
  async #show(link) {
    const isLong = link.length > MOST_CHARACTERS;
    this.#row.hidden = isLong;
    this.#field.value = isLong ? "" : link;
    const kept = translate("The part after # is never sent to the server.");
    setText(this.#words, isLong ? translate(LONG, { count: link.length }) : kept);
    if (!isLong) await this.#draw(link);
  }

  /** @param {string} link */
  async #draw(link) {
    // A phone would look for the link on itself.
    if (isLocalOnly()) return this.#code.replaceChildren(make("p", {}, translate(LOCAL_ONLY)));
    const picture = await qrPicture(link, translate("The link as a QR code"));
    if (!picture) return;
    this.#code.replaceChildren(picture, make("p", {}, translate(SCAN)));
  }
}
