import { TOUCH } from "../dom/pointer.js";
import { LOW, NARROW } from "../dom/widths.js";

/** @import { State } from "../types/state.d.ts" */
/** @import { RevisionLog } from "../model/log/revision-log.js" */

const PHONE = "iphone-16";
const LYING_PHONE = "iphone-16-landscape";
const UPRIGHT_TABLET = "ipad-11";
/** A window in which a tablet on its side would be tiny, and an upright one is large. */
const UPRIGHT = matchMedia("(min-width: 768px) and (max-width: 907px) and (min-height: 900px)");

/**
 * The device for a session that is first opened on a phone or an upright tablet: the same, held as
 * the person holds theirs. Null if someone may have chosen already. Everyone in the session shares
 * the device, so it changes only if nothing has happened in the session yet.
 * @param {State | null} state
 * @param {number | null} revision
 */
export function firstDevice(state, revision) {
  const isUntouched = revision === 0 && state?.environment.horizontalSizeClass === "regular";
  return isUntouched ? ownDevice() : null;
}

/** The device that the page is on; null for any other window. */
function ownDevice() {
  if (UPRIGHT.matches) return UPRIGHT_TABLET;
  if (TOUCH.matches && LOW.matches) return LYING_PHONE;
  return TOUCH.matches && NARROW.matches ? PHONE : null;
}

/**
 * True if only the device was set: no person did that, so there is nothing to undo.
 * @param {State | null} state
 * @param {number | null} revision
 * @param {RevisionLog} log
 * @param {string} client
 */
export function isAsOpened(state, revision, log, client) {
  const { method, client: who } = log.get(1)?.cause ?? {};
  return revision === 1 && who === client && method === "setEnvironment" &&
    state?.environment.device === ownDevice();
}
