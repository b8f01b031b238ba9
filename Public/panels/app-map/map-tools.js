import { translate } from "../../language/translate.js";
import { mermaidOf } from "../../model/map/map-mermaid.js";
import { svgOf } from "../../model/map/map-svg.js";
import { copyButton } from "../../dom/clipboard.js";
import { download } from "../../dom/download.js";
import { lastPart, make, setAttribute, setText } from "../../dom/dom.js";
import { makeShape } from "./sketch-drawing.js";

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
      setText(lastPart(full), isFull ? translate("Exit full screen") : translate("Full screen"));
    });
    const save = makeButton(
      translate("Save as SVG"),
      translate("Save the map as an SVG file"),
      () => {
        const { plan, layout, title } = drawn();
        download("map.svg", svgOf(plan, layout, title));
      },
    );
    const mermaid = translate("Copy as Mermaid");
    const copy = copyButton(mermaid, () => mermaidOf(drawn().plan));
    setAttribute(copy, "title", mermaid);
    full.prepend(glyph("M2.5 6V2.5H6M10 2.5h3.5V6M13.5 10v3.5H10M6 13.5H2.5V10"));
    save.prepend(glyph("M8 2.5v8M4.5 7.5 8 11l3.5-3.5M2.5 13.5h11"));
    const copied = makeShape("path", { d: "m3 8.5 3.5 3.5L13 4.5", class: "map-check" });
    const pages = glyph("M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3");
    pages.append(copied);
    copy.prepend(pages);
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
  return make("button", { type: "button", title, click, ...name }, make("span", {}, words));
}

/**
 * The picture in place of a button's words where there is no room for them.
 * @param {string} d
 */
function glyph(d) {
  const picture = makeShape("svg", {
    class: "icon map-glyph",
    viewBox: "0 0 16 16",
    "aria-hidden": "true",
  });
  picture.append(makeShape("path", { d }));
  return picture;
}
