import { term, translate } from "../../language/translate.js";
import { emit, icon, make, setAttribute, setIcon, setText } from "../../dom/dom.js";
import { ariaKeys, titleWithKey } from "../shortcuts.js";
import { drawBars } from "./timeline-columns.js";

/** @import { PlaybackSpeed } from "../../types/page.d.ts" */
/** @import { Page } from "../page.d.ts" */

/** The share of the history that a page key moves by: a tenth, at least ten steps. */
const TENTH = 10;

/**
 * The kinds of revisions, by the server's names.
 * @type {Record<string, string>}
 */
const KINDS = {
  view: term("view"),
  push: term("push"),
  pop: term("pop"),
  path: term("path"),
  select: term("select"),
  present: term("present"),
  setting: term("setting"),
  scene: term("scene"),
};

/**
 * The marks of revisions, by the server's names.
 * @type {Record<string, string>}
 */
const MARKS = {
  screens: term("screens"),
  problems: term("problems"),
  restored: term("restored"),
};

/**
 * All revisions as a bar of path depths, which is also the slider to view any of them.
 *
 *   bar.page = page;   // reads page.overview, page.live, page.viewing, page.playing, page.link
 */
export class TimelineBar extends HTMLElement {
  /** @type {Page | null} */
  #page = null;
  #drawn = "";
  #canvas = make("canvas", { class: "timeline-bars" });
  #cursor = make("span", { class: "timeline-cursor" });
  #slider = make(
    "div",
    {
      role: "slider",
      class: "timeline-slider",
      tabindex: "0",
      "aria-label": translate("Revision on the stage"),
      pointerdown: (event) => this.#drag(event),
      pointermove: (event) => this.#point(event),
      keydown: (event) => this.#press(event),
    },
    this.#canvas,
    this.#cursor,
  );
  #older = this.#makeButton("back", "olderRevision");
  #newer = this.#makeButton("forward", "newerRevision");
  #playIcon = icon("play");
  #play = make(
    "button",
    { type: "button", class: "icon-button", click: () => this.#toggle() },
    this.#playIcon,
  );
  #speed = make(
    "select",
    { class: "timeline-speed", "aria-label": translate("Pace"), change: () => this.#changeSpeed() },
    ...[["1", "1×"], ["2", "2×"], ["original", translate("Original")]].map(([value, words]) =>
      make("option", { value }, words)
    ),
  );
  #place = make("button", {
    type: "button",
    class: "timeline-place",
    title: translate("What the bars mean"),
    "aria-haspopup": "dialog",
    click: ({ currentTarget }) => this.#explain(currentTarget),
  });
  #label = make("button", {
    type: "button",
    class: "timeline-label",
    title: translate("A bar for each revision, as high as its path is deep"),
    "aria-haspopup": "dialog",
    click: ({ currentTarget }) => this.#explain(currentTarget),
  }, translate("History"));
  #resize = new ResizeObserver(() => this.#draw());

  /** @param {Page} page */
  set page(page) {
    this.#page = page;
    this.update();
  }

  connectedCallback() {
    if (!this.firstChild) {
      this.append(
        this.#older,
        this.#newer,
        this.#play,
        this.#speed,
        this.#label,
        this.#slider,
        this.#place,
      );
    }
    this.#resize.observe(this.#slider);
    this.update();
  }

  disconnectedCallback() {
    this.#resize.disconnect();
  }

  update() {
    if (!this.#page || !this.firstChild) return;
    const { overview, link, isMac, playing, live } = this.#page;
    this.hidden = live === null;
    if (live === null) return;
    if (overview?.epoch !== (link.epoch ?? "") || overview.missing(this.#head) !== null)
      emit(this, "readOverview");
    this.#labelButton(this.#older, translate("Previous revision"), "olderRevision", isMac);
    this.#labelButton(this.#newer, translate("Next revision"), "newerRevision", isMac);
    this.#older.disabled = this.#here <= this.#oldest;
    this.#newer.disabled = this.#here >= this.#head;
    this.#play.disabled = this.#head <= this.#oldest || link.phase !== "live";
    setIcon(this.#playIcon, playing ? "pause" : "play");
    setAttribute(
      this.#play,
      "aria-label",
      playing ? translate("Pause") : translate("Play all revisions"),
    );
    const all = translate("Play all revisions on the stage");
    setAttribute(this.#play, "title", playing ? translate("Pause") : all);
    setText(
      this.#place,
      this.#here < this.#head ? `r${this.#here} / ${this.#head}` : `r${this.#head}`,
    );
    this.#draw();
  }

  get #head() {
    return this.#page?.link.revision ?? 0;
  }

  get #oldest() {
    return Math.min(this.#page?.overview?.oldest ?? 0, this.#head);
  }

  get #here() {
    return this.#page?.viewing?.revision ?? this.#head;
  }

  #draw() {
    const { overview, theme } = /** @type {Page} */ (this.#page);
    const { clientWidth: width, clientHeight: height } = this.#slider;
    const [here, head, oldest] = [this.#here, this.#head, this.#oldest];
    setAttribute(this.#slider, "aria-valuemin", oldest);
    setAttribute(this.#slider, "aria-valuemax", head);
    setAttribute(this.#slider, "aria-valuenow", here);
    setAttribute(this.#slider, "aria-valuetext", this.#words(here));
    const share = head > oldest ? (here - oldest + 0.5) / (head - oldest + 1) : 1;
    this.#cursor.style.insetInlineStart = `${share * 100}%`;
    const drawing = [overview?.version, width, height, theme, this.matches(":dir(rtl)")].join();
    if (drawing === this.#drawn || !overview) return;
    this.#drawn = drawing;
    drawBars(this.#canvas, overview, { width, height, isMirrored: this.matches(":dir(rtl)") });
  }

  /** @param {number} revision */
  #words(revision) {
    const moment = this.#page?.overview?.at(revision);
    const place = revision === this.#head
      ? translate("Live, revision {revision}", { revision })
      : translate("Revision {revision} of {newest}", { revision, newest: this.#head });
    if (!moment) return place;
    const { kind, depth, marks } = moment;
    const words = [
      place,
      ...(kind ? [translate(KINDS[kind] ?? kind)] : []),
      translate("depth {depth}", { depth }),
      ...marks.map((mark) => translate(MARKS[mark] ?? mark)),
    ];
    return words.join(translate(", "));
  }

  /** @param {number} revision */
  #viewRevision(revision) {
    if (revision >= this.#head) emit(this, "backToLive");
    else emit(this, "viewRevision", { revision: Math.max(this.#oldest, revision) });
  }

  /** @param {PointerEvent} event */
  #revisionAt({ clientX }) {
    const { left, width } = this.#slider.getBoundingClientRect();
    const across = (clientX - left) / width;
    const share = this.matches(":dir(rtl)") ? 1 - across : across;
    const count = this.#head - this.#oldest + 1;
    const place = Math.floor(Math.max(0, Math.min(0.9999, share)) * count);
    return this.#oldest + place;
  }

  /** @param {PointerEvent} event */
  #drag(event) {
    if (event.button !== 0) return;
    this.#slider.setPointerCapture(event.pointerId);
    this.#viewRevision(this.#revisionAt(event));
  }

  /** @param {PointerEvent} event */
  #point(event) {
    const revision = this.#revisionAt(event);
    setAttribute(this.#slider, "title", this.#words(revision));
    if (this.#slider.hasPointerCapture(event.pointerId) && revision !== this.#here)
      this.#viewRevision(revision);
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    const forward = this.matches(":dir(rtl)") ? -1 : 1;
    const page = Math.max(TENTH, Math.round((this.#head - this.#oldest) / TENTH));
    const steps = new Map([
      ["ArrowRight", forward],
      ["ArrowLeft", -forward],
      ["ArrowUp", 1],
      ["ArrowDown", -1],
      ["PageUp", page],
      ["PageDown", -page],
    ]).get(event.key);
    if (event.key === " ") this.#toggle();
    else if (event.key === "Home") this.#viewRevision(this.#oldest);
    else if (event.key === "End") this.#viewRevision(this.#head);
    else if (steps !== undefined) emit(this, "stepRevision", { steps });
    else return;
    event.preventDefault();
  }

  #toggle() {
    if (this.#page?.playing) emit(this, "pause");
    else emit(this, "play", { speed: /** @type {PlaybackSpeed} */ (this.#speed.value) });
  }

  /** @param {HTMLElement} button */
  async #explain(button) {
    (await import("./timeline-legend.js")).showLegend(this, button);
  }

  #changeSpeed() {
    if (this.#page?.playing) emit(this, "play", { speed: this.#speed.value });
  }

  /**
   * @param {string} glyph
   * @param {string} verb
   */
  #makeButton(glyph, verb) {
    const attributes = {
      type: "button",
      class: "icon-button",
      click: () => emit(this, verb),
    };
    return make("button", attributes, icon(glyph));
  }

  /**
   * @param {HTMLElement} button
   * @param {string} words
   * @param {string} id
   * @param {boolean} isMac
   */
  #labelButton(button, words, id, isMac) {
    setAttribute(button, "aria-label", words);
    setAttribute(button, "title", titleWithKey(words, id, isMac));
    setAttribute(button, "aria-keyshortcuts", ariaKeys(id, isMac));
  }
}
