import { extent, numberIn, numbers, points, px } from "../../model/styles/numbers.js";
import { backgroundOf, colorOf, paintOf } from "./paint.js";
import { cornersOf } from "./shapes.js";
import { STAGES } from "./stages.js";

/** @import { Box, Layer, Step } from "./box.d.ts" */

/**
 * The step that a paint, a clip, a filter or a transform is; null for a modifier of another sort.
 * @param {string} name
 * @param {any} value
 * @returns {Step | null}
 */
export function effectOf(name, value) {
  return Object.hasOwn(STEPS, name) ? STEPS[name](value) : null;
}

/** @type {Record<string, (value: any) => Step | null>} */
const STEPS = {
  background,
  overlay: (value) => layer(value, true),
  border,
  clip,
  mask,
  shadow,
  opacity: (value) => ({
    stage: STAGES.opacity,
    add: ({ props }) => {
      const share = numberIn(value, 0, 1, 1) * Number(props.opacity ?? 1);
      props.opacity = String(Math.round(share * 1000) / 1000);
    },
  }),
  blur: (value) => filter(`blur(${px(numberIn(value, 0, 200, 0))})`),
  brightness: (value) => brightness(numberIn(value, -1, 1, 0)),
  contrast: (value) => filter(`contrast(${numberIn(value, 0, 20, 1)})`),
  saturation: (value) => filter(`saturate(${numberIn(value, 0, 20, 1)})`),
  grayscale: (value) => filter(`grayscale(${numberIn(value, 0, 1, 0)})`),
  hue: (value) => filter(`hue-rotate(${numberIn(value, -36000, 36000, 0)}deg)`),
  invert: (value) => (value === false ? null : filter("invert(1)")),
  multiply: (value) => layer({ paint: value, blend: "multiply" }, true),
  blend,
  rotate,
  rotate3d,
  scale,
};

/**
 * @param {any} value
 * @returns {Step}
 */
function background(value) {
  const { paint, shape, items, safe } = value ?? {};
  const corners = cornersOf(shape);
  if (items !== undefined || corners === null || safe) return layer(value, false);
  return {
    stage: STAGES.background,
    canExtend: ({ stage }) => stage < STAGES.background,
    add: (box) => {
      Object.assign(box.props, backgroundOf(paint));
      if (corners !== "0px") round(box, corners);
    },
  };
}

/**
 * @param {Box} box
 * @param {string} corners
 */
function round(box, corners) {
  box.corners = corners;
  box.props["border-radius"] = corners;
}

/**
 * A layer of a box of its own: no room for it on the thing itself.
 * @param {any} value
 * @param {boolean} isOver
 * @returns {Step}
 */
function layer(value, isOver) {
  const { paint, shape, items, align, safe, blend: mode } = value ?? {};
  /** @type {Layer} */
  const made = { isOver, props: {}, shape, paint, items, align };
  if (paint !== undefined) Object.assign(made.props, backgroundOf(paint));
  if (mode) made.props["mix-blend-mode"] = mode;
  for (const edge of typeof safe === "string" ? safe : "") {
    const side = SIDES.get(edge);
    if (!side) continue;
    made.props[side] = `calc(-1 * var(--inset-${edge}, 0px) * var(--at-${edge}, 1))`;
    made.reachesOut = true;
  }
  return {
    stage: STAGES.border,
    isWhole: true,
    add: (box) => box.layers.push(made),
  };
}

const SIDES = new Map(
  Object.entries({ t: "top", b: "bottom", l: "inset-inline-start", r: "inset-inline-end" }),
);

/**
 * Within the frame, square, over its content.
 * @param {any} value
 * @returns {Step}
 */
function border(value) {
  const width = extent(value?.width) ?? 1;
  const color = colorOf(value?.paint) ?? "var(--fg1)";
  return {
    stage: STAGES.border,
    canExtend: ({ corners, stage }) => corners === undefined && stage < STAGES.border,
    add: ({ props }) =>
      Object.assign(props, {
        outline: `${px(width)} solid ${color}`,
        "outline-offset": px(-width),
      }),
  };
}

/**
 * A shape with corners cuts what runs over; any other is cut out.
 * @param {any} shape
 * @returns {Step}
 */
function clip(shape) {
  const corners = cornersOf(shape);
  if (corners === null || shape === "ellipse") {
    return { stage: STAGES.clip, isLast: true, add: (box) => box.clip = shape };
  }
  return {
    stage: STAGES.clip,
    canExtend: (box) => (box.corners ?? corners) === corners && box.props.outline === undefined,
    add: (box) => {
      box.props.overflow = "clip";
      if (corners !== "0px") round(box, corners);
    },
  };
}

/**
 * A shape or a gradient can be a mask; anything else is not drawn, and said.
 * @param {any} base What the mask is, of its style.
 * @returns {Step}
 */
function mask(base) {
  const { fill } = base?.shape ?? {};
  const image = paintOf(fill ?? base?.fill)?.image;
  if (base?.shape && !image) return clip(base.shape.shape);
  return {
    stage: STAGES.clip,
    isLast: true,
    add: ({ props, attributes }) => {
      if (image) props["mask-image"] = image;
      else if (!base?.fill) attributes["data-undrawn-effect"] = "mask";
    },
  };
}

/**
 * @param {string} words
 * @returns {Step}
 */
function filter(words) {
  return {
    stage: STAGES.filter,
    add: ({ props }) => props.filter = props.filter ? `${props.filter} ${words}` : words,
  };
}

/**
 * SwiftUI adds light where CSS multiplies it: towards white by contrast, towards black as CSS does.
 * @param {number} amount
 */
function brightness(amount) {
  return filter(`brightness(${1 + amount})`);
}

/**
 * @param {any} value
 * @returns {Step}
 */
function shadow(value) {
  const color = colorOf(value?.paint) ?? "rgb(0 0 0 / 33%)";
  const [x, y] = [value?.x, value?.y].map((each) => px(numberIn(each, -2000, 2000, 0)));
  const deviation = px(numberIn(value?.radius, 0, 400, 0));
  return filter(`drop-shadow(${x} ${y} ${deviation} ${color})`);
}

const BLENDS = new Map(
  Object.entries({
    colorDodge: "color-dodge",
    colorBurn: "color-burn",
    softLight: "soft-light",
    hardLight: "hard-light",
    plusLighter: "plus-lighter",
    plusDarker: "plus-darker",
  }),
);
const PLAIN_BLENDS =
  /^(multiply|screen|overlay|darken|lighten|difference|exclusion|hue|saturation|color|luminosity)$/;

/** @param {any} mode @returns {Step | null} */
function blend(mode) {
  const known = BLENDS.get(mode) ?? (PLAIN_BLENDS.test(String(mode)) ? mode : null);
  return known && { stage: STAGES.opacity, add: ({ props }) => props["mix-blend-mode"] = known };
}

/** @param {number} x @param {number} y */
function anchor(x, y) {
  return x === 0.5 && y === 0.5 ? undefined : `${x * 100}% ${y * 100}%`;
}

/**
 * @param {number} stage
 * @param {Record<string, string>} added
 * @param {[number, number]} at
 * @returns {Step}
 */
function transform(stage, added, [x, y]) {
  const origin = anchor(x, y);
  return {
    stage,
    canExtend: (box) =>
      box.stage < stage && (box.stage < STAGES.scale || box.props["transform-origin"] === origin),
    add: ({ props }) => {
      Object.assign(props, added);
      if (origin) props["transform-origin"] = origin;
    },
  };
}

/** @param {any} value @returns {Step} */
function rotate(value) {
  const [degrees, ax, ay] = numbers(value, [0, 0.5, 0.5], turn);
  return transform(STAGES.rotate, { rotate: `${degrees}deg` }, [ax, ay]);
}

/** @param {any} value @returns {Step} */
function rotate3d(value) {
  const [degrees, x, y, z] = numbers(value, [0, 0, 0, 1], turn);
  const added = { transform: `perspective(600px) rotate3d(${x}, ${y}, ${z}, ${degrees}deg)` };
  return {
    stage: STAGES.scale,
    isWhole: true,
    isLast: true,
    add: (box) => Object.assign(box.props, added),
  };
}

/** @param {any} value @returns {Step} */
function scale(value) {
  const [sx, sy, ax, ay] = numbers(value, [1, 1, 0.5, 0.5], (each) => {
    const factor = points(each);
    return factor === null ? null : Math.min(Math.max(factor, -100), 100);
  });
  return transform(STAGES.scale, { scale: `${sx} ${sy}` }, [ax, ay]);
}

/** @param {unknown} value */
function turn(value) {
  const degrees = points(value);
  return degrees === null || degrees === Infinity ? null : degrees;
}
