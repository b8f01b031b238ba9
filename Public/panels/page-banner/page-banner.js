import { awaySentence, endSentence, overdueSentence } from "../../model/session/away-words.js";
import { isAway } from "../../model/session/link-words.js";
import { translate } from "../../language/translate.js";
import { emit, icon, make, setAttribute, setIcon, setText } from "../../dom/dom.js";

/** @import { Notice } from "../../types/page.d.ts" */
/** @import { Page } from "../page.d.ts" */

const ICONS = { ok: "check", note: "info", error: "warn" };

/**
 * One line over the stage: the connection is away or back, or something was refused.
 *
 *   banner.page = page;   // reads page.link, page.now, page.notice (its words and its offers)
 */
export class PageBanner extends HTMLElement {
  /** @type {Page | null} */
  #page = null;
  #glyph = icon("info");
  #words = make("span", { class: "banner-words" });
  #retry = make(
    "button",
    { type: "button", click: () => emit(this, "retry") },
    translate("Retry now"),
  );
  #sessions = make(
    "button",
    { type: "button", click: () => emit(this, "sessions") },
    translate("Sessions…"),
  );
  #lost = make(
    "button",
    { type: "button", click: () => emit(this, "showLost") },
    translate("Replay lost commands…"),
  );
  #reload = make(
    "button",
    { type: "button", click: () => emit(this, "reload") },
    translate("Start over"),
  );
  #close = make(
    "button",
    {
      type: "button",
      class: "icon-button",
      "aria-label": translate("Dismiss"),
      title: translate("Dismiss"),
      click: () => emit(this, "dismissNotice"),
    },
    icon("close"),
  );

  /** @param {Page} page */
  set page(page) {
    this.#page = page;
    this.update();
  }

  connectedCallback() {
    if (!this.firstChild) {
      const buttons = [this.#retry, this.#sessions, this.#lost, this.#reload, this.#close];
      this.append(this.#glyph, this.#words, ...buttons);
    }
    this.update();
  }

  update() {
    if (!this.#page) return;
    const { link, now } = this.#page;
    const away = isAway(link, now);
    const end = endSentence(link);
    const isBad = away || end !== null;
    const overdue = overdueSentence(link, now);
    const notice = overdue === null ? this.#page.notice : null;
    this.hidden = !isBad && !notice && overdue === null;
    if (this.hidden) return;
    const tone = isBad ? "error" : overdue === null ? notice?.tone : "note";
    setAttribute(this, "data-tone", tone);
    setIcon(this.#glyph, ICONS[tone ?? "note"]);
    setText(this.#words, end ?? (away ? awaySentence(link, now) : overdue ?? notice?.words ?? ""));
    this.#retry.hidden = !away && link.phase !== "full";
    this.#sessions.hidden = end === null && !notice?.isAboutSessions;
    this.#lost.hidden = isBad || !notice?.isAboutLoss;
    this.#reload.hidden = link.phase !== "ended";
    this.#close.hidden = isBad || overdue !== null;
  }
}
