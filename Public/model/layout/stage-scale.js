import { term } from "../../language/translate.js";

/** @import { Chrome } from "../state/devices.js" */

/**
 * The sizes in which the stage shows a device, by the words for people; "fit" fills the room.
 * @type {[string, string][]}
 */
export const ZOOMS = [["fit", term("Fit")], ["0.5", "50 %"], ["1", "100 %"]];

/** A device is never drawn smaller than this, however narrow the page. */
const LEAST = 0.1;

/**
 * The device with its frame, in points.
 * @param {{ width: number, height: number }} screen
 * @param {Pick<Chrome, "bezel">} chrome
 */
export function outerSize({ width, height }, { bezel: [top, left, bottom, right] }) {
  return { width: width + left + right, height: height + top + bottom };
}

/**
 * The factor from points to the page's pixels; "fit" never enlarges.
 * @param {string} zoom
 * @param {{ width: number, height: number }} size
 * @param {{ width: number, height: number }} room
 */
export function scaleFor(zoom, size, room) {
  if (zoom !== "fit" && ZOOMS.some(([known]) => known === zoom)) return Number(zoom);
  const fitting = Math.min(1, room.width / size.width, room.height / size.height);
  return Number.isFinite(fitting) ? Math.max(LEAST, fitting) : 1;
}
