// Rows of a list in edit mode: a sign that uncovers Delete, and a handle that moves the row.

import { make, setAttribute } from "../../../dom/dom.js";
import { fixedSymbol } from "../../symbols/symbol.js";
import { sendText } from "../tap.js";

/** @import { ViewNode } from "../../../types/state.d.ts" */

/** @type {WeakMap<Element, { up?: string, down?: string }>} */
const moves = new WeakMap();
/**
 * The index of the handle in use after a move by keyboard, by list.
 * @type {WeakMap<Element, number>}
 */
const expected = new WeakMap();

/**
 * @param {ViewNode[]} edits
 * @param {string} name
 */
function named(edits, name) {
  return edits.find(({ label }) => label === name);
}

/**
 * @param {HTMLElement} cell
 * @param {ViewNode[]} edits
 * @param {() => void} uncover Shows the button that deletes the row.
 */
export function drawEdits(cell, edits, uncover) {
  if (edits.length === 0 && !moves.has(cell)) return;
  const [up, down] = [named(edits, "Move Up")?.id, named(edits, "Move Down")?.id];
  moves.set(cell, { up, down });
  const minus = part(cell, ".edit-minus", Boolean(named(edits, "Delete")), makeMinus);
  if (minus) minus.onclick = uncover;
  const grip = part(cell, ".edit-grip", Boolean(up ?? down), () => makeGrip(cell));
  const list = cell.parentElement;
  if (!list || !grip || expected.get(list) !== [...list.children].indexOf(cell)) return;
  expected.delete(list);
  grip.focus();
}

/**
 * @param {HTMLElement} cell
 * @param {string} selector
 * @param {boolean} isWanted
 * @param {() => HTMLElement} build
 * @returns {HTMLElement | null}
 */
function part(cell, selector, isWanted, build) {
  /** @type {HTMLElement | null} */
  const known = cell.querySelector(`:scope > ${selector}`);
  if (!isWanted) return known?.remove(), null;
  if (known) return known;
  const built = build();
  if (selector === ".edit-minus") cell.prepend(built);
  else cell.append(built);
  return built;
}

function makeMinus() {
  const attributes = { type: "button", class: "edit-minus", "aria-label": "Delete…" };
  return make("button", attributes, make("span"));
}

/** @param {HTMLElement} cell */
function makeGrip(cell) {
  return make("button", {
    type: "button",
    class: "edit-grip",
    "aria-label": "Reorder",
    "aria-description": "Arrow keys move the row.",
    keydown: (event) => moveByKey(event, cell),
    pointerdown: (event) => drag(event, cell),
  }, fixedSymbol("line.3.horizontal"));
}

/**
 * @param {HTMLElement} cell
 * @param {number} distance
 */
function move(cell, distance) {
  const { up, down } = moves.get(cell) ?? {};
  const control = distance < 0 ? up : down;
  if (distance !== 0 && control) sendText(cell, control, String(Math.abs(distance)));
}

/**
 * @param {KeyboardEvent} event
 * @param {HTMLElement} cell
 */
function moveByKey(event, cell) {
  const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
  const list = cell.parentElement;
  if (step === 0 || !list) return;
  event.preventDefault();
  event.stopPropagation();
  const { up, down } = moves.get(cell) ?? {};
  if (!(step < 0 ? up : down)) return;
  expected.set(list, [...list.children].indexOf(cell) + step);
  move(cell, step);
}

/**
 * The row follows the pointer, and the others make room.
 * @param {PointerEvent & { currentTarget: HTMLElement }} down
 * @param {HTMLElement} cell
 */
function drag(down, cell) {
  const list = cell.parentElement;
  const grip = down.currentTarget;
  if (down.button !== 0 || !list) return;
  down.preventDefault();
  down.stopPropagation();
  grip.focus({ preventScroll: true });
  grip.setPointerCapture(down.pointerId);
  const rows = /** @type {HTMLElement[]} */ ([...list.children]).filter((row) => moves.has(row));
  const from = rows.indexOf(cell);
  const scale = cell.getBoundingClientRect().height / cell.offsetHeight || 1;
  const tops = rows.map(({ offsetTop }) => offsetTop);
  let to = from;
  setAttribute(cell, "data-lifted", true);
  const follow = (/** @type {PointerEvent} */ event) => {
    const by = (event.clientY - down.clientY) / scale;
    const middle = tops[from] + by + cell.offsetHeight / 2;
    to = targetIndex(middle, rows, tops, from);
    rows.forEach((row, index) => {
      const room = index > from && index <= to ? -1 : index < from && index >= to ? 1 : 0;
      row.style.translate = `0 ${row === cell ? by : room * cell.offsetHeight}px`;
    });
  };
  const ended = new AbortController();
  const end = (/** @type {boolean} */ isDone) => {
    ended.abort();
    setAttribute(cell, "data-lifted", false);
    for (const row of rows) row.style.translate = "";
    if (isDone) move(cell, to - from);
  };
  const { signal } = ended;
  grip.addEventListener("pointermove", follow, { signal });
  grip.addEventListener("pointerup", () => end(true), { signal });
  grip.addEventListener("pointercancel", () => end(false), { signal });
}

/**
 * The place for a dragged row whose middle is at this point.
 * @param {number} middle
 * @param {HTMLElement[]} rows
 * @param {number[]} tops
 * @param {number} from
 */
function targetIndex(middle, rows, tops, from) {
  let target = from;
  for (let index = 0; index < rows.length; index += 1) {
    const half = tops[index] + rows[index].offsetHeight / 2;
    if (index < from && middle < half) return index;
    if (index > from && middle > half) target = index;
  }
  return target;
}
