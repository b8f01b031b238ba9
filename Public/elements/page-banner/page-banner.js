import { awaySentence, isAway } from "../../model/link-words.js";
import { icon, intend, make, setAttribute, setIcon, setText } from "../../page/dom.js";

/**
 * One line over the stage: that the connection is away, that it is back, or what was refused.
 *
 *   banner.page = page;   // reads page.link, page.notice ({tone, words}) and page.now
 */
export class PageBanner extends HTMLElement {
  #page = null;
  #glyph = icon("info");
  #words = make("span", { class: "banner-words" });
  #retry = make("button", { type: "button", click: () => intend(this, "retry") }, "Retry now");
  #close = make(
    "button",
    { type: "button", class: "icon-button", "aria-label": "Dismiss", title: "Dismiss",
      click: () => intend(this, "dismissNotice") },
    icon("close"),
  );

  set page(page) {
    this.#page = page;
    this.update();
  }

  connectedCallback() {
    if (!this.firstChild) this.append(this.#glyph, this.#words, this.#retry, this.#close);
    this.update();
  }

  update() {
    if (!this.#page) return;
    const { link, notice, now } = this.#page;
    const away = isAway(link, now);
    this.hidden = !away && !notice;
    if (this.hidden) return;
    setAttribute(this, "data-tone", away ? "error" : notice.tone);
    setIcon(this.#glyph, away || notice.tone === "error" ? "warn" : "check");
    setText(this.#words, away ? awaySentence(link, now) : notice.words);
    this.#retry.hidden = !away;
    this.#close.hidden = away;
  }
}
