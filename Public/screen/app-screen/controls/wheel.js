// A wheel of choices: the one that comes to rest in its middle is chosen.

/** A wheel that has not turned for this long is at rest, in milliseconds. */
const REST = 160;

/** @type {WeakMap<HTMLElement, { chosen: number, timer?: ReturnType<typeof setTimeout> }>} */
const wheels = new WeakMap();

/**
 * Turns a wheel to its choice, and sends the choice that a person turns it to.
 * @param {HTMLElement} list
 * @param {number} chosen
 */
export function turnWheel(list, chosen) {
  const known = wheels.get(list);
  if (!known) listen(list);
  if (known?.chosen === chosen && known) return;
  wheels.set(list, { chosen });
  requestAnimationFrame(() => list.scrollTo({ top: topOf(list, chosen), behavior: "instant" }));
}

/**
 * @param {HTMLElement} list
 * @param {number} index
 */
function topOf(list, index) {
  return index * (/** @type {HTMLElement} */ (list.firstElementChild)?.offsetHeight || 32);
}

/** @param {HTMLElement} list */
function listen(list) {
  list.addEventListener("scroll", () => {
    const wheel = wheels.get(list);
    if (!wheel) return;
    clearTimeout(wheel.timer);
    wheel.timer = setTimeout(() => settle(list), REST);
  });
  list.addEventListener("pointerdown", (down) => drag(list, down));
}

/** @param {HTMLElement} list */
function settle(list) {
  const wheel = wheels.get(list);
  if (!wheel || list.hasAttribute("data-dragged")) return;
  const index = Math.round(list.scrollTop / (topOf(list, 1) || 1));
  const choice = /** @type {HTMLElement | undefined} */ (list.children[index]);
  if (!choice || index === wheel.chosen) return;
  wheel.chosen = index;
  choice.click();
}

/**
 * Lets a mouse drag the wheel; for a finger, the browser scrolls it.
 * @param {HTMLElement} list
 * @param {PointerEvent} down
 */
function drag(list, down) {
  if (down.pointerType !== "mouse" || down.button !== 0) return;
  const [before, scale] = [
    list.scrollTop,
    list.getBoundingClientRect().height / list.offsetHeight || 1,
  ];
  const ended = new AbortController();
  const move = (/** @type {PointerEvent} */ event) => {
    const by = (event.clientY - down.clientY) / scale;
    if (Math.abs(by) < 4 && !list.hasAttribute("data-dragged")) return;
    list.setAttribute("data-dragged", "");
    list.scrollTop = before - by;
  };
  const end = () => {
    ended.abort();
    if (!list.hasAttribute("data-dragged")) return;
    // The click that ends a drag chooses nothing.
    list.addEventListener("click", stopClick, { capture: true, once: true });
    setTimeout(() => {
      list.removeEventListener("click", stopClick, { capture: true });
      list.removeAttribute("data-dragged");
      settle(list);
    });
  };
  document.addEventListener("pointermove", move, { signal: ended.signal });
  document.addEventListener("pointerup", end, { signal: ended.signal });
}

/** @param {Event} event */
function stopClick(event) {
  event.stopPropagation();
}
