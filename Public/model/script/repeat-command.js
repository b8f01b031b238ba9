// The request that repeats a revision.

import { commandOf } from "../history/lost-history.js";
import { toRequestValue } from "./request-values.js";

/** @import { TypedValue } from "../../types/state.d.ts" */
/** @import { Params } from "../../types/wire.d.ts" */
/** @import { LogEntry } from "../../types/log.d.ts" */
/** @import { Command } from "../history/lost-history.js" */

/**
 * The request as it was sent, or rebuilt from the log; null if the log says too little. Text typed
 * into a secure field is left out.
 * @param {LogEntry} entry
 * @param {Command | null} sent What this page sent.
 * @returns {Command | null}
 */
export function repeatCommand(entry, sent) {
  const again = sent ?? commandOf(entry);
  if (!again || !entry.cause.about?.secret) return again;
  const { text: _, ...params } = again.params;
  return { method: again.method, params };
}

/**
 * The command with its values in their shortest spelling.
 * @template {{ method: string, params?: Params }} Spelled
 * @param {Spelled} command
 * @returns {Spelled}
 */
export function shortSpelling(command) {
  const { value, values, ...rest } = command.params ?? {};
  if (Array.isArray(values) && values.every(isTyped)) {
    const short = values.map(toRequestValue);
    const isOne = short.length === 1 && command.method === "push";
    return {
      ...command,
      params: { ...(isOne ? { value: short[0] } : { values: short }), ...rest },
    };
  }
  return isTyped(value)
    ? { ...command, params: { value: toRequestValue(value), ...rest } }
    : command;
}

/**
 * @param {any} value
 * @returns {value is TypedValue}
 */
function isTyped(value) {
  return typeof value?.type === "string" && value.value !== undefined;
}

/**
 * True for a command that names something that only this session knows: a revision, an element.
 * @param {Command} command
 */
export function isSessionBound({ method, params }) {
  if (method === "restore" || method === "undo" || method === "redo") return true;
  return params.id !== undefined && method !== "scene.open";
}

/**
 * How many controls have a label, in what is shown.
 * @param {unknown} shown
 * @param {string} label
 * @returns {number}
 */
export function countLabelled(shown, label) {
  if (shown === null || typeof shown !== "object") return 0;
  const own = "id" in shown && "label" in shown && shown.label === label ? 1 : 0;
  return Object.values(shown).reduce((count, inner) => count + countLabelled(inner, label), own);
}
