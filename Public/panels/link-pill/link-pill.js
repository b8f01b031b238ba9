import { linkState } from "../../model/session/link-words.js";
import { translate } from "../../language/translate.js";
import { make, setAttribute, setText } from "../../dom/dom.js";

/** @import { Page } from "../page.d.ts" */

/**
 * The state of the connection in a word, with revision and round trip; a press shows all.
 *
 *   pill.page = page;   // reads page.link, page.connection and page.now
 */
export class LinkPill extends HTMLElement {
  /** @type {Page | null} */
  #page = null;
  #word = make("span", { class: "pill-word" });
  #revision = make("span", { class: "pill-revision", title: translate("Revision") });
  #trip = make("span", {});
  #detail = make(
    "span",
    { class: "pill-detail", title: translate("Round trip to the server") },
    make("span", { class: "visually-hidden" }, translate("Round trip"), " "),
    this.#trip,
  );
  #note = make("span", { class: "pill-note" });

  /** @param {Page} page */
  set page(page) {
    this.#page = page;
    this.update();
  }

  connectedCallback() {
    if (this.firstChild) return;
    const dot = make("span", { class: "pill-dot", "aria-hidden": "true" });
    const parts = [dot, this.#word, this.#revision, this.#detail, this.#note];
    this.append(make("button", { type: "button", popovertarget: "connection" }, ...parts));
    this.update();
  }

  update() {
    if (!this.#page) return;
    const { link, connection, now, viewing } = this.#page;
    const { word, tone } = linkState(link, now, viewing);
    setAttribute(this, "data-tone", tone);
    setAttribute(this, "data-viewing", viewing !== null);
    setText(this.#word, word);
    const revision = viewing?.revision ?? link.revision;
    setText(this.#revision, revision === null ? "" : `r${revision}`);
    this.#detail.hidden = link.roundTrip === null;
    if (link.roundTrip !== null) setText(this.#trip, tripWords(link.roundTrip));
    setText(this.#note, connection?.note ?? "");
  }
}

/** @param {number} milliseconds */
function tripWords(milliseconds) {
  return milliseconds < 10 ? `${milliseconds.toFixed(1)} ms` : `${Math.round(milliseconds)} ms`;
}
