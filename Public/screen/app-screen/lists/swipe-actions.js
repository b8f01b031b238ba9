import { PLAIN } from "../../../model/styles/styles.js";
import { make, scaleOf, setAttribute } from "../../../dom/dom.js";
import { drawEdits } from "./row-edits.js";
import { openMenu } from "./row-menu.js";

/** @import { ViewNode } from "../../../types/state.d.ts" */
/** @import { NodeContext } from "../../../types/drawing.d.ts" */
/** @import { Attached } from "../../../model/styles/list-groups.js" */

// Actions beside a row: a drag, or a wheel turned sideways, uncovers them; a right click, a long press
// or the menu key lists them with the row's context menu.

/** A row springs open when it has been dragged this many points. */
const OPEN = 40;
/** A drag over this part of the row's width does the first action, if the row allows it. */
const FULL = 0.6;
const LONG_PRESS = 500;

/** @type {WeakMap<HTMLElement, { attached: Attached, context: NodeContext }>} */
const rows = new WeakMap();

/** @typedef {(parent: Element, nodes: ViewNode[], context: NodeContext) => void} DrawNodes */

/**
 * @param {HTMLElement} cell
 * @param {Attached} attached
 * @param {NodeContext} context
 * @param {DrawNodes} drawNodes
 */
export function drawActions(cell, attached, context, drawNodes) {
  drawEdits(cell, attached.edits, () => open(cell));
  drawSwipes(cell, withDelete(attached), context, drawNodes);
}

const DESTRUCTIVE = { ...PLAIN, base: { button: { role: "destructive" } } };

/**
 * The attachments of a row, with the button that deletes it among its actions.
 * @param {Attached} attached
 * @returns {Attached}
 */
function withDelete(attached) {
  const button = attached.edits.find(({ label }) => label === "Delete");
  if (!button) return attached;
  return { ...attached, trailing: [{ ...button, look: DESTRUCTIVE }, ...attached.trailing] };
}

/** @param {HTMLElement} cell */
function open(cell) {
  const side = cell.querySelector(":scope > .swipe-trailing");
  slide(cell, side ? -side.scrollWidth : 0);
  settle(cell);
  /** @type {HTMLElement | null | undefined} */ (side?.querySelector("button"))?.focus();
}

/**
 * @param {HTMLElement} cell
 * @param {Attached} attached
 * @param {NodeContext} context
 * @param {DrawNodes} drawNodes
 */
function drawSwipes(cell, attached, context, drawNodes) {
  const hasAny = [attached.leading, attached.trailing, attached.menu].some((nodes) => nodes.length);
  if (!hasAny && !rows.has(cell)) return;
  if (!rows.has(cell)) listen(cell);
  rows.set(cell, { attached, context });
  setAttribute(cell, "data-menu", hasAny);
  for (const side of SIDES) {
    const box = boxAt(cell, side, attached[side].length > 0);
    if (box) drawNodes(box, attached[side], { ...context, isCell: false, isSwipe: true });
  }
}

const SIDES = /** @type {const} */ (["leading", "trailing"]);

/**
 * The place for the actions of a side; null if there are none.
 * @param {HTMLElement} cell
 * @param {string} side
 * @param {boolean} isWanted
 */
function boxAt(cell, side, isWanted) {
  const known = cell.querySelector(`:scope > .swipe-${side}`);
  if (!isWanted) return known?.remove(), null;
  return known ?? cell.appendChild(make("div", { class: `swipe swipe-${side}`, inert: true }));
}

/** @param {HTMLElement} cell */
function listen(cell) {
  cell.addEventListener("contextmenu", (event) => showMenu(cell, event));
  cell.addEventListener("pointerdown", (event) => follow(cell, event));
  cell.addEventListener("wheel", (event) => {
    if (Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return;
    event.preventDefault();
    slide(cell, shift(cell) - event.deltaX);
    clearTimeout(resting.get(cell));
    resting.set(cell, setTimeout(() => settle(cell), 120));
  }, { passive: false });
  cell.addEventListener("click", (event) => {
    if (dragged.has(cell)) return event.stopPropagation();
    if (event.target instanceof Element && event.target.closest(".edit-minus")) return;
    const isAction = event.target instanceof Element && event.target.closest(".swipe");
    if (shift(cell) === 0) return;
    if (!isAction) event.stopPropagation();
    slide(cell, 0);
    revealActions(cell, 0);
  }, { capture: true });
}

/** @type {WeakMap<HTMLElement, ReturnType<typeof setTimeout>>} */
const resting = new WeakMap();

/** Rows whose drag has just ended: the next click belongs to it. */
const dragged = new WeakSet();

/**
 * @param {HTMLElement} cell
 * @param {MouseEvent} event
 */
function showMenu(cell, event) {
  const row = rows.get(cell);
  if (!row) return;
  const { menu, leading, trailing } = row.attached;
  const nodes = [...menu, ...leading, ...trailing];
  if (nodes.length === 0) return;
  event.preventDefault();
  openMenu(
    cell,
    nodes,
    event.clientX || event.clientY ? event : null,
    row.context.styles,
  );
}

/**
 * Follows a finger or a held mouse; a long press opens the menu.
 * @param {HTMLElement} cell
 * @param {PointerEvent} down
 */
function follow(cell, down) {
  if (
    down.button !== 0 ||
    (down.target instanceof Element && down.target.closest(".swipe, input, .edit-minus"))
  )
    return;
  const before = shift(cell);
  const ended = new AbortController();
  const press = down.pointerType === "touch"
    ? setTimeout(() => (ended.abort(), showMenu(cell, down)), LONG_PRESS)
    : undefined;
  ended.signal.addEventListener("abort", () => clearTimeout(press));
  let isDragged = false;
  const move = (/** @type {PointerEvent} */ event) => {
    const scale = scaleOf(cell);
    const [x, y] = [(event.clientX - down.clientX) / scale, (event.clientY - down.clientY) / scale];
    if (Math.hypot(x, y) > 6) clearTimeout(press);
    if (!isDragged && Math.abs(y) > 10 && Math.abs(y) > Math.abs(x)) return ended.abort();
    if (!isDragged && Math.abs(x) < 10) return;
    isDragged = true;
    cell.setPointerCapture?.(event.pointerId);
    slide(cell, before + x);
  };
  const end = () => {
    ended.abort();
    if (!isDragged) return;
    settle(cell);
    dragged.add(cell);
    setTimeout(() => dragged.delete(cell));
  };
  const { signal } = ended;
  cell.addEventListener("pointermove", move, { signal });
  cell.addEventListener("pointerup", end, { signal });
  cell.addEventListener("pointercancel", end, { signal });
}

/** @param {HTMLElement} cell */
function shift(cell) {
  return parseFloat(cell.style.getPropertyValue("--shift")) || 0;
}

/**
 * @param {HTMLElement} cell
 * @param {number} x
 */
function slide(cell, x) {
  const { attached } = rows.get(cell) ?? {};
  const least = attached?.trailing.length ? -cell.offsetWidth : 0;
  const most = attached?.leading.length ? cell.offsetWidth : 0;
  cell.style.setProperty("--shift", `${Math.min(most, Math.max(least, x))}px`);
  setAttribute(cell, "data-swiped", true);
}

/**
 * Settles open or closed, or does the first action after a drag nearly across the row.
 * @param {HTMLElement} cell
 */
function settle(cell) {
  const x = shift(cell);
  const name = x < 0 ? "trailing" : "leading";
  const side = cell.querySelector(`:scope > .swipe-${name}`);
  const isOpen = Math.abs(x) > OPEN && side instanceof HTMLElement;
  const { isFull, full } = rows.get(cell)?.attached ?? {};
  if (isOpen && (isFull || full?.includes?.(name)) && Math.abs(x) > cell.offsetWidth * FULL) {
    const first = side.firstElementChild;
    slide(cell, 0);
    revealActions(cell, 0);
    if (first instanceof HTMLElement) first.click();
    return;
  }
  const open = isOpen ? Math.sign(x) * side.scrollWidth : 0;
  slide(cell, open);
  revealActions(cell, open);
}

/**
 * @param {HTMLElement} cell
 * @param {number} open
 */
function revealActions(cell, open) {
  setAttribute(cell, "data-swiped", open !== 0);
  for (const side of cell.querySelectorAll(":scope > .swipe")) {
    const isShown = open !== 0 && side.matches(open < 0 ? ".swipe-trailing" : ".swipe-leading");
    setAttribute(side, "inert", !isShown);
  }
}
