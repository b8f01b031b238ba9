import { NARROW } from "./widths.js";

/** @import { State } from "../types.d.ts" */

const HAND = matchMedia("(pointer: coarse)");

/**
 * The device for a session that is looked at first on a phone: a phone. Null where somebody may have
 * chosen already: the device is the session's, so it is everybody's, and only one that nothing has
 * happened in yet is changed.
 * @param {State | null} state
 * @param {number | null} revision
 */
export function firstDevice(state, revision) {
  if (revision !== 0 || !NARROW.matches || !HAND.matches) return null;
  return state?.environment.horizontalSizeClass === "regular" ? "iphone-16" : null;
}
