import { translate } from "../language/translate.js";
import { visiblePieces } from "./visible-marks.js";
import { make } from "./dom.js";

/** @import { Piece } from "./visible-marks.js" */

/** @type {WeakMap<Element, { text: string, limit: number, inside: Element }>} */
const drawn = new WeakMap();
const MOST_LINES = 60;

/**
 * Fills `element` with text that came from outside: isolated from the text around it, with marks for
 * characters that hide or reorder, cut after `limit` units with a count of the rest.
 * @param {HTMLElement} element
 * @param {string} text
 * @param {number} limit
 */
export function writeUntrusted(element, text, limit = 200) {
  write(element, text, limit, (shown) => visiblePieces(shown, limit).map(node));
}

/**
 * The same, but line breaks in the text are kept.
 * @param {HTMLElement} element
 * @param {string} text
 * @param {number} limit
 */
export function writeUntrustedLines(element, text, limit = 200) {
  write(
    element,
    text,
    limit,
    (shown) =>
      linesOf(shown, limit).flatMap((
        line,
        index,
      ) => [...(index > 0 ? [make("br")] : []), ...visiblePieces(line, limit).map(node)]),
  );
}

/**
 * @param {HTMLElement} element
 * @param {string} text
 * @param {number} limit
 * @param {(text: string) => (Node | string)[]} nodes
 */
function write(element, text, limit, nodes) {
  const last = drawn.get(element);
  if (last?.text === text && last.limit === limit && last.inside === element.firstChild) return;
  const fresh = nodes(text);
  const inside = last?.inside === element.firstChild ? last?.inside : undefined;
  if (inside && isPlain(inside, fresh)) {
    const [words] = fresh;
    /** @type {Text} */ (inside.firstChild).data = /** @type {string} */ (words);
    drawn.set(element, { text, limit, inside });
    return;
  }
  const made = make("bdi", {}, ...fresh);
  element.replaceChildren(made);
  drawn.set(element, { text, limit, inside: made });
}

/**
 * Replacing plain words with plain words is cheap: no element is created for them.
 * @param {Element} inside
 * @param {(Node | string)[]} fresh
 */
function isPlain({ childNodes }, fresh) {
  return fresh.length === 1 && typeof fresh[0] === "string" && childNodes.length === 1 &&
    childNodes[0] instanceof Text;
}

/**
 * The lines within `limit`; the last one also has the rest of the text, which is counted.
 * @param {string} text
 * @param {number} limit
 */
function linesOf(text, limit) {
  const breaks = [...text.slice(0, limit).matchAll(/\n/g)].slice(0, MOST_LINES);
  const starts = [0, ...breaks.map(({ index }) => index + 1)];
  return starts.map((start, line) => text.slice(start, breaks[line]?.index));
}

/** @param {Piece} piece */
function node(piece) {
  if (typeof piece === "string") return piece;
  if ("more" in piece)
    return make(
      "span",
      { class: "more" },
      translate("… {count} more", { count: number.format(piece.more) }),
    );
  return make("span", { class: "mark", title: piece.name }, piece.mark);
}

const number = new Intl.NumberFormat();
