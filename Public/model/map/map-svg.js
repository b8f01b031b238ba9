// A map as an SVG file: a picture that needs nothing from outside, light or dark as its reader is.

import { translate, translateCount } from "../../language/translate.js";
import { BOLD, fitted, widthOf } from "./fitted-text.js";
import { CHIP_HEIGHT, CHIP_WIDTH } from "./map-layout.js";
import { BOX, notesOf, strokeOf, toneOf } from "./map-boxes.js";

/** @import { Layout, PlacedBox, PlacedLine } from "./map-layout.js" */
/** @import { Plan, PlannedDoor, PlannedLine, PlannedScreen } from "./map-plan.js" */
/** @import { Shape } from "./screen-sketch.js" */

const FOOT = 34;
const FONT = "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','Hiragino Sans'," +
  "'Noto Sans CJK JP',sans-serif";
const LIGHT = {
  bg: "#f5f6f8",
  surface: "#ffffff",
  raised: "#eceff3",
  text: "#1a2129",
  muted: "#525e6b",
  accent: "#0b5fd0",
  onAccent: "#ffffff",
  edge: "#7c8896",
  shade: "#0f1721",
  error: "#ad2218",
  risk: "#7a4a00",
};
const DARK = {
  bg: "#0e1116",
  surface: "#151a21",
  raised: "#232b35",
  text: "#e6eaf0",
  muted: "#9aa7b5",
  accent: "#6ca8ff",
  onAccent: "#0e1116",
  edge: "#66737f",
  shade: "#000000",
  error: "#ff8a80",
  risk: "#f2b65a",
};

/**
 * @param {Plan} plan
 * @param {Layout} layout
 * @param {string} title The name of the app and of the session.
 */
export function svgOf(plan, { boxes, lines, width, height }, title) {
  const places = new Map(boxes.map((box) => [box.id, box]));
  const words = new Map(plan.lines.map((line) => [line.id, line]));
  const doors = new Set(plan.doors.map(({ id }) => id));
  const [w, h] = [Math.ceil(Math.max(width, 320)), Math.ceil(height + FOOT)];
  const drawn = [
    ...lines.map((line) => lineOf(line, words.get(line.id), doors)),
    ...plan.doors.flatMap((door) => boxed(places, door.id, (box) => doorOf(door, box))),
    ...plan.screens.flatMap((screen) => boxed(places, screen.id, (box) => screenOf(screen, box))),
    ...lines.flatMap((line) => chipOf(line, words.get(line.id))),
  ];
  const name = xml(fitted(title, w * 0.6, 12));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" ` +
    `role="img" aria-label="${name}" font-family="${FONT}">`,
    `<title>${name}</title>`,
    `<style>${styles(LIGHT)}@media (prefers-color-scheme:dark){${styles(DARK)}}</style>`,
    `<defs>${head("head", "stroke-edge")}<clipPath id="c"><rect width="${BOX.width}" ` +
    `height="${BOX.sketch}" rx="8"/></clipPath></defs>`,
    `<rect class="bg" width="${w}" height="${h}"/>`,
    ...drawn,
    text(28, h - 16, name, 12, "text", ' font-weight="600"'),
    text(w - 28, h - 16, xml(footOf(plan)), 11, "muted", ' text-anchor="end"'),
    "</svg>",
    "",
  ].join("\n");
}

/** @param {Plan} plan */
function footOf({ total, hidden }) {
  const all = translateCount(total, "{count} screen", "{count} screens");
  const some = translate("{shown} of {count} screens", { shown: total - hidden, count: total });
  return `${hidden > 0 ? some : all} · Colonnade`;
}

/**
 * @param {Map<string, PlacedBox>} places
 * @param {string} id
 * @param {(box: PlacedBox) => string} draw
 */
function boxed(places, id, draw) {
  const box = places.get(id);
  return box ? [draw(box)] : [];
}

/** @param {Record<string, string>} colours */
function styles(colours) {
  return Object.entries(colours)
    .map(([name, value]) => `.${name}{fill:${value}}.stroke-${name}{stroke:${value}}`)
    .join("") + ".line{fill:none}.shade{fill-opacity:.28}";
}

/**
 * @param {string} id
 * @param {string} name
 */
function head(id, name) {
  return `<marker id="${id}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" ` +
    `orient="auto"><path class="line ${name}" d="M1 1l6 3-6 3" stroke-width="1.5"/></marker>`;
}

/**
 * @param {PlacedLine} line
 * @param {PlannedLine | undefined} planned
 * @param {Set<string>} doors
 */
function lineOf({ id, path }, planned, doors) {
  const dashes = planned?.isBack ? ' stroke-dasharray="4 4"' : "";
  const wide = planned?.isBack ? 1 : doors.has(id) ? 1.5 : strokeOf(planned?.count ?? 1);
  return `<path class="line stroke-edge" d="${path}" stroke-width="${wide}"${dashes} ` +
    'marker-end="url(#head)"/>';
}

/**
 * @param {PlacedLine} line
 * @param {PlannedLine | undefined} planned
 */
function chipOf({ chip: { x, y } }, planned) {
  if (!planned) return [];
  const { more } = planned;
  const room = CHIP_WIDTH - 16 - (more ? widthOf(` ${more}`, 10.5) : 0);
  const words = `${fitted(planned.words, room, 10.5)} ${more}`.trimEnd();
  const width = Math.min(CHIP_WIDTH, widthOf(words, 10.5) + 16);
  const box = `<rect class="surface stroke-edge" x="${round(x - width / 2)}" ` +
    `y="${round(y - CHIP_HEIGHT / 2)}" width="${round(width)}" height="${CHIP_HEIGHT}" ` +
    `rx="${CHIP_HEIGHT / 2}" stroke-width=".75"/>`;
  const tone = planned.isBack ? "muted" : "text";
  return [box + text(x, y + 3.5, xml(words), 10.5, tone, ' text-anchor="middle"')];
}

/**
 * @param {PlannedDoor} door
 * @param {PlacedBox} box
 */
function doorOf({ words }, { x, y, width, height }) {
  const shown = xml(fitted(words, width - 24, 11));
  return `<rect class="raised stroke-accent" x="${round(x)}" y="${round(y)}" width="${width}" ` +
    `height="${height}" rx="${height / 2}" stroke-width="1.5"/>` +
    text(x + width / 2, y + height / 2 + 4, shown, 11, "accent", ' text-anchor="middle"');
}

/**
 * @param {PlannedScreen} screen
 * @param {PlacedBox} box
 */
function screenOf({ title, examples, marks, sketch, loop, count }, { x, y, height }) {
  const { width, sketch: top } = BOX;
  const tone = toneOf(marks);
  const edge = `<rect class="line stroke-${tone ?? "edge"}" width="${width}" height="${height}" ` +
    `rx="${BOX.radius}" stroke-width="${tone ? 2 : 1}"/>`;
  const many = count > 1 ? `×${count}` : "";
  const room = width - 20 - (many ? widthOf(many, 10.5) + 6 : 0);
  const below = [[examples, "muted"], [notesOf(marks, loop), tone ?? "muted"]];
  return [
    `<g transform="translate(${round(x)} ${round(y)})">`,
    `<rect class="surface" width="${width}" height="${height}" rx="${BOX.radius}"/>`,
    `<g clip-path="url(#c)">${(sketch ?? []).map(shapeOf).join("")}</g>`,
    `<path class="line stroke-raised" d="M0 ${top}H${width}"/>`,
    edge,
    text(10, top + 17, xml(fitted(title, room, 12 * BOLD)), 12, "text", ' font-weight="600"'),
    text(width - 10, top + 17, many, 10.5, "muted", ' text-anchor="end"'),
    ...below.filter(([words]) => words).map(([words, colour], line) =>
      text(10, top + 31 + line * BOX.line, xml(fitted(words, width - 20, 10)), 10, colour)
    ),
    "</g>",
  ].join("");
}

/** @param {Shape} shape */
function shapeOf({ tone, x, y, width, height, radius, text: words, size, isBold, anchor }) {
  if (words === undefined) {
    return `<rect class="${tone}" x="${round(x)}" y="${round(y)}" width="${round(width ?? 0)}" ` +
      `height="${round(height ?? 0)}" rx="${radius ?? 0}"/>`;
  }
  const more = (isBold ? ' font-weight="700"' : "") + (anchor ? ` text-anchor="${anchor}"` : "");
  return text(x, y, xml(words), size ?? 7, tone, more);
}

/**
 * @param {number} x
 * @param {number} y
 * @param {string} words Written as XML.
 * @param {number} size
 * @param {string} tone
 * @param {string} [more]
 */
function text(x, y, words, size, tone, more = "") {
  if (words === "") return "";
  return `<text class="${tone}" x="${round(x)}" y="${round(y)}" font-size="${size}"${more} ` +
    `unicode-bidi="isolate">${words}</text>`;
}

/** @param {string} words */
function xml(words) {
  return words.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

/** @param {number} value */
const round = (value) => Math.round(value * 10) / 10;
