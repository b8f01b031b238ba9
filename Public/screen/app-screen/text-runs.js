import { colorOf } from "../appearance/paint.js";
import { addressOf } from "../appearance/pictures.js";
import { textStyle } from "../appearance/text-ops.js";
import { visiblePieces } from "../../dom/visible-marks.js";
import { make } from "../../dom/dom.js";
import { drawSymbol, makeSymbol } from "../symbols/symbol.js";
import { applyStyle } from "./apply-style.js";

/** @import { NodeContext } from "../../types/drawing.d.ts" */

const MOST_RUNS = 500;

/** @type {WeakMap<Element, { key: string, inside: Element }>} */
const drawn = new WeakMap();

/**
 * Writes text with runs of different styles; a run is a number of UTF-16 units with operations.
 * @param {HTMLElement} words
 * @param {string} text
 * @param {any[]} runs
 * @param {NodeContext} context
 */
export function writeTextRuns(words, text, runs, context) {
  const key = JSON.stringify([text, runs, Boolean(context.isPainted)]);
  const last = drawn.get(words);
  if (last?.key === key && last.inside === words.firstChild) return;
  const inside = make("bdi", {}, ...runNodes(text, runs));
  words.replaceChildren(inside);
  drawn.set(words, { key, inside });
}

/**
 * @param {string} text
 * @param {any[]} runs
 * @returns {(Node | string)[]}
 */
function runNodes(text, runs) {
  let at = 0;
  const nodes = runs.slice(0, MOST_RUNS).filter(Array.isArray).map(([length, ops]) => {
    const end = at + (Number.isInteger(length) && length > 0 ? length : 0);
    const piece = text.slice(at, end);
    at = end;
    return runNode(piece, Array.isArray(ops) ? ops : []);
  });
  return at < text.length ? [...nodes, ...linesOf(text.slice(at))] : nodes;
}

/**
 * @param {string} text
 * @param {any[]} ops
 */
function runNode(text, ops) {
  const link = ops.find((op) => typeof op?.link === "string")?.link;
  const image = ops.find((op) => op?.image)?.image;
  const run = image ? imageRun(image) : make("span", { class: "run" });
  if (!image) run.append(...linesOf(text));
  /** @type {Record<string, string>} */
  const props = {};
  /** @type {Record<string, string>} */
  const attributes = {};
  for (const op of ops) {
    for (const [name, value] of Object.entries(op ?? {})) {
      const style = name === "background" ? backgroundStyle(value) : textStyle(name, value);
      Object.assign(props, { ...style?.props, ...props });
      Object.assign(attributes, { ...style?.attributes, ...attributes });
    }
  }
  applyStyle(run, { props, attributes });
  return link === undefined ? run : linked(run, link);
}

/**
 * The background colour of letters.
 * @param {any} value
 */
function backgroundStyle(value) {
  const color = colorOf(value?.paint);
  return { props: color ? { "background-color": color } : {}, attributes: {} };
}

/**
 * A symbol or an author's picture among words, as high as the words.
 * @param {any} image
 */
function imageRun(image) {
  const address = addressOf(image);
  if (address) {
    const picture = make("img", { class: "run-picture" });
    picture.src = address;
    picture.alt = "";
    return picture;
  }
  const symbol = makeSymbol();
  drawSymbol(symbol, String(image.symbol ?? image.asset ?? "photo"), "");
  return symbol;
}

/**
 * Only web addresses are followed, and each opens in a page of its own.
 * @param {HTMLElement} run
 * @param {string} address
 */
function linked(run, address) {
  const isWeb = /^(https?|mailto):/i.test(address);
  const link = make("a", { class: "run-link", ...(isWeb && { href: address }) }, run);
  link.rel = "noopener noreferrer";
  link.target = "_blank";
  return link;
}

/** @param {string} text */
function linesOf(text) {
  return text.slice(0, 20_000).split("\n").flatMap((line, index) => [
    ...(index > 0 ? [make("br")] : []),
    ...visiblePieces(line, 20_000).map((piece) =>
      typeof piece === "string"
        ? piece
        : "mark" in piece
        ? make("span", { class: "mark", title: piece.name }, piece.mark)
        : "…"
    ),
  ]);
}
