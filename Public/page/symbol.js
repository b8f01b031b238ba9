import { symbolGlyph, symbolWords } from "../model/symbols.js";
import { firstPart, make, makePicture, setAttribute } from "./dom.js";

/** A place for the symbols that scenes name; it is empty until `drawSymbol` fills it. */
export function makeSymbol() {
  return make("span", { class: "symbol", hidden: true }, makePicture());
}

/**
 * Shows the stand-in for the symbol `name`, or nothing for null. With `words` it is a picture in its
 * own right, read out so; otherwise screen readers skip it, since there are words beside it. The
 * tooltip is the symbol's name.
 * @param {HTMLElement} symbol
 * @param {string | null | undefined} name
 * @param {string | null} words
 */
export function drawSymbol(symbol, name, words = null) {
  symbol.hidden = !name;
  if (!name) return;
  setAttribute(firstPart(firstPart(symbol)), "href", `/symbols.svg#${symbolGlyph(name)}`);
  setAttribute(symbol, "data-filled", /\bfill\b/.test(name));
  setAttribute(symbol, "title", name);
  setAttribute(symbol, "aria-hidden", words === null ? "true" : null);
  setAttribute(symbol, "role", words === null ? null : "img");
  setAttribute(symbol, "aria-label", words === null ? null : words || symbolWords(name));
}

/**
 * A symbol that never changes, such as the sign of a warning.
 * @param {string} name
 * @param {string | null} words
 */
export function fixedSymbol(name, words = null) {
  const symbol = makeSymbol();
  drawSymbol(symbol, name, words);
  symbol.removeAttribute("title");
  return symbol;
}
