import { translate } from "../../language/translate.js";
import { make } from "../../dom/dom.js";
import { writeUntrusted } from "../../dom/text.js";
import { isElement } from "../../model/session/shared-document.js";
import { chipFor } from "../../panels/value-chip/value-chip.js";

/** @import { PathElement } from "../../types/state.d.ts" */
/** @import { Shared } from "../../model/session/shared-document.js" */

/** The most values that are drawn: the last ones, which are in sight after the import. */
const MOST = 5;

/**
 * Draws the path of a document as chips, the root first; nothing for a document without a path.
 * @param {HTMLElement} list
 * @param {Shared} shared
 */
export function drawPath(list, { format, document, scene }) {
  const path = format === "json" ? elementsOf(document) : [];
  list.hidden = path.length === 0;
  const root = make("strong");
  writeUntrusted(root, scene ?? translate("Root"), 60);
  const rest = path.length > MOST
    ? [translate("{count} earlier", { count: path.length - MOST })]
    : [];
  const parts = [root, ...rest, ...path.slice(-MOST).map(chipFor)];
  list.replaceChildren(...parts.map((part) => make("li", {}, part)));
}

/**
 * @param {unknown} document
 * @returns {PathElement[]}
 */
function elementsOf(document) {
  const { path } = /** @type {{ path?: unknown }} */ (document);
  return Array.isArray(path) ? path.filter(isElement) : [];
}
