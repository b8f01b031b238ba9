import { symbolGlyph, symbolWords } from "../model/symbols.js";
import { make, setAttribute } from "./dom.js";

const SVG = "http://www.w3.org/2000/svg";

/** A place for the symbols that scenes name; nothing is shown until `drawSymbol` says which. */
export function makeSymbol() {
  const picture = document.createElementNS(SVG, "svg");
  picture.setAttribute("class", "icon");
  picture.setAttribute("aria-hidden", "true");
  picture.append(document.createElementNS(SVG, "use"));
  return make("span", { class: "symbol", hidden: true }, picture);
}

/**
 * Shows the stand-in for the symbol `name`, or nothing for null. With `words` it is a picture in its
 * own right, read out so; otherwise it goes with the words beside it, unheard. Its name is its tooltip.
 */
export function drawSymbol(symbol, name, words = null) {
  symbol.hidden = !name;
  if (!name) return;
  setAttribute(symbol.firstChild.firstChild, "href", `/symbols.svg#${symbolGlyph(name)}`);
  setAttribute(symbol, "data-filled", /\bfill\b/.test(name));
  setAttribute(symbol, "title", name);
  setAttribute(symbol, "aria-hidden", words === null ? "true" : null);
  setAttribute(symbol, "role", words === null ? null : "img");
  setAttribute(symbol, "aria-label", words === null ? null : words || symbolWords(name));
}

/** A symbol that stands for itself from the start, such as the sign of a warning. */
export function fixedSymbol(name, words = null) {
  const symbol = makeSymbol();
  drawSymbol(symbol, name, words);
  symbol.removeAttribute("title");
  return symbol;
}
