// The server's sentences for people, in the reader's language. What a problem or a layout says is
// looked up by its code, in words that are fetched with the language.

/** @import { Presentation, Problem } from "../types/state.d.ts" */
/** @import { Sentence } from "../types/wire.d.ts" */
/** @typedef {typeof import("./server-words.js")} ServerWords */

/** @type {ServerWords | null} */
let words = null;

/**
 * Translates the server's sentences from now on.
 * @param {ServerWords | null} serverWords
 */
export function setServerWords(serverWords) {
  words = serverWords;
}

/** @param {Problem} problem */
export function problemMessage(problem) {
  return words?.problemMessage(problem) ?? problem.message;
}

/**
 * The reason for a problem; "" if there is none.
 * @param {Problem} problem
 */
export function problemReason(problem) {
  return words?.problemReason(problem) ?? problem.why ?? "";
}

/** @param {Pick<Presentation, "why" | "reasons">} presentation */
export function columnReason(presentation) {
  return words?.columnReason(presentation) ?? presentation.why ?? "";
}

/**
 * Why a request was refused.
 * @param {string} message In English.
 * @param {unknown} data What the error carries beside its message: its kind, and its sentence.
 */
export function refusalMessage(message, data) {
  const { key, sentence } = /** @type {{ key?: unknown, sentence?: Sentence }} */ (data ?? {});
  return words?.refusalMessage(message, key, sentence) ?? message;
}

/**
 * The words of the browser's parser about text that is not JSON.
 * @param {string} message
 * @param {string} text
 */
export function syntaxReason(message, text) {
  return words?.syntaxWords(message, text) ?? message;
}
