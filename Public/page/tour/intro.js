import { translate } from "../../language/translate.js";
import { byID, icon, make, setAttribute } from "../../dom/dom.js";
import { loadStyles } from "../../dom/style-sheet.js";
import { LYING_PHONE } from "./phone.js";

/** @import { Page } from "../../panels/page.d.ts" */

/** A narrower top bar has no room for it. */
const TIGHT = matchMedia("(max-width: 999px)");
const SHEET = "/page/tour/intro.css";

/**
 * One line that says what the page is, with a button for the tour. It is in the free room of the top
 * bar, or over the foot of the stage, and takes no room from either.
 */
export class Intro {
  #dismiss;
  /** The last revision that was looked at; null before the first one is known. */
  #counted = /** @type {number | null} */ (null);
  #element;

  /**
   * @param {() => void} start
   * @param {() => void} dismiss Called once it has served its purpose.
   */
  constructor(start, dismiss) {
    this.#dismiss = dismiss;
    this.#element = make(
      "section",
      { class: "page-intro", "aria-label": translate("About this page") },
      make(
        "p",
        {},
        translate("SwiftUI navigation, simulated. Tap the device or push a value."),
      ),
      make("button", { type: "button", click: start }, translate("Take the tour")),
      make(
        "button",
        {
          type: "button",
          class: "icon-button",
          "aria-label": translate("Close this introduction"),
          title: translate("Close this introduction"),
          click: () => {
            byID("stage").focus({ preventScroll: true });
            dismiss();
          },
        },
        icon("close"),
      ),
    );
  }

  async show() {
    await loadStyles(SHEET);
    for (const width of [TIGHT, LYING_PHONE]) width.addEventListener("change", this.#place);
    this.#place();
  }

  remove() {
    for (const width of [TIGHT, LYING_PHONE]) width.removeEventListener("change", this.#place);
    this.#element.remove();
  }

  /**
   * A person who has changed something knows what the page is for.
   * @param {Page} page
   */
  update({ link: { revision }, live, log, isOwn }) {
    if (live === null || revision === null) return;
    // Over an empty path it hides nothing; above a path, its chips stay in sight.
    setAttribute(this.#element, "data-raised", live.detail.path.length > 0);
    this.#counted ??= revision;
    while (this.#counted < revision) {
      this.#counted += 1;
      const cause = log.get(this.#counted)?.cause;
      // A phone that sets its own device has learned nothing.
      if (cause && isOwn(cause.id) && cause.method !== "setEnvironment") return this.#dismiss();
    }
  }

  #place = () => {
    if (TIGHT.matches && !LYING_PHONE.matches)
      document.querySelector(".over-stage")?.before(this.#element);
    else document.querySelector(".top-bar people-bar")?.before(this.#element);
  };
}
