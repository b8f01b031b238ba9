import { PLAIN } from "../../../model/styles/styles.js";
import { make, scaleOf, setAttribute } from "../../../dom/dom.js";
import { animations, loadAnimations } from "../../animation/animation-loader.js";
import { drawNodes } from "../drawing.js";

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

/**
 * @param {HTMLElement} cell
 * @param {Attached} attached
 * @param {NodeContext} context
 */
export function drawActions(cell, attached, context) {
  if (attached.edits.length > 0 || edited.has(cell)) {
    edited.add(cell);
    loadAnimations().then(() => animations?.drawEdits(cell, attached.edits, () => open(cell)));
  }
  drawSwipes(cell, withDelete(attached), context);
}

/** @type {WeakSet<HTMLElement>} */
const edited = new WeakSet();

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
 */
function drawSwipes(cell, attached, context) {
  const hasAny = [attached.leading, attached.trailing, attached.menu].some((nodes) => nodes.length);
  if (!hasAny && !rows.has(cell)) return;
  if (!rows.has(cell)) listen(cell);
  rows.set(cell, { attached, context });
  setAttribute(cell, "data-menu", hasAny);
  drawSide(cell, "leading", attached.leading, context);
  drawSide(cell, "trailing", attached.trailing, context);
}

/**
 * @param {HTMLElement} cell
 * @param {"leading" | "trailing"} side
 * @param {ViewNode[]} nodes
 * @param {NodeContext} context
 */
function drawSide(cell, side, nodes, context) {
  const known = cell.querySelector(`:scope > .swipe-${side}`);
  if (nodes.length === 0) return void known?.remove();
  const box = known ?? make("div", { class: `swipe swipe-${side}`, inert: true });
  if (!known) cell.append(box);
  drawNodes(box, nodes, { ...context, isCell: false, isSwipe: true });
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
  animations?.openMenu(
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
  const side = cell.querySelector(x < 0 ? ":scope > .swipe-trailing" : ":scope > .swipe-leading");
  const isOpen = Math.abs(x) > OPEN && side instanceof HTMLElement;
  if (isOpen && rows.get(cell)?.attached.isFull && Math.abs(x) > cell.offsetWidth * FULL) {
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
