import { applyPaint } from "../appearance/paint.js";
import { setProperty } from "../app-screen/set-property.js";
import { boxOf, sheetStyle } from "../../model/styles/sheet-style.js";
import { titlesAfter } from "../../model/state/stage-view.js";
import { cancelButton } from "../../model/styles/view-nodes.js";
import { emit, make, setAttribute } from "../../dom/dom.js";
import { animations } from "../animation/animation-loader.js";
import { AlertBox } from "./alert-box.js";
import { placeAt } from "./anchors.js";
import { SheetDetents } from "./sheet-detents.js";

/** @import { ChangeAnimation, Screen, StyleTable } from "../../types/state.d.ts" */
/** @import { NodeContext } from "../../types/drawing.d.ts" */

/**
 * @typedef {{ sheet: Screen | null, alert: Screen | null, animates: boolean, styles?: StyleTable,
 *   animation?: ChangeAnimation, isNarrow?: boolean }} Modals
 */

/**
 * The modals of a scene: a sheet, an alert, or an alert over a sheet.
 *
 *   layer.modals = { sheet, alert, animates, styles, isNarrow };   // screens or null
 */
export class ModalLayer extends HTMLElement {
  /** @type {Modals} */
  #modals = { sheet: null, alert: null, animates: false };
  /** @type {string[]} */
  #titles = [];
  /** @type {Animation | null} */
  #lowering = null;
  /** @type {Animation | null} */
  #raising = null;
  #stack = document.createElement("screen-stack");
  #grabber = make("button", {
    type: "button",
    class: "grabber",
    "aria-label": "Dismiss sheet",
    title: "Dismiss sheet",
    click: ({ currentTarget }) => {
      if (!currentTarget.closest("[data-dragged]")) emit(this, "back");
    },
  }, make("span"));
  #sheet = make("section", { class: "app-sheet", role: "dialog" }, this.#grabber, this.#stack);
  #detents = new SheetDetents(this.#sheet, this.#grabber, () => emit(this, "back"));
  #shade = make("div", { class: "modal-shade", hidden: true, click: () => this.#pressShade() });
  #alert = new AlertBox();

  /** @param {Modals} modals */
  set modals(modals) {
    const before = this.#modals;
    this.#modals = modals;
    const lowering = this.#lowering;
    if (before.sheet && !modals.sheet && modals.animates) this.#lower();
    else if (modals.sheet) this.#lowering = null;
    if (modals.sheet && !modals.animates) lowering?.cancel();
    this.update(!before.sheet);
    if (!modals.animates) return;
    if (!before.sheet && modals.sheet)
      this.#raising = animations?.raiseSheet(this.#sheet, lowering) ?? null;
    if (!before.alert && modals.alert) animations?.popAlert(this.#alert.element);
  }

  connectedCallback() {
    if (!this.firstChild) this.append(this.#sheet, this.#shade, this.#alert.element);
    this.update();
  }

  get isOpen() {
    return Boolean(this.#modals.sheet || this.#modals.alert);
  }

  /** @param {boolean} isNew True if the sheet has just come up. */
  update(isNew = false) {
    const { sheet, alert } = this.#modals;
    const isLowered = !sheet && this.#lowering === null;
    this.hidden = !this.isOpen && isLowered;
    this.#sheet.hidden = isLowered;
    this.#sheet.inert = Boolean(alert) || !sheet;
    this.#alert.element.hidden = !alert;
    this.#shade.hidden = !this.isOpen;
    setAttribute(this.#shade, "data-over", alert ? "sheet" : null);
    if (sheet || isLowered) this.#drawSheet(sheet, isNew);
    if (alert) this.#alert.draw(alert, this.#place);
    const kind = alert ? this.#alert.element.dataset.kind : this.#sheet.dataset.kind;
    setAttribute(this, "data-front", kind ?? null);
  }

  /** @returns {NodeContext} */
  get #place() {
    const { animates, styles, animation } = this.#modals;
    return { marks: "grey", isModal: true, animates, styles, animation };
  }

  takeFocus() {
    if (this.#modals.alert) this.#alert.takeFocus();
    else this.#stack.takeFocus();
  }

  /** Dismisses the front modal without a change, as Escape does. */
  dismiss() {
    const { alert, styles } = this.#modals;
    if (!alert) return emit(this, "back");
    const { kind, buttons, cancel } = boxOf(alert, styles);
    const out = cancel ?? (kind === "menu" ? null : cancelButton(buttons));
    if (out) emit(this, "tap", { control: out.id });
    else if (kind !== "alert" || buttons.length === 0) emit(this, "back");
  }

  #lower() {
    const lowering = animations?.lowerSheet(this.#sheet, this.#raising) ?? null;
    this.#lowering = lowering;
    lowering?.finished.then(() => {
      if (this.#lowering !== lowering) return;
      this.#settle();
      this.update();
    }, () => {
      // Cancelled: the sheet has come up again.
    });
  }

  #settle() {
    this.#lowering?.cancel();
    this.#lowering = null;
  }

  #pressShade() {
    const isAlert = this.#modals.alert && this.#alert.element.dataset.kind === "alert";
    if (!isAlert) this.dismiss();
  }

  /**
   * @param {Screen | null} screen
   * @param {boolean} isNew
   */
  #drawSheet(screen, isNew) {
    if (!screen) {
      this.#titles = [];
      this.#stack.stack = null;
      return;
    }
    this.#titles = titlesAfter(this.#titles, screen);
    this.#shape(screen, isNew);
    this.#stack.stack = {
      keys: this.#titles.map((_, depth) => `sheet ${depth}`),
      screen,
      context: this.#place,
      toggle: null,
      element: null,
      animates: this.#modals.animates,
    };
  }

  /**
   * @param {Screen} screen
   * @param {boolean} isNew
   */
  #shape(screen, isNew) {
    const { styles, isNarrow = true } = this.#modals;
    const sheet = sheetStyle(screen, styles, isNarrow);
    setAttribute(this.#sheet, "aria-label", screen.title || "Sheet");
    setAttribute(this.#sheet, "data-kind", sheet.kind);
    setAttribute(this.#sheet, "data-grabber", sheet.grabber);
    setAttribute(this.#sheet, "data-sizing", sheet.sizing);
    setAttribute(this.#sheet, "data-fits", sheet.fits);
    setAttribute(this.#sheet, "data-painted", sheet.background !== undefined);
    setAttribute(this.#sheet, "data-scheme", sheet.scheme ?? null);
    applyPaint(this.#sheet, sheet.background);
    const [{ style }, { corner, width }] = [this.#sheet, sheet];
    setProperty(
      this.#sheet,
      "--sheet-corner",
      corner === null ? "" : `${Math.min(corner, 200)}px`,
    );
    // An inspector and the column that makes room for it have the same width.
    const widened = sheet.kind === "inspector" ? this.parentElement?.style ?? style : style;
    widened.setProperty("--sheet-width", `${Math.min(Math.max(width ?? 320, 160), 700)}px`);
    this.#detents.set(sheet.detents, isNew ? sheet.first : null);
    placeAt(this.#sheet, sheet.kind === "popover" ? sheet.anchor : null);
  }
}
