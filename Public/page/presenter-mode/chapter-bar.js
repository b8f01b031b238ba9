import { translate } from "../../language/translate.js";
import { icon, make, setText } from "../../dom/dom.js";
import { writeUntrusted } from "../../dom/text.js";
import { Chapters } from "./chapters.js";

/** @import { Page } from "../../panels/page.d.ts" */

/** The chapter of a talk that the stage shows, with the way to the next and the previous one. */
export class ChapterBar {
  #chapters = new Chapters();
  #goTo;
  #here = -1;
  #number = make("span", {});
  #label = make("strong", {});
  #previous = this.#makeButton(translate("Previous chapter"), "back", -1);
  #next = this.#makeButton(translate("Next chapter"), "forward", 1);
  element = make(
    "p",
    { class: "caption-chapter", hidden: true },
    this.#previous,
    this.#number,
    this.#label,
    this.#next,
  );

  /** @param {(revision: number | null) => void} goTo Null goes to the newest revision. */
  constructor(goTo) {
    this.#goTo = goTo;
  }

  /**
   * @param {Page} page
   * @param {number} revision The revision on the stage.
   */
  update(page, revision) {
    this.#chapters.update(page, () => this.#draw(page.viewing?.revision ?? revision));
    this.#draw(revision);
  }

  /** @param {number} revision */
  #draw(revision) {
    const { list } = this.#chapters;
    this.#here = this.#chapters.indexAt(revision);
    this.element.hidden = list.length === 0;
    const place = { number: this.#here + 1, count: list.length };
    setText(this.#number, translate("Chapter {number} of {count}", place));
    writeUntrusted(this.#label, list[this.#here]?.label ?? "", 80);
    this.#previous.disabled = this.#here <= 0;
    this.#next.disabled = this.#here === list.length - 1;
  }

  /**
   * Shows the stage as it was when a chapter began; after the last one, as it is now.
   * @param {number} steps
   */
  step(steps) {
    const { list } = this.#chapters;
    const index = Math.max(0, this.#here + steps);
    if (list.length > 0) this.#goTo(list[index]?.revision ?? null);
  }

  /**
   * @param {string} words
   * @param {string} glyph
   * @param {number} steps
   */
  #makeButton(words, glyph, steps) {
    const attributes = {
      type: "button",
      class: "icon-button",
      "aria-label": words,
      title: words,
      click: () => this.step(steps),
    };
    return make("button", attributes, icon(glyph));
  }
}
