import { TOUCH } from "../dom/pointer.js";
import { NARROW } from "../dom/widths.js";

/** @import { State } from "../types/state.d.ts" */
/** @import { RevisionLog } from "../model/log/revision-log.js" */

const PHONE = "iphone-16";

/**
 * The device for a session that is first opened on a phone: a phone. Null if someone may have
 * chosen already. Everyone in the session shares the device, so it changes only if nothing has
 * happened in the session yet.
 * @param {State | null} state
 * @param {number | null} revision
 */
export function firstDevice(state, revision) {
  if (revision !== 0 || !NARROW.matches || !TOUCH.matches) return null;
  return state?.environment.horizontalSizeClass === "regular" ? PHONE : null;
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
  return revision === 1 && NARROW.matches && TOUCH.matches && who === client &&
    method === "setEnvironment" && state?.environment.device === PHONE;
}
