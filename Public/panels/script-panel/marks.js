/** @import { ScriptController } from "./script-controller.js" */
/** @typedef {"done" | "failed" | "next" | "broken"} Mark */

/**
 * The marks of the lines, by their numbers.
 * @param {ScriptController} controller
 * @returns {Map<number, Mark>}
 */
export function marksOf({ script, run }) {
  /** @type {Map<number, Mark>} */
  const marks = new Map();
  for (const { line } of script.problems) marks.set(line, "broken");
  for (const [line, { isDone }] of run?.outcomes ?? []) marks.set(line, isDone ? "done" : "failed");
  const next = run?.nextLine ?? null;
  if (next !== null) marks.set(next, "next");
  return marks;
}
