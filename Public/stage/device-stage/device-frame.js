import { applyStyle } from "../../screen/app-screen/apply-style.js";
import { tintProps } from "../../screen/appearance/text-ops.js";
import { outerSize, scaleFor } from "../../model/layout/stage-scale.js";
import { setAttribute } from "../../dom/dom.js";
import { loadStyles } from "../../dom/style-sheet.js";
import { NARROW } from "../../dom/widths.js";

/** @import { Environment } from "../../types/state.d.ts" */
/** @import { Chrome, DeviceTable } from "../../model/state/devices.js" */
/** @import { Schemes } from "../../model/styles/window-scheme.js" */
/** @import { StageParts } from "./stage-parts.js" */

const EDGES = ["t", "l", "b", "r"];
const NO_BEZEL = [0, 0, 0, 0];

/**
 * The device around the screen: laid out in points, inside one box that is scaled as a whole. It
 * adapts to the room of the page; a narrow page shows the screen without a frame.
 */
export class DeviceFrame {
  #parts;
  /** @type {{ environment: Environment, devices: DeviceTable, chrome: Chrome, zoom: string,
   *   schemes: string } | null} */
  #shown = null;

  /** @param {Pick<StageParts, "fit" | "room" | "device" | "screen">} parts */
  constructor(parts) {
    this.#parts = parts;
    new ResizeObserver(() => this.#scale()).observe(parts.fit);
    NARROW.addEventListener("change", () => this.#frame());
  }

  /**
   * Draws the frame if it has changed: measuring the room lays out the whole page.
   * @param {Environment} environment
   * @param {DeviceTable} devices
   * @param {string} zoom
   * @param {Schemes} [asked] The schemes that the app asks for.
   * @returns {Chrome} The look of the device.
   */
  draw(environment, devices, zoom, asked = {}) {
    const before = this.#shown;
    const schemes = JSON.stringify(asked);
    if (
      before?.environment === environment && before.devices === devices && before.zoom === zoom &&
      before.schemes === schemes
    ) return before.chrome;
    const chrome = devices.chrome(environment);
    this.#shown = { environment, devices, chrome, zoom, schemes };
    this.#dress(environment, chrome, asked);
    this.#frame();
    return chrome;
  }

  #frame() {
    if (!this.#shown) return;
    const { device } = this.#parts;
    setAttribute(device, "data-frameless", NARROW.matches);
    EDGES.forEach((edge, index) => setLength(device, `--bezel-${edge}`, this.#bezel[index]));
    this.#scale();
  }

  get #bezel() {
    return NARROW.matches ? NO_BEZEL : this.#shown?.chrome.bezel ?? NO_BEZEL;
  }

  /**
   * @param {Environment} environment
   * @param {Chrome} chrome
   * @param {Schemes} asked
   */
  #dress(environment, chrome, { window: scheme, status, accent }) {
    const { device, screen } = this.#parts;
    setAttribute(device, "data-kind", chrome.kind);
    setAttribute(device, "data-cutout", chrome.cutout);
    setAttribute(device, "data-landscape", chrome.isLandscape);
    setAttribute(device, "data-scheme", scheme ?? environment.colorScheme ?? "light");
    setAttribute(device, "data-status", status ?? null);
    const { "--switch": _, ...tint } = tintProps(accent);
    applyStyle(screen, { props: tint, attributes: {} });
    setAttribute(device, "data-type-size", environment.dynamicTypeSize);
    setAttribute(device, "data-contrast", environment.colorSchemeContrast);
    setAttribute(device, "data-look", environment.look);
    if (environment.look) loadStyles("/screen/looks/glass.css");
    setAttribute(screen, "dir", environment.layoutDirection === "rightToLeft" ? "rtl" : null);
    setLength(device, "--width", environment.width);
    setLength(device, "--height", environment.height);
    setLength(device, "--corner", chrome.corner);
    EDGES.forEach((edge, index) => {
      setLength(screen, `--device-${edge}`, chrome.safeArea[index]);
    });
  }

  #scale() {
    if (!this.#shown) return;
    const { environment, zoom } = this.#shown;
    const { fit, room } = this.#parts;
    const size = outerSize(environment, { bezel: this.#bezel });
    const scale = scaleFor(zoom, size, { width: fit.clientWidth, height: fit.clientHeight });
    setAttribute(fit, "data-zoomed", zoom !== "fit");
    room.style.setProperty("--scale", String(scale));
    setLength(room, "--outer-width", size.width * scale);
    setLength(room, "--outer-height", size.height * scale);
  }
}

/**
 * @param {HTMLElement} element
 * @param {string} name
 * @param {number} points
 */
function setLength(element, name, points) {
  element.style.setProperty(name, `${points}px`);
}
