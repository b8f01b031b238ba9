// The width of a device that a person drags: its bounds, its size class, and the nearest device.

/** @import { Environment, SizeClass } from "../../types/state.d.ts" */
/** @import { Device } from "../../types/wire.d.ts" */
/** @typedef {Pick<Environment, "device" | "width" | "height" | "platform">} Screen */

/** The widths that the handle offers, in points. */
export const NARROWEST = 240;
export const WIDEST = 1600;
/** Nearer than this many points to its own width, a device has it again. */
const SNAP = 6;
/** The least width of the regular class. */
const REGULAR = 640;

/**
 * The size class that the server gives a window of this width.
 * @param {number} width
 * @param {string} platform
 * @returns {SizeClass}
 */
export function sizeClassAt(width, platform) {
  return platform === "macOS" || width >= REGULAR ? "regular" : "compact";
}

/**
 * The nearest width that the handle offers.
 * @param {number} width
 */
export function clampedWidth(width) {
  return Math.min(WIDEST, Math.max(NARROWEST, Math.round(width)));
}

/**
 * The width under the pointer: the device is centred, so both its edges move.
 * @param {{ width: number, scale: number, from: number, to: number }} drag
 */
export function draggedWidth({ width, scale, from, to }) {
  return clampedWidth(width + 2 * (to - from) / scale);
}

/** The devices that a session has been on, for the way back from a free width. */
export class OwnDevice {
  /** @type {string | null} */
  #last = null;

  /** @param {Screen} screen */
  note({ device }) {
    if (device !== "custom") this.#last = device;
  }

  forget() {
    this.#last = null;
  }

  /**
   * The device to which a free width belongs: the last one, or else one of the same platform whose
   * size is the nearest. Null if none is known.
   * @param {Screen} screen
   * @param {Device[]} devices
   * @returns {Device | null}
   */
  of(screen, devices) {
    const last = devices.find(({ name }) => name === this.#last);
    if (last) return last;
    const distance = (/** @type {Device} */ { width = 0, height = 0 }) =>
      Math.abs(width - screen.width) + Math.abs(height - screen.height);
    return devices.filter(({ platform }) => platform === screen.platform)
      .toSorted((one, other) => distance(one) - distance(other))[0] ?? null;
  }
}

/**
 * The command for a new width: the device's own, or a free one.
 * @param {number} width
 * @param {Screen} screen
 * @param {Device | null} own
 * @returns {{ device: string } | { width: number }}
 */
export function widthCommand(width, screen, own) {
  const isOwn = own !== null && own.width !== undefined && own.height === screen.height &&
    Math.abs(own.width - width) <= SNAP;
  return isOwn ? { device: own.name } : { width };
}
