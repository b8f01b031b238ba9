import { deviceKind } from "../../model/devices.js";
import { icon, intend, make, setAttribute, setText } from "../../page/dom.js";
import { writeOutside } from "../../page/text.js";
import { columnWord } from "../column-screen/column-screen.js";
import { drawSelectionLine, slideColumns } from "./stage-motion.js";

const TAG_TIME = 1200;

/**
 * The split view on its device: the columns that are shown, collapsed to one when the width is
 * compact, with the reason in words below.
 *
 *   stage.page = page;   // reads page.state, page.link, page.lastChange
 */
export class DeviceStage extends HTMLElement {
  #page = null;
  #drawn = null;
  #parts = null;

  set page(page) {
    this.#page = page;
    this.update();
  }

  connectedCallback() {
    if (!this.#parts) this.#build();
    this.update();
  }

  update() {
    if (!this.#parts || !this.#page?.state) return;
    const { state, lastChange, link } = this.#page;
    const { presentation } = state;
    setAttribute(this, "data-link", link.shown);
    this.#drawDevice(state);
    this.#drawColumns(state);
    writeOutside(this.#parts.why.lastChild, presentation.why ?? "", 400);
    this.#parts.why.hidden = !presentation.why;
    if (this.#drawn !== state) this.#follow(this.#drawn, state, lastChange);
    this.#drawn = state;
  }

  #build() {
    const column = (name, inside) => make("section",
      { class: "column", "data-column": name, "aria-label": columnWord(name) }, inside);
    this.#parts = {
      toggle: make("button", { type: "button", class: "icon-button", "aria-label": "Toggle sidebar",
        title: "Toggle sidebar", click: () => this.#toggleSidebar() }, icon("sidebar")),
      scene: make("p", { class: "scene-title" }),
      sidebar: document.createElement("column-screen"),
      content: document.createElement("column-screen"),
      detail: document.createElement("detail-stack"),
      line: make("div", { class: "selection-line", "aria-hidden": "true" }),
      tag: make("p", { class: "who-tag", "aria-hidden": "true", hidden: true }),
      why: make("p", { class: "why" }, icon("info"), make("span")),
    };
    const scrim = make("div", { class: "scrim", click: () =>
      intend(this, "setColumnVisibility", { visibility: "detailOnly" }) });
    const { toggle, scene, sidebar, content, detail, line, tag, why } = this.#parts;
    this.#parts.columns = [
      column("sidebar", sidebar), column("content", content), column("detail", detail)];
    this.#parts.screen = make("div", { class: "device-screen" },
      ...this.#parts.columns, scrim, line);
    this.#parts.device = make("div", { class: "device" },
      make("div", { class: "device-bar" }, make("span", { class: "lights", "aria-hidden": "true" }),
        toggle, scene), this.#parts.screen);
    this.append(make("div", { class: "stage-fit" }, this.#parts.device, tag), why);
  }

  #drawDevice({ environment, presentation, scene }) {
    const { device, toggle, screen } = this.#parts;
    const { width, height } = environment;
    setAttribute(device, "data-kind", deviceKind(environment.device));
    device.style.setProperty("--ratio", width > 0 && height > 0 ? width / height : 4 / 3);
    setAttribute(screen, "data-collapsed", presentation.collapsed);
    toggle.hidden = !presentation.sidebarToggle;
    writeOutside(this.#parts.scene, scene?.title ?? "", 60);
  }

  #drawColumns(state) {
    const { sidebar, content, detail, columns, screen } = this.#parts;
    const { presentation, view, screens, detail: { path } } = state;
    const placed = new Map(presentation.columns.map((column) => [column.name, column]));
    for (const column of columns) {
      const place = placed.get(column.dataset.column);
      column.hidden = !place?.shown;
      setAttribute(column, "data-overlay", place?.overlay ?? false);
    }
    const isOverlaid = presentation.columns.some(({ shown, overlay }) => shown && overlay);
    setAttribute(screen, "data-overlaid", isOverlaid);
    columns[2].inert = isOverlaid;
    const isCollapsed = presentation.collapsed;
    for (const [name, element] of [["sidebar", sidebar], ["content", content]]) {
      element.column = { name, isCollapsed, screen: (isCollapsed ? view.stack : view[name]) ?? null };
    }
    const { moves, burst } = this.#page.lastChange;
    detail.stack = { screens, path, back: backTitle(state), moves, burst };
  }

  #toggleSidebar() {
    const { sidebarToggle } = this.#page.state.presentation;
    intend(this, "setColumnVisibility", { visibility: sidebarToggle });
  }

  /** Acts out what lies between two states, and who did it. */
  #follow(before, after, { who, moves }) {
    if (!before) return;
    if (who !== null) this.#showTag(who);
    if (!moves) return;
    const { screen, line } = this.#parts;
    if (before.presentation.collapsed !== after.presentation.collapsed) slideColumns(screen);
    else if (hasChosen(before, after)) drawSelectionLine(screen, line);
  }

  #showTag(who) {
    const { tag, device } = this.#parts;
    setText(tag, `by ${who}`);
    tag.hidden = false;
    setAttribute(device, "data-halo", true);
    clearTimeout(tag.timer);
    tag.timer = setTimeout(() => {
      tag.hidden = true;
      setAttribute(device, "data-halo", null);
    }, TAG_TIME);
  }
}

function hasChosen(before, after) {
  return ["sidebar", "content"].some((column) =>
    before[column]?.selection !== after[column]?.selection);
}

/** What the detail's back button says: the screen below, or, collapsed, the column before it. */
function backTitle({ screens, presentation }) {
  if (screens.length > 1) return screens.at(-2).title;
  if (!presentation.collapsed) return null;
  const place = (presentation.stack ?? []).indexOf("detail");
  return place > 0 ? columnWord(presentation.stack[place - 1]) : null;
}
