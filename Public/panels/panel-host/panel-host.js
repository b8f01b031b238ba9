import { translate } from "../../language/translate.js";
import { emit, icon, make, setAttribute } from "../../dom/dom.js";
import { keyedList } from "../../dom/keyed-list.js";
import { ariaKeys, titleWithKey } from "../shortcuts.js";
import { MEDIUM, NARROW } from "../../dom/widths.js";
import { PANELS } from "../panel-registry.js";
import { showPanel } from "./panel-elements.js";
import { PanelParts } from "./panel-parts.js";
import { splitter } from "./splitter.js";

/** @import { PanelArea } from "../../types/page.d.ts" */
/** @import { Page, PanelEntry } from "../page.d.ts" */

/**
 * An area for panels with a tab for each; only the open one gets the page.
 *
 *   <panel-host area="inspector">     host.page = page;   // reads page.layout, page.isMac
 *
 * On a narrower page the drawer has the inspector's panels as well. A folded area has its tabs only,
 * and a tab opens it. A panel's module is loaded when the panel is opened for the first time.
 */
export class PanelHost extends HTMLElement {
  /** @type {Page | null} */
  #page = null;
  #tabs = make("div", {
    role: "tablist",
    class: "panel-tabs fades-block",
    keydown: (event) => this.#walk(event),
  });
  #body = make("div", { class: "panel-body", role: "tabpanel", tabindex: "-1" });
  #parts = new PanelParts();
  #main = make("div", { class: "panel-main" }, this.#parts.element, this.#body);
  #fold = make(
    "button",
    { type: "button", class: "icon-button", click: () => this.#setFolded(true) },
    icon("close"),
  );

  /** @param {Page} page */
  set page(page) {
    this.#page = page;
    this.update();
  }

  connectedCallback() {
    if (this.firstChild) return;
    const name = this.getAttribute("area") ?? "";
    setAttribute(this.#body, "id", `panels-${name}`);
    setAttribute(
      this.#tabs,
      "aria-label",
      name === "drawer" ? translate("Drawer") : translate("Inspector"),
    );
    const head = make("div", { class: "panel-head" }, this.#tabs, this.#fold);
    const size = (/** @type {number | null} */ size) =>
      emit(this, "resizeArea", { area: this.#area, size });
    this.append(splitter(this, name === "drawer", size), head, this.#main);
    emit(this, "knowPanels", { panels: PANELS });
    this.update();
  }

  /** @returns {PanelArea} */
  get #area() {
    if (this.getAttribute("area") === "inspector") return "inspector";
    return MEDIUM.matches ? "both" : "drawer";
  }

  get #entries() {
    const area = this.#area;
    return PANELS.filter((panel) => area === "both" || panel.area === area);
  }

  /** True if only the tabs are in sight; a sheet is never folded. */
  get #isFolded() {
    return !NARROW.matches && this.#page?.layout.folded[this.#area] === true;
  }

  /** True if a narrow page has moved the panels of this area elsewhere. */
  get #isEmpty() {
    return this.#area === "inspector" && MEDIUM.matches;
  }

  update() {
    if (!this.#page || !this.firstChild || this.#isEmpty) return;
    const { layout, isMac } = this.#page;
    const area = this.#area;
    const all = this.#entries;
    const entries = all.filter(({ within }) => !within);
    const open = all.find(({ id }) => id === layout.open[area]) ?? all[0];
    const tabID = open.within ?? open.id;
    const isFolded = this.#isFolded;
    setAttribute(this, "data-folded", isFolded);
    const isColumn = area !== "drawer" && (isFolded || (area === "both" && !NARROW.matches));
    setAttribute(this.#tabs, "aria-orientation", isColumn ? "vertical" : "horizontal");
    setAttribute(
      this.#fold,
      "aria-label",
      area === "inspector" ? translate("Hide inspector") : translate("Hide drawer"),
    );
    setAttribute(this.#fold, "title", this.#fold.getAttribute("aria-label"));
    keyedList(this.#tabs, entries, {
      key: ({ id }) => id,
      make: (entry) => this.#makeTab(entry),
      update: (tab, entry) => {
        drawTab(tab, entry, !isFolded && entry.id === tabID, isMac);
        setAttribute(tab, "tabindex", entry.id === tabID ? "0" : "-1");
        setAttribute(tab, "data-count", (this.#page && entry.count?.(this.#page)) || null);
      },
    });
    const shownTab = entries.find(({ id }) => id === tabID);
    setAttribute(this.#main, "data-name", shownTab ? translate(shownTab.words) : null);
    setAttribute(this.#body, "aria-labelledby", `tab-${tabID}`);
    this.#parts.show(all.filter(({ id, within }) => (within ?? id) === tabID), open);
    if (isFolded || !this.#isSeen) return;
    const shown = showPanel(open, this.#body, () => this.update());
    if (shown) shown.page = this.#page;
  }

  /** A folded area, or a closed sheet, costs nothing. */
  get #isSeen() {
    return this.checkVisibility();
  }

  /** @param {PanelEntry} entry */
  #makeTab({ id, words, icon: glyph }) {
    return make(
      "button",
      {
        type: "button",
        role: "tab",
        id: `tab-${id}`,
        class: "panel-tab",
        "aria-controls": this.#body.id,
        click: ({ currentTarget }) => this.#press(currentTarget, id),
      },
      icon(glyph),
      make("span", {}, translate(words)),
    );
  }

  /**
   * In a rail, the tab of the open panel closes it.
   * @param {HTMLElement} tab
   * @param {string} id
   */
  #press(tab, id) {
    const isRail = this.#tabs.getAttribute("aria-orientation") === "vertical";
    if (isRail && tab.getAttribute("aria-selected") === "true") this.#setFolded(true);
    else emit(this, "openPanel", { id });
  }

  /** @param {boolean} isFolded */
  #setFolded(isFolded) {
    emit(this, "foldArea", { area: this.#area, folded: isFolded });
  }

  /** @param {KeyboardEvent} event */
  #walk(event) {
    const tabs = /** @type {HTMLElement[]} */ ([...this.#tabs.children]);
    const here = tabs.findIndex((tab) => tab === document.activeElement);
    const forward = this.matches(":dir(rtl)") ? -1 : 1;
    const next = new Map([
      ["ArrowRight", here + forward],
      ["ArrowLeft", here - forward],
      ["ArrowDown", here + 1],
      ["ArrowUp", here - 1],
      ["Home", 0],
      ["End", tabs.length - 1],
    ]).get(event.key);
    if (next === undefined || here < 0) return;
    event.preventDefault();
    const tab = tabs[(next + tabs.length) % tabs.length];
    tab.focus();
    if (!this.#isFolded) tab.click();
  }
}

/**
 * @param {HTMLElement} tab
 * @param {PanelEntry} entry
 * @param {boolean} isOpen
 * @param {boolean} isMac
 */
function drawTab(tab, { id, words }, isOpen, isMac) {
  const wasOpen = tab.getAttribute("aria-selected") === "true";
  setAttribute(tab, "aria-selected", isOpen ? "true" : "false");
  if (isOpen && !wasOpen) tab.scrollIntoView({ block: "nearest", inline: "nearest" });
  setAttribute(tab, "title", titleWithKey(translate(words), panelShortcut(id), isMac));
  setAttribute(tab, "aria-keyshortcuts", ariaKeys(panelShortcut(id), isMac));
}

/**
 * The id of the shortcut that opens a panel.
 * @param {string} id
 */
export const panelShortcut = (id) => `panel-${id}`;
