import { firstRequest } from "../../model/state/first-commands.js";
import { translate } from "../../language/translate.js";
import { make, setAttribute, setText } from "../../dom/dom.js";
import { EmptyState } from "../parts/empty-state.js";
import { keyedList } from "../../dom/keyed-list.js";
import { RowWindow } from "../../dom/row-window.js";
import { FrameDetail } from "./frame-detail.js";
import { drawFrame, makeFrame } from "./frame-row.js";
import { WireSums } from "./wire-sums.js";

/** @import { Page } from "../page.d.ts" */
/** @import { Row, WireRecord } from "../../model/session/wire-record.js" */

const TICK = 1000;

/**
 * The frames that pass over this page's line: with time, direction, kind and size, and the JSON of
 * the chosen one.
 *
 *   panel.page = page;   // reads page.connection.record, page.ask
 *
 * Only the rows in sight exist. Scrolled to its end, it follows new frames.
 */
export class WireFrames extends HTMLElement {
  /** @type {WireRecord | null} */
  #record = null;
  #drawn = "";
  #follows = true;
  /** @type {Page | null} */
  #page = null;
  /** @type {Row | null} */
  #chosen = null;
  /** The number of the row that has the keyboard focus. */
  /** @type {number | null} */
  #active = null;
  #isPlanned = false;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #clock;
  #filter = make("input", {
    type: "search",
    class: "wire-field",
    "aria-label": translate("Filter the frames"),
    placeholder: translate("Filter: text of a frame"),
    spellcheck: "false",
    autocomplete: "off",
    maxlength: "200",
    input: ({ currentTarget }) => this.#setFilter(currentTarget.value),
  });
  #pause = make("button", { type: "button", click: () => this.#togglePause() }, translate("Pause"));
  #clear = make("button", { type: "button", click: () => this.#empty() }, translate("Clear"));
  #count = make("span", { class: "hint wire-count" });
  #sums = new WireSums((kind) => this.#find(kind));
  #list = make("ol", { class: "wire-rows", "aria-label": translate("Frames") });
  #box = make(
    "div",
    {
      class: "wire-box",
      scroll: () => this.#scrolled(),
      // A frame that is being chosen stays in sight.
      pointerdown: () => this.#stay(),
      keydown: (event) => this.#pressed(event),
    },
    this.#list,
  );
  #detail = new FrameDetail(() => this.#choose(null));
  #none = new EmptyState(({ method, params }) => this.#page?.ask(method, params));
  #window = new RowWindow(this.#box);
  #resize = new ResizeObserver(() => this.#measure());

  /** @param {Page} page */
  set page(page) {
    this.#page = page;
    if (this.#record === null && page.connection) {
      this.#record = page.connection.record;
      this.#record.changed = () => this.#plan();
    }
    this.update();
  }

  connectedCallback() {
    if (!this.firstChild) {
      const head = make(
        "div",
        { class: "wire-head" },
        this.#filter,
        this.#pause,
        this.#clear,
        this.#count,
        ...this.#sums.parts,
      );
      const parts = [this.#box, this.#none.element, this.#detail.element];
      const body = make("div", { class: "wire-body" }, ...parts);
      this.append(head, body);
    }
    this.#resize.observe(this.#box);
    this.#clock = setInterval(() => this.checkVisibility() && this.#drawSums(), TICK);
    this.#measure();
  }

  disconnectedCallback() {
    clearInterval(this.#clock);
    this.#resize.disconnect();
  }

  /** Frames come even if they do not change what the page shows. */
  #plan() {
    if (this.#isPlanned || !this.checkVisibility()) return;
    this.#isPlanned = true;
    requestAnimationFrame(() => {
      this.#isPlanned = false;
      this.update();
    });
  }

  update() {
    if (!this.#record || !this.firstChild) return;
    const { shown, version, isPaused } = this.#record;
    this.#list.style.setProperty("--count", String(shown.length));
    if (this.#follows) this.#window.scrollTo(this.#box.scrollHeight);
    const { first, last } = this.#window.range(shown.length);
    const drawn = [version, first, last, this.#chosen?.number, this.#active].join();
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    setAttribute(this.#pause, "aria-pressed", isPaused ? "true" : "false");
    this.#drawCount(this.#record);
    this.#drawEmpty(this.#record);
    this.#drawRows(shown, first, last);
  }

  /** @param {WireRecord} record */
  #drawCount({ shown, count, isPaused, missed }) {
    const found = { shown: shown.length, count };
    const all = count === shown.length ? `${count}` : translate("{shown} of {count}", found);
    setText(
      this.#count,
      isPaused ? translate("{all}, paused: {missed} since", { all, missed }) : all,
    );
  }

  /** @param {WireRecord} record */
  #drawEmpty({ shown, filter, isPaused }) {
    this.#none.element.hidden = shown.length > 0;
    this.#box.hidden = shown.length === 0;
    if (shown.length > 0) return;
    if (filter !== "") this.#none.show(translate("No frame contains that text."), null);
    else if (isPaused)
      this.#none.show(translate("Paused: frames are still sent but not listed."), null);
    else {
      const words = translate(
        "No frames yet. Each request makes two: the request and its response.",
      );
      this.#none.show(words, firstRequest());
    }
  }

  /**
   * @param {Row[]} shown
   * @param {number} first
   * @param {number} last
   */
  #drawRows(shown, first, last) {
    const rows = shown.slice(first, last);
    const isHere = rows.some(({ number }) => number === this.#active);
    const tabStop = isHere ? this.#active : rows.at(-1)?.number;
    keyedList(this.#list, rows, {
      key: ({ number }) => number,
      make: (row) =>
        makeFrame(row, {
          onFocus: () => this.#activate(row.number),
          onClick: () => this.#choose(this.#chosen === row ? null : row),
        }),
      update: (element, row, index) => {
        element.style.setProperty("--index", String(first + index));
        setAttribute(element, "aria-posinset", first + index + 1);
        setAttribute(element, "aria-setsize", shown.length);
        drawFrame(element, row, { isChosen: row === this.#chosen, isStop: row.number === tabStop });
      },
    });
  }

  #drawSums() {
    if (this.#record) this.#sums.draw(this.#record);
  }

  /** @param {string} kind */
  #find(kind) {
    const text = this.#record?.filter === kind ? "" : kind;
    this.#filter.value = text;
    this.#setFilter(text);
  }

  /** @param {string} text */
  #setFilter(text) {
    this.#record?.setFilter(text);
    this.#follows = true;
    this.update();
  }

  #togglePause() {
    this.#record?.setPaused(!this.#record.isPaused);
    this.update();
  }

  #empty() {
    this.#record?.clear();
    this.#choose(null);
    this.#drawSums();
  }

  /** @param {Row | null} row */
  #choose(row) {
    this.#chosen = row;
    this.#detail.show(row);
    if (row) this.#active = row.number;
    this.update();
  }

  #stay() {
    this.#follows = false;
  }

  #scrolled() {
    // Scrolling by code says nothing about the person, who may have pressed a row since.
    if (this.#box.scrollTop === this.#window.top) return;
    this.#window.follow();
    this.#follows = this.#isAtEnd && !this.#window.isLocked;
    this.update();
  }

  get #isAtEnd() {
    const { scrollTop, scrollHeight, clientHeight } = this.#box;
    return scrollTop + clientHeight >= scrollHeight - this.#window.rowHeight;
  }

  #measure() {
    this.#window.measure();
    this.#drawn = "";
    this.update();
    if (this.checkVisibility()) this.#drawSums();
  }

  /** @param {number} number */
  #activate(number) {
    if (this.#active === number) return;
    this.#active = number;
    this.update();
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    const shown = this.#record?.shown ?? [];
    const here = shown.findIndex(({ number }) => number === this.#active);
    const step = this.#window.step(event.key);
    if (step === undefined || here < 0) return;
    event.preventDefault();
    const index = Math.max(0, Math.min(shown.length - 1, here + step));
    const { top } = this.#window;
    this.#window.reveal(index);
    this.#follows = this.#window.top !== top && this.#isAtEnd;
    this.#active = shown[index].number;
    this.#measure();
    const row = this.#list.querySelector(`[data-number="${this.#active}"] button`);
    /** @type {HTMLElement | null} */ (row)?.focus({ preventScroll: true });
  }
}
