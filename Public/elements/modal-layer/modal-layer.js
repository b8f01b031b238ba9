import { titlesAfter } from "../../model/stage-view.js";
import { alertParts, cancelButton } from "../../model/view-nodes.js";
import { intend, make, parts, setAttribute } from "../../page/dom.js";
import { writeOutside } from "../../page/text.js";
import { drawNodes } from "../app-screen/nodes.js";
import { lower, pop, raise } from "./modal-motion.js";

/** @import { NodePlace, Screen, StyleTable } from "../../types.d.ts" */

/**
 * @typedef {{ sheet: Screen | null, alert: Screen | null, moves: boolean, styles?: StyleTable }} Modals
 */

/**
 * The modals of a scene: a sheet, an alert, or an alert over a sheet.
 *
 *   layer.modals = { sheet, alert, moves };   // screens or null
 */
export class ModalLayer extends HTMLElement {
  /** @type {Modals} */
  #modals = { sheet: null, alert: null, moves: false };
  /** @type {string[]} */
  #titles = [];
  /** @type {Animation | null} */
  #lowering = null;
  #stack = document.createElement("screen-stack");
  #sheet = make(
    "section",
    { class: "app-sheet", role: "dialog" },
    make("button", {
      type: "button",
      class: "grabber",
      "aria-label": "Dismiss sheet",
      title: "Dismiss sheet",
      click: () => intend(this, "back"),
    }, make("span")),
    this.#stack,
  );
  #shade = make("div", { class: "modal-shade", hidden: true, click: () => this.#pressShade() });
  #message = make("div", { class: "alert-message", id: "alert-message" });
  #buttons = make("div", { class: "alert-buttons" });
  #alertTitle = make("h2", { tabindex: "-1" });
  #alert = make(
    "section",
    { class: "app-alert", role: "alertdialog", "aria-describedby": "alert-message" },
    this.#alertTitle,
    this.#message,
    this.#buttons,
  );

  /** @param {Modals} modals */
  set modals(modals) {
    const before = this.#modals;
    this.#modals = modals;
    if (before.sheet && !modals.sheet && modals.moves) this.#lower();
    else if (modals.sheet) this.#settle();
    this.update();
    if (!modals.moves) return;
    if (!before.sheet && modals.sheet) raise(this.#sheet);
    if (!before.alert && modals.alert) pop(this.#alert);
  }

  connectedCallback() {
    if (!this.firstChild) this.append(this.#sheet, this.#shade, this.#alert);
    this.update();
  }

  get isOpen() {
    return Boolean(this.#modals.sheet || this.#modals.alert);
  }

  update() {
    const { sheet, alert } = this.#modals;
    const isLowered = !sheet && this.#lowering === null;
    this.hidden = !this.isOpen && isLowered;
    this.#sheet.hidden = isLowered;
    this.#sheet.inert = Boolean(alert) || !sheet;
    this.#alert.hidden = !alert;
    this.#shade.hidden = !this.isOpen;
    setAttribute(this.#shade, "data-over", alert ? "sheet" : null);
    if (sheet || isLowered) this.#drawSheet(sheet);
    if (alert) this.#drawAlert(alert);
  }

  /** @returns {NodePlace} */
  get #place() {
    return { marks: "grey", isModal: true, styles: this.#modals.styles };
  }

  takeFocus() {
    const { alert } = this.#modals;
    if (!alert) return this.#stack.takeFocus();
    const main = parts(this.#buttons).find((button) => button.matches("button[data-main]"));
    (main ?? this.#alertTitle).focus();
  }

  /** Dismisses the front modal without a change, as Escape does. */
  dismiss() {
    const { alert } = this.#modals;
    if (!alert) return intend(this, "back");
    const { buttons } = alertParts(alert);
    const cancel = cancelButton(buttons);
    if (cancel) intend(this, "tap", { control: cancel.id });
    else if (buttons.length === 0) intend(this, "back");
  }

  #lower() {
    const lowering = lower(this.#sheet);
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
    if (!this.#modals.alert) this.dismiss();
  }

  /** @param {Screen | null} sheet */
  #drawSheet(sheet) {
    if (!sheet) {
      this.#titles = [];
      this.#stack.stack = null;
      return;
    }
    this.#titles = titlesAfter(this.#titles, sheet);
    setAttribute(this.#sheet, "aria-label", sheet.title || "Sheet");
    const keys = this.#titles.map((_, depth) => `sheet ${depth}`);
    this.#stack.stack = {
      keys,
      screen: sheet,
      place: this.#place,
      toggle: null,
      element: null,
      moves: this.#modals.moves,
    };
  }

  /** @param {Screen} alert */
  #drawAlert(alert) {
    const { message, buttons } = alertParts(alert);
    writeOutside(this.#alertTitle, alert.title, 200);
    setAttribute(this.#alert, "aria-label", alert.title || "Alert");
    this.#message.hidden = message.length === 0;
    drawNodes(this.#message, message, this.#place);
    const shown = buttons.length > 0 ? buttons : [{ kind: "button", label: "OK" }];
    drawNodes(this.#buttons, shown, this.#place);
    setAttribute(this.#buttons, "data-beside", shown.length === 2);
    const main = cancelButton(shown) ?? shown.at(-1);
    const drawn = parts(this.#buttons);
    shown.forEach((button, index) => setAttribute(drawn[index], "data-main", button === main));
    if (buttons.length === 0) this.#standIn(parts(this.#buttons)[0]);
  }

  /**
   * Makes the button that the platform gives an alert without buttons.
   * @param {HTMLElement} button
   */
  #standIn(button) {
    setAttribute(button, "aria-disabled", null);
    button.onclick = () => intend(this, "back");
  }
}
