import { columnReason } from "../../language/server-text.js";
import { VISIBILITIES } from "../../model/state/column-steps.js";
import { term, translate } from "../../language/translate.js";
import { ZOOMS } from "../../model/layout/stage-scale.js";
import { emit, firstPart, icon, make, setAttribute, setText } from "../../dom/dom.js";
import { keyedList } from "../../dom/keyed-list.js";
import { visibleText } from "../../dom/visible-marks.js";
import { ariaKeys, titleWithKey } from "../shortcuts.js";
import { DeviceSettings } from "./device-settings.js";

/** @import { Page } from "../page.d.ts" */
/** @import { DeviceTable } from "../../model/state/devices.js" */

const SIZE_CLASSES = [["compact", term("Compact")], ["regular", term("Regular")]];
const SCHEMES = [["light", term("Light")], ["dark", term("Dark")]];

/**
 * The environment of the stage: device, width class, and the columns that are asked for.
 *
 *   toolbar.page = page;   // reads page.state, page.devices, page.isMac, page.layout
 *
 * On a phone they are folded into one button in the top bar.
 */
export class StageToolbar extends HTMLElement {
  /** @type {Page | null} */
  #page = null;
  #device = make("select", {
    id: "device",
    change: ({ currentTarget }) => emit(this, "setEnvironment", { device: currentTarget.value }),
  });
  #size = make("span", { class: "toolbar-size" });
  #classes = SIZE_CLASSES.map(([value, words]) =>
    make(
      "label",
      {},
      make("input", {
        type: "radio",
        name: "size-class",
        value,
        change: () => emit(this, "setEnvironment", { horizontalSizeClass: value }),
      }),
      translate(words),
    )
  );
  #visibility = make("select", {
    id: "visibility",
    change: ({ currentTarget }) =>
      emit(this, "setColumnVisibility", { visibility: currentTarget.value }),
  }, ...[...VISIBILITIES].map(([value, words]) => make("option", { value }, translate(words))));
  #zoom = makeSelect(
    "zoom",
    ZOOMS,
    (zoom) => emit(this, "setZoom", { zoom }),
  );
  #scheme = makeSelect(
    "scheme",
    SCHEMES,
    (colorScheme) => emit(this, "setEnvironment", { colorScheme }),
  );
  #settings = new DeviceSettings();
  #fold = make(
    "button",
    { type: "button", class: "toolbar-fold", click: () => this.#toggle() },
    translate("Scene and device"),
    icon("device"),
  );
  #columnsLabel = make(
    "label",
    { for: "visibility", class: "toolbar-label" },
    translate("Columns"),
  );
  #segments = make(
    "fieldset",
    { class: "segments" },
    make("legend", { class: "visually-hidden" }, translate("Width class")),
    ...this.#classes,
  );

  /** @param {Page} page */
  set page(page) {
    this.#page = page;
    this.update();
  }

  connectedCallback() {
    if (!this.firstChild) {
      this.append(
        this.#fold,
        make("label", { for: "device", class: "toolbar-label" }, translate("Device")),
        this.#device,
        this.#size,
        make("label", { for: "zoom", class: "toolbar-label" }, translate("Zoom")),
        this.#zoom,
        make("label", { for: "scheme", class: "toolbar-label" }, translate("Appearance")),
        this.#scheme,
        this.#settings.element,
        this.#segments,
        this.#columnsLabel,
        this.#visibility,
      );
    }
    this.update();
  }

  update() {
    if (!this.#page?.state) return;
    const { state: { environment, columnVisibility, columns }, devices, isMac, zoom } = this.#page;
    const { controls } = this.#page.layout.folded;
    setAttribute(this, "data-folded", controls);
    setAttribute(this.#fold, "aria-expanded", controls ? "false" : "true");
    this.#columnsLabel.hidden = this.#visibility.hidden = columns === 1;
    this.#drawDevices(devices, environment.device);
    setText(this.#size, `${environment.width} × ${environment.height}`);
    for (const label of this.#classes) {
      const input = /** @type {HTMLInputElement} */ (firstPart(label));
      input.checked = input.value === environment.horizontalSizeClass;
    }
    choose(this.#zoom, zoom);
    choose(this.#scheme, environment.colorScheme ?? "light");
    this.#settings.draw(environment);
    if (this.#visibility.value !== columnVisibility) this.#visibility.value = columnVisibility;
    this.#name(this.#device, translate("Device"), "nextDevice", isMac);
    this.#name(this.#segments, translate("Width class"), "sizeClass", isMac);
    // The columns that are shown, and the reason.
    const reason = columnReason(this.#page.state.presentation);
    const columnsName = [translate("Columns"), visibleText(reason, 400)].filter(Boolean).join(": ");
    this.#name(this.#visibility, columnsName, "columns", isMac);
  }

  #toggle() {
    const folded = !this.#page?.layout.folded.controls;
    emit(this, "foldArea", { area: "controls", folded });
  }

  /**
   * @param {DeviceTable} devices
   * @param {string} current
   */
  #drawDevices(devices, current) {
    keyedList(this.#device, devices.groups(current), {
      key: ([family]) => family,
      make: ([family]) => make("optgroup", { label: family }),
      update: (group, [, members]) =>
        keyedList(group, members, {
          key: (device) => device,
          make: (device) => make("option", { value: device }),
          update: (option, device) => setText(option, devices.title(device)),
        }),
    });
    if (this.#device.value !== current) this.#device.value = current;
  }

  /**
   * @param {HTMLElement} control
   * @param {string} words
   * @param {string} shortcut
   * @param {boolean} isMac
   */
  #name(control, words, shortcut, isMac) {
    setAttribute(control, "title", titleWithKey(words, shortcut, isMac));
    setAttribute(control, "aria-keyshortcuts", ariaKeys(shortcut, isMac));
  }
}

/**
 * @param {string} id
 * @param {string[][]} options
 * @param {(value: string) => void} choose
 */
function makeSelect(id, options, choose) {
  return make(
    "select",
    { id, change: ({ currentTarget }) => choose(currentTarget.value) },
    ...options.map(([value, words]) => make("option", { value }, translate(words))),
  );
}

/**
 * @param {HTMLSelectElement} select
 * @param {string} value
 */
function choose(select, value) {
  if (select.value !== value) select.value = value;
}
