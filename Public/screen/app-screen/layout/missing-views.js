// Room for the views of a lazy stack or grid that the state leaves out: those near the viewport are
// asked for and drawn in it.

import { itemsOf } from "../../../model/styles/items.js";
import { lookOf, styleOf } from "../../../model/styles/styles.js";
import { make, parts, scaleOf } from "../../../dom/dom.js";
import { keyedList } from "../../../dom/keyed-list.js";
import { drawNodes } from "../drawing.js";
import { onRows, requestedRow, requestRows } from "../measuring/requested-rows.js";

/** @import { ViewNode } from "../../../types/state.d.ts" */
/** @import { NodeContext } from "../../../types/drawing.d.ts" */
/** @import { Missing } from "../../../model/styles/list-groups.js" */

/** The most points that the views that are not drawn have along the axis. */
const LENGTH_LIMIT = 12_000_000;
/** The length of a view before any has been measured, in points. */
const USUAL = 44;

/**
 * The views that a room is for, and the offsets of those that are drawn in it, from its first.
 * @typedef {{ missing: Missing, context: NodeContext, from: number, to: number }} Room
 */

/** @type {Map<HTMLElement, Room>} */
const rooms = new Map();

const observer = new IntersectionObserver(requestAll, { rootMargin: "100%" });

/**
 * @param {HTMLElement} element
 * @param {ViewNode} node
 * @param {NodeContext} context
 */
export function drawMissingViews(element, node, context) {
  const missing = lookOf(node, context).base.rows;
  const known = rooms.get(element);
  if (!element.firstChild) {
    element.className = "node-missing";
    element.append(make("i"), makeContents(), make("i"));
    element.style.display = "contents";
    for (const room of element.querySelectorAll("i")) observer.observe(room);
  }
  const isSame = known !== undefined && known.missing.of === missing.of;
  const drawn = isSame ? known : { from: 0, to: 0 };
  const from = Math.min(drawn.from, missing.count);
  const to = Math.min(drawn.to, missing.count);
  rooms.set(element, { missing, context, from, to });
  // The views around are drawn by then.
  requestAnimationFrame(() => drawRoom(element));
}

onRows((of) => {
  for (const [element, { missing }] of rooms) if (missing.of === of) drawRoom(element);
});

/** Its views are laid out as if they were in the stack itself. */
function makeContents() {
  const element = make("div");
  element.style.display = "contents";
  return element;
}

/** @param {HTMLElement} element */
function drawRoom(element) {
  const room = rooms.get(element);
  if (!room || !element.isConnected) return void rooms.delete(element);
  const { missing, context, from, to } = room;
  const [before, drawn, after] = parts(element);
  const offsets = Array.from({ length: to - from }, (_, index) => missing.from + from + index);
  keyedList(drawn, offsets, {
    key: String,
    make: makeContents,
    update: (view, offset) => drawElement(view, missing.of, offset, context),
  });
  const layout = layoutOf(element);
  const lines = Math.ceil(missing.count / layout.count);
  const line = Math.min(layout.line, LENGTH_LIMIT / Math.max(1, lines));
  setLength(before, from, layout, line);
  setLength(after, missing.count - to, layout, line);
  requestAll();
}

/**
 * @param {HTMLElement} view
 * @param {string} of
 * @param {number} offset
 * @param {NodeContext} context
 */
function drawElement(view, of, offset, context) {
  const known = requestedRow(of, offset);
  if (!known) return drawNodes(view, [{ kind: "text", label: " " }], context);
  const { node, styles } = known;
  const items = styleOf(styles, node.style).base.stack?.items;
  drawNodes(view, itemsOf(node, items, styles), { ...context, styles });
}

/** @typedef {{ isAcross: boolean, isGrid: boolean, line: number, count: number }} Layout */

/**
 * The lines of views around a room: their direction, the length of one, the number of views in it.
 * @param {HTMLElement} element
 * @returns {Layout}
 */
function layoutOf(element) {
  const stack = /** @type {HTMLElement} */ (element.parentElement);
  const style = getComputedStyle(stack);
  const isGrid = stack.matches(".node-grid");
  const isAcross = isGrid
    ? style.gridAutoFlow.startsWith("column")
    : stack.dataset.axis === "horizontal";
  const tracks = isAcross ? style.gridTemplateRows : style.gridTemplateColumns;
  const count = isGrid ? Math.max(1, tracks.split(" ").length) : 1;
  const gap = parseFloat(isAcross ? style.columnGap : style.rowGap) || 0;
  const views = /** @type {HTMLElement[]} */ ([...stack.children])
    .filter((view) => !view.matches(".node-missing"));
  const lengths = views.map((view) => (isAcross ? view.offsetWidth : view.offsetHeight));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  return { isAcross, isGrid, count, line: (total > 0 ? total / views.length : USUAL) + gap };
}

/**
 * @param {HTMLElement} room
 * @param {number} views
 * @param {Layout} layout
 * @param {number} line The room for each line: very many have less than they need.
 */
function setLength(room, views, { isAcross, isGrid, count }, line) {
  const length = Math.ceil(views / count) * line;
  room.hidden = views === 0;
  room.style.flex = "none";
  room.style[isAcross ? "inlineSize" : "blockSize"] = `${Math.round(length)}px`;
  if (isGrid) room.style[isAcross ? "gridRow" : "gridColumn"] = "1 / -1";
}

let isNoted = false;

/** Asks for the views whose room is near the viewport, at most once a frame. */
function requestAll() {
  if (isNoted) return;
  isNoted = true;
  requestAnimationFrame(() => {
    isNoted = false;
    for (const [element, room] of rooms) {
      if (element.isConnected) requestViews(element, room);
      else rooms.delete(element);
    }
  });
}

document.addEventListener("scroll", () => {
  if (rooms.size > 0) requestAll();
}, { capture: true, passive: true });

/**
 * @param {HTMLElement} element
 * @param {Room} room
 */
function requestViews(element, room) {
  const screen = element.closest(".device-screen");
  if (!screen) return;
  const layout = layoutOf(element);
  const frame = screen.getBoundingClientRect();
  const view = (layout.isAcross ? frame.width : frame.height) / scaleOf(element);
  const screenful = Math.ceil(view / layout.line) * layout.count;
  const first = firstInSight(element, room, layout, frame);
  const { missing } = room;
  if (first !== null) {
    const start = Math.max(0, first - screenful);
    // Views begin in the column in which they were if there were no room.
    const from = Math.max(0, start - (missing.from + start) % layout.count);
    const to = Math.min(missing.count, first + 2 * screenful);
    if (from !== room.from || to !== room.to) {
      Object.assign(room, { from, to });
      requestAnimationFrame(() => drawRoom(element));
    }
  }
  const [from, to] = [missing.from + room.from, missing.from + room.to];
  if (to <= from) return;
  requestRows({ of: missing.of, from, to, part: missing.from }, requestAll);
}

/**
 * The offset of the first view in sight, if it is not drawn; null if there is none near.
 * @param {HTMLElement} element
 * @param {Room} room
 * @param {Layout} layout
 * @param {DOMRect} frame
 */
function firstInSight(element, { missing, from, to }, { isAcross }, frame) {
  const [before, , after] = parts(element);
  for (
    const [part, start, count] of /** @type {[HTMLElement, number, number][]} */ ([
      [before, 0, from],
      [after, to, missing.count - to],
    ])
  ) {
    if (count === 0) continue;
    const box = part.getBoundingClientRect();
    const [low, high] = isAcross ? [box.left, box.right] : [box.top, box.bottom];
    const [edge, end] = isAcross ? [frame.left, frame.right] : [frame.top, frame.bottom];
    const margin = (end - edge) / 2;
    if (high < edge - margin || low > end + margin || high <= low) continue;
    const isMirrored = isAcross && getComputedStyle(element).direction === "rtl";
    const passed = isMirrored ? high - end : edge - low;
    const index = start + Math.floor(Math.max(passed, 0) / (high - low) * count);
    return Math.min(index, missing.count - 1);
  }
  return null;
}
