import { translate } from "../../language/translate.js";
import { make, setAttribute, setText } from "../../dom/dom.js";
import { writeUntrusted } from "../../dom/text.js";
import { reasonWords } from "./import-words.js";

/** @import { Shared } from "../../model/session/shared-document.js" */
/** @import { Reason } from "./import-words.js" */

const MOST_REASONS = 20;

/** The verdict on a document to import, with its reasons. */
export class ImportVerdict {
  #words = make("p", {});
  #about = make("p", { class: "share-hint" });
  #reasons = make("ul", { "aria-label": translate("Reasons") });
  element = make(
    "div",
    { class: "share-verdict", role: "status", hidden: true },
    this.#words,
    this.#about,
    this.#reasons,
  );

  /**
   * Shows a verdict without reasons.
   * @param {string} verdict
   * @param {string} words
   * @param {string} about The content of the document.
   */
  show(verdict, words, about = "") {
    this.element.hidden = false;
    setAttribute(this.element, "data-verdict", verdict);
    writeUntrusted(this.#words, words, 600);
    setText(this.#about, about);
    this.#reasons.replaceChildren();
  }

  /**
   * @param {Shared} shared
   * @param {string} text The document as it was read.
   * @param {Reason[]} reasons
   */
  showReasons(shared, text, reasons) {
    const rows = reasons.slice(0, MOST_REASONS).map((reason) => {
      const row = make("li", {});
      writeUntrusted(row, reasonWords(shared, text, reason), 400);
      return row;
    });
    this.#reasons.replaceChildren(...rows);
  }
}
