import { term, translate } from "../../language/translate.js";
import { isFresh, startOf, stepOn, STEPS } from "./tour-steps.js";
import { byID, setAttribute } from "../../dom/dom.js";
import { TOUCH } from "../../dom/pointer.js";
import { SHORTCUTS, shownKeys } from "../../panels/shortcuts.js";
import { loadStyles } from "../../dom/style-sheet.js";
import { LYING_PHONE, PHONE } from "./phone.js";
import { TourCard } from "./tour-card.js";

/** @import { Page } from "../../panels/page.d.ts" */
/** @import { Start } from "./tour-steps.js" */
/** @import { FeatureHost } from "../feature.d.ts" */

const SHEET = "/page/tour/tour.css";
const HIGHLIGHT = "data-tour-target";
const END = term(
  "That’s the tour. Press {keys} for every other command. Scripts can do everything you can do here.",
);
const END_BY_TOUCH = term(
  "That’s the tour. Tap the magnifying glass for every other command. Scripts can do everything you can do here.",
);

/**
 * Five commands that show what the page is for, each done by the person, or by a press on the card.
 *
 *   tour.follow(page);   // after each drawing
 *
 * A step is over as soon as the session shows that anyone has done it.
 */
export class Tour {
  #page;
  #presenting;
  #remember;
  #ended;
  /** Wanted as soon as the session is known to be fresh. */
  #isOffered = false;
  #isOn = false;
  #index = 0;
  /** @type {Start | null} */
  #start = null;
  /** @type {Page | null} */
  #last = null;
  /** The tour has unfolded the timeline, for the step that speaks of it. */
  #hasOpenedTime = false;
  #card = new TourCard({
    act: () => this.#act(),
    skip: () => this.#goTo(this.#index + 1),
    end: () => this.end(),
  });

  /**
   * @param {FeatureHost} page
   * @param {{ readonly isOn: boolean }} presenting The tour does not begin while someone presents.
   * @param {() => void} remember Called when the tour has started: it starts on its own only once.
   * @param {() => void} ended
   */
  constructor(page, presenting, remember, ended) {
    this.#page = page;
    this.#presenting = presenting;
    this.#remember = remember;
    this.#ended = ended;
  }

  offer() {
    this.#isOffered = true;
    this.#page.draw();
  }

  async start() {
    this.#isOffered = false;
    if (!this.#isOn) this.#remember();
    this.#isOn = true;
    await loadStyles(SHEET);
    if (!this.#card.element.isConnected) {
      this.#place();
      LYING_PHONE.addEventListener("change", this.#place);
    }
    setAttribute(document.body, "data-tour", true);
    this.#goTo(0);
  }

  end() {
    if (!this.#isOn) return;
    this.#isOn = false;
    const hadFocus = this.#card.element.contains(document.activeElement);
    LYING_PHONE.removeEventListener("change", this.#place);
    this.#card.element.remove();
    this.#showTime(false);
    setAttribute(document.body, "data-tour", null);
    highlight(null);
    this.#ended();
    if (hadFocus) byID("stage").focus({ preventScroll: true });
    this.#page.draw();
  }

  /** @param {Page} page */
  update(page) {
    this.#last = page;
    if (this.#isOffered) this.#answer(page);
    if (!this.#isOn || !this.#card.element.isConnected || page.live === null) return;
    this.#start ??= startOf(page);
    const { index, start } = stepOn(this.#index, this.#start, page);
    [this.#index, this.#start] = [index, start];
    const step = STEPS[index];
    this.#showTime(step?.id === "past");
    highlight(step?.selector ?? null);
    const isLive = page.link.phase === "live";
    const words = step?.words(page, PHONE.matches && page.layout.folded.controls) ?? "";
    if (step) this.#card.draw(index + 1, STEPS.length, translate(words), isLive);
    else if (TOUCH.matches) this.#card.close(translate(END_BY_TOUCH));
    else this.#card.close(translate(END, { keys: paletteKeys(page.isMac) }));
  }

  /**
   * Begins if the session is fresh. At revision 1, first waits for the entry of what happened.
   * @param {Page} page
   */
  #answer(page) {
    if (page.live === null || page.link.phase !== "live") return;
    if (page.link.revision === 1 && !page.log.get(1)) return;
    this.#isOffered = false;
    const isBusy = this.#presenting.isOn || document.querySelector("dialog[open]");
    if (isFresh(page) && !isBusy) this.start();
  }

  #place = () => {
    if (LYING_PHONE.matches)
      document.querySelector(".top-bar page-tools")?.before(this.#card.element);
    else byID("stage").before(this.#card.element);
  };

  /**
   * On a phone the timeline is folded away: it comes with its step, and goes with it.
   * @param {boolean} isShown
   */
  #showTime(isShown) {
    if (isShown === this.#hasOpenedTime || (isShown && !this.#last?.layout.folded.time)) return;
    if (isShown && !PHONE.matches) return;
    this.#hasOpenedTime = isShown;
    this.#page.perform("foldArea", { area: "time", folded: !isShown });
  }

  #act() {
    const page = this.#last;
    const step = STEPS[this.#index];
    if (!page || !step) return;
    const { verb, params } = step.command(page);
    this.#page.perform(verb, params);
  }

  /** @param {number} index */
  #goTo(index) {
    this.#index = index;
    this.#start = null;
    this.#page.draw();
  }
}

/**
 * Marks what a step speaks of, wherever the page has it, and brings it into sight.
 * @param {string | null} selector
 */
function highlight(selector) {
  for (const element of document.querySelectorAll(`[${HIGHLIGHT}]`)) {
    if (selector === null || !element.matches(selector)) element.removeAttribute(HIGHLIGHT);
  }
  if (selector === null) return;
  for (const element of document.querySelectorAll(selector)) {
    if (element.hasAttribute(HIGHLIGHT)) continue;
    setAttribute(element, HIGHLIGHT, true);
    element.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
}

/** @param {boolean} isMac */
function paletteKeys(isMac) {
  return SHORTCUTS.filter(({ id }) => id === "palette").flatMap((it) => shownKeys(it, isMac))
    .join();
}
