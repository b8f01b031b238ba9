import { nameOfClient } from "../../model/session/client-words.js";
import { term, translate } from "../../language/translate.js";
import { byID, make, setAttribute, setText } from "../../dom/dom.js";
import { loadStyles } from "../../dom/style-sheet.js";
import { writeUntrusted } from "../../dom/text.js";
import { captionWords } from "./caption-words.js";
import { ChapterBar } from "./chapter-bar.js";
import { CursorHalo } from "./cursor-halo.js";

/** @import { Page } from "../../panels/page.d.ts" */
/** @import { FeatureHost } from "../feature.d.ts" */

const LEAVE = term("Leave presenter mode");
const BEGUN = term("Presenter mode: the stage, with each change as a caption. Press Esc to leave.");
const HINT = term("Each change appears here as a caption. Press Esc to leave.");
const LIVE = term("Revision {revision}");
const PAST = term("Viewing revision {revision} of {newest}");
const AWAY = term("Not connected. Showing revision {revision}");
const BY_ITSELF = term("The app itself");
const SHEET = "/page/presenter-mode/presenter-mode.css";
const MOST_WORDS = 160;

/** For a talk or a lesson: the stage as large as the window, and the last change in words below it. */
export class PresenterMode {
  isOn = false;
  #page;
  /**
   * The revision at which it began, which is not news; null after the first change.
   * @type {number | null}
   */
  #since = null;
  /** @type {HTMLElement | null} */
  #focused = null;
  #words = make("p", { class: "caption-words" });
  #place = make("span", {});
  #who = make("span", {});
  #chapters = new ChapterBar((revision) => this.#goTo(revision));
  #halo = new CursorHalo();
  #caption = make(
    "section",
    { class: "caption", "aria-label": translate(term("Caption")) },
    make("h1", { class: "visually-hidden" }, "Colonnade"),
    this.#chapters.element,
    this.#words,
    make("p", { class: "caption-place" }, this.#place, this.#who),
    make("button", { type: "button", click: () => this.exit() }, translate(LEAVE)),
  );
  /** @type {AbortController | null} */
  #listening = null;

  /** @param {Pick<FeatureHost, "draw" | "announcer" | "content" | "perform">} page */
  constructor(page) {
    this.#page = page;
  }

  async toggle() {
    if (this.isOn) return this.exit();
    this.isOn = true;
    this.#focused = /** @type {HTMLElement | null} */ (document.activeElement);
    await loadStyles(SHEET);
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    document.addEventListener("keydown", (event) => this.#press(event), { capture: true, signal });
    this.#halo.begin(signal);
    setAttribute(document.body, "data-presenting", true);
    byID("stage").after(this.#caption);
    const { link, viewing } = this.#page.content;
    this.#since = viewing?.revision ?? link.revision ?? 0;
    this.#page.announcer.announce(translate(BEGUN));
    this.#page.draw();
  }

  exit() {
    if (!this.isOn) return;
    this.isOn = false;
    this.#listening?.abort();
    setAttribute(document.body, "data-presenting", null);
    this.#caption.remove();
    this.#focused?.focus({ preventScroll: true });
    this.#page.draw();
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    const isOpen = document.querySelector("dialog[open], :popover-open") !== null;
    const { key } = event;
    if (event.defaultPrevented || isOpen) return;
    // The keys of a presenter's remote control.
    const steps = key === "PageDown" ? 1 : key === "PageUp" ? -1 : 0;
    if (key !== "Escape" && steps === 0) return;
    event.preventDefault();
    event.stopPropagation();
    if (steps === 0) this.exit();
    else this.#chapters.step(steps);
  }

  /** @param {number | null} revision The newest if null. */
  #goTo(revision) {
    if (revision === null) this.#page.perform("backToLive");
    else this.#page.perform("viewRevision", { revision });
  }

  /** @param {Page} page */
  update(page) {
    if (!this.isOn || !this.#caption.isConnected) return;
    const { link, viewing, log, people } = page;
    const newest = link.revision ?? 0;
    const revision = viewing?.revision ?? newest;
    const entry = log.get(revision);
    const isNews = entry !== undefined && revision !== this.#since;
    if (isNews) this.#since = null;
    writeUntrusted(
      this.#words,
      isNews ? captionWords(entry, page.state) : translate(HINT),
      MOST_WORDS,
    );
    setAttribute(this.#words, "data-quiet", !isNews);
    this.#chapters.update(page, revision);
    setAttribute(this.#caption, "data-mode", viewing ? "past" : link.shown);
    const sentence = viewing ? PAST : link.shown === "away" ? AWAY : LIVE;
    setText(this.#place, translate(sentence, { revision, newest }));
    const { client = null, id } = entry?.cause ?? {};
    const who = client === null ? translate(BY_ITSELF) : nameOfClient(client, {
      taken: people?.nameOf(client) || (page.isOwn(id) ? page.ownName : ""),
      isOwn: page.isOwn(id),
      own: page.client,
    });
    writeUntrusted(this.#who, isNews ? who : "", 60);
  }
}
