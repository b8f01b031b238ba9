import { make } from "../../dom/dom.js";
import { LOW, NARROW } from "../../dom/widths.js";
import { PANELS } from "../../panels/panel-registry.js";

/** @import { Page } from "../../panels/page.d.ts" */
/** @import { View } from "../../types/page.d.ts" */
/** @import { FeatureHost } from "../feature.d.ts" */

/** The presenter's view on this page: its revision, its panel, and its pointer over the device. */
export class FollowedView {
  isOn = false;
  #page;
  /** @type {number | null} */
  #revision = null;
  /** True once the page shows the revision that it followed to. */
  #isThere = true;
  /** @type {string | null} */
  #panel = null;
  /** @type {View["pointer"]} */
  #place = null;
  #pointer = make("span", { class: "lead-pointer", "aria-hidden": "true" });

  /** @param {FeatureHost} page */
  constructor(page) {
    this.#page = page;
  }

  begin() {
    this.isOn = true;
    [this.#revision, this.#isThere, this.#panel] = [null, true, null];
  }

  end() {
    this.isOn = false;
    this.#pointer.remove();
  }

  /**
   * Goes where the presenter is.
   * @param {View} view
   */
  show({ revision, panel, pointer }) {
    if (revision !== this.#revision) {
      [this.#revision, this.#isThere] = [revision, false];
      if (revision === null) this.#page.perform("backToLive");
      else this.#page.perform("viewRevision", { revision });
    }
    if (panel !== this.#panel) {
      this.#panel = panel;
      const isKnown = PANELS.some(({ id }) => id === panel);
      // On a phone, a panel would cover the stage.
      const hasRoom = !NARROW.matches && !LOW.matches;
      if (isKnown && hasRoom) this.#page.perform("openPanel", { id: panel });
    }
    this.#place = pointer;
    this.draw();
  }

  /**
   * True if the person has gone to another revision than the presenter's.
   * @param {Page} page
   */
  hasLeft({ viewing }) {
    const isSame = (viewing?.revision ?? null) === this.#revision;
    if (isSame) this.#isThere = true;
    return this.#isThere && !isSame;
  }

  /** Draws the pointer, once there is a device. */
  draw() {
    const device = document.querySelector("device-stage .device");
    if (!this.isOn || this.#place === null || device === null) return this.#pointer.remove();
    if (this.#pointer.parentElement !== device) device.append(this.#pointer);
    const [x, y] = this.#place;
    this.#pointer.style.setProperty("--x", `${100 * x}%`);
    this.#pointer.style.setProperty("--y", `${100 * y}%`);
  }
}
