import { inVariant, layersOf } from "../../model/styles/symbol-look.js";
import { hasGlyph, symbolGlyph, symbolWords } from "./symbols.js";
import { firstPart, make, makePicture, setAttribute } from "../../dom/dom.js";

/** The server's pictures for symbols; none until the server has listed them. */
let pictures = new Set();

/**
 * The picture for a symbol, if available; the table is loaded when there are pictures.
 * @type {typeof import("./symbol-names.js").pictureOf}
 */
let pictureOf = () => null;

/**
 * Symbols that never change and wait for a picture.
 * @type {Map<HTMLElement, string>}
 */
const waiting = new Map();

/**
 * Asks the server for the names of its pictures; without them the page draws its own few.
 * @returns {Promise<boolean>} True if there are some.
 */
export async function loadSymbols() {
  try {
    const answer = await fetch("/symbols.json");
    if (!answer.ok || !answer.headers.get("content-type")?.includes("json")) return false;
    const names = await answer.json();
    ({ pictureOf } = await import("./symbol-names.js"));
    pictures = new Set(Array.isArray(names) ? names.filter(isName) : []);
    for (const [symbol, name] of waiting) drawSign(symbol, name);
    waiting.clear();
    return pictures.size > 0;
  } catch {
    return false;
  }
}

/** @param {unknown} name */
function isName(name) {
  return typeof name === "string" && /^[a-z0-9-]{1,60}$/.test(name);
}

/** A place for the symbols that scenes name; it is empty until `drawSymbol` fills it. */
export function makeSymbol() {
  return make("span", { class: "symbol", hidden: true }, makePicture());
}

/**
 * Shows the stand-in for the symbol `name`, or nothing for null. With `words`, it is a picture that
 * screen readers read out; without, they skip it because there are words next to it. The tooltip
 * is the symbol's name.
 * @param {HTMLElement} symbol
 * @param {string | null | undefined} name
 * @param {string | null} words
 * @param {import("../../types/drawing.d.ts").SymbolLook} [look]
 */
export function drawSymbol(symbol, name, words = null, { variant, mode } = {}) {
  symbol.hidden = !name;
  if (!name) return;
  drawSign(symbol, inVariant(name, variant), mode);
  setAttribute(symbol, "title", name);
  setWords(symbol, name, words);
}

/**
 * @param {HTMLElement} symbol
 * @param {string} name
 * @param {string} [mode]
 */
function drawSign(symbol, name, mode) {
  const picture = pictureOf(name, pictures);
  if (picture === null) return drawGlyph(symbol, symbolGlyph(name));
  drawPicture(symbol, picture);
  drawLayers(symbol, layersOf(name, picture, pictures, mode));
}

/**
 * The enclosure of a symbol is drawn separately from it.
 * @param {HTMLElement} symbol
 * @param {import("../../model/styles/symbol-look.js").Layers | null} layers
 */
function drawLayers(symbol, layers) {
  if (!layers && !symbol.dataset.layers) return;
  setAttribute(symbol, "data-layers", layers?.mode ?? null);
  setAttribute(symbol, "data-whole", Boolean(layers?.isWhole));
  const address = layers ? `url("/symbols/${layers.enclosure}.svg")` : null;
  symbol.style.setProperty("--enclosure", address);
}

/**
 * @param {HTMLElement} symbol
 * @param {string} name
 * @param {string | null} words
 */
function setWords(symbol, name, words) {
  setAttribute(symbol, "data-filled", /\bfill\b/.test(name));
  setAttribute(symbol, "aria-hidden", words === null ? "true" : null);
  setAttribute(symbol, "role", words === null ? null : "img");
  setAttribute(symbol, "aria-label", words === null ? null : words || symbolWords(name));
}

/**
 * One of the page's own drawings.
 * @param {HTMLElement} symbol
 * @param {string} glyph
 */
function drawGlyph(symbol, glyph) {
  if (symbol.hasAttribute("data-picture")) symbol.style.removeProperty("--picture");
  setAttribute(symbol, "data-picture", null);
  firstPart(symbol).removeAttribute("hidden");
  setAttribute(firstPart(firstPart(symbol)), "href", `/symbols.svg#${glyph}`);
}

/**
 * A picture of the server's, as a mask: it takes the colour of the text around it.
 * @param {HTMLElement} symbol
 * @param {string} picture
 */
function drawPicture(symbol, picture) {
  if (symbol.dataset.picture === picture) return;
  setAttribute(symbol, "data-picture", picture);
  setAttribute(firstPart(symbol), "hidden", true);
  symbol.style.setProperty("--picture", `url("/symbols/${picture}.svg")`);
}

/**
 * A symbol that never changes, such as a chevron: the page's own drawing of it, if there is one.
 * @param {string} name
 * @param {string | null} words
 */
export function fixedSymbol(name, words = null) {
  const symbol = makeSymbol();
  if (hasGlyph(name)) drawGlyph(symbol, symbolGlyph(name));
  else drawSign(symbol, name);
  if (pictures.size === 0 && !hasGlyph(name)) waiting.set(symbol, name);
  setWords(symbol, name, words);
  symbol.hidden = false;
  return symbol;
}
