import { deviceGroups, deviceName } from "../../model/devices.js";
import { intend, make, setAttribute, setText } from "../../page/dom.js";
import { keyedList } from "../../page/keyed-list.js";
import { ariaKeys, titleWithKey } from "../../page/shortcuts.js";

const VISIBILITIES = [
  ["automatic", "Automatic"],
  ["all", "All"],
  ["doubleColumn", "Double column"],
  ["detailOnly", "Detail only"],
];
const SIZE_CLASSES = [["compact", "Compact"], ["regular", "Regular"]];

/**
 * The world around the stage: device, width class, which columns are asked for.
 *
 *   toolbar.page = page;   // reads page.state, page.devices, page.isMac
 */
export class StageToolbar extends HTMLElement {
  #page = null;
  #device = make("select", {
    id: "device",
    change: (event) => intend(this, "setEnvironment", { device: event.target.value }),
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
        change: () => intend(this, "setEnvironment", { horizontalSizeClass: value }),
      }),
      words,
    )
  );
  #visibility = make("select", {
    id: "visibility",
    change: (event) => intend(this, "setColumnVisibility", { visibility: event.target.value }),
  }, ...VISIBILITIES.map(([value, words]) => make("option", { value }, words)));
  #columnsLabel = make("label", { for: "visibility", class: "toolbar-label" }, "Columns");
  #segments = make(
    "fieldset",
    { class: "segments" },
    make("legend", { class: "visually-hidden" }, "Width class"),
    ...this.#classes,
  );

  set page(page) {
    this.#page = page;
    this.update();
  }

  connectedCallback() {
    if (!this.firstChild) {
      this.append(
        make("label", { for: "device", class: "visually-hidden" }, "Device"),
        this.#device,
        this.#size,
        this.#segments,
        this.#columnsLabel,
        this.#visibility,
      );
    }
    this.update();
  }

  update() {
    if (!this.#page?.state) return;
    const { state: { environment, columnVisibility, columns }, devices, isMac } = this.#page;
    this.#columnsLabel.hidden = this.#visibility.hidden = columns === 1;
    this.#drawDevices(devices, environment.device);
    setText(this.#size, `${environment.width} × ${environment.height}`);
    for (const label of this.#classes) {
      label.firstChild.checked = label.firstChild.value === environment.horizontalSizeClass;
    }
    if (this.#visibility.value !== columnVisibility) this.#visibility.value = columnVisibility;
    this.#name(this.#device, "Device", "nextDevice", isMac);
    this.#name(this.#segments, "Width class", "sizeClass", isMac);
    this.#name(this.#visibility, "Columns", "columns", isMac);
  }

  #drawDevices(devices, current) {
    const listed = devices.includes(current) ? devices : [...devices, current];
    keyedList(this.#device, deviceGroups(listed), {
      key: ([family]) => family,
      make: ([family]) => make("optgroup", { label: family }),
      update: (group, [, members]) =>
        keyedList(group, members, {
          key: (device) => device,
          make: (device) => make("option", { value: device }, deviceName(device)),
          update: () => {},
        }),
    });
    if (this.#device.value !== current) this.#device.value = current;
  }

  #name(control, words, shortcut, isMac) {
    setAttribute(control, "title", titleWithKey(words, shortcut, isMac));
    setAttribute(control, "aria-keyshortcuts", ariaKeys(shortcut, isMac));
  }
}
