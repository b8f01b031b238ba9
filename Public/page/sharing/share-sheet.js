import { translate } from "../../language/translate.js";
import { makeDialog } from "../../dom/dialog.js";
import { make, setAttribute, setText } from "../../dom/dom.js";
import { ShareExport } from "./share-export.js";
import { ShareImport } from "./share-import.js";
import { ShareLink } from "./share-link.js";
import { ShareSession } from "./share-session.js";

/** @import { FeatureHost } from "../feature.d.ts" */

/** The ways out of the session and into it: its address, a link, a file, a document to import. */
export class ShareSheet {
  #page;
  #import;
  #export;
  #link;
  #session = new ShareSession();
  #dialog;
  /** Shows the rest of the sheet, which a document that came by a link leaves out. */
  #more = make(
    "button",
    { type: "button", class: "share-more", click: () => this.#land(false) },
    translate("Show the document"),
  );

  /** @param {FeatureHost} page */
  constructor(page) {
    this.#page = page;
    this.#link = new ShareLink(page);
    this.#export = new ShareExport(page);
    this.#import = new ShareImport(page, () => this.#dialog.close());
    this.#dialog = makeDialog(
      { class: "sheet share-sheet", id: "share-title", title: translate("Share") },
      this.#session.element,
      this.#link.element,
      this.#export.element,
      this.#import.element,
      this.#more,
    );
    document.body.append(make("div", {}, this.#dialog));
  }

  open() {
    this.#land(false);
    this.#putFirst(this.#session.element);
    this.#session.show(this.#page.sessionName);
    if (!this.#dialog.open) this.#dialog.showModal();
    this.#link.update();
  }

  /**
   * Moves a part above the others, so that it is visible at once.
   * @param {HTMLElement} first
   */
  #putFirst(first) {
    const parts = [this.#session, this.#link, this.#export, this.#import];
    const elements = parts.map(({ element }) => element);
    for (
      const part of elements.toSorted((one, other) =>
        Number(other === first) - Number(one === first)
      )
    ) {
      this.#dialog.append(part);
    }
    this.#dialog.append(this.#more);
  }

  /** @param {boolean} isLanding True if a link brought the person here. */
  #land(isLanding) {
    setAttribute(this.#dialog, "data-landing", isLanding);
    const title = isLanding ? translate("A shared state") : translate("Share");
    setText(/** @type {HTMLElement} */ (this.#dialog.querySelector("h2")), title);
  }

  /**
   * A document in a fragment.
   * @param {string} fragment
   */
  async openLink(fragment) {
    this.#land(true);
    this.#putFirst(this.#import.element);
    await this.#import.openLink(fragment);
    this.#import.focusChoice();
  }

  /** @param {File} file */
  openFile(file) {
    this.#putFirst(this.#import.element);
    return this.#import.openFile(file);
  }
}
