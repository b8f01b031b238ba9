import { scaleOf } from "../../../dom/dom.js";

// The lines between rows are indented to the words of the row above them.

/** @type {Set<HTMLElement>} */
const lists = new Set();

/**
 * Schedules the lines of a list to be placed with the next frame.
 * @param {HTMLElement} list
 */
export function noteSeparators(list) {
  if (lists.size === 0) requestAnimationFrame(updateAll);
  lists.add(list);
}

function updateAll() {
  for (const list of lists) if (list.isConnected) updateSeparators(list);
  lists.clear();
}

/**
 * Measures all rows before it writes to any.
 * @param {HTMLElement} list
 */
function updateSeparators(list) {
  const scale = scaleOf(list);
  const isMirrored = list.matches(":dir(rtl)");
  /** @type {HTMLElement[]} */
  const cells = [...list.querySelectorAll(".cell")].filter((cell) => cell instanceof HTMLElement);
  const starts = cells.map((cell) => {
    const words = firstWords(cell)?.getBoundingClientRect();
    if (!words) return null;
    const box = cell.getBoundingClientRect();
    return (isMirrored ? box.right - words.right : words.left - box.left) / scale;
  });
  cells.forEach((cell, index) => {
    const start = starts[index];
    if (start === null) cell.style.removeProperty("--line");
    else cell.style.setProperty("--line", `${Math.round(start)}px`);
  });
}

const WORDS = ".node-words, .node-field, .picker-words, .meter-words";

/** @param {HTMLElement} cell */
function firstWords(cell) {
  return [...cell.querySelectorAll(`.cell-body :is(${WORDS})`)]
    .find((words) => words.getClientRects().length > 0 && !words.closest(".choice"));
}
