import { term, translate } from "../model/translate.js";
import { byID, setAttribute } from "./dom.js";
import { foldPanel, showPanel } from "./sheets.js";
import { addShortcuts } from "./shortcuts.js";
import { MEDIUM, NARROW, onOtherWidth } from "./widths.js";
import { Workspace } from "./workspace.js";

/** @import { Folding, PanelEntry, Place } from "../types.d.ts" */
/** @import { Store } from "./workspace.js" */

/** The page's places for panels, as the person who looks has arranged them. */
export class PanelLayout {
  #workspace;
  #draw;
  /** @type {Map<string, PanelEntry["place"]>} */
  #places = new Map();

  /**
   * @param {Store} store
   * @param {() => void} draw
   */
  constructor(store, draw) {
    this.#workspace = new Workspace(store);
    this.#draw = draw;
    const drawer = byID("drawer");
    foldPanel(drawer, NARROW);
    drawer.addEventListener("toggle", draw);
    onOtherWidth(() => this.#apply());
    this.#apply();
  }

  get layout() {
    return { ...this.#workspace.layout, seen: this.#seen };
  }

  /** The panels that are in sight. */
  get #seen() {
    const { open, folded } = this.#workspace.layout;
    if (NARROW.matches && !byID("drawer").matches(":popover-open")) return [];
    const places = /** @type {Place[]} */ (MEDIUM.matches ? ["both"] : ["inspector", "drawer"]);
    return places.filter((place) => !folded[place] || NARROW.matches).map((place) => open[place]);
  }

  /**
   * Takes the panels that have been loaded, with their shortcuts.
   * @param {PanelEntry[]} panels
   */
  register(panels) {
    for (const { id, place } of panels) this.#places.set(id, place);
    addShortcuts(panels.map(({ id, keys, words }) => ({
      id: `panel-${id}`,
      keys,
      words: translate("Open {panel}", { panel: translate(words) }),
      group: term("Panels"),
    })));
  }

  /**
   * Opens a panel wherever the page has it.
   * @param {string} id
   * @param {boolean} isByKey The focus goes there as well.
   */
  open(id, isByKey = false) {
    const place = MEDIUM.matches ? "both" : this.#places.get(id) ?? "inspector";
    this.#workspace.open(place, id);
    this.#apply();
    if (NARROW.matches) showPanel(byID("drawer"));
    if (isByKey) byID(place === "inspector" ? "panels-inspector" : "panels-drawer").focus();
  }

  /**
   * @param {Folding} place
   * @param {boolean} isFolded
   */
  fold(place, isFolded) {
    if (NARROW.matches && place !== "controls") byID("drawer").hidePopover();
    else this.#workspace.fold(place, isFolded);
    this.#apply();
  }

  /** @param {"inspector" | "drawer"} name */
  toggle(name) {
    const place = MEDIUM.matches ? "both" : name;
    this.fold(place, !this.layout.folded[place]);
  }

  /**
   * @param {Place} place
   * @param {number | null} size
   */
  resize(place, size) {
    this.#workspace.resize(place, size);
    this.#apply();
  }

  reset() {
    this.#workspace.reset();
    this.#apply();
  }

  #apply() {
    const { folded, sizes } = this.layout;
    const below = MEDIUM.matches ? "both" : "drawer";
    const { body } = document;
    setAttribute(body, "data-inspector-folded", folded.inspector);
    setAttribute(body, "data-drawer-folded", folded[below]);
    setSize(body, "--inspector-size", sizes.inspector);
    setSize(body, "--drawer-size", sizes[below]);
    this.#draw();
  }
}

/**
 * @param {HTMLElement} element
 * @param {string} name
 * @param {number | null} size
 */
function setSize(element, name, size) {
  if (size === null) element.style.removeProperty(name);
  else element.style.setProperty(name, `${size}px`);
}
