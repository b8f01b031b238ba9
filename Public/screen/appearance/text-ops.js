import { extent, numberIn, points, px } from "../../model/styles/numbers.js";
import { colorOf, paintOf } from "./paint.js";

/**
 * Style of an element: CSS properties, and attributes that styles of the page are about.
 * @typedef {{ props: Record<string, string>, attributes: Record<string, string> }} ElementStyle
 */

const STYLES = new Set(
  `largeTitle title title2 title3 headline subheadline body callout footnote caption caption2`
    .split(
      " ",
    ),
);
export const TYPE_SIZES = new Set(
  `xSmall small medium large xLarge xxLarge xxxLarge accessibility1 accessibility2 accessibility3
  accessibility4 accessibility5`.split(/\s+/),
);

/** From this size on, in points, the system's font has another design. */
const DISPLAY = 26;

const WEIGHTS = new Map(
  Object.entries({
    ultraLight: 100,
    thin: 200,
    light: 300,
    regular: 400,
    medium: 500,
    semibold: 600,
    bold: 700,
    heavy: 800,
    black: 900,
  }),
);

const WIDTHS = new Map(
  Object.entries({ compressed: "62.5%", condensed: "75%", standard: "100%", expanded: "125%" }),
);

const FAMILIES = new Map(
  Object.entries({
    default: "var(--app-sans)",
    rounded: "var(--app-rounded)",
    serif: "var(--app-serif)",
    monospaced: "var(--app-mono)",
  }),
);

const CASES = new Map(
  Object.entries({
    upper: "uppercase",
    uppercase: "uppercase",
    lower: "lowercase",
    lowercase: "lowercase",
    none: "none",
  }),
);

const ALIGNS = new Map(Object.entries({ leading: "start", center: "center", trailing: "end" }));

/**
 * Operations on text, each as the style that it sets. Children inherit them; what is set nearer to
 * the text holds.
 * @type {Record<string, (value: any) => Partial<ElementStyle>>}
 */
const OPS = {
  font: fontStyle,
  weight: (value) => weightStyle(WEIGHTS.get(value)),
  bold: (value) => weightStyle(value === false ? 400 : 700),
  italic: (value) => ({ props: { "font-style": value === false ? "normal" : "italic" } }),
  design: (value) => familyStyle(FAMILIES.get(value)),
  mono: (value) => familyStyle(value === false ? undefined : "var(--app-mono)"),
  direction: (value) =>
    propsOf("direction", value === "rtl" || value === "ltr" ? value : undefined),
  digits: (value) => value === false ? {} : { props: { "font-variant-numeric": "tabular-nums" } },
  underline: (value) => lineStyle("--under", "underline", value),
  strikethrough: (value) => lineStyle("--through", "line-through", value),
  kerning: spacingStyle,
  tracking: spacingStyle,
  baseline: (value) => ({ props: { "--rise": px(numberIn(value, -500, 500, 0)) } }),
  case: (value) => propsOf("text-transform", CASES.get(value)),
  lineSpacing: (value) => ({ props: { "--line-gap": px(extent(value) ?? 0) } }),
  textAlign: (value) => propsOf("--text-align", ALIGNS.get(value)),
  truncate: (value) => (value === "head" ? { attributes: { "data-cut": "head" } } : {}),
  typeSize: (value) => (TYPE_SIZES.has(value) ? { attributes: { "data-type-size": value } } : {}),
  selectable: (value) => ({ props: { "user-select": value === false ? "none" : "text" } }),
  width: (value) => propsOf("font-stretch", WIDTHS.get(value)),
  scheme: (value) =>
    value === "dark" || value === "light"
      ? {
        props: { "color-scheme": value, color: "var(--fg-own, var(--fg1))" },
        attributes: { "data-scheme": value },
      }
      : {},
  tint: (value) => ({ props: tintProps(value) }),
  foreground: foregroundStyle,
  imageScale: (value) => propsOf("--symbol-scale", SCALES.get(value)),
};

/**
 * The tint of words, of graphics, of words on raised ground, of the ground of prominent buttons, and,
 * unless it is the app's own colour, of switches.
 */
const TINTS = ["--tint", "--tint-fill", "--tint-raised", "--prominent", "--switch"];

/**
 * The properties that a tint sets; none for an unknown colour.
 * @param {any} value
 * @returns {Record<string, string>}
 */
export function tintProps(value) {
  const color = colorOf(value);
  return color ? Object.fromEntries(TINTS.map((name) => [name, color])) : {};
}

const SCALES = new Map(Object.entries({ small: "0.8", medium: "1", large: "1.27" }));

/**
 * The style that an operation on text sets; null for an operation of another sort.
 * @param {string} name
 * @param {any} value
 * @returns {Partial<ElementStyle> | null}
 */
export function textStyle(name, value) {
  return Object.hasOwn(OPS, name) ? OPS[name](value) : null;
}

/** @param {string} name @param {string | null | undefined} value */
function propsOf(name, value) {
  return value ? { props: { [name]: value } } : {};
}

/** @param {number | undefined} weight */
function weightStyle(weight) {
  return weight === undefined
    ? {}
    : { props: { "--weight": String(weight), "font-weight": String(weight) } };
}

/** @param {string | undefined} family */
function familyStyle(family) {
  return family ? { props: familyProps(family) } : {};
}

/**
 * Text styles inside keep the family.
 * @param {string} family
 * @returns {Record<string, string>}
 */
function familyProps(family) {
  return { "font-family": family, "--design": family };
}

/** @param {unknown} value */
function spacingStyle(value) {
  return { props: { "letter-spacing": px(numberIn(value, -100, 200, 0)) } };
}

/** A browser draws no dots between dashes. */
const PATTERNS = new Map(
  Object.entries({ dot: "dotted", dash: "dashed", dashDot: "dashed", dashDotDot: "dashed" }),
);

/**
 * @param {string} name
 * @param {string} line
 * @param {any} value
 */
function lineStyle(name, line, value) {
  if (value === false || value === null) return { props: { [name]: " " } };
  /** @type {Record<string, string>} */
  const props = { [name]: line };
  const color = colorOf(value?.paint);
  if (color) props["--line-color"] = color;
  const pattern = PATTERNS.get(value?.pattern);
  if (pattern) props["--line-pattern"] = pattern;
  return { props };
}

/**
 * @param {any} font
 * @returns {Partial<ElementStyle>}
 */
function fontStyle(font) {
  if (typeof font === "string")
    return STYLES.has(font) ? { attributes: { "data-font": font } } : {};
  if (typeof font !== "object" || font === null) return {};
  /** @type {Record<string, string>} */
  const props = {};
  const size = points(font.size);
  if (size !== null) {
    const shown = Math.min(Math.max(size, 1), 1000);
    Object.assign(props, { "font-size": px(shown), "line-height": px(shown * 1.2) });
    props["font-weight"] = "var(--weight, 400)";
    props["font-family"] = `var(--design, var(${
      shown < DISPLAY ? "--app-sans" : "--app-display"
    }))`;
  }
  const weight = WEIGHTS.get(font.weight);
  if (weight !== undefined) props["font-weight"] = `var(--weight, ${weight})`;
  const family = font.mono ? "var(--app-mono)" : FAMILIES.get(font.design);
  if (family) Object.assign(props, familyProps(family));
  if (typeof font.name === "string" && /^[\w -]{1,60}$/.test(font.name)) {
    Object.assign(props, familyProps(`"${font.name}", var(--app-sans)`));
  }
  if (font.italic) props["font-style"] = "italic";
  if (font.digits) props["font-variant-numeric"] = "tabular-nums";
  if (font.smallCaps) props["font-variant-caps"] = "small-caps";
  const width = WIDTHS.get(font.width);
  if (width) props["font-stretch"] = width;
  const isStyle = size === null && STYLES.has(font.style ?? "body");
  return { props, attributes: isStyle ? { "data-font": font.style ?? "body" } : {} };
}

/**
 * A level is one of the foreground in force; any other paint brings levels of its own.
 * @param {any} paint
 * @returns {Partial<ElementStyle>}
 */
function foregroundStyle(paint) {
  const paints = Array.isArray(paint) ? paint : [paint];
  const [first, ...more] = paints.slice(0, 3).map((each) => colorOf(each));
  if (!first) return {};
  const { image } = paintOf(paints[0]) ?? {};
  /** @type {Record<string, string>} */
  const props = { color: first, "--fg-own": first, "--fg-image": image ?? "none" };
  if (!first.startsWith("var(--fg")) {
    const levels = [first, ...[50, 26, 18, 12].map((share) => mixed(first, share))];
    levels.forEach((level, index) => props[`--fg${index + 1}`] = level);
  }
  more.forEach((color, index) => color && (props[`--fg${index + 2}`] = color));
  return { props };
}

/**
 * @param {string} color
 * @param {number} share
 */
function mixed(color, share) {
  return `color-mix(in srgb, ${color} ${share}%, transparent)`;
}
