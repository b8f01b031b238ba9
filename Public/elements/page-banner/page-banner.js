import { awaySentence, endSentence, isAway } from "../../model/link-words.js";
import { icon, intend, make, setAttribute, setIcon, setText } from "../../page/dom.js";

/**
 * One line over the stage: that the connection is away, that it is back, or what was refused.
 *
 *   banner.page = page;   // reads page.link, page.now, page.notice ({tone, words, isAboutSessions})
 */
export class PageBanner extends HTMLElement {
  #page = null;
  #glyph = icon("info");
  #words = make("span", { class: "banner-words" });
  #retry = make("button", { type: "button", click: () => intend(this, "retry") }, "Retry now");
  #sessions = make(
    "button",
    { type: "button", click: () => intend(this, "sessions") },
    "Sessions…",
  );
  #anew = make(
    "button",
    { type: "button", click: () => intend(this, "beginAnew") },
    "Begin anew",
  );
  #close = make(
    "button",
    {
      type: "button",
      class: "icon-button",
      "aria-label": "Dismiss",
      title: "Dismiss",
      click: () => intend(this, "dismissNotice"),
    },
    icon("close"),
  );

  set page(page) {
    this.#page = page;
    this.update();
  }

  connectedCallback() {
    if (!this.firstChild)
      this.append(
        this.#glyph,
        this.#words,
        this.#retry,
        this.#sessions,
        this.#anew,
        this.#close,
      );
    this.update();
  }

  update() {
    if (!this.#page) return;
    const { link, notice, now } = this.#page;
    const away = isAway(link, now);
    const end = endSentence(link);
    const isBad = away || end !== null;
    this.hidden = !isBad && !notice;
    if (this.hidden) return;
    setAttribute(this, "data-tone", isBad ? "error" : notice.tone);
    setIcon(this.#glyph, isBad || notice.tone === "error" ? "warn" : "check");
    setText(this.#words, end ?? (away ? awaySentence(link, now) : notice.words));
    this.#retry.hidden = !away && link.phase !== "full";
    this.#sessions.hidden = end === null && !notice?.isAboutSessions;
    this.#anew.hidden = link.phase !== "ended";
    this.#close.hidden = isBad;
  }
}
