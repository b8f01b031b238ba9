import { columnReason } from "../../language/server-text.js";
import { stageView } from "../../model/state/stage-view.js";
import { schemesOf } from "../../model/styles/window-scheme.js";
import { emit, setAttribute } from "../../dom/dom.js";
import { writeUntrusted } from "../../dom/text.js";
import { animations } from "../../screen/animation/animation-loader.js";
import { DeviceFrame } from "./device-frame.js";
import { StageColumns, visibilityAfterToggle } from "./stage-columns.js";
import { hideOverlay, makeStage } from "./stage-parts.js";

/** @import { State } from "../../types/state.d.ts" */
/** @import { LastChange } from "../../types/log.d.ts" */
/** @import { PageContent } from "../../model/page-content.d.ts" */
/** @import { StageView } from "../../model/state/stage-view.js" */
/** @import { WhoTag } from "./who-tag.js" */

/**
 * The split view on its device: the columns that are shown, collapsed to one when the width is
 * compact, with the reason in words below.
 *
 *   stage.page = page;   // reads page.state, page.devices, page.zoom, page.link, page.lastChange
 */
export class DeviceStage extends HTMLElement {
  /** @type {PageContent | null} */
  #page = null;
  /** @type {State | null} */
  #drawn = null;
  /** @type {StageView | null} */
  #view = null;
  #parts = makeStage(this, {
    toggle: () => this.#toggleSidebar(),
    leaveByKey: (event) => this.#leaveByKey(event),
  });
  #columns = new StageColumns(this.#parts);
  #frame = new DeviceFrame(this.#parts);
  /** @type {WhoTag | null} */
  #tag = null;
  /** @type {typeof import("./hidden-value.js") | null} */
  #hiding = null;

  /** @param {PageContent} page */
  set page(page) {
    this.#page = page;
    this.update();
  }

  connectedCallback() {
    if (!this.firstChild) {
      const { fit, tag, why } = this.#parts;
      fit.append(tag);
      this.append(fit, why);
    }
    this.update();
  }

  update() {
    if (!this.firstChild || !this.#page?.state) return;
    const { state, lastChange, link, devices, zoom } = this.#page;
    const focused = this.contains(document.activeElement) ? document.activeElement : null;
    const view = stageView(state, lastChange);
    this.#view = view;
    setAttribute(this, "data-link", link.shown);
    const { kind } = this.#frame.draw(
      state.environment,
      devices,
      zoom,
      schemesOf(state.view),
    );
    this.#drawBar(state, kind);
    this.#columns.draw(state, view, lastChange.animates, kind === "mac");
    if (focused && isGone(document.activeElement)) this.#focusFront();
    this.#drawReason(state);
    if (this.#drawn && this.#drawn !== state) this.#follow(this.#drawn, state, lastChange);
    this.#drawn = state;
  }

  /**
   * @param {State} state
   * @param {string} kind
   */
  #drawBar({ presentation, scene }, kind) {
    const { toggle, screen } = this.#parts;
    setAttribute(screen, "data-collapsed", presentation.collapsed);
    toggle.hidden = kind !== "mac" || visibilityAfterToggle(presentation) === null;
    writeUntrusted(this.#parts.scene, scene.title, 60);
  }

  /** @param {State} state */
  #drawReason({ presentation, problems }) {
    const { why, reason } = this.#parts;
    const words = columnReason(presentation);
    writeUntrusted(reason, words, 400);
    setAttribute(why, "data-quiet", !presentation.collapsed);
    why.hidden = !words;
    const isHidden = problems.some(({ code }) => code === "detail_hidden");
    if (isHidden || this.#hiding) this.#drawHiddenValue();
  }

  async #drawHiddenValue() {
    this.#hiding ??= await import("./hidden-value.js");
    if (this.#page?.state) this.#hiding.drawHiddenValue(this.#parts.why, this.#page.state);
  }

  /**
   * Escape leaves what is in front: alert, sheet, overlaid columns, then the screen.
   * @param {KeyboardEvent} event
   */
  #leaveByKey(event) {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    const { screen, modals } = this.#parts;
    event.preventDefault();
    if (modals.isOpen) modals.dismiss();
    else if (screen.hasAttribute("data-overlaid")) hideOverlay(this);
    // A click into the screen also focuses it, and is no wish to leave it.
    else if (!document.activeElement?.matches(":focus-visible")) return;
    else if (this.#view?.columns.some((column) => column.screen?.back)) emit(this, "back");
  }

  #focusFront() {
    const { modals, columns } = this.#parts;
    if (modals.isOpen) return modals.takeFocus();
    const shown = columns.filter(({ element }) => !element.hidden && !element.inert);
    const over = shown.find(({ element }) => element.hasAttribute("data-overlay"));
    (over ?? shown.at(-1))?.stack.takeFocus();
  }

  #toggleSidebar() {
    const visibility = this.#page?.state?.presentation.sidebarToggle;
    emit(this, "setColumnVisibility", { visibility });
  }

  /**
   * Animates the difference between two states, and names the other person who made the change.
   * @param {State} before
   * @param {State} after
   * @param {LastChange} change
   */
  #follow(before, after, { who, animates }) {
    if (who !== null) this.#nameOther(who);
    if (!animates) return;
    const { screen, line } = this.#parts;
    if (before.presentation.collapsed !== after.presentation.collapsed)
      animations?.slideColumns(screen);
    else animations?.slideOverlay(screen, before, after);
    if (hasChosen(before, after)) animations?.drawSelectionLine(screen, line);
  }

  /** @param {string} who */
  async #nameOther(who) {
    const { WhoTag } = await import("./who-tag.js");
    this.#tag ??= new WhoTag(this.#parts);
    this.#tag.show(who);
  }
}

/** @param {Element | null} node */
function isGone(node) {
  return !node?.isConnected || node === document.body || node.closest("[inert], [hidden]") !== null;
}

/**
 * @param {State} before
 * @param {State} after
 */
function hasChosen(before, after) {
  return before.sidebar.selection !== after.sidebar.selection ||
    before.content.selection !== after.content.selection;
}
