import { timeOfDay } from "../../model/values/clock.js";
import { methodWords } from "../../model/history/change-summary.js";
import { translate, translateCount } from "../../language/translate.js";
import { emit, icon, make, setAttribute, setText } from "../../dom/dom.js";
import { writeUntrusted } from "../../dom/text.js";

/** @import { Page } from "../page.d.ts" */

/**
 * Says that the stage shows an earlier revision, with the commands for it. On a wide window it takes
 * the place of the controls above the stage; on a phone, it lies above the timeline.
 *
 *   card.page = page;   // reads page.viewing, page.link, page.people
 */
export class RevisionCard extends HTMLElement {
  /**
   * The act that needs a confirmation, and its revision.
   * @type {{ verb: "restoreViewed" | "replayViewed", revision: number } | null}
   */
  #asked = null;
  #place = make("strong", { class: "revision-card-place" });
  #who = make("bdi", {});
  #what = make("span", {});
  #time = make("time", {});
  #note = make("p", { class: "revision-card-note" });
  #restore = this.#makeButton(translate("Restore"), () => this.#restoreAll());
  #replay = this.#makeButton(translate("Replay…"), () => this.#ask("replayViewed"));
  #back = this.#makeButton(
    translate("Back to live"),
    () => emit(this, "backToLive"),
    "primary",
  );
  #yes = this.#makeButton("", () => this.#asked && emit(this, this.#asked.verb), "primary");
  #no = this.#makeButton(translate("Cancel"), () => this.#cancel());
  #question = make("p", { class: "revision-card-question" });
  /** @type {Page | null} */
  #page = null;

  /** @param {Page} page */
  set page(page) {
    this.#page = page;
    this.update();
  }

  /** Most pages never look back: the card is built when it is first needed. */
  #fill() {
    if (this.firstChild) return;
    setAttribute(this, "role", "region");
    this.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && this.#asked) this.#cancel();
    });
    setAttribute(this, "aria-label", translate("Earlier revision"));
    this.#back.append(make("kbd", { "aria-hidden": "true" }, "Esc"));
    this.append(
      make(
        "p",
        { class: "revision-card-words" },
        icon("clock"),
        this.#place,
        this.#what,
        this.#who,
        this.#time,
      ),
      this.#note,
      this.#question,
      make(
        "div",
        { class: "revision-card-actions" },
        this.#restore,
        this.#replay,
        this.#yes,
        this.#no,
        this.#back,
      ),
    );
  }

  update() {
    const { viewing = null, link } = this.#page ?? {};
    this.hidden = viewing === null;
    if (viewing === null || !link) return void (this.#asked = null);
    this.#fill();
    const { revision, at, method, who, isShown, since, isPaused = false } = viewing;
    const head = link.revision ?? revision;
    if (this.#asked?.revision !== revision) this.#asked = null;
    const place = isPaused
      ? translate("Paused at r{revision}", { revision })
      : translate("Viewing r{revision} of r{newest}", { revision, newest: head });
    setText(this.#place, place);
    setText(this.#what, method === "" ? "" : methodWords(method));
    writeUntrusted(this.#who, who ?? "", 40);
    setText(this.#time, timeOfDay(at));
    setAttribute(this.#time, "datetime", at);
    const missed = head - since;
    const notes = [
      isShown
        ? ""
        : translate("The screens at that revision weren’t kept. Showing the path instead."),
      missed > 0
        ? translateCount(missed, "{count} change since then.", "{count} changes since then.")
        : "",
    ].filter(Boolean);
    setText(this.#note, notes.join(" "));
    setAttribute(this.#note, "title", notes.join(" "));
    this.#note.hidden = notes.length === 0;
    this.#drawQuestion(head - revision);
  }

  /** @param {number} count */
  #drawQuestion(count) {
    const isAsked = this.#asked !== null;
    setAttribute(this, "data-asking", isAsked);
    const isRestore = this.#asked?.verb === "restoreViewed";
    this.#question.hidden = this.#yes.hidden = this.#no.hidden = !isAsked;
    this.#back.hidden = isAsked;
    const { lead, client = "" } = this.#page ?? {};
    const isLocked = lead?.isLockedFor(client) === true;
    this.#restore.hidden = this.#replay.hidden = isAsked || isLocked || count === 0;
    const { viewing, live } = this.#page ?? {};
    const isPast = live?.scene.id !== viewing?.state.scene.id;
    this.#restore.toggleAttribute("disabled", isPast);
    setAttribute(
      this.#restore,
      "title",
      isPast
        ? translate(
          "Revision {0} is from before the current scene was opened. You can view it but not restore it.",
          { 0: viewing?.revision ?? 0 },
        )
        : null,
    );
    setText(this.#yes, isRestore ? translate("Restore") : translate("Send them"));
    const words = isRestore
      ? translateCount(
        this.#others,
        "{count} other person is here and will see the session jump back. Restore anyway?",
        "{count} other people are here and will see the session jump back. Restore anyway?",
      )
      : translateCount(
        count,
        "Run the later command again in the live session?",
        "Run the {count} later commands again in the live session?",
      );
    setText(this.#question, words);
  }

  get #others() {
    return (this.#page?.people?.count ?? 1) - 1;
  }

  /** Asks only if it would surprise others. */
  #restoreAll() {
    if (this.#others > 0) this.#ask("restoreViewed");
    else emit(this, "restoreViewed");
  }

  /** @param {"restoreViewed" | "replayViewed"} verb */
  #ask(verb) {
    const { viewing } = this.#page ?? {};
    if (!viewing) return;
    this.#asked = { verb, revision: viewing.revision };
    this.update();
    this.#yes.focus();
  }

  #cancel() {
    const button = this.#asked?.verb === "restoreViewed" ? this.#restore : this.#replay;
    this.#asked = null;
    this.update();
    button.focus();
  }

  /**
   * @param {string} words
   * @param {() => void} click
   * @param {string} look
   */
  #makeButton(words, click, look = "") {
    return make("button", { type: "button", class: look, click }, words);
  }
}
