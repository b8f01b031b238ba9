import { NONE } from "../../protocol/faults.js";
import { timeOfDay } from "../../model/values/clock.js";
import { firstPush } from "../../model/state/first-commands.js";
import { faultWords } from "../../model/session/fault-words.js";
import { term, translate } from "../../language/translate.js";
import { emit, make, setAttribute, setText } from "../../dom/dom.js";
import { EmptyState } from "../parts/empty-state.js";
import { keyedList } from "../../dom/keyed-list.js";
import { writeUntrusted } from "../../dom/text.js";

/** @import { Page } from "../page.d.ts" */
/** @import { Settings } from "../../protocol/faults.js" */

/** @typedef {keyof Settings} Name */

/** @type {{ name: Name, words: string, unit: string, most: number, step: number }[]} */
const SLIDERS = [
  { name: "latency", words: term("Latency, each way"), unit: "ms", most: 3000, step: 50 },
  { name: "jitter", words: term("Jitter, up to"), unit: "ms", most: 2000, step: 50 },
  { name: "drop", words: term("Dropped changes"), unit: "%", most: 100, step: 5 },
  { name: "duplicate", words: term("Duplicated changes"), unit: "%", most: 100, step: 5 },
];

/** @type {{ words: string, settings: Settings }[]} */
const LINES = [
  { words: term("Slow link (150 ms)"), settings: { ...NONE, latency: 150 } },
  {
    words: term("Train (200–800 ms, 5% lost)"),
    settings: { latency: 200, jitter: 600, drop: 5, duplicate: 0 },
  },
  {
    words: term("Terrible (400–1,200 ms, 30% lost)"),
    settings: { latency: 400, jitter: 800, drop: 30, duplicate: 20 },
  },
];

const NOTHING_YET = term(
  "Nothing yet. While faults are on, this page checks its state against the server every 2 s.",
);

const ONCE = [
  { words: term("Drop next change"), act: "dropNext" },
  { words: term("Corrupt next change"), act: "spoilNext" },
  { words: term("Cut now"), act: "cut", which: 0 },
  { words: term("Cut for 5 s"), act: "cut", which: 5 },
  { words: term("Cut for 30 s"), act: "cut", which: 30 },
];

/**
 * Simulated faults for this page's own line, and the problems found and mended.
 *
 *   panel.page = page;   // reads page.connection.faults, page.live
 */
export class FaultPanel extends HTMLElement {
  #drawn = "";
  /** @type {Map<Name, { field: HTMLInputElement, shown: HTMLElement }>} */
  #sliders = new Map();
  #off = this.#button(translate("All off"), "faultsOff");
  #words = make("p", { class: "fault-words", role: "status" });
  #counts = make("p", { class: "hint" });
  #findings = make("ol", { class: "fault-findings" });
  #none = new EmptyState(({ method, params }) => {
    emit(this, "connection", { act: "dropNext" });
    emit(this, method, params);
  });

  /** @param {Page} page */
  set page(page) {
    const { connection } = page;
    if (!connection || !this.firstChild) return;
    const { faults: { settings, counts, isOn, next, isCut }, findings, compared } =
      connection.faults;
    const state = [settings, counts, isOn, next, isCut, findings[0]?.number, compared];
    const drawn = JSON.stringify(state);
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    setAttribute(this, "data-on", isOn);
    setAttribute(this.#off, "aria-disabled", isOn ? null : "true");
    setText(this.#words, faultWords(connection.faults.faults));
    setText(
      this.#counts,
      translate(
        "So far: {delayed} delayed, {dropped} dropped, {doubled} duplicated, {spoiled} corrupted. Compared {compared} times.",
        { ...counts, compared },
      ),
    );
    for (const { name, unit } of SLIDERS) {
      const slider = this.#sliders.get(name);
      if (!slider) continue;
      slider.field.value = String(settings[name]);
      setAttribute(slider.field, "aria-valuetext", `${settings[name]} ${unit}`);
      setText(slider.shown, `${settings[name]} ${unit}`);
    }
    const words = translate("Drop a push and watch it recover");
    this.#none.show(translate(NOTHING_YET), { ...firstPush(page), words });
    this.#none.element.hidden = findings.length > 0;
    keyedList(this.#findings, findings, {
      key: ({ number }) => number,
      make: ({ at, words }) => {
        const text = make("span", {});
        writeUntrusted(text, words, 300);
        return make("li", {}, make("span", { class: "hint" }, timeOfDay(at)), text);
      },
      update: () => {},
    });
  }

  connectedCallback() {
    if (this.firstChild) return;
    const lines = make(
      "div",
      { class: "fault-buttons", role: "group", "aria-label": translate("Lines") },
      ...LINES.map(({ words, settings }) =>
        make("button", { type: "button", click: () => this.#set(settings) }, translate(words))
      ),
    );
    const once = make(
      "div",
      { class: "fault-buttons", role: "group", "aria-label": translate("Once") },
      ...ONCE.map(({ words, act, which }) => this.#button(translate(words), act, which)),
    );
    this.append(
      make("div", { class: "fault-head" }, this.#words, this.#off),
      make(
        "div",
        { class: "fault-body" },
        make(
          "section",
          { class: "fault-settings" },
          lines,
          make(
            "div",
            { class: "fault-sliders" },
            ...SLIDERS.map((slider) => this.#slider(slider)),
          ),
          once,
          make(
            "p",
            { class: "hint" },
            translate("Only this page’s connection is affected. Nobody else notices."),
          ),
        ),
        make(
          "section",
          { class: "fault-found" },
          make(
            "div",
            { class: "fault-found-head" },
            make("h2", {}, translate("Detected and repaired")),
            this.#button(translate("Compare now"), "compare"),
          ),
          this.#counts,
          this.#none.element,
          this.#findings,
        ),
      ),
    );
  }

  /** @param {typeof SLIDERS[number]} slider */
  #slider({ name, words, most, step }) {
    const id = `fault-${name}`;
    const field = make("input", {
      id,
      type: "range",
      min: 0,
      max: most,
      value: 0,
      input: ({ currentTarget }) => this.#set({ [name]: Number(currentTarget.value) }),
    });
    setAttribute(field, "step", step);
    const shown = make("output", { for: id });
    this.#sliders.set(name, { field, shown });
    return make(
      "div",
      { class: "fault-slider" },
      make("label", { for: id }, translate(words)),
      shown,
      field,
    );
  }

  /** @param {Partial<Settings>} settings */
  #set(settings) {
    emit(this, "connection", { act: "setFaults", settings });
  }

  /**
   * @param {string} words
   * @param {string} act
   * @param {number} [which]
   */
  #button(words, act, which) {
    return make(
      "button",
      { type: "button", click: () => emit(this, "connection", { act, which }) },
      words,
    );
  }
}
