import { writeExactly } from "../../protocol/exact-json.js";
import { firstPush } from "../../model/state/first-commands.js";
import { FIGURES, PerformanceHistory, sparkline } from "../../model/session/performance.js";
import { translate } from "../../language/translate.js";
import { make, parts, setAttribute, setText } from "../../dom/dom.js";
import { EmptyState } from "../parts/empty-state.js";

/** @import { State } from "../../types/state.d.ts" */
/** @import { Page } from "../page.d.ts" */
/** @import { Figure } from "../../model/session/performance.js" */

const SECOND = 1000;
/** A state that is slow to measure is measured less often: it waits this many times as long. */
const PATIENCE = 4;
const SVG = "http://www.w3.org/2000/svg";

/**
 * How fast the page is: figures, each with its last minute.
 *
 *   panel.page = page;   // reads page.meters, page.connection, page.live, page.link
 *
 * It measures once a second, and only while it is visible.
 */
export class PerformancePanel extends HTMLElement {
  /** @type {Page | null} */
  #page = null;
  #performance = new PerformanceHistory();
  #frames = 0;
  #tasks = { count: 0, total: 0 };
  /** @type {number | null} */
  #loop = null;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #clock;
  /** @type {PerformanceObserver | null} */
  #observer = null;
  /** @type {{ state: State | null, bytes: number, again: number }} */
  #measured = { state: null, bytes: 0, again: 0 };
  #summary = make("p", { class: "performance-summary hint" });
  #empty = new EmptyState();
  #figures = make("dl", { class: "performance-figures" });

  /** @param {Page} page */
  set page(page) {
    this.#page = page;
    this.#empty.element.hidden = page.link.revision !== 0;
    if (page.link.revision === 0) {
      const words = translate("No changes yet. Make one to see how long it takes.");
      this.#empty.show(words, firstPush(page));
    }
    if (this.#loop === null) this.#startSampling();
  }

  connectedCallback() {
    if (this.firstChild) return;
    this.#figures.append(...FIGURES.map(makeFigure));
    const content = {
      class: "performance-box",
      role: "region",
      "aria-label": translate("How fast"),
      tabindex: "0",
    };
    this.append(make("div", content, this.#empty.element, this.#figures, this.#summary));
    this.#observe();
  }

  disconnectedCallback() {
    this.#stopSampling();
    this.#observer?.disconnect();
    this.#observer = null;
  }

  /** Only Chromium reports long tasks. */
  #observe() {
    if (!PerformanceObserver.supportedEntryTypes?.includes("longtask")) return;
    this.#observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        this.#tasks = { count: this.#tasks.count + 1, total: this.#tasks.total + duration };
      }
    });
    this.#observer.observe({ type: "longtask" });
  }

  #startSampling() {
    if (!this.isConnected || !this.checkVisibility()) return;
    const step = () => {
      this.#frames += 1;
      this.#loop = requestAnimationFrame(step);
    };
    this.#loop = requestAnimationFrame(step);
    this.#clock = setInterval(() => this.#read(), SECOND);
    this.#performance.pause();
    this.#read();
  }

  #stopSampling() {
    if (this.#loop !== null) cancelAnimationFrame(this.#loop);
    this.#loop = null;
    clearInterval(this.#clock);
  }

  #read() {
    if (!this.#page) return;
    if (!this.checkVisibility() || document.hidden) {
      this.#stopSampling();
      return;
    }
    const { live, connection, link, meters } = this.#page;
    const { draws, patches } = meters;
    const [received, sent] = connection
      ? [connection.wire.received, connection.wire.sent]
      : [NOTHING, NOTHING];
    this.#performance.addReading({
      at: performance.now(),
      frames: this.#frames,
      draws: { count: draws.count, total: draws.total },
      patches: { count: patches.count, total: patches.total },
      messages: received.frames + sent.frames,
      bytes: received.bytes + sent.bytes,
      tasks: this.#tasks,
      trip: link.roundTrip,
      heap: heapOf(performance),
      depth: live?.detail.path.length ?? 0,
      size: this.#sizeOf(live),
      nodes: document.getElementsByTagName("*").length,
    });
    this.#draw();
  }

  /**
   * The bytes of a state's JSON; those of an earlier state while measuring is too slow.
   * @param {State | null} state
   */
  #sizeOf(state) {
    const now = performance.now();
    if (state !== this.#measured.state && now >= this.#measured.again) {
      const bytes = state === null ? 0 : new TextEncoder().encode(writeExactly(state)).length;
      const took = performance.now() - now;
      this.#measured = { state, bytes, again: now + took * PATIENCE * 100 };
    }
    return this.#measured.bytes;
  }

  #draw() {
    const { depth, tasks } = this.#performance;
    FIGURES.forEach((figure, index) =>
      drawFigure(parts(this.#figures)[index], figure, this.#performance.series(figure.name))
    );
    setText(
      this.#summary,
      translate(
        "Last minute, while this panel is open. Path depth {depth}. {count} long tasks, up to {longest} ms per second.",
        { depth, count: tasks.count, longest: Math.round(tasks.longest) },
      ),
    );
  }
}

const NOTHING = { frames: 0, bytes: 0 };

/**
 * The bytes of the page's objects, which only Chromium reports.
 * @param {Performance & { memory?: { usedJSHeapSize: number } }} performance
 */
function heapOf({ memory }) {
  return memory?.usedJSHeapSize ?? null;
}

/** @param {Figure} figure */
function makeFigure({ name, words }) {
  const drawing = document.createElementNS(SVG, "svg");
  for (
    const [key, value] of Object.entries({
      viewBox: "0 0 100 100",
      preserveAspectRatio: "none",
      "aria-hidden": "true",
      class: "performance-line",
    })
  ) setAttribute(drawing, key, value);
  drawing.append(document.createElementNS(SVG, "path"));
  const most = make("dd", { class: "performance-most hint" });
  const value = make("dd", { class: "performance-value" });
  const figure = make(
    "div",
    { class: "performance-figure", "data-name": name },
    make("dt", {}, translate(words)),
  );
  const line = make("dd", { class: "performance-drawing", "aria-hidden": "true" });
  line.append(drawing);
  figure.append(value, most, line);
  return figure;
}

/**
 * @param {Element} element
 * @param {Figure} figure
 * @param {readonly (number | null)[]} series
 */
function drawFigure(element, { format, isBad }, series) {
  const [, value, most, line] = parts(element);
  const known = series.filter((one) => one !== null);
  const last = known.at(-1);
  setAttribute(element, "data-bad", last !== undefined && isBad?.(last));
  setText(value, last === undefined ? translate("None yet") : format(last));
  setText(
    most,
    known.length < 2 ? "" : translate("at most {value}", { value: format(Math.max(...known)) }),
  );
  const path = line.querySelector("path");
  if (path) setAttribute(path, "d", sparkline(series));
}
