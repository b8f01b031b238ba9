import { writeExactly } from "../../protocol/exact-json.js";

/** @import { Recording } from "../script/recording.js" */

/**
 * The requests of a recording as lines, as `colonnade drive` reads them.
 * @param {Recording} recording
 */
export function linesOf({ opening, steps }) {
  return [...opening, ...steps].map((request) => `${writeExactly(request)}\n`).join("");
}
