// The sentences about a document to import.

import { term, translate, translateCount, translateSentence } from "../../language/translate.js";
import { visibleText } from "../../dom/visible-marks.js";
import { BrokenDocument, lineOf } from "../../model/session/shared-document.js";

/** @import { Shared } from "../../model/session/shared-document.js" */
/** @import { Sentence } from "../../types/wire.d.ts" */

/** @typedef {{ pointer: string, message: string, sentence?: Sentence }} Reason */

const VERDICTS = new Map([
  ["fine", term("Everything in it can be shown here.")],
  ["risky", term("Can be imported, but some of it isn’t recognized.")],
  ["impossible", term("Can’t be imported here. Nothing was changed.")],
]);
const LINKS = {
  broken: term("The link is damaged or incomplete. Nothing was changed."),
  version: term(
    "The link comes from another version of Colonnade. Nothing was changed.",
  ),
  large: term("The link holds more than a session can. Nothing was changed."),
};
const LARGE = term(
  "The file has {size} bytes; the limit is {most}. Nothing was changed.",
);
const BROKEN = term("Line {line} isn’t valid: {reason}. Nothing was changed.");
const OTHER = term(
  "Not recognized: expected an exported state, a saved path or JSON Lines. Nothing was changed.",
);

/** @param {string} verdict As the server gives it. */
export function verdictWords(verdict) {
  return translate(VERDICTS.get(verdict) ?? verdict);
}

/** @param {keyof typeof LINKS} kind The problem of a link. */
export function linkWords(kind) {
  return translate(LINKS[kind]);
}

/**
 * The refusal of a document that is too large.
 * @param {number} size
 * @param {number} most
 */
export function sizeWords(size, most) {
  return translate(LARGE, { size, most });
}

/**
 * Why a text can’t be read, or why the server doesn’t answer.
 * @param {Error} error
 */
export function errorWords(error) {
  if (!(error instanceof BrokenDocument)) return error.message;
  const { line, message } = error;
  return line === null ? translate(OTHER) : translate(BROKEN, { line, reason: message });
}

/**
 * The content of a document, in few words.
 * @param {Shared} shared
 */
export function aboutWords({ format, count, scene, selected }) {
  if (format === "jsonl") return translateCount(count ?? 0, "{count} request", "{count} requests");
  if (count === null) return "";
  const values = translateCount(count, "{count} value on the path", "{count} values on the path");
  const chosen = selected.map((title) => visibleText(title, 60)).join(" › ");
  // The selections of the columns say more than an empty path.
  const path = [chosen, chosen && count === 0 ? "" : values].filter(Boolean).join(" · ");
  return scene === null ? path : translate("Scene {scene}: {path}", { scene, path });
}

/** The words of a sentence about one of the requests, which this page numbers itself. */
const OF_LINE = "Line {0}: {1}";

/**
 * One of the server’s reasons, with the line that it is about.
 * @param {Shared} shared
 * @param {string} text What it was read of.
 * @param {Reason} reason
 */
export function reasonWords({ format }, text, { pointer, message, sentence }) {
  const inner = sentence?.words === OF_LINE ? sentence.values?.[1] : sentence ?? message;
  const reason = typeof inner === "object" ? translateSentence(inner) : inner ?? message;
  if (format !== "jsonl")
    return placed(text.includes("\n") ? lineOf(text, pointer) : null, pointer, reason);
  // The pointer counts lines from 0.
  const [, index, rest = ""] = /^\/(\d+)(.*)$/.exec(pointer) ?? [];
  return placed(Number(index) + 1 || null, rest, reason);
}

/**
 * @param {number | null} line
 * @param {string} pointer
 * @param {string} reason
 */
function placed(line, pointer, reason) {
  if (line === null)
    return pointer ? translate("{pointer}: {reason}", { pointer, reason }) : reason;
  if (!pointer) return translate("Line {line}: {reason}", { line, reason });
  return translate("Line {line}, {pointer}: {reason}", { line, pointer, reason });
}
