import { writeExactly } from "../../protocol/exact-json.js";
import { term, translate } from "../../language/translate.js";
import { sessionOf } from "../../protocol/identity.js";
import { copyButton } from "../../dom/clipboard.js";
import { make } from "../../dom/dom.js";
import { download } from "../../dom/download.js";

/** @import { FeatureHost } from "../feature.d.ts" */

/** The forms that the server exports, and the file extensions for them. */
const FORMS = [
  { id: "json", words: term("State (JSON, re-importable)"), end: "json" },
  { id: "swiftui", words: term("Path as saved by SwiftUI"), end: "json" },
  { id: "jsonl", words: term("Commands that lead here (JSON Lines)"), end: "jsonl" },
  { id: "swift-test", words: term("A Swift test"), end: "swift" },
  { id: "navigation-test", words: term("A test of the app"), end: "swift" },
  { id: "python", words: term("A Python script"), end: "py" },
];

/**
 * The session as a document, as text.
 * @param {FeatureHost} page
 * @param {string} format
 * @param {number} [indent]
 */
export async function exported({ session }, format, indent) {
  const { document } = await session.ask("export", { format });
  return typeof document === "string" ? document : writeExactly(document, indent);
}

/** The session as a file, or as text to paste. */
export class ShareExport {
  #page;
  #problem = make("p", { class: "field-problem", role: "alert" });
  #form = make(
    "select",
    { "aria-label": translate("File format") },
    ...FORMS.map(({ id, words }) => make("option", { value: id }, translate(words))),
  );

  /** @param {FeatureHost} page */
  constructor(page) {
    this.#page = page;
    this.element = make(
      "section",
      { class: "share-part" },
      make("h3", {}, translate("Export")),
      make(
        "div",
        { class: "share-row" },
        this.#form,
        copyButton(translate("Copy"), () => this.#text()),
        make("button", { type: "button", click: () => this.#download() }, translate("Download")),
      ),
      this.#problem,
    );
  }

  async #text() {
    this.#problem.textContent = "";
    try {
      return await exported(this.#page, this.#form.value, 2);
    } catch (error) {
      this.#problem.textContent = /** @type {Error} */ (error).message;
      return "";
    }
  }

  async #download() {
    const text = await this.#text();
    if (!text) return;
    const end = FORMS.find(({ id }) => id === this.#form.value)?.end;
    download(`${sessionOf(location)}.${end}`, text);
  }
}
