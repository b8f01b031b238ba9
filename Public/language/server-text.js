// The server's sentences for people: in English unchanged, otherwise in words that are fetched with
// the language.

/** @import { Presentation, Problem } from "../types/state.d.ts" */
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
 * @param {string} message
 * @param {unknown} data What an error carries beside its message; its key names the kind.
 */
export function refusalMessage(message, data) {
  const key = data && typeof data === "object" && "key" in data ? String(data.key) : undefined;
  return words?.refusalMessage(message, key) ?? message;
}

/**
 * A whole sentence of the server.
 * @param {string} text
 */
export function serverSentence(text) {
  return words?.sentenceWords(text) ?? text;
}

/**
 * The words of the browser's parser about text that is not JSON.
 * @param {string} message
 * @param {string} text
 */
export function syntaxReason(message, text) {
  return words?.syntaxWords(message, text) ?? message;
}
