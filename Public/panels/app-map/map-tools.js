import { translate } from "../../language/translate.js";
import { mermaidOf } from "../../model/map/map-mermaid.js";
import { svgOf } from "../../model/map/map-svg.js";
import { copyButton } from "../../dom/clipboard.js";
import { download } from "../../dom/download.js";
import { make, setText } from "../../dom/dom.js";

/** @import { Layout } from "../../model/map/map-layout.js" */
/** @import { Plan } from "../../model/map/map-plan.js" */

/** The line over a map: its summary, its scale, and its exports. */
export class MapTools {
  #note = make("p", { class: "map-note", role: "status" });
  #buttons;
  element;

  /**
   * @param {HTMLElement} panel It fills the whole screen on demand, where the browser can do so.
   * @param {{ zoom: (direction: -1 | 0 | 1) => void,
   *   drawn: () => { plan: Plan, layout: Layout, title: string } }} map
   */
  constructor(panel, { zoom, drawn }) {
    const scale = [
      makeButton("−", translate("Smaller"), () => zoom(-1)),
      makeButton(translate("Fit"), translate("Fit the map into its area"), () => zoom(0)),
      makeButton("+", translate("Larger"), () => zoom(1)),
    ];
    const full = makeButton(
      translate("Full screen"),
      translate("Show the map on the full screen"),
      () => document.fullscreenElement ? document.exitFullscreen() : panel.requestFullscreen(),
    );
    full.hidden = !document.fullscreenEnabled;
    panel.addEventListener("fullscreenchange", () => {
      const isFull = document.fullscreenElement === panel;
      setText(full, isFull ? translate("Exit full screen") : translate("Full screen"));
    });
    const save = makeButton(
      translate("Save as SVG"),
      translate("Save the map as an SVG file"),
      () => {
        const { plan, layout, title } = drawn();
        download("map.svg", svgOf(plan, layout, title));
      },
    );
    const copy = copyButton(translate("Copy as Mermaid"), () => mermaidOf(drawn().plan));
    this.#buttons = make("div", { class: "map-buttons" }, ...scale, full, save, copy);
    this.element = make("div", { class: "map-head" }, this.#note, this.#buttons);
  }

  /**
   * @param {string} note
   * @param {boolean} isEmpty
   */
  draw(note, isEmpty) {
    setText(this.#note, isEmpty ? "" : note);
    this.element.hidden = isEmpty;
  }
}

/**
 * @param {string} words
 * @param {string} title
 * @param {() => unknown} click
 */
function makeButton(words, title, click) {
  const name = words.length > 1 ? {} : { "aria-label": title };
  return make("button", { type: "button", title, click, ...name }, words);
}
