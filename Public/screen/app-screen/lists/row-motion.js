const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
const SPRING = "cubic-bezier(.2, .8, .2, 1)";
/** If more rows than this come at once, it is a different list, not a change of this one. */
const MOST = 40;

/**
 * Redraws rows and animates the difference: new ones fade in, the others move to their places.
 * @param {HTMLElement} list
 * @param {() => void} draw
 */
export function moveRows(list, draw) {
  const before = new Map([...list.children].map((row) => [row, top(row) + shift(row)]));
  draw();
  const rows = /** @type {HTMLElement[]} */ ([...list.children]);
  const come = rows.filter((row) => !before.has(row));
  const order = [...before.keys()];
  const isSame = rows.length === order.length && rows.every((row, index) => row === order[index]);
  if (isSame || come.length > MOST || before.size === 0) return;
  for (const row of come) {
    row.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 300, easing: "ease-out" });
  }
  if (reducedMotion.matches) return;
  for (const row of rows) {
    const moved = (before.get(row) ?? top(row)) - top(row);
    ways.get(row)?.cancel();
    if (moved === 0) continue;
    const frames = [{ translate: `0 ${moved}px` }, { translate: "0 0" }];
    ways.set(row, row.animate(frames, { duration: 350, easing: SPRING }));
  }
}

/** @type {WeakMap<Element, Animation>} */
const ways = new WeakMap();

/**
 * The distance of a moving row from its place.
 * @param {Element} row
 */
function shift(row) {
  if (ways.get(row)?.playState !== "running") return 0;
  return parseFloat(getComputedStyle(row).translate.split(" ")[1]) || 0;
}

/** @param {Element} row */
function top(row) {
  return row instanceof HTMLElement ? row.offsetTop : 0;
}
