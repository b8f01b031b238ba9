import { translate } from "../../language/translate.js";
import { make, setAttribute } from "../../dom/dom.js";

const STEP = 16;

/**
 * The edge of an area, moved by dragging or with the arrow keys; a double click, or Home, restores
 * the default size.
 * @param {HTMLElement} item
 * @param {boolean} isRow The edge lies above the area, not before it.
 * @param {(size: number | null) => void} resize
 */
export function splitter(item, isRow, resize) {
  const edge = make("div", {
    role: "separator",
    class: "splitter",
    tabindex: "0",
    "aria-orientation": isRow ? "horizontal" : "vertical",
    "aria-label": isRow ? translate("Height of the drawer") : translate("Width of the inspector"),
    "aria-valuemin": 0,
    "aria-valuemax": 100,
    dblclick: () => resize(null),
    pointerdown: (event) => drag(event),
    keydown: (event) => step(event),
    focus: () => updateValue(),
  });
  /** For the section around the area, whose borders count. */
  const size = () => {
    // Beside a rail of tabs, the section has the whole grid, and the panel one row of it.
    const main = item.querySelector(":scope:not([data-folded]) > .panel-main");
    const isGrid = getComputedStyle(item).display === "grid" && main instanceof HTMLElement;
    const { offsetHeight = 0, offsetWidth = 0 } = (isGrid ? main : item.parentElement) ?? {};
    return isRow ? offsetHeight : offsetWidth;
  };
  /** The direction in which the area grows, along its axis. */
  const outwards = () => (isRow || !item.matches(":dir(rtl)") ? -1 : 1);
  const updateValue = () => {
    const whole = isRow ? innerHeight : innerWidth;
    setAttribute(edge, "aria-valuenow", Math.round((size() / whole) * 100));
    setAttribute(edge, "aria-valuetext", translate("{size} pixels", { size: size() }));
  };

  /** @param {PointerEvent} event */
  function drag(event) {
    if (event.button !== 0) return;
    event.preventDefault();
    const [start, before] = [isRow ? event.clientY : event.clientX, size()];
    edge.setPointerCapture(event.pointerId);
    const move = (/** @type {PointerEvent} */ { clientX, clientY }) =>
      resize(before + ((isRow ? clientY : clientX) - start) * outwards());
    edge.addEventListener("pointermove", move);
    edge.addEventListener(
      "lostpointercapture",
      () => edge.removeEventListener("pointermove", move),
      {
        once: true,
      },
    );
  }

  /** @param {KeyboardEvent} event */
  function step(event) {
    if (event.key === "Home") resize(null);
    const keys = isRow ? ["ArrowUp", "ArrowDown"] : ["ArrowLeft", "ArrowRight"];
    const direction = keys.indexOf(event.key) * 2 - 1;
    if (!keys.includes(event.key)) return;
    event.preventDefault();
    resize(size() + direction * STEP * outwards());
    updateValue();
  }

  updateValue();
  return edge;
}
