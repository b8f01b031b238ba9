import { boxOf } from "../../model/styles/sheet-style.js";
import { cancelButton } from "../../model/styles/view-nodes.js";
import { emit, make, parts, setAttribute } from "../../dom/dom.js";
import { writeUntrusted } from "../../dom/text.js";
import { drawNodes } from "../app-screen/nodes.js";
import { placeAt } from "./anchors.js";

/** @import { Screen } from "../../types/state.d.ts" */
/** @import { NodeContext } from "../../types/drawing.d.ts" */

const ROLES = { alert: "alertdialog", dialog: "dialog", menu: "menu" };

/** An alert in the middle, a dialog of choices at the lower edge, or a menu beside its button. */
export class AlertBox {
  #title = make("h2", { tabindex: "-1" });
  #message = make("div", { class: "alert-message", id: "alert-message" });
  #fields = make("div", { class: "alert-fields" });
  #buttons = make("div", { class: "alert-buttons" });
  element = make(
    "div",
    { class: "app-alert", "aria-describedby": "alert-message" },
    make("div", { class: "alert-head" }, this.#title, this.#message, this.#fields),
    this.#buttons,
  );

  /**
   * @param {Screen} alert
   * @param {NodeContext} context
   */
  draw(alert, context) {
    const { kind, anchor, message, fields, buttons, cancel } = boxOf(alert, context.styles);
    const isMenu = kind === "menu";
    writeUntrusted(this.#title, alert.title, 200);
    this.#title.hidden = isMenu || !alert.title;
    setAttribute(this.element, "data-kind", kind);
    setAttribute(this.element, "role", ROLES[kind]);
    setAttribute(this.element, "aria-label", alert.title || (isMenu ? "Menu" : "Alert"));
    setAttribute(this.element, "data-bare", isMenu || (!alert.title && message.length === 0));
    this.#message.hidden = isMenu || message.length === 0;
    this.#fields.hidden = fields.length === 0;
    drawNodes(this.#message, isMenu ? [] : message, context);
    drawNodes(this.#fields, fields, context);
    const shown = buttons.length > 0 ? buttons : [{ kind: "button", label: "OK" }];
    drawNodes(this.#buttons, shown, context);
    setAttribute(this.#buttons, "data-beside", kind === "alert" && shown.length === 2);
    const main = cancel ?? cancelButton(shown) ?? shown.at(-1);
    // The Cancel button that the system adds to a dialog has no role, and is the last one.
    const apart = cancel ?? (kind === "dialog" ? shown.at(-1) : null);
    const drawn = parts(this.#buttons);
    shown.forEach((button, index) => {
      setAttribute(drawn[index], "data-main", button === main);
      setAttribute(drawn[index], "data-cancel", button === apart);
      if (isMenu) setAttribute(drawn[index], "role", "menuitem");
    });
    if (buttons.length === 0) this.#standIn(drawn[0]);
    placeAt(this.element, kind === "alert" ? null : anchor);
  }

  takeFocus() {
    const drawn = parts(this.#buttons);
    const main = drawn.find((button) => button.matches("button[data-main]"));
    const isMenu = this.element.dataset.kind === "menu";
    (isMenu ? drawn[0] : main ?? this.#title)?.focus();
  }

  /**
   * Makes the button that the platform gives an alert without buttons.
   * @param {HTMLElement} button
   */
  #standIn(button) {
    setAttribute(button, "aria-disabled", null);
    button.onclick = () => emit(this.element, "back");
  }
}
