import { extent, numberIn, numbers, points, px } from "../../model/styles/numbers.js";
import { STAGES } from "./stages.js";

/** @import { ProposedSize } from "../../model/layout/proposed-size.js" */
/** @import { Box, Step } from "./box.d.ts" */

/**
 * The step that a modifier of the layout is; null for another one.
 * @param {string} name
 * @param {any} value
 * @param {string} grow The directions in which the box around is flexible.
 * @param {ProposedSize} room The room around.
 * @returns {Step | null}
 */
export function layoutOf(name, value, grow, room) {
  switch (name) {
    case "padding":
      return padding(value);
    case "margins":
      return value?.for === "scrollIndicators" ? null : padding(value?.edges ?? 0);
    case "frame":
      return { stage: STAGES.frame, isWhole: true, add: (box) => frame(box, value, grow) };
    case "relative":
      return { stage: STAGES.frame, isWhole: true, add: (box) => relative(box, value) };
    case "fixed":
      return { stage: STAGES.frame, isWhole: true, add: (box) => fix(box, String(value)) };
    case "aspect":
      return { stage: STAGES.frame, isWhole: true, add: (box) => aspect(box, value, room) };
    case "position":
      return {
        stage: STAGES.frame,
        isWhole: true,
        isLast: true,
        add: (box) => position(box, value),
      };
    case "offset":
      return offset(value);
    case "measure":
      return {
        stage: STAGES.frame,
        isWhole: true,
        isLast: true,
        add: (box) => box.measure = { measure: value?.measure, frame: value?.frame === true },
      };
    case "guides":
      return {
        stage: STAGES.frame,
        isWhole: true,
        isLast: true,
        add: (box) => box.guides = value,
      };
    case "safe":
      return { stage: STAGES.done, isWhole: true, add: (box) => reachOut(box, value) };
    default:
      return null;
  }
}

const SIDES = ["padding-top", "padding-inline-start", "padding-bottom", "padding-inline-end"];
const EDGES = ["margin-top", "margin-inline-start", "margin-bottom", "margin-inline-end"];

/**
 * Negative padding lets the content extend beyond it, like a negative margin.
 * @param {any} value
 * @returns {Step}
 */
function padding(value) {
  const sides = numbers(value, [16, 16, 16, 16], (side) => {
    const length = points(side);
    return length === Infinity ? 0 : length;
  });
  return {
    stage: STAGES.padding,
    isWhole: sides.some((side) => side < 0),
    add: (box) =>
      sides.forEach((side, index) => {
        if (side < 0) return box.props[EDGES[index]] = px(side);
        const before = parseFloat(box.props[SIDES[index]] ?? "0");
        box.props[SIDES[index]] = px(Math.min(before + side, 10_000));
      }),
  };
}

/** The alignments of frames, stacks and layers, as the place of the items of a grid. */
const PLACES = new Map(
  Object.entries({
    topLeading: "start start",
    top: "start center",
    topTrailing: "start end",
    leading: "center start",
    center: "center center",
    trailing: "center end",
    bottomLeading: "end start",
    bottom: "end center",
    bottomTrailing: "end end",
    firstTextBaseline: "baseline center",
    lastTextBaseline: "last baseline center",
    leadingFirstTextBaseline: "baseline start",
    trailingFirstTextBaseline: "baseline end",
    leadingLastTextBaseline: "last baseline start",
    trailingLastTextBaseline: "last baseline end",
  }),
);

/**
 * An alignment as `place-items`; the middle for an unknown one.
 * @param {unknown} align
 */
export function placeOf(align) {
  return PLACES.get(String(align)) ?? "center center";
}

/**
 * @param {Box} box
 * @param {any} value
 * @param {string} grow
 */
function frame(box, value, grow) {
  const { w, h, minW, idealW, maxW, minH, idealH, maxH, align } = value ?? {};
  if (align !== undefined && align !== "center") box.props["place-items"] = placeOf(align);
  side(box, "width", {
    fixed: w,
    least: minW,
    ideal: idealW,
    most: maxW,
    grows: grow.includes("h"),
  });
  side(box, "height", {
    fixed: h,
    least: minH,
    ideal: idealH,
    most: maxH,
    grows: grow.includes("v"),
  });
  const bounded = [[maxW, "h"], [maxH, "v"]].filter(([most, axis]) =>
    extent(most) !== null && grow.includes(String(axis))
  );
  if (bounded.length > 0) box.attributes["data-most"] = bounded.map(([, axis]) => axis).join("");
}

/**
 * @param {Box} box
 * @param {"width" | "height"} name
 * @param {{ fixed: unknown, least: unknown, ideal: unknown, most: unknown, grows: boolean }} lengths
 */
function side({ props, attributes }, name, { fixed, least, ideal, most, grows }) {
  const length = extent(fixed);
  if (length !== null) {
    props[name] = px(length);
    attributes["data-fixed"] = (attributes["data-fixed"] ?? "") + (name === "width" ? "h" : "v");
  }
  const [low, high, usual] = [extent(least), extent(most), extent(ideal)];
  if (low !== null) props[`min-${name}`] = px(low);
  if (high !== null) props[`max-${name}`] = px(Math.max(high, low ?? 0));
  if (usual !== null && length === null && !grows) props[name] = px(usual);
}

/**
 * A share of the screen's size, or the lengths that the app's code has made of it.
 * @param {Box} box
 * @param {any} value
 */
function relative(box, value) {
  const { axes = "hv", count, span, spacing, align, measure } = value ?? {};
  if (measure !== undefined) box.measure = { measure, isOfScreen: true };
  const [all, some] = [numberIn(count, 1, 1000, 1), numberIn(span, 1, 1000, 1)];
  const gap = extent(spacing) ?? 8;
  for (const [axis, name, whole] of [["h", "width", "--column-w"], ["v", "height", "--column-h"]]) {
    if (!String(axes).includes(axis)) continue;
    const said = extent(axis === "h" ? value?.w : value?.h);
    if (said !== null) {
      box.props[name] = px(said);
      continue;
    }
    const one = `(var(${whole}, 320px) - ${px(gap * (all - 1))}) / ${all}`;
    box.props[name] = `calc(${one} * ${some} + ${px(gap * (some - 1))})`;
  }
  box.attributes["data-fixed"] = String(axes).replaceAll(/[^hv]/g, "");
  if (align !== undefined) box.props["place-items"] = placeOf(align);
}

/**
 * The size that the content has by itself.
 * @param {Box} box
 * @param {string} axes
 */
function fix(box, axes) {
  if (axes.includes("h")) box.props.width = "max-content";
  if (axes.includes("v")) box.props.height = "max-content";
  box.attributes["data-fixed"] = axes.replaceAll(/[^hv]/g, "");
}

/**
 * The largest size of a ratio in a room that is known; else as wide as there is room.
 * @param {Box} box
 * @param {any} value
 * @param {ProposedSize} room
 */
function aspect({ props, attributes }, { ratio, mode } = /** @type {any} */ ({}), { w, h }) {
  const shown = numberIn(ratio, 0.001, 1000, 0);
  attributes["data-aspect"] = mode === "fill" ? "fill" : "fit";
  if (shown === 0 || mode === "fill") return;
  if (h !== undefined) {
    const width = Math.min(w ?? Infinity, h * shown);
    Object.assign(props, { width: px(width), height: px(width / shown) });
    attributes["data-fixed"] = "hv";
  } else {
    props["aspect-ratio"] = String(shown);
    attributes["data-fixed"] = "v";
  }
}

/**
 * The middle of the content at a point of the room offered.
 * @param {Box} box
 * @param {any} value
 */
function position(box, value) {
  const [x, y] = numbers(value, [0, 0]).map((each) => (Number.isFinite(each) ? each : 0));
  box.attributes["data-position"] = "";
  box.props["--x"] = px(x);
  box.props["--y"] = px(y);
}

/**
 * @param {any} value
 * @returns {Step}
 */
function offset(value) {
  const [x, y] = numbers(value, [0, 0]).map((each) => (Number.isFinite(each) ? each : 0));
  return {
    stage: STAGES.offset,
    canExtend: (box) => box.stage < STAGES.offset,
    add: (box) => box.props.translate = `calc(${px(x)} * var(--inline, 1)) ${px(y)}`,
  };
}

const INSETS = new Map(
  Object.entries({
    t: ["margin-top", "--inset-t"],
    b: ["margin-bottom", "--inset-b"],
    l: ["margin-inline-start", "--inset-l"],
    r: ["margin-inline-end", "--inset-r"],
  }),
);

/**
 * Out to the edges of the screen, under bars and clock.
 * @param {Box} box
 * @param {any} value
 */
function reachOut(box, value) {
  const edges = typeof value?.edges === "string" ? value.edges : "tblr";
  if (value?.regions === "keyboard") return;
  for (const edge of edges) {
    const [property, inset] = INSETS.get(edge) ?? [];
    if (property) box.props[property] = `calc(-1 * var(${inset}, 0px))`;
  }
}
