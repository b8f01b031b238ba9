import { term, translate } from "../../language/translate.js";

/** @import { Environment } from "../../types/state.d.ts" */
/** @import { Device } from "../../types/wire.d.ts" */

const MAC_WINDOW = term("Mac window");

/** The frames of platforms, for a device that the table does not list. */
const FRAMES = new Map([["iOS", "phone"], ["iPadOS", "pad"], ["macOS", "mac"]]);

/** The corners of screens for which the table gives none. */
const CORNERS = new Map([["phone", 40], ["pad", 18], ["pane", 10], ["mac", 10]]);

/**
 * The look of a device around its screen, in points; insets are top, left, bottom, right.
 * @typedef {{ kind: string, corner: number, cutout: string, safeArea: number[], bezel: number[],
 *   isLandscape: boolean }} Chrome
 */

/**
 * The widths of the frame around a screen; a phone with a home button has a forehead and a chin.
 * @param {string} kind
 * @param {string | undefined} cutout
 * @param {boolean} isLandscape
 */
function bezelOf(kind, cutout, isLandscape) {
  if (cutout === "homeButton") return isLandscape ? [14, 88, 14, 88] : [88, 14, 88, 14];
  const width = kind === "phone" ? 11 : kind === "pad" ? 20 : 1;
  return [width, width, width, width];
}

/** The devices that the stage can imitate, as the server lists them. */
export class DeviceTable {
  /** @type {Map<string, Device>} */
  #devices;

  /** @param {Device[]} devices */
  constructor(devices = []) {
    this.#devices = new Map(devices.map((device) => [device.name, device]));
  }

  /**
   * The table in the server's /protocol.json; an empty one if there is none.
   * @param {{ components?: { "x-devices"?: Device[] } }} document
   */
  static in(document) {
    return new DeviceTable(document.components?.["x-devices"]);
  }

  /** All devices, in the server's order. */
  get all() {
    return [...this.#devices.values()];
  }

  get size() {
    return this.#devices.size;
  }

  /**
   * The device's name for people: "ipad-11-half-landscape" is "iPad 11″ ½ landscape".
   * @param {string} name
   */
  title(name) {
    const title = this.#name(name);
    const upright = title.replace(/ landscape$/, "");
    return upright === title ? title : translate("{device} landscape", { device: upright });
  }

  /** @param {string} name */
  #name(name) {
    if (name === "custom" && !this.#devices.has(name)) return translate("Custom size");
    const title = this.#titled(name);
    return title === MAC_WINDOW ? translate(MAC_WINDOW) : title;
  }

  /**
   * The server's name for it.
   * @param {string} name
   */
  #titled(name) {
    return this.#devices.get(name)?.title ?? name;
  }

  /**
   * The frame to draw: "phone", "pad", "pane" (a part of a pad's screen), "mac" or "free".
   * @param {Pick<Environment, "device" | "platform">} environment
   */
  kind({ device, platform }) {
    if (device === "custom") return "free";
    return this.#devices.get(device)?.kind ?? FRAMES.get(platform) ?? "free";
  }

  /**
   * The device around an environment's screen, in points.
   * @param {Pick<Environment, "device" | "platform" | "width" | "height">} environment
   * @returns {Chrome}
   */
  chrome(environment) {
    const kind = this.kind(environment);
    const { corner, cutout, safeArea } = this.#devices.get(environment.device) ?? {};
    const isLandscape = environment.width > environment.height;
    return {
      kind,
      corner: corner ?? CORNERS.get(kind) ?? 0,
      cutout: cutout ?? "none",
      safeArea: safeArea ?? [0, 0, 0, 0],
      bezel: bezelOf(kind, cutout, isLandscape),
      isLandscape,
    };
  }

  /**
   * The devices by family, including `current`: [["iPhone", ["iphone-se", …]], …].
   * @param {string} current
   */
  groups(current) {
    const names = new Set([...this.#devices.keys(), current]);
    return [
      ...Map.groupBy(
        names,
        (name) => name === "custom" ? translate("Free") : this.#titled(name).split(" ")[0],
      ),
    ];
  }

  /**
   * The device `step` places after `current`, in a circle; null if none is listed.
   * @param {string} current
   * @param {number} step
   */
  neighbour(current, step) {
    const names = [...this.#devices.keys()];
    const index = names.indexOf(current);
    if (index < 0) return names.at(step > 0 ? 0 : -1) ?? null;
    return names[(index + step + names.length) % names.length];
  }
}
