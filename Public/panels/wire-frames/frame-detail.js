import { byteWords } from "../../model/session/link-figures.js";
import { translate } from "../../language/translate.js";
import { copyButton } from "../../dom/clipboard.js";
import { make, setText } from "../../dom/dom.js";
import { visibleText } from "../../dom/visible-marks.js";
import { CodeView } from "../parts/code-view.js";
import { indented } from "./frame-row.js";

/** @import { Row } from "../../model/session/wire-record.js" */

/** The JSON of the chosen frame. */
export class FrameDetail {
  #text = "";
  #view = new CodeView(translate("The frame as JSON"));
  #title = make("p", { class: "hint" });

  /** @param {() => void} close */
  constructor(close) {
    this.element = make(
      "div",
      { class: "wire-detail", hidden: true },
      make(
        "div",
        { class: "wire-detail-head" },
        this.#title,
        copyButton(translate("Copy"), () => this.#text),
        make("button", { type: "button", click: close }, translate("Close")),
      ),
      this.#view.element,
    );
  }

  /** @param {Row | null} row */
  show(row) {
    this.element.hidden = row === null;
    this.#text = row?.text ?? "";
    if (!row) return;
    const direction = row.isSent ? translate("Sent") : translate("Received");
    const subject = [row.kind, row.about].filter((part) => part !== "").join(" ");
    setText(this.#title, `${direction}: ${visibleText(subject, 80)}, ${byteWords(row.bytes)}`);
    this.#view.show(indented(row.text), "json");
  }
}
