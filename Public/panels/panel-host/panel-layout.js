import { term, translate } from "../../language/translate.js";
import { byID, setAttribute } from "../../dom/dom.js";
import { foldPanel, showPanel } from "../../dom/sheets.js";
import { addShortcuts } from "../shortcuts.js";
import { LOW, MEDIUM, NARROW, onResize } from "../../dom/widths.js";
import { LayoutStore } from "./layout-store.js";

/** @import { Folding, PanelArea } from "../../types/page.d.ts" */
/** @import { PanelEntry } from "../page.d.ts" */
/** @import { Store } from "./layout-store.js" */

/** The page's areas for panels, as the person has arranged them. */
export class PanelLayout {
  #store;
  #draw;
  /** @type {Map<string, PanelEntry["area"]>} */
  #areas = new Map();

  /**
   * @param {Store} store
   * @param {() => void} draw
   */
  constructor(store, draw) {
    this.#store = new LayoutStore(store);
    this.#draw = draw;
    const drawer = byID("drawer");
    foldPanel(drawer, NARROW);
    drawer.addEventListener("toggle", ({ newState }) => {
      // A page that is turned on its side does not open what was closed.
      if (newState === "closed") this.#store.fold("both", true);
      this.#apply();
    });
    onResize(() => this.#apply());
    this.#apply();
  }

  get layout() {
    return { ...this.#store.layout, seen: this.#seen };
  }

  /** The panels that are in sight. */
  get #seen() {
    const { open, folded } = this.#store.layout;
    if (NARROW.matches && !byID("drawer").matches(":popover-open")) return [];
    const areas = /** @type {PanelArea[]} */ (MEDIUM.matches ? ["both"] : ["inspector", "drawer"]);
    return areas.filter((area) => !folded[area] || NARROW.matches).map((area) => open[area]);
  }

  /**
   * Takes the panels that have been loaded, with their shortcuts.
   * @param {PanelEntry[]} panels
   */
  register(panels) {
    for (const { id, area } of panels) this.#areas.set(id, area);
    this.#apply();
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
    const area = MEDIUM.matches ? "both" : this.#areas.get(id) ?? "inspector";
    this.#store.open(area, id);
    this.#apply();
    if (NARROW.matches) showPanel(byID("drawer"));
    if (isByKey) byID(area === "inspector" ? "panels-inspector" : "panels-drawer").focus();
  }

  /**
   * @param {Folding} area
   * @param {boolean} isFolded The other way round by default.
   */
  fold(area, isFolded = !this.layout.folded[area]) {
    const isSheet = NARROW.matches && area !== "controls" && area !== "time";
    if (isSheet) byID("drawer").hidePopover();
    else this.#store.fold(area, isFolded);
    // They are below the drawer of a low window.
    if (LOW.matches && (area === "controls" || area === "time")) this.#store.fold("both", true);
    this.#apply();
  }

  /** @param {"inspector" | "drawer"} name */
  toggle(name) {
    const area = MEDIUM.matches ? "both" : name;
    this.fold(area, !this.layout.folded[area]);
  }

  /**
   * @param {PanelArea} area
   * @param {number | null} size
   */
  resize(area, size) {
    this.#store.resize(area, size);
    this.#apply();
  }

  reset() {
    this.#store.reset();
    this.#apply();
  }

  #apply() {
    const { folded, open, sizes } = this.layout;
    const below = MEDIUM.matches ? "both" : "drawer";
    const { body } = document;
    setAttribute(body, "data-inspector-folded", folded.inspector);
    setAttribute(body, "data-drawer-folded", folded[below]);
    setAttribute(body, "data-time-folded", folded.time);
    // A window about as wide as a laptop's has room for a narrow panel beside the stage.
    setAttribute(body, "data-side-panel", this.#areas.get(open.both) === "inspector");
    setSize(body, "--inspector-size", folded.inspector ? null : sizes.inspector);
    setSize(body, "--drawer-size", folded[below] ? null : sizes[below]);
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
