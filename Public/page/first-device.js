import { NARROW, TOUCH } from "./widths.js";

/** @import { State } from "../types.d.ts" */
/** @import { RevisionLog } from "../model/revision-log.js" */

const PHONE = "iphone-16";

/**
 * The device for a session that is looked at first on a phone: a phone. Null where somebody may have
 * chosen already: the device is the session's, so it is everybody's, and only one that nothing has
 * happened in yet is changed.
 * @param {State | null} state
 * @param {number | null} revision
 */
export function firstDevice(state, revision) {
  if (revision !== 0 || !NARROW.matches || !TOUCH.matches) return null;
  return state?.environment.horizontalSizeClass === "regular" ? PHONE : null;
}

/**
 * True while nothing has happened but that: no person did it, so there is nothing for one to undo.
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
