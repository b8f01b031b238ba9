import { numberIn } from "../../model/styles/numbers.js";
import { gradientOf } from "./gradients.js";
import { urlOf } from "./pictures.js";

/**
 * A paint as CSS has it: a colour, an image over it, and what happens to what shines through.
 * @typedef {{ color?: string, image?: string, backdrop?: string }} Paint
 */

/** Paints that custom properties of styles/paints.css carry, by their names. */
const NAMES = new Set(
  `red orange yellow green mint teal cyan blue indigo purple pink brown gray white black clear
  systemRed systemOrange systemYellow systemGreen systemMint systemTeal systemCyan systemBlue
  systemIndigo systemPurple systemPink systemBrown systemGray systemGray2 systemGray3 systemGray4
  systemGray5 systemGray6 systemBackground secondarySystemBackground tertiarySystemBackground
  systemGroupedBackground secondarySystemGroupedBackground tertiarySystemGroupedBackground
  label secondaryLabel tertiaryLabel quaternaryLabel placeholderText separator opaqueSeparator
  link systemFill secondarySystemFill tertiarySystemFill quaternarySystemFill darkGray lightGray
  background fill placeholder selection`.trim().split(/\s+/),
);

/** The levels of the foreground that is in force. */
const LEVELS = new Map(
  Object.entries({
    primary: 1,
    foreground: 1,
    secondary: 2,
    tertiary: 3,
    quaternary: 4,
    quinary: 5,
  }),
);

const MATERIALS = new Map(
  Object.entries({ ultraThin: 44, thin: 58, regular: 72, thick: 84, ultraThick: 92, bar: 82 }),
);

const MOST_DEEP = 8;

/**
 * The paint as CSS; null for one that this page does not know.
 * @param {any} paint
 * @param {number} depth
 * @returns {Paint | null}
 */
export function paintOf(paint, depth = 0) {
  if (depth > MOST_DEEP) return null;
  if (typeof paint === "string") return namedPaint(paint);
  if (typeof paint !== "object" || paint === null) return null;
  if ("material" in paint) return materialOf(paint.material);
  const gradient = gradientOf(paint, (inner) => colorOf(inner, depth + 1));
  if (gradient) return { image: gradient };
  if ("gradient" in paint) return sheen(paint.gradient, depth);
  if ("image" in paint) {
    const url = urlOf(paint.image);
    return url ? { image: url } : null;
  }
  if ("shadow" in paint) return paintOf(paint.paint, depth + 1);
  if ("opacity" in paint) return fadedPaint(paint, depth);
  const color = mixedColor(paint, depth);
  return color === null ? null : { color };
}

/**
 * The paint as one colour: a gradient's first, a material's own; null for an unknown one.
 * @param {any} paint
 * @param {number} depth
 * @returns {string | null}
 */
export function colorOf(paint, depth = 0) {
  const stops = paint?.linear ?? paint?.radial ?? paint?.angular ?? paint?.elliptical ??
    paint?.mesh;
  if (Array.isArray(stops) && depth <= MOST_DEEP) return colorOf(stops[0]?.[0], depth + 1);
  if (paint?.gradient !== undefined && depth <= MOST_DEEP)
    return colorOf(paint.gradient, depth + 1);
  return paintOf(paint, depth)?.color ?? null;
}

/** @param {string} name */
function namedPaint(name) {
  if (/^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(name)) return { color: name };
  if (name === "tint" || name === "accent" || name === "accentColor")
    return { color: "var(--tint-fill)" };
  const level = LEVELS.get(name);
  if (level) return { color: `var(--fg${level})` };
  return NAMES.has(name) ? { color: `var(--c-${name})` } : null;
}

/** @param {unknown} name */
function materialOf(name) {
  const share = MATERIALS.get(String(name)) ?? 72;
  return {
    color: `color-mix(in srgb, var(--c-material) ${share}%, transparent)`,
    backdrop: "blur(20px) saturate(1.8)",
  };
}

/**
 * @param {any} paint
 * @param {number} depth
 */
function sheen(paint, depth) {
  const color = colorOf(paint, depth + 1);
  if (color === null) return null;
  return { image: `linear-gradient(to bottom, color-mix(in srgb, ${color}, white 22%), ${color})` };
}

/**
 * A gradient's colours fade one by one.
 * @param {{ paint: any, opacity: unknown }} faded
 * @param {number} depth
 * @returns {Paint | null}
 */
function fadedPaint({ paint, opacity }, depth) {
  const share = numberIn(opacity, 0, 1, 1);
  const gradient = gradientOf(paint, (inner) => faded(colorOf(inner, depth + 2), share));
  if (gradient) return { image: gradient };
  const inner = paintOf(paint, depth + 1);
  if (!inner?.color) return inner;
  return { ...inner, color: faded(inner.color, share) ?? undefined };
}

/**
 * @param {string | null} color
 * @param {number} share
 */
export function faded(color, share) {
  if (color === null || share >= 1) return color;
  const percent = Math.round(share * 1000) / 10;
  return `color-mix(in srgb, ${color} ${percent}%, transparent)`;
}

/**
 * @param {any} paint
 * @param {number} depth
 */
function mixedColor(paint, depth) {
  if ("light" in paint || "dark" in paint) {
    const light = colorOf(paint.light ?? paint.dark, depth + 1);
    const dark = colorOf(paint.dark ?? paint.light, depth + 1);
    return light && dark && `light-dark(${light}, ${dark})`;
  }
  if (Array.isArray(paint.mix)) {
    const [one, other] = [colorOf(paint.mix[0], depth + 1), colorOf(paint.mix[1], depth + 1)];
    const percent = numberIn(paint.mix[2], 0, 1, 0.5) * 100;
    return one && other && `color-mix(in oklab, ${one}, ${other} ${percent}%)`;
  }
  return "paint" in paint ? colorOf(paint.paint, depth + 1) : null;
}

/**
 * The CSS properties of a background of this paint.
 * @param {any} paint
 * @returns {Record<string, string>}
 */
export function backgroundOf(paint) {
  const { color, image, backdrop } = paintOf(paint) ?? {};
  return {
    ...(color && { "background-color": color }),
    ...(image && { "background-image": image, "background-size": "100% 100%" }),
    ...(backdrop && { "backdrop-filter": backdrop, "-webkit-backdrop-filter": backdrop }),
  };
}

/**
 * Paints an element's background, or takes the paint away for null.
 * @param {HTMLElement} element
 * @param {any} paint
 */
export function applyPaint(element, paint) {
  const wanted = paint === null || paint === undefined ? {} : backgroundOf(paint);
  for (
    const name of ["background-color", "background-image", "background-size", "backdrop-filter"]
  ) {
    const value = wanted[name];
    if (value) element.style.setProperty(name, value);
    else element.style.removeProperty(name);
  }
}
