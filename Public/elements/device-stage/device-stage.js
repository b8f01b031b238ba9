import { deviceKind } from "../../model/devices.js";
import { stackKeys, stageView, titlesAfter, topElement } from "../../model/stage-view.js";
import { icon, intend, make, setAttribute, setText } from "../../page/dom.js";
import { writeOutside } from "../../page/text.js";
import { columnWord } from "../column-screen/column-screen.js";
import { drawSelectionLine, slideColumns, slideOverlay } from "./stage-motion.js";

const TAG_TIME = 1200;

/**
 * The split view on its device: the columns that are shown, collapsed to one when the width is
 * compact, with the reason in words below. A living scene's columns are drawn as its screens, the
 * sandbox's as rows and cards.
 *
 *   stage.page = page;   // reads page.state, page.link, page.lastChange
 */
export class DeviceStage extends HTMLElement {
  #page = null;
  #drawn = null;
  #parts = null;
  #view = null;
  /** Of the columns of which only the top screen is told: the titles on their stacks. */
  #titles = new Map();

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
    const focused = this.contains(document.activeElement) ? document.activeElement : null;
    this.#view = stageView(state);
    setAttribute(this, "data-link", link.shown);
    this.#drawDevice(state);
    this.#drawColumns(state);
    if (focused && this.#view.isLive && isGone(document.activeElement)) this.#focusFront();
    writeOutside(this.#parts.why.lastChild, presentation.why ?? "", 400);
    this.#parts.why.hidden = !presentation.why;
    if (this.#drawn !== state) this.#follow(this.#drawn, state, lastChange);
    this.#drawn = state;
  }

  #build() {
    const column = (name, inside) =>
      make(
        "section",
        { class: "column", "data-column": name, "aria-label": columnWord(name) },
        inside,
        document.createElement("screen-stack"),
      );
    this.#parts = {
      toggle: make("button", {
        type: "button",
        class: "icon-button",
        "aria-label": "Toggle sidebar",
        title: "Toggle sidebar",
        click: () => this.#toggleSidebar(),
      }, icon("sidebar")),
      scene: make("p", { class: "scene-title" }),
      sidebar: document.createElement("column-screen"),
      content: document.createElement("column-screen"),
      detail: document.createElement("detail-stack"),
      modals: document.createElement("modal-layer"),
      line: make("div", { class: "selection-line", "aria-hidden": "true" }),
      tag: make("p", { class: "who-tag", "aria-hidden": "true", hidden: true }),
      why: make("p", { class: "why" }, icon("info"), make("span")),
    };
    const scrim = make("div", { class: "scrim", click: () => this.#hideOverlay() });
    const { toggle, scene, sidebar, content, detail, modals, line, tag, why } = this.#parts;
    this.#parts.columns = [
      column("sidebar", sidebar),
      column("content", content),
      column("detail", detail),
    ];
    this.#parts.screen = make(
      "div",
      { class: "device-screen" },
      ...this.#parts.columns,
      scrim,
      modals,
      line,
    );
    this.#parts.device = make(
      "div",
      { class: "device" },
      make(
        "div",
        { class: "device-bar" },
        make("span", { class: "lights", "aria-hidden": "true" }),
        toggle,
        scene,
        statusBar(),
      ),
      this.#parts.screen,
    );
    this.#parts.device.addEventListener("keydown", (event) => this.#leaveByKey(event));
    this.append(make("div", { class: "stage-fit" }, this.#parts.device, tag), why);
  }

  #drawDevice({ environment, presentation, scene }) {
    const { device, toggle, screen } = this.#parts;
    const { width, height } = environment;
    const kind = deviceKind(environment.device);
    setAttribute(device, "data-kind", kind);
    setAttribute(device, "data-live", this.#view.isLive);
    setAttribute(device, "data-landscape", width > height);
    device.style.setProperty("--ratio", width > 0 && height > 0 ? width / height : 4 / 3);
    setAttribute(screen, "data-collapsed", presentation.collapsed);
    const isInBar = this.#view.isLive && kind !== "mac";
    toggle.hidden = isInBar || visibilityAfterToggle(presentation) === null;
    writeOutside(this.#parts.scene, scene?.title ?? "", 60);
  }

  #drawColumns(state) {
    const { columns, screen, modals } = this.#parts;
    const { isLive, sheet, alert } = this.#view;
    const placed = new Map(this.#view.columns.map((column) => [column.name, column]));
    const isCovered = Boolean(sheet || alert);
    const isOverlaid = this.#view.columns.some(({ shown, overlay }) => shown && overlay);
    for (const column of columns) {
      const place = placed.get(column.dataset.column);
      column.hidden = !place?.shown;
      column.inert = isCovered || (isOverlaid && column.dataset.column === "detail");
      setAttribute(column, "data-overlay", place?.overlay ?? false);
      const [rows, stack] = column.children;
      rows.hidden = isLive;
      stack.hidden = !isLive;
    }
    setAttribute(screen, "data-overlaid", isOverlaid);
    modals.modals = { sheet, alert, moves: this.#page.lastChange.moves };
    if (isLive) this.#drawScreens(state, placed);
    else this.#drawRows(state);
  }

  #drawScreens(state, placed) {
    const { moves } = this.#page.lastChange;
    const isInBar = deviceKind(state.environment.device) !== "mac";
    const front = this.#view.columns.find(({ shown }) => shown);
    for (const column of this.#parts.columns) {
      const { name, screen = null } = placed.get(column.dataset.column) ?? {};
      const isDetail = name === "detail";
      column.lastChild.stack = screen && {
        screen,
        moves,
        keys: isDetail ? stackKeys(state) : this.#columnKeys(state, name, screen),
        place: { column: name, marks: isDetail ? "grey" : "fill" },
        toggle: isInBar && name === front?.name ? visibilityAfterToggle(state.presentation) : null,
        element: isDetail ? topElement(state) : null,
      };
    }
  }

  #columnKeys({ scene }, name, screen) {
    const known = `${scene.id} ${name}`;
    const titles = titlesAfter(this.#titles.get(known) ?? [], screen);
    this.#titles.set(known, titles);
    return titles.map((_, depth) => `scene ${scene.id} ${depth}`);
  }

  #drawRows(state) {
    const { sidebar, content, detail, columns } = this.#parts;
    const { presentation: { collapsed: isCollapsed }, view, screens, detail: { path } } = state;
    for (const column of columns) column.lastChild.stack = null;
    for (const [name, element] of [["sidebar", sidebar], ["content", content]]) {
      element.column = {
        name,
        isCollapsed,
        screen: (isCollapsed ? view.stack : view[name]) ?? null,
      };
    }
    const { moves, burst } = this.#page.lastChange;
    detail.stack = { screens, path, back: backTitle(state), moves, burst };
  }

  /** Escape leaves what is in front: alert, sheet, overlaid columns, then the screen. */
  #leaveByKey(event) {
    if (event.key !== "Escape" || event.defaultPrevented || !this.#view.isLive) return;
    const { screen, modals } = this.#parts;
    event.preventDefault();
    if (modals.isOpen) modals.dismiss();
    else if (screen.hasAttribute("data-overlaid")) this.#hideOverlay();
    else if (this.#view.columns.some((column) => column.screen?.back)) intend(this, "back");
  }

  #focusFront() {
    const { modals, columns } = this.#parts;
    if (modals.isOpen) return modals.takeFocus();
    const shown = columns.filter((column) => !column.hidden && !column.inert);
    const front = shown.find((column) => column.hasAttribute("data-overlay")) ?? shown.at(-1);
    front?.lastChild.takeFocus();
  }

  #hideOverlay() {
    intend(this, "setColumnVisibility", { visibility: "detailOnly" });
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
    else if (this.#view.isLive) slideOverlay(screen, before, after);
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

/** What the sidebar button asks for; null where there is none to show or hide. */
function visibilityAfterToggle({ columns, sidebarToggle }) {
  return columns.length > 1 ? sidebarToggle ?? null : null;
}

/** The time and the battery, as every picture of such a device has them. */
function statusBar() {
  return make(
    "div",
    { class: "status-bar", "aria-hidden": "true" },
    make("span", {}, "9:41"),
    make("span", { class: "status-end" }, icon("wifi"), make("span", { class: "battery" })),
  );
}

function isGone(node) {
  return !node.isConnected || node === document.body || node.closest("[inert], [hidden]") !== null;
}

function hasChosen(before, after) {
  return ["sidebar", "content"].some((column) =>
    before[column]?.selection !== after[column]?.selection
  );
}

/** What the detail's back button says: the screen below, or, collapsed, the column before it. */
function backTitle({ screens, presentation }) {
  if (screens.length > 1) return screens.at(-2).title;
  if (!presentation.collapsed) return null;
  const place = (presentation.stack ?? []).indexOf("detail");
  return place > 0 ? columnWord(presentation.stack[place - 1]) : null;
}
