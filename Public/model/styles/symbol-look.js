// Symbols in the variant and with the layers that the views around them ask for.

/** @import { Style } from "../../types/state.d.ts" */
/** @import { SymbolLook } from "../../types/drawing.d.ts" */

/** Parts of a symbol's name that say its variant, in the order in which names have them. */
const VARIANTS = ["circle", "square", "rectangle", "slash", "fill"];

/** Modes in which the parts of a symbol are drawn apart. */
const LAYERED = new Set(["hierarchical", "palette"]);

/** The enclosures of symbols, in the names of pictures. */
const ENCLOSURE = /-(circle|square|triangle|octagon|hexagon|diamond|pentagon)-fill$/;

/**
 * The look of symbols inside something, from the look outside. Several colours require a palette.
 * @param {Style} look
 * @param {SymbolLook | undefined} outer
 * @returns {SymbolLook | undefined}
 */
export function symbolsInside({ modifiers }, outer) {
  let inside = outer;
  for (const [name, value] of modifiers.toReversed()) {
    if (name === "variant") inside = { ...inside, variant: variantIn(inside?.variant, value) };
    if (name === "symbolMode") inside = { ...inside, mode: String(value) };
    if (name === "foreground" && !inside?.mode && Array.isArray(value) && value.length > 1) {
      inside = { ...inside, mode: "palette" };
    }
  }
  return inside;
}

/**
 * @param {string | undefined} outer
 * @param {unknown} inner
 */
function variantIn(outer, inner) {
  return inner === "none" ? undefined : joined(outer, String(inner));
}

/**
 * @param {string | undefined} outer
 * @param {string} inner
 */
function joined(outer, inner) {
  const parts = new Set(`${outer ?? ""}.${inner}`.split("."));
  return VARIANTS.filter((part) => parts.has(part)).join(".");
}

/**
 * The symbol's name in a variant: `heart` in `circle.fill` is `heart.circle.fill`.
 * @param {string} name
 * @param {string} [variant]
 */
export function inVariant(name, variant) {
  if (!variant) return name;
  const parts = name.split(".");
  const own = parts.filter((part, index) => index > 0 && VARIANTS.includes(part));
  const stem = parts.filter((part, index) => index === 0 || !VARIANTS.includes(part));
  const shown = joined(own.join("."), variant);
  return shown ? `${stem.join(".")}.${shown}` : name;
}

/**
 * How the parts of a symbol are drawn: its enclosure, and whether the picture includes it.
 * @typedef {{ mode: string, enclosure: string, isWhole: boolean }} Layers
 */

/**
 * The parts of a symbol that are drawn separately: those that a mode colours, and those without a
 * combined picture, such as a heart in a circle.
 * @param {string} name
 * @param {string} picture
 * @param {Set<string>} known
 * @param {string} [mode]
 * @returns {Layers | null}
 */
export function layersOf(name, picture, known, mode = "") {
  const coloured = LAYERED.has(mode) ? mode : "";
  const shape = ENCLOSURE.exec(picture)?.[1];
  if (shape && coloured && known.has(`${shape}-fill`)) {
    return { mode: coloured, enclosure: `${shape}-fill`, isWhole: true };
  }
  const parts = name.split(".");
  const missing = parts.find((part, index) =>
    index > 0 && (part === "circle" || part === "square")
  );
  if (!missing || picture.includes(missing)) return null;
  const isFilled = parts.includes("fill");
  const enclosure = isFilled ? `${missing}-fill` : missing;
  if (!known.has(enclosure)) return null;
  return { mode: isFilled ? coloured || "cut" : "ring", enclosure, isWhole: false };
}
